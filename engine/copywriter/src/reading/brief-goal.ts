import { goalInWords } from '@adwright/engine-lexicon';
import { type GoalKind, goalKind } from '../call-to-action.ts';
import { isJobAd } from './enrolment.ts';
import { statesAnOffer } from './offers-work.ts';
import type { ToldBrief } from './told-brief.ts';

/**
 * Returns the goal of a brief's campaign. The readers of a job ad should apply, so a goal to sell
 * is replaced by a goal of applications. A goal field that names only a telephone number asks for
 * calls.
 */
export function goalOfBrief({
  product,
  goal,
  facts,
}: Pick<ToldBrief, 'product' | 'goal' | 'facts'>): GoalKind {
  const kind = goalKind(goal);
  const isJob = isJobAd(product);
  const isOfGoods = kind === 'leads' || kind === 'sales' || kind === 'awareness';
  if (kind === 'apply' && !isJob && statesAnOffer(product, facts)) return 'leads';
  if (isOfGoods && isJob) return 'apply';
  const isPhoneOnly = isOfGoods && goalInWords(goal ?? '') === null && statesPhone(facts);
  return isPhoneOnly ? 'call' : kind;
}

function statesPhone(facts: ToldBrief['facts']): boolean {
  return (facts ?? []).some(({ kind, field }) => kind === 'phone' && field === 'goal');
}
