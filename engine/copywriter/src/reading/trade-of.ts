import { kindsOfAudience, mannersInWords, readingOfProduct } from '@adwright/engine-lexicon';
import { factsOf } from '@adwright/engine-objects';
import type { TradeFacts } from '../content/define-trade.ts';
import { isTrade, TRADES, type Trade } from '../content/trades.ts';
import { isJobOffer } from './job-offer.ts';

/** All that is known of a trade. */
export function tradeFacts(trade: Trade): TradeFacts {
  return TRADES[trade];
}

/** The trade that a product field names, in any language; null where it names none. A job offer is of none, wherever the work is. */
export function tradeOf(product: string): Trade | null {
  if (isJobOffer(product)) return null;
  const named = readingOfProduct(product).trade;
  const trade = named !== null && isTrade(named) ? named : null;
  if (isOrderedWithName(product, trade)) return 'branded';
  if (trade === null) return null;
  return COOKED.has(trade) && kindsOfAudience(product).has('party-host') ? 'catering' : trade;
}

/** Whether a field sells goods with the buyer's own name on them: a business orders them, whatever they are. */
function isOrderedWithName(product: string, trade: Trade | null): boolean {
  const isGoods = trade === null || TRADES[trade].kind === 'goods' || TRADES[trade].kind === 'food';
  return isGoods && mannersInWords(product).has('branded');
}

/** Trades of what is eaten at once: at somebody's party it is cooked for guests, and no table is reserved. */
const COOKED: ReadonlySet<Trade> = new Set<Trade>(['dining', 'table']);

/** Whether the everyday annoyance of a trade is one that this product of it can answer. */
export function answersTrade(product: string): boolean {
  const trade = tradeOf(product);
  if (trade === null || TRADES[trade].accessoriesAnswerProblem) return true;
  const { object } = readingOfProduct(product);
  return object === null || !factsOf(object).accessory;
}
