import type { RunningCampaign } from '@adwright/campaigns/running';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CampaignStatus } from './campaign-status.tsx';

const campaigns = vi.hoisted(() => ({ data: [] as RunningCampaign[] | undefined }));
vi.mock('@adwright/campaigns/running', () => ({ useRunningCampaigns: () => campaigns }));

const RUNNING: RunningCampaign = {
  id: 'c1',
  name: 'Autumn',
  state: 'running',
  done: 12,
  total: 93,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function show(data: RunningCampaign[] | undefined) {
  campaigns.data = data;
  const view = render(<CampaignStatus />);
  act(() => void vi.advanceTimersByTime(3000));
  return view;
}

test('leads to the campaign that runs, and says how far it is', () => {
  show([RUNNING]);
  const link = screen.getByRole('link', { name: 'Campaign Autumn: 12/93 ads done' });
  expect(link.getAttribute('href')).toBe('/campaigns/c1');
});

test('says that credits have run out', () => {
  show([{ ...RUNNING, state: 'paused' }]);
  expect(
    screen.getByRole('link', { name: 'Campaign Autumn: 12/93 ads done, out of credits' }),
  ).toBeDefined();
});

test.each([[[]], [undefined]])('is not there while none runs: %j', (data) => {
  expect(show(data).container.innerHTML).toBe('');
});
