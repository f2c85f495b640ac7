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

export const RESULT_ORDERS = [
  { value: 'file', label: 'As in the file' },
  { value: 'score', label: 'Best score first' },
] as const;
export type ResultOrder = (typeof RESULT_ORDERS)[number]['value'];

interface ResultsFilter {
  kind: ResultKind;
  /** Words from a product's name or number, or a line number. */
  search: string;
  order: ResultOrder;
}

/** Returns the rows of a campaign that match the filter, sorted. */
export function filterResults(
  rows: readonly CampaignResult[],
  { kind, search, order }: ResultsFilter,
): CampaignResult[] {
  const states = STATES[kind];
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const left = rows.filter(({ state, name, reference, line }) => {
    if (states && !states.includes(state)) return false;
    const text = `${name} ${reference}`.toLowerCase();
    return words.every((word) => text.includes(word) || word === String(line));
  });
  if (order === 'file') return left;
  return left.toSorted((one, other) => (other.score ?? -1) - (one.score ?? -1));
}
