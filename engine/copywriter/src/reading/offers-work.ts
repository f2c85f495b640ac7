import { type CopyBrief, isJobOffer } from '@adwright/engine-lexicon';
import { goalKind } from '../call-to-action.ts';
import type { Trade } from '../content/trades.ts';
import { tradeFacts, tradeOf } from './trade-of.ts';

/** Things besides courses that people apply for: loans, insurance, homes. */
const APPLIED_FOR: ReadonlySet<Trade> = new Set<Trade>(['finance', 'insurance', 'property']);

/**
 * Whether a brief offers work: its product says so, or the goal asks for applicants and the product is
 * neither a course nor a loan.
 */
export function offersWork({ product, goal }: Pick<CopyBrief, 'product' | 'goal'>): boolean {
  if (isJobOffer(product)) return true;
  if (goalKind(goal) !== 'apply') return false;
  const trade = tradeOf(product);
  return trade === null || (tradeFacts(trade).kind !== 'course' && !APPLIED_FOR.has(trade));
}
