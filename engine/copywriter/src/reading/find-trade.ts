import {
  findAudienceKinds,
  findManners,
  isJobOffer,
  type NounKind,
  readProduct,
  statesWeight,
} from '@adwright/engine-lexicon';
import { factsOf } from '@adwright/engine-objects/facts';
import { NOT_BEHIND_ABBREVIATION } from '../content/abbreviations.ts';
import type { TradeFacts } from '../content/define-trade.ts';
import type { Kind } from '../content/kinds.ts';
import type { WrittenLanguage } from '../content/languages.ts';
import { isTrade, TRADES, type Trade } from '../content/trades.ts';

/** Returns the properties of a trade (line of business). */
export function getTradeFacts(trade: Trade): TradeFacts {
  return TRADES[trade];
}

/**
 * Returns the trade of a product field in any language, by the field's head noun. Words beside the head noun
 * don't count: a plant fair is no florist, and a coffee van for parties is no café. A job ad has no trade,
 * whatever the job is.
 *
 * @param language the brief's language; if absent, it is detected from this field alone
 */
export function findTrade(product: string, language?: WrittenLanguage): Trade | null {
  const named = findNamedTrade(product, language);
  const { isHeadTrade, nounKind, concept } = readProduct(product, language);
  // A business that serves guests at a party is a caterer, whatever its head noun is.
  const isCatered = named === 'catering' && nounKind === null;
  // No lines suit a thing without a trade. A plot to let, for example, gets no lines of tool hire.
  if (concept?.trade === false && concept.category === false) return null;
  if (named === null) return nounKind === 'rental' && concept !== null ? 'rental' : null;
  if (named === 'farewell' || named === 'branded' || isCatered) return named;
  // "To let" also names homes, whose trade is no trade of goods.
  if (TRADES[named].kind === 'goods' && findManners(product).has('to-let')) return 'rental';
  const isOtherKind =
    nounKind !== null &&
    OTHER_KINDS[nounKind]?.has(TRADES[named].kind) &&
    !(nounKind === 'service' && ALSO_WORK.has(named));
  // If a field names a service and a general noun for services, the product is that service, for
  // example "电工 电路维修 上门".
  // The hire of a camper van or a flat belongs to the trade of travel or property.
  const isSameKind = nounKind !== null && SAME_KINDS[nounKind]?.has(TRADES[named].kind);
  if ((isHeadTrade || isSameKind) && !isOtherKind) return named;
  return isJobOffer(product) || nounKind === null ? null : TRADE_OF_KIND[nounKind];
}

/**
 * Kinds of trades that are ignored because the head noun names something else. For example, a
 * "bourse" of records is a fair and no financial adviser, and a program for schools or repair shops
 * is software.
 */
const OTHER_KINDS: Partial<Record<NounKind, ReadonlySet<Kind>>> = {
  event: new Set<Kind>(['goods', 'food', 'service', 'software', 'property']),
  software: new Set<Kind>(['course', 'place', 'food', 'service', 'property', 'travel']),
  service: new Set<Kind>(['goods']),
  rental: new Set<Kind>(['goods']),
};

/** Kinds of trades that a general noun or verb confirms, although it is the head of the field. */
const SAME_KINDS: Partial<Record<NounKind, ReadonlySet<Kind>>> = {
  service: new Set<Kind>(['service']),
  rental: new Set<Kind>(['travel', 'property']),
};

/** Trades of goods whose lines also suit work on these goods: bouquets are delivered, boilers are installed. */
const ALSO_WORK: ReadonlySet<Trade> = new Set<Trade>(['flowers', 'heating', 'energy', 'beauty']);

/**
 * Returns the trade that a word of a product field names, even if the word is not the head noun. A dish with a
 * weight is food from a shop and no restaurant. If a word other than the head noun names the trade, the lines of the trade may not suit the product.
 */
export function findNamedTrade(product: string, language?: WrittenLanguage): Trade | null {
  if (isJobOffer(product)) return null;
  const named = readProduct(product, language).trade;
  const trade = named !== null && isTrade(named) ? named : null;
  if (isOrderedWithName(product, trade)) return 'branded';
  if (trade === null) return null;
  if (trade === 'dining' && statesWeight(product)) return 'table';
  return COOKED.has(trade) && findAudienceKinds(product).has('party-host') ? 'catering' : trade;
}

/**
 * Tells whether a field sells goods that are printed with the buyer's name; only businesses order
 * these. A later sentence may offer the print as an extra, so only the first sentence is read.
 */
function isOrderedWithName(product: string, trade: Trade | null): boolean {
  const isGoods = trade === null || TRADES[trade].kind === 'goods' || TRADES[trade].kind === 'food';
  const [first = product] = product.split(SENTENCE_END);
  return isGoods && findManners(first).has('branded');
}

const SENTENCE_END = new RegExp(`(?<=\\p{L}{2})${NOT_BEHIND_ABBREVIATION}[.!]\\s|[。！]`, 'iu');

/** The trade whose lines suit everything that a general noun such as "course" names. */
const TRADE_OF_KIND: Readonly<Record<NounKind, Trade | null>> = {
  event: null,
  course: 'learning',
  service: null,
  rental: 'rental',
  place: null,
  software: 'digital',
};

/**
 * Trades of food that is eaten at once. At a private party, a caterer cooks the food, and nobody
 * reserves a table.
 */
const COOKED: ReadonlySet<Trade> = new Set<Trade>(['dining', 'table']);

/** Tells whether a product solves the everyday problem that the lines of its trade describe. */
export function solvesTradeProblem(product: string, language?: WrittenLanguage): boolean {
  const trade = findTrade(product, language);
  if (trade === null || TRADES[trade].accessoriesAnswerProblem) return true;
  const { object } = readProduct(product, language);
  return object === null || !factsOf(object).accessory;
}
