import type { CampaignOverview, CampaignRowState } from '@adwright/contracts/campaigns';

/** A number with its noun: "1 ad", "93 ads". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Counts the rows that are made or will be made. */
export function rowTotal({
  waiting,
  running,
  succeeded,
  failed,
  cancelled,
}: CampaignOverview): number {
  return waiting + running + succeeded + failed + cancelled;
}

/** Label of a campaign's state. */
export function stateLabel({ state, paused_by, running }: CampaignOverview): string {
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
export function progressLabel(campaign: CampaignOverview): string {
  const { succeeded, failed, cancelled, faulty } = campaign;
  const total = rowTotal(campaign);
  const parts = [`${succeeded} of ${counted(total, 'ad')} made`];
  if (failed > 0) parts.push(`${failed} failed`);
  if (cancelled > 0) parts.push(`${cancelled} not made`);
  if (faulty > 0) parts.push(`${counted(faulty, 'faulty row')} left out`);
  return parts.join(', ');
}

/** Label of a row's state. */
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
