import {
  capitalise,
  clip,
  findGoal,
  findManners,
  MAX_CALL_TO_ACTION,
  readProduct,
  tidy,
} from '@adwright/engine-lexicon';
import { type GoalKind, listCallsToAction } from '../call-to-action.ts';
import type { Ask } from '../content/asks.ts';
import { findMessenger } from '../content/messengers.ts';
import { CALLS_TO_ACTION, type CategoryWords, getCategory } from '../content/texts.ts';
import { chooseBriefGoal } from '../reading/brief-goal.ts';
import type { ReadFact } from '../reading/facts/found-fact.ts';
import { findTrade, getTradeFacts } from '../reading/find-trade.ts';
import type { PreparedBrief } from '../reading/prepared-brief.ts';
import { findSpecialAsk } from '../reading/special-ask.ts';
import { findSpecificCalls } from './asked-for.ts';
import type { Words } from './brief-words.ts';
import { quoteGoal } from './quote-goal.ts';

/** Matches endings of names for places that people visit without a reservation. */
const SHOP = /\b(?:\w*shop|store|boutique|market|outlet)s?$/i;
const SHOP_KIND = getCategory('shops');
/** Matches names of events for which people need no ticket. */
const FAIR =
  /\b(?:fairs?|f[eê]tes?|(?:car boot|jumble|yard|garage|plant|book|bake|table[- ]top) sales?|open (?:days?|evenings?|house)|(?:craft|christmas|makers|vintage|flea|farmers.?) markets?)$/i;
/**
 * Matches deliveries that customers order, such as meals and flowers; a delivery of parcels needs a
 * quote.
 */
const DELIVERED = /\bdeliver(?:y|ies)$/i;

/**
 * Returns the goal of a brief. A goal field without known words gives no information, so the kind
 * of product determines the goal, as for a goal to sell.
 */
function chooseGoal({ goal, facts, product, typedProduct }: PreparedBrief): GoalKind {
  if (goal === undefined) return 'sales';
  const kind = chooseBriefGoal({ goal, product: typedProduct ?? product, facts: facts ?? [] });
  if (kind !== 'awareness') return kind;
  return findGoal(goal) === 'awareness' && !facts?.some(isOffered) ? 'awareness' : 'sales';
}

/**
 * Tells whether a fact shows that the goal is to sell the product and not only to make it known.
 */
function isOffered({ field, kind }: ReadFact): boolean {
  return field === 'goal' && kind !== 'phone' && kind !== 'place' && kind !== 'hours';
}

/**
 * Returns the user's own call to action, or one that suits goal, product and emotion. If the brief
 * names no goal, the call to action is to buy.
 * @param shown lines of the ad that the call to action must not repeat
 */
export function chooseCallToAction(
  brief: PreparedBrief,
  words: Words,
  pick: number,
  shown: readonly string[] = [],
): string {
  const own = brief.callToAction ? clip(tidy(brief.callToAction), MAX_CALL_TO_ACTION) : '';
  if (own !== '') return capitalise(own);
  const isSaid = (option: string) =>
    shown.some((line) => line.toLowerCase().includes(option.toLowerCase()));
  const asked = quoteGoal(brief.goal);
  if (asked !== null && !isSaid(asked) && words.mood !== 'solemn') return asked;
  const options = listOptions(brief, words);
  const fresh = options.filter((option) => !isSaid(option));
  const choice = fresh.length > 0 ? fresh : options;
  return choice[Math.abs(pick) % choice.length] ?? 'Learn more';
}

/**
 * Lists calls to action: first by the words of the goal, then by the way of selling, then by the
 * category.
 */
function listOptions(
  brief: PreparedBrief,
  { category, manner, mood, product }: Words,
): readonly string[] {
  const goal = chooseGoal(brief);
  const special = findSpecialAsk({ ...brief, product: brief.typedProduct ?? brief.product }, goal);
  if (mood === 'solemn') return listCallsToAction(goal, category);
  const worded = listMessageButtons(brief.goal);
  if (worded !== null) return worded;
  if (special !== null && isEnglishAsk(special)) return CALLS_TO_ACTION.asks[special];
  const asked = findSpecificCalls(brief.goal);
  if (asked !== null) return asked;
  if (manner === 'event' && isFree(brief) && NEEDS_NO_TICKET.has(goal))
    return CALLS_TO_ACTION.fairs;
  if (FAIR.test(product.name) && (goal === 'sales' || goal === 'visit'))
    return CALLS_TO_ACTION.fairs;
  if (goal === 'visit' && findGoal(brief.goal ?? '') !== 'visit')
    return CALLS_TO_ACTION.goals.visit;
  if (goal === 'sales' && DELIVERED.test(product.name) && category.id !== 'couriers')
    return CALLS_TO_ACTION.orders;
  if (goal === 'sales' && category.form === 'goods')
    return listForGoods(brief, category, product.deed);
  const isShop = category.form === 'place' && SHOP.test(product.name);
  return listCallsToAction(goal, isShop ? SHOP_KIND : category);
}

/** Lists calls to action for products of a category of goods that may be work or a place. */
function listForGoods(
  brief: PreparedBrief,
  category: CategoryWords,
  isDeed: boolean,
): readonly string[] {
  if (isDeed) return CALLS_TO_ACTION.beginnings;
  if (isMadeToOrder(brief)) return CALLS_TO_ACTION.commissions;
  const trade = findTrade(brief.product, brief.told);
  const kind = trade === null ? null : getTradeFacts(trade).kind;
  // A library counts as a place to visit, although its name contains goods (books). Tiling counts as work,
  // although its name contains tiles.
  if (isOpenGoal(brief.goal) && kind === 'place') return CALLS_TO_ACTION.goals.visit;
  if (kind === 'service') return CALLS_TO_ACTION.sales.service;
  if (isOpenGoal(brief.goal) && isUnknown(brief, category)) return CALLS_TO_ACTION.goals.awareness;
  return listCallsToAction('sales', category);
}

/**
 * Goals for which an event with free entry needs no ticket. A goal of bookings still needs a
 * booking.
 */
const NEEDS_NO_TICKET: ReadonlySet<GoalKind> = new Set<GoalKind>(['sales', 'event', 'awareness']);

/** Tells whether a brief states free entry, which is a price without a figure. */
function isFree({ facts = [] }: PreparedBrief): boolean {
  return facts.some(({ kind, text }) => kind === 'price' && !/\p{Nd}/u.test(text));
}

function isMadeToOrder({ product, typedProduct }: PreparedBrief): boolean {
  return findManners(typedProduct ?? product).has('made-to-measure');
}

/** Tells whether a goal field names neither sales nor any other goal. */
function isOpenGoal(goal: string | undefined): boolean {
  return findGoal(goal ?? '') === null;
}

/** Tells whether no word of a brief names its product, so that the ad can't ask readers to buy. */
function isUnknown({ product, told }: PreparedBrief, { id }: CategoryWords): boolean {
  const { concept, nounKind } = readProduct(product, told);
  return id === 'general' && concept === null && nounKind === null;
}

function isEnglishAsk(ask: Ask): ask is Ask & keyof typeof CALLS_TO_ACTION.asks {
  return Object.hasOwn(CALLS_TO_ACTION.asks, ask);
}

/**
 * Returns calls to action for a message on the messenger that the goal names; null if the goal
 * names no messenger.
 */
function listMessageButtons(goal: string | undefined): readonly string[] | null {
  const messenger = findMessenger(goal ?? '', 'en');
  if (messenger === null) return null;
  return CALLS_TO_ACTION.asks.message.map((line) => line.replace('{messenger}', messenger));
}
