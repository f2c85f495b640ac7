import { isJobOffer } from '@adwright/engine-lexicon';
import { type GoalKind, goalKind } from '../call-to-action.ts';
import { statesAnOffer } from './offers-work.ts';
import type { ToldBrief } from './told-brief.ts';

/** The purpose of a brief's campaign. Readers of a job offer apply; they buy or order nothing. */
export function goalOfBrief({
  product,
  goal,
  facts,
}: Pick<ToldBrief, 'product' | 'goal' | 'facts'>): GoalKind {
  const kind = goalKind(goal);
  const isOfGoods = kind === 'leads' || kind === 'sales' || kind === 'awareness';
  if (kind === 'apply' && !isJobOffer(product) && statesAnOffer(product, facts)) return 'leads';
  return isOfGoods && isJobOffer(product) ? 'apply' : kind;
}
