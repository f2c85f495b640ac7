import { readProduct, statesFood, statesGoods } from '@adwright/engine-lexicon';
import { readGoal } from '../call-to-action.ts';
import { type Kind, MATTER_OF_FACT } from '../content/kinds.ts';
import { getCategory } from '../content/texts.ts';
import type { Trade } from '../content/trades.ts';
import { hasAppLabel } from '../reading/app-label.ts';
import { announcesCourse } from '../reading/enrolment.ts';
import { findTrade, getTradeFacts } from '../reading/find-trade.ts';
import { offersOwnWork } from '../reading/first-person.ts';
import { offersWork } from '../reading/offers-work.ts';
import type { PreparedBrief } from '../reading/prepared-brief.ts';
import { buysFromReaders, isWorkByAppointment } from '../reading/special-ask.ts';

type Asked = Pick<PreparedBrief, 'product' | 'goal' | 'facts' | 'told'>;

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

/** Kinds of products that customers buy. */
const SOLD_KINDS: ReadonlySet<Kind> = new Set<Kind>(['goods', 'food']);

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

/**
 * Tells whether the brief's trade or kind is known, so that general statements about it are true.
 */
export function isKnownKind(brief: Asked): boolean {
  return findBriefTrade(brief) !== null || MATTER_OF_FACT.includes(findBriefKind(brief));
}
