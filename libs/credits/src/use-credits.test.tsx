import { startSession } from '@adwright/supabase';
import { serveServices, signInAsUser, USER } from '@adwright/supabase/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectPayment } from './payment-visit.ts';
import { useCredits } from './use-credits.ts';

/** A longer timeout than the default of one second, because other test files run at the same time. */
const PATIENT = { timeout: 10_000 };

let limit = 50;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  limit = 50;
  await serveServices({
    'GET /auth/v1/user': () => Response.json(USER),
    'GET /rest/v1/users': () =>
      Response.json({ ads_limit: limit, credits_used: 0, reset_date: '2026-02-05T12:00:00Z' }),
  });
  await signInAsUser();
  await startSession();
});

afterEach(() => vi.unstubAllGlobals());

function Balance() {
  return <p>{useCredits().data?.left}</p>;
}

function openTab() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Balance />
    </QueryClientProvider>,
  );
}

test('the returning tab and all other tabs show the balance after a payment is recorded', async () => {
  openTab();
  expect(await screen.findByText('50')).toBeTruthy();
  expectPayment();
  openTab();
  await vi.waitFor(() => expect(screen.getAllByText('50')).toHaveLength(2), PATIENT);
  limit = 100;
  await vi.waitFor(() => expect(screen.getAllByText('100')).toHaveLength(2), PATIENT);
});

test('the balance is polled once a minute when no change is expected, however many components show the balance', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let asked = 0;
  await serveServices({
    'GET /auth/v1/user': () => Response.json(USER),
    'GET /rest/v1/users': () => {
      asked += 1;
      return Response.json({ ads_limit: 50, credits_used: 0, reset_date: '2026-02-05T12:00:00Z' });
    },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Balance />
      <Balance />
      <Balance />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(screen.getAllByText('50')).toHaveLength(3), PATIENT);
  // An earlier test may have left the tab polling for a payment. This test first waits until the page no longer polls
  // the balance.
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  const before = asked;
  await vi.advanceTimersByTimeAsync(5 * 60_000 + 1000);
  vi.useRealTimers();
  expect(asked - before).toBeGreaterThanOrEqual(4);
  expect(asked - before).toBeLessThanOrEqual(6);
});
