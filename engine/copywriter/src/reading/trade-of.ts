import {
  isJobOffer,
  kindsOfAudience,
  mannersInWords,
  type NounKind,
  readingOfProduct,
} from '@adwright/engine-lexicon';
import { factsOf } from '@adwright/engine-objects';
import type { TradeFacts } from '../content/define-trade.ts';
import type { Kind } from '../content/kinds.ts';
import type { WrittenLanguage } from '../content/languages.ts';
import { isTrade, TRADES, type Trade } from '../content/trades.ts';

/** All that is known of a trade. */
export function tradeFacts(trade: Trade): TradeFacts {
  return TRADES[trade];
}

/**
 * The trade that a product field is of, in any language: the one that its head noun names. A plant fair is no florist, and a
 * coffee van for parties no café, so a word beside the head tells none. A job offer is of none, wherever the work is.
 *
 * @param language that of the brief, where more than the product tells it.
 */
export function tradeOf(product: string, language?: WrittenLanguage): Trade | null {
  const named = namedTrade(product, language);
  const { isHeadTrade, nounKind } = readingOfProduct(product, language);
  // A business that serves guests of a party is a caterer, whatever it serves.
  const isCatered = named === 'catering' && nounKind === null;
  if (named === null || named === 'farewell' || named === 'branded' || isCatered) return named;
  const isOtherKind = nounKind === 'event' && SOLD_KINDS.has(TRADES[named].kind);
  if (isHeadTrade && !isOtherKind) return named;
  return isJobOffer(product) || nounKind === null ? null : TRADE_OF_KIND[nounKind];
}

/** Kinds of which no event is: a "bourse" of records is no adviser's. */
const SOLD_KINDS: ReadonlySet<Kind> = new Set<Kind>([
  'goods',
  'food',
  'service',
  'software',
  'property',
]);

/** The trade that some word of a product field names; what it says may not suit the product. */
export function namedTrade(product: string, language?: WrittenLanguage): Trade | null {
  if (isJobOffer(product)) return null;
  const named = readingOfProduct(product, language).trade;
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

/** Trades whose lines hold for everything of a kind. */
const TRADE_OF_KIND: Readonly<Record<NounKind, Trade | null>> = {
  event: null,
  course: 'learning',
  service: null,
  rental: 'rental',
  place: null,
  software: 'digital',
};

/** Trades of what is eaten at once: at a private party it is cooked for guests, and no table is reserved. */
const COOKED: ReadonlySet<Trade> = new Set<Trade>(['dining', 'table']);

/** Whether the everyday annoyance of a trade is one that this product of it can answer. */
export function answersTrade(product: string, language?: WrittenLanguage): boolean {
  const trade = tradeOf(product, language);
  if (trade === null || TRADES[trade].accessoriesAnswerProblem) return true;
  const { object } = readingOfProduct(product, language);
  return object === null || !factsOf(object).accessory;
}
