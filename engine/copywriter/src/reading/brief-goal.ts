import type { CopyBrief } from '@adwright/engine-lexicon';
import { type GoalKind, goalKind } from '../call-to-action.ts';
import { isJobOffer } from './job-offer.ts';

/** What the campaign of a brief is for. Whoever answers a job offer applies, and buys or orders nothing. */
export function goalOfBrief({ product, goal }: Pick<CopyBrief, 'product' | 'goal'>): GoalKind {
  const kind = goalKind(goal);
  const isOfGoods = kind === 'leads' || kind === 'sales' || kind === 'awareness';
  return isOfGoods && isJobOffer(product) ? 'apply' : kind;
}
