import type { CopyBrief } from '@adwright/engine-lexicon';
import { goalKind } from '../call-to-action.ts';
import type { Trade } from '../content/trades.ts';
import { isJobOffer } from './job-offer.ts';
import { tradeFacts, tradeOf } from './trade-of.ts';

/** Besides courses, what one applies for that is no work: loans, insurance, homes. */
const APPLIED_FOR: ReadonlySet<Trade> = new Set<Trade>(['finance', 'insurance', 'property']);

/** Whether a brief offers work: its product says so, or who is to apply is sought for no course and no loan. */
export function offersWork({ product, goal }: Pick<CopyBrief, 'product' | 'goal'>): boolean {
  if (isJobOffer(product)) return true;
  if (goalKind(goal) !== 'apply') return false;
  const trade = tradeOf(product);
  return trade === null || (tradeFacts(trade).kind !== 'course' && !APPLIED_FOR.has(trade));
}
