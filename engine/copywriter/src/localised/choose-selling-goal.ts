import { findManners, readProduct } from '@adwright/engine-lexicon';
import type { GoalKind } from '../call-to-action.ts';
import type { Trade } from '../content/trades.ts';
import { getTradeFacts } from '../reading/find-trade.ts';
import type { PreparedBrief } from '../reading/prepared-brief.ts';
import { findBriefKind, findBriefTrade } from '../reading/trade-of-brief.ts';

/**
 * Returns what customers do to buy the product of a brief. For example, customers book a dentist,
 * enrol in a course or visit a bakery.
 */
export function chooseSellingGoal(
  brief: Pick<PreparedBrief, 'product' | 'goal' | 'facts' | 'told'>,
): GoalKind {
  const { product } = brief;
  const kind = findBriefKind(brief);
  if (kind === 'job') return 'apply';
  const trade = findBriefTrade(brief);
  const selling = trade === null ? null : getTradeFacts(trade).selling;
  const manners = findManners(product);
  if (kind === 'property' && manners.has('to-let')) return 'booking';
  if (selling?.takesEmergencyCalls && manners.has('emergency')) return 'call';
  if (kind === 'software') return selling?.goal ?? 'signup';
  if (selling?.goal === 'sales' && manners.has('made-to-measure')) return 'leads';
  if (selling?.goal === 'visit' && manners.has('online')) return 'sales';
  // Customers visit a shop that also repairs its goods.
  if (trade === 'mending' && readProduct(product, brief.told).nounKind === 'place') return 'visit';
  if (kind === 'service' && (selling?.goal ?? 'leads') === 'leads' && hasKnownScope(brief, trade))
    return 'booking';
  // A service without a trade of its own can't be bought at once, because the customer first agrees
  // on a price or a date.
  const isAgreed = manners.has('made-to-measure') || kind === 'service';
  return selling?.goal ?? (isAgreed ? 'leads' : 'sales');
}

/** Trades of small work, for which customers accept a price or visit a workshop. */
const SMALL_WORK: ReadonlySet<Trade> = new Set<Trade>(['home', 'mending', 'work', 'plumbing']);

/**
 * Tells whether customers know the work in advance, so that they need a date and no quote. Examples are the tuning of
 * a piano, and a repair for which the brief states a price.
 */
function hasKnownScope(
  { product, facts }: Pick<PreparedBrief, 'product' | 'facts'>,
  trade: Trade | null,
): boolean {
  if (findManners(product).has('by-appointment')) return true;
  const hasPrice = facts?.some(({ kind, field }) => kind === 'price' && field === 'product');
  return trade === null || SMALL_WORK.has(trade) ? hasPrice === true : false;
}
