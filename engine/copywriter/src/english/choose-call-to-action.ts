import { capitalise, clip, MAX_CALL_TO_ACTION, tidy } from '@adwright/engine-lexicon';
import { callsToAction, type GoalKind } from '../call-to-action.ts';
import { CALLS_TO_ACTION, categoryWithId } from '../content/texts.ts';
import { goalOfBrief } from '../reading/brief-goal.ts';
import type { ReadFact } from '../reading/facts/found-fact.ts';
import type { ToldBrief } from '../reading/told-brief.ts';
import { askedForBy } from './asked-for.ts';
import type { Words } from './brief-words.ts';

/** Matches endings of names for places that people visit without a reservation. */
const SHOP = /\b(?:\w*shop|store|boutique|market|outlet)s?$/i;
const SHOP_KIND = categoryWithId('shops');
/** Matches names of events for which people need no ticket. */
const FAIR =
  /\b(?:fairs?|f[eê]tes?|(?:car boot|jumble|yard|garage|plant|book|bake|table[- ]top) sales?|open (?:days?|evenings?|house)|(?:craft|christmas|makers|vintage|flea|farmers.?) markets?)$/i;
/**
 * Matches deliveries that customers order, such as meals and flowers; a delivery of parcels needs a
 * quote.
 */
const DELIVERED = /\bdeliver(?:y|ies)$/i;

/** Returns the goal of a brief; sales if the goal field names no goal, or only an offer. */
function goalOf({ goal, facts, product, typedProduct }: ToldBrief): GoalKind {
  if (goal === undefined) return 'sales';
  const kind = goalOfBrief({ goal, product: typedProduct ?? product, facts: facts ?? [] });
  return kind === 'awareness' && facts?.some(isOffered) ? 'sales' : kind;
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
  brief: ToldBrief,
  { category, mood, product }: Words,
  pick: number,
  shown: readonly string[] = [],
): string {
  const own = brief.callToAction ? clip(tidy(brief.callToAction), MAX_CALL_TO_ACTION) : '';
  if (own !== '') return capitalise(own);
  const goal = goalOf(brief);
  const isShop = category.form === 'place' && SHOP.test(product.name);
  const options =
    (mood === 'solemn' ? null : askedForBy(brief.goal)) ??
    (product.deed && goal === 'sales' && category.form === 'goods'
      ? CALLS_TO_ACTION.beginnings
      : null) ??
    (FAIR.test(product.name) && (goal === 'sales' || goal === 'visit')
      ? CALLS_TO_ACTION.fairs
      : null) ??
    (goal === 'sales' && DELIVERED.test(product.name) && category.id !== 'couriers'
      ? CALLS_TO_ACTION.orders
      : null) ??
    callsToAction(goal, isShop ? SHOP_KIND : category, mood);
  const isSaid = (option: string) =>
    shown.some((line) => line.toLowerCase().includes(option.toLowerCase()));
  const fresh = options.filter((option) => !isSaid(option));
  const choice = fresh.length > 0 ? fresh : options;
  return choice[Math.abs(pick) % choice.length] ?? 'Learn more';
}
