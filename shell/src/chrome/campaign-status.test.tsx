import type { RunningCampaign } from '@adwright/campaigns/running';
import { act, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CampaignStatus } from './campaign-status.tsx';

const campaigns = vi.hoisted(() => ({ running: [] as RunningCampaign[] }));
vi.mock('@adwright/campaigns/running', async () => {
  const { atom } = await import('jotai');
  return { runningCampaignsAtom: atom(() => campaigns.running) };
});

const RUNNING: RunningCampaign = {
  id: 'c1',
  name: 'Autumn',
  state: 'running',
  done: 12,
  total: 93,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function show(running: RunningCampaign[]) {
  campaigns.running = running;
  const view = render(
    <Provider store={createStore()}>
      <CampaignStatus />
    </Provider>,
  );
  act(() => void vi.advanceTimersByTime(3000));
  return view;
}

test('the campaign status links to the running campaign and shows its progress', () => {
  show([RUNNING]);
  const link = screen.getByRole('link', { name: 'Campaign Autumn: 12/93 ads done' });
  expect(link.getAttribute('href')).toBe('/campaigns/c1');
});

test('the campaign status reports that credits have run out', () => {
  show([{ ...RUNNING, state: 'paused' }]);
  expect(
    screen.getByRole('link', { name: 'Campaign Autumn: 12/93 ads done, out of credits' }),
  ).toBeDefined();
});

test('the campaign status is hidden while no campaign runs', () => {
  expect(show([]).container.innerHTML).toBe('');
});
