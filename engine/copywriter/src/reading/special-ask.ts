import { findManners, isJobOffer } from '@adwright/engine-lexicon';
import type { GoalKind } from '../call-to-action.ts';
import type { Ask } from '../content/asks.ts';
import type { Trade } from '../content/trades.ts';
import { findTrade, getTradeFacts } from './find-trade.ts';
import type { PreparedBrief } from './prepared-brief.ts';

type Asked = Pick<PreparedBrief, 'product' | 'goal' | 'told'>;

/** Trades to which an animal may belong. "Looks for a home" may also occur in an ad for a home. */
const OF_ANIMALS: ReadonlySet<Trade> = new Set<Trade>([
  'animals',
  'petcare',
  'vet',
  'giving',
  'property',
  'home',
]);

/**
 * Goals that name no exact action of the reader, so that the way of selling determines the action.
 */
const OPEN: ReadonlySet<GoalKind> = new Set<GoalKind>(['sales', 'leads', 'awareness']);
const OPEN_TO_PEOPLE: ReadonlySet<GoalKind> = new Set<GoalKind>([...OPEN, 'apply', 'signup']);

/**
 * Returns the action that the way of selling determines for any kind of product. For example, a
 * reader sells to a business that buys, or meets an animal. The result is null if the goal and the
 * kind of product determine the action.
 */
export function findSpecialAsk(brief: Asked, goal: GoalKind): Ask | null {
  if (goal === 'follow') return 'follow';
  if (OPEN.has(goal) && buysFromReaders(brief)) return 'sell';
  if (OPEN.has(goal) && isOrderedFood(brief)) return 'order';
  if (!OPEN_TO_PEOPLE.has(goal)) return null;
  if (offersAnimals(brief)) return 'adopt';
  if (wantsVolunteers(brief)) return 'volunteer';
  return wantsMembers(brief) ? 'join' : null;
}

/** Tells whether a brief wants people who take part, and neither buyers nor employees. */
export function seeksParticipants(brief: Asked): boolean {
  return offersAnimals(brief) || wantsVolunteers(brief) || wantsMembers(brief);
}

/**
 * Tells whether a business buys from its readers. The first words must show this, as in "We buy
 * records", but not in "Salads. We buy from farmers nearby".
 */
export function buysFromReaders({ product }: Pick<Asked, 'product'>): boolean {
  return findManners(cutToFirstClause(product)).has('buys');
}

/**
 * Tells whether the first words of a product field name work for which customers only need a date,
 * such as a tuning.
 */
export function isWorkByAppointment({ product }: Pick<Asked, 'product'>): boolean {
  return findManners(cutToFirstClause(product)).has('by-appointment');
}

function cutToFirstClause(product: string): string {
  const [first = product] = product.split(/[,.;:!–—，。、！]\s?/u);
  return first;
}

/**
 * Trades whose food may be ordered and taken away. The work of a delivery service has no narrower
 * trade.
 */
const OF_MEALS: ReadonlySet<Trade> = new Set<Trade>(['dining', 'table', 'work']);

function isOrderedFood({ product, told }: Asked): boolean {
  if (!findManners(product).has('takeaway')) return false;
  const trade = findTrade(product, told);
  return trade === null || OF_MEALS.has(trade);
}

function offersAnimals({ product, goal, told }: Asked): boolean {
  const isInProduct = findManners(product).has('adoption');
  if (!isInProduct && !findManners(goal ?? '').has('adoption')) return false;
  const trade = findTrade(product, told);
  return trade === null ? isInProduct : OF_ANIMALS.has(trade);
}

function wantsVolunteers({ product, goal, told }: Asked): boolean {
  const asks = [product, goal ?? ''].some((field) => findManners(field).has('volunteers'));
  if (!asks) return false;
  const trade = findTrade(product, told);
  return trade === null || trade === 'giving';
}

/** Kinds of trades that enrol their customers, which are no clubs. */
const ENROLLING: ReadonlySet<string> = new Set(['course', 'software', 'place', 'event']);

function wantsMembers({ product, goal, told }: Asked): boolean {
  const asks =
    findManners(goal ?? '').has('membership') ||
    (findManners(product).has('membership') && isJobOffer(product));
  if (!asks) return false;
  const trade = findTrade(product, told);
  return trade === null || !ENROLLING.has(getTradeFacts(trade).kind);
}
