import { getSupabase, resolveReturnPath, startSession } from '@adwright/supabase';
import { type Answers, serveServices, signInAsUser, USER } from '@adwright/supabase/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { PricingPage } from './pricing-page.tsx';

let left: string[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  left = [];
  vi.spyOn(location, 'assign').mockImplementation((url) => void left.push(String(url)));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const reset_date = '2026-02-05T12:00:00+00:00';

async function showAsUser(answers: Answers, plan_name = 'starter50') {
  await serveServices({
    'GET /auth/v1/user': () => Response.json(USER),
    'GET /rest/v1/users': () => Response.json({ plan_name, reset_date }),
    'GET /rest/v1/subscriptions': () => Response.json([]),
    ...answers,
  });
  await signInAsUser();
  await startSession();
  return renderPage('/pricing', PricingPage);
}

test('the pricing page shows the only paid plan with its price, credits and support', async () => {
  await showAsUser({});
  expect(screen.getByRole('heading', { level: 1, name: 'Pricing' })).toBeTruthy();
  const plan = screen.getByRole('region', { name: 'Starter' });
  expect(plan.textContent).toContain('$9.99/month');
  expect(plan.textContent).toContain('100 ad credits');
  expect(plan.textContent).toContain('Basic support');
});

test('the pricing page shows the credits that each feature costs, and how many results a month of the plan pays for', async () => {
  await showAsUser({});
  const costs = within(screen.getByRole('table', { name: 'What a credit buys' }));
  const rows = costs.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toContain('Create Ad1100 times');
  expect(rows).toContain('Creative Boost1010 times');
  expect(rows).toContain('Product Photoshoot333 times');
});

test("the pricing page requests a payment page, shows progress, and opens the page's URL", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const sent = vi.fn();
  await showAsUser({
    'POST /functions/v1/create-checkout': ({ body }) => {
      sent(body);
      return promise;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe' }));
  const button = screen.getByRole('button', { name: 'Processing...' });
  await userEvent.click(button);
  await act(async () => resolve(Response.json({ url: 'https://pay.example/1' })));
  await waitFor(() => expect(left).toEqual(['https://pay.example/1']));
  expect(sent).toHaveBeenCalledOnce();
  expect(sent).toHaveBeenCalledWith({
    priceId: 'price_starter_monthly',
    success_url: `${location.origin}/dashboard`,
    cancel_url: `${location.origin}/pricing`,
  });
});

test.each([
  [
    'refuses',
    () => Response.json({}, { status: 500 }),
    'Could not initiate checkout. Please try again.',
  ],
  ['answers without a URL', () => Response.json({ ok: true }), 'Invalid response from server.'],
])(
  'the pricing page reports that the service %s, and lets the user try again',
  async (_, answer, text) => {
    await showAsUser({ 'POST /functions/v1/create-checkout': answer });
    await userEvent.click(await screen.findByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Subscribe' })).toBeTruthy();
    expect(left).toEqual([]);
  },
);

test('the pricing page links a user with the paid plan to the billing page', async () => {
  await showAsUser({}, 'starter');
  const link = await screen.findByRole('link', { name: 'Manage billing' });
  expect(link.getAttribute('href')).toBe('/billing');
  expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull();
});

test('the pricing page sends a guest to the login page, which returns to the pricing page', async () => {
  await serveServices({ 'POST /auth/v1/logout': () => new Response(null, { status: 204 }) });
  await getSupabase().auth.signOut({ scope: 'local' });
  await startSession();
  const router = renderPage('/pricing', PricingPage);
  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('Please login to use this feature')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/login');
  expect(resolveReturnPath()).toBe('/pricing');
});
