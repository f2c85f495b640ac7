import { type CopyBrief, isJobOffer } from '@adwright/engine-lexicon';
import { type GoalKind, goalKind } from '../call-to-action.ts';

/** The purpose of a brief's campaign. Readers of a job offer apply, and buy or order nothing. */
export function goalOfBrief({ product, goal }: Pick<CopyBrief, 'product' | 'goal'>): GoalKind {
  const kind = goalKind(goal);
  const isOfGoods = kind === 'leads' || kind === 'sales' || kind === 'awareness';
  return isOfGoods && isJobOffer(product) ? 'apply' : kind;
}
