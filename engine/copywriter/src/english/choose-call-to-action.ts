import {
  type CopyBrief,
  capitalise,
  clip,
  MAX_CALL_TO_ACTION,
  tidy,
} from '@adwright/engine-lexicon';
import { callsToAction, type GoalKind, goalKind } from '../call-to-action.ts';
import { askedForBy } from './asked-for.ts';
import type { Words } from './brief-words.ts';
import { goalOffer } from './goal-offer.ts';

/** Places to visit without a reservation. */
const SHOP = /\b(?:\w*shop|store|boutique|market|outlet)s?$/i;
const SHOP_KIND = { form: 'place', topic: 'the shop' } as const;
/** Events that need no ticket. */
const FAIR =
  /\b(?:fairs?|f[eê]tes?|(?:car boot|jumble|yard|garage|plant|book|bake|table[- ]top) sales?|open (?:days?|evenings?|house)|(?:craft|christmas|makers|vintage|flea|farmers.?) markets?)$/i;
const FAIR_CALLS = ['Come along', 'Plan your visit', 'Save the date'] as const;
/** Deliveries that are ordered (meals, flowers), unlike those that are quoted for (parcels). */
const DELIVERED = /\bdeliver(?:y|ies)$/i;
const CARRIER_TOPIC = 'your delivery';
const ORDERS = ['Order now', 'Order yours', 'Get it delivered'] as const;
/** Deeds are begun, not put into a cart: "sell your car in a day". */
const BEGINNINGS = ['Get started', 'Start now', 'See how it works'] as const;

/** What a brief is for: to sell where it names no goal, or names an offer and nothing else. */
function goalOf({ goal }: CopyBrief): GoalKind {
  if (goal === undefined) return 'sales';
  const kind = goalKind(goal);
  return kind === 'awareness' && goalOffer(goal) !== null ? 'sales' : kind;
}

/** The user's own call to action, or one that suits goal, product and emotion. A brief without a goal sells. */
export function chooseCallToAction(
  brief: CopyBrief,
  { category, mood, product }: Words,
  pick: number,
): string {
  const own = brief.callToAction ? clip(tidy(brief.callToAction), MAX_CALL_TO_ACTION) : '';
  if (own !== '') return capitalise(own);
  const goal = goalOf(brief);
  const isShop = category.form === 'place' && SHOP.test(product.name);
  const options =
    (mood === 'solemn' ? null : askedForBy(brief.goal)) ??
    (product.deed && goal === 'sales' && category.form === 'goods' ? BEGINNINGS : null) ??
    (FAIR.test(product.name) && (goal === 'sales' || goal === 'visit') ? FAIR_CALLS : null) ??
    (goal === 'sales' && DELIVERED.test(product.name) && category.topic !== CARRIER_TOPIC
      ? ORDERS
      : null) ??
    callsToAction(goal, isShop ? SHOP_KIND : category, mood);
  return options[Math.abs(pick) % options.length] ?? 'Learn more';
}
