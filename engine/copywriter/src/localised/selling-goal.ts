import { mannersInWords } from '@adwright/engine-lexicon';
import type { GoalKind } from '../call-to-action.ts';
import type { ToldBrief } from '../reading/told-brief.ts';
import { tradeFacts } from '../reading/trade-of.ts';
import { kindOfBrief, tradeInBrief } from './trade-of-brief.ts';

/**
 * Returns what customers do to buy the product of a brief. For example, they book a dentist, enrol
 * in a course or visit a bakery.
 */
export function sellingGoal(brief: Pick<ToldBrief, 'product' | 'goal' | 'told'>): GoalKind {
  const { product } = brief;
  const kind = kindOfBrief(brief);
  if (kind === 'job') return 'apply';
  const trade = tradeInBrief(brief);
  const selling = trade === null ? null : tradeFacts(trade).selling;
  const manners = mannersInWords(product);
  if (selling?.takesEmergencyCalls && manners.has('emergency')) return 'call';
  if (kind === 'software') return selling?.goal ?? 'signup';
  if (selling?.goal === 'sales' && manners.has('made-to-measure')) return 'leads';
  if (selling?.goal === 'visit' && manners.has('online')) return 'sales';
  // A service without a trade of its own can't be bought at once, because the customer first agrees
  // on a price or a date.
  const isAgreed = manners.has('made-to-measure') || kind === 'service';
  return selling?.goal ?? (isAgreed ? 'leads' : 'sales');
}
