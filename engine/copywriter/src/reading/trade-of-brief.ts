import {
  foldLetters,
  GRAMMARS,
  readProduct,
  statesFood,
  statesGoods,
} from '@adwright/engine-lexicon';
import { readGoal } from '../call-to-action.ts';
import type { Kind } from '../content/kinds.ts';
import { getCategory } from '../content/texts.ts';
import type { Trade } from '../content/trades.ts';
import { isAnnouncement } from './announcement.ts';
import { hasAppLabel } from './app-label.ts';
import { announcesCourse } from './enrolment.ts';
import { findTrade, getTradeFacts } from './find-trade.ts';
import { cutToFirstClause } from './first-clause.ts';
import { offersOwnWork } from './first-person.ts';
import { offersWork } from './offers-work.ts';
import type { PreparedBrief } from './prepared-brief.ts';
import { buysFromReaders, isWorkByAppointment } from './special-ask.ts';
import { findWayOfOffering } from './way-of-offering.ts';

type Asked = Pick<PreparedBrief, 'product' | 'typedProduct' | 'goal' | 'facts' | 'told'>;

/**
 * Returns the trade of a brief. A goal that asks for donations or calls determines the trade. For
 * any other goal, the product determines the trade.
 */
export function findBriefTrade(brief: Asked): Trade | null {
  // An appeal for donations sells nothing, whatever the donations are for, so the goal has priority
  // over the product.
  if (offersWork(brief) || buysFromReaders(brief)) return null;
  if (readGoal(brief.goal) === 'donate') return 'giving';
  const trade = findTrade(brief.product, brief.told);
  // Whoever writes "I repair washing machines" sells work and no washing machines.
  const isOfThings = trade !== null && SOLD_KINDS.has(getTradeFacts(trade).kind);
  return isOfThings && offersOwnWork(brief.product) ? null : trade;
}

/**
 * Returns the trade whose lines an ad may print; null if the lines may not suit. The product must
 * be sold in the usual way of the trade, and the head noun must name the trade.
 */
export function findTradeOfLines(brief: Asked): Trade | null {
  const trade = findBriefTrade(brief);
  if (trade === null) return null;
  const kind = findBriefKind(brief);
  const { kind: usual, isSolemn } = getTradeFacts(trade);
  if (isSolemn) return trade;
  const isUsual = usual === kind && findWayOfOffering(brief, kind) === null;
  return isUsual && isNamedByHead(brief) ? trade : null;
}

/** Languages whose word order alone does not show the head noun. */
const LOOSE_ORDER: ReadonlySet<string> = new Set('ar el he hi id ja ko th tr vi zh'.split(' '));

/**
 * Maximum number of letters between the edge of the first clause and the word for the product, such as an
 * adjective or "subscription".
 */
const MAX_LETTERS_BESIDE = 12;

/**
 * Tells whether the first clause begins or ends with the word for the product, in languages whose word order
 * does not show the head noun.
 */
function isNamedByHead({ product, told }: Asked): boolean {
  const { concept, head, language, nounKind } = readProduct(product, told);
  if (!LOOSE_ORDER.has(language) || nounKind !== null) return true;
  if (concept === null || head === null) return false;
  const clause = foldLetters(cutToFirstClause(product));
  const at = clause.indexOf(foldLetters(head));
  if (at === -1) return true;
  const beside =
    GRAMMARS[language].head === 'last' ? clause.slice(at + head.length) : clause.slice(0, at);
  return isAnnouncement(product) || (beside.match(/\p{L}/gu)?.length ?? 0) <= MAX_LETTERS_BESIDE;
}

/** Kinds of things, on which somebody may work. */
const SOLD_KINDS: ReadonlySet<Kind> = new Set<Kind>(['goods', 'food', 'property', 'travel']);

/** Tells whether the goal is calls or enquiries, which suit services. */
function asksForACall({ goal, ...brief }: Asked): boolean {
  const kind = readGoal(goal);
  return (kind === 'call' || kind === 'leads') && !isGoods(brief);
}

/** Returns the kind of a brief's product, by the brief's trade and concept. */
export function findBriefKind(brief: Asked): Kind {
  if (offersWork(brief)) return 'job';
  if (buysFromReaders(brief)) return 'service';
  const trade = findBriefTrade(brief);
  const { nounKind, isHeadConcept, concept, language } = readProduct(brief.product, brief.told);
  // A restaurant is a place, but its dish of the day is food.
  if (concept !== null && [concept.id, ...concept.broader].includes('menu-of-the-day'))
    return 'food';
  const isOfShop = statesGoods(brief.product, brief.told ?? language);
  if (trade !== null) {
    const { kind } = getTradeFacts(trade);
    if (kind === 'event' && nounKind === 'place') return 'place';
    // A measured thing is for sale, although its drawing is also the symbol of a workshop: "Tyre 205/55 R16".
    const isForSale = isOfShop && nounKind === null && concept?.emblem === true && !concept.deed;
    return kind === 'service' && isForSale && isHeadConcept ? 'goods' : kind;
  }
  if (offersOwnWork(brief.product)) return 'service';
  if (announcesCourse(brief.product)) return 'course';
  if (isWorkByAppointment(brief)) return 'service';
  // The name of a measured thing may end like a place: "Wanduhr Bahnhof 30 cm".
  if (nounKind !== null && !(nounKind === 'place' && isOfShop))
    return nounKind === 'rental' ? 'service' : nounKind;
  if (hasAppLabel(brief.product)) return 'software';
  // A goal about tickets makes the product an event, whatever its trade is.
  if (readGoal(brief.goal) === 'event') return 'event';
  if (isOfShop && statesFood(brief.product, brief.told ?? language)) return 'food';
  if (isOfShop || (isHeadConcept && isGoods(brief))) return 'goods';
  return asksForACall(brief) ? 'service' : 'other';
}

/**
 * Tells whether only a goal of calls or enquiries makes a product a service. A product with a guessed kind
 * may be a thing, for which readers ask for no quote.
 */
export function isKindGuessed(brief: Asked): boolean {
  const { nounKind } = readProduct(brief.product, brief.told);
  return (
    nounKind === null &&
    findBriefKind(brief) === 'service' &&
    findBriefTrade(brief) === null &&
    !buysFromReaders(brief)
  );
}

/**
 * Tells whether a product field names a thing. A thing has its own drawn object (and not only a
 * symbol) or a category of goods.
 */
function isGoods({ product, told }: Pick<Asked, 'product' | 'told'>): boolean {
  const { concept } = readProduct(product, told);
  if (concept === null || concept.emblem) return false;
  if (concept.shownBy !== null && concept.trade !== false) return true;
  // A product without a drawn object or a trade, such as a humidifier or a bathtub, counts as goods
  // if its category is for goods.
  const category = concept.category ? getCategory(concept.category) : null;
  return category?.form === 'goods';
}

/** Tells whether a product belongs to a solemn trade, such as funerals. */
export function isOfSolemnTrade({ product, told }: Pick<Asked, 'product' | 'told'>): boolean {
  const trade = findTrade(product, told);
  return trade !== null && getTradeFacts(trade).isSolemn;
}
