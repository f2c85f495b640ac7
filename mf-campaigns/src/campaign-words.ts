import type { CampaignOverview, CampaignRowState } from '@adwright/contracts/campaigns';

/** Returns a number with its noun, such as "1 ad", "93 ads". */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Counts the rows of a campaign in every state except faulty, since no ad can be made of a faulty row. */
export function countRows({
  waiting,
  running,
  succeeded,
  failed,
  cancelled,
}: CampaignOverview): number {
  return waiting + running + succeeded + failed + cancelled;
}

/** Returns the label of a campaign's state. */
export function getStateLabel({ state, paused_by, running }: CampaignOverview): string {
  switch (state) {
    case 'draft':
      return 'Draft';
    case 'running':
      return 'Running';
    case 'paused':
      if (paused_by === 'credits') return 'Out of credits';
      return running > 0 ? 'Pausing' : 'Paused';
    case 'done':
      return 'Done';
    case 'cancelled':
      return running > 0 ? 'Ending' : 'Cancelled';
  }
}

/** Describes a campaign's progress in one sentence. */
export function describeProgress(campaign: CampaignOverview): string {
  const { succeeded, failed, cancelled, faulty } = campaign;
  const total = countRows(campaign);
  const parts = [`${succeeded} of ${formatCount(total, 'ad')} made`];
  if (failed > 0) parts.push(`${failed} failed`);
  if (cancelled > 0) parts.push(`${cancelled} not made`);
  if (faulty > 0) parts.push(`${formatCount(faulty, 'faulty row')} left out`);
  return parts.join(', ');
}

/** Labels of the states of a campaign's row. */
export const ROW_STATE_LABELS: Readonly<Record<CampaignRowState, string>> = {
  faulty: 'Faulty',
  waiting: 'Waiting',
  preparing: 'In the making',
  running: 'In the making',
  finishing: 'In the making',
  succeeded: 'Made',
  failed: 'Failed',
  cancelled: 'Not made',
};
