import type { CampaignResult, CampaignRowState } from '@adwright/contracts/campaigns';

export const RESULT_KINDS = ['all', 'made', 'unfinished', 'failed', 'left-out'] as const;
export type ResultKind = (typeof RESULT_KINDS)[number];

export const RESULT_KIND_LABELS: Record<ResultKind, string> = {
  all: 'All rows',
  made: 'Made',
  unfinished: 'Not finished',
  failed: 'Failed',
  'left-out': 'Left out',
};

const STATES: Record<ResultKind, readonly CampaignRowState[] | null> = {
  all: null,
  made: ['succeeded'],
  unfinished: ['waiting', 'preparing', 'running', 'finishing'],
  failed: ['failed'],
  'left-out': ['faulty', 'cancelled'],
};

interface ResultsFilter {
  kind: ResultKind;
  /** Words of a product's name or number, or the number of a line. */
  search: string;
}

/** The rows that a filter leaves. */
export function filterResults(
  rows: readonly CampaignResult[],
  { kind, search }: ResultsFilter,
): CampaignResult[] {
  const states = STATES[kind];
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ state, name, reference, line }) => {
    if (states && !states.includes(state)) return false;
    const text = `${name} ${reference}`.toLowerCase();
    return words.every((word) => text.includes(word) || word === String(line));
  });
}
