import { listGoals, type NamedGoal, readProduct } from '@adwright/engine-lexicon';
import type { GoalKind } from '../call-to-action.ts';
import { isJobAd } from './enrolment.ts';
import { findTrade, getTradeFacts } from './find-trade.ts';
import { statesAnOffer } from './offers-work.ts';
import type { PreparedBrief } from './prepared-brief.ts';

/**
 * Returns the goal of a brief's campaign. The readers of a job ad should apply, so the goal of
 * applications replaces a goal to sell. A goal field that names only a telephone number asks for
 * calls.
 */
export function chooseBriefGoal({
  product,
  goal,
  facts,
  told,
}: Pick<PreparedBrief, 'product' | 'goal' | 'facts' | 'told'>): GoalKind {
  const named = listGoals(goal ?? '');
  const kind =
    named.find((each) => isSuited(each, named, product, told)) ?? named[0] ?? 'awareness';
  const isJob = isJobAd(product);
  // The goal "Ring 01434 555018 and book" asks for calls, although it also names bookings.
  if (named.includes('call') && CALLED.has(kind) && statesPhone(facts)) return 'call';
  const isOfGoods = kind === 'leads' || kind === 'sales' || kind === 'awareness';
  if (kind === 'apply' && !isJob && statesAnOffer(product, facts)) return 'leads';
  if (kind === 'apply' && !isJob && readProduct(product, told).nounKind === 'rental')
    return 'booking';
  if (isOfGoods && isJob) return 'apply';
  const isPhoneOnly = isOfGoods && named.length === 0 && statesPhone(facts);
  return isPhoneOnly ? 'call' : kind;
}

/** Goals that customers can fulfil by a telephone call. */
const CALLED: ReadonlySet<GoalKind> = new Set<GoalKind>([
  'booking',
  'leads',
  'signup',
  'visit',
  'sales',
]);

/** Goals whose words may have another meaning for some products. */
const CHECKED: ReadonlySet<NamedGoal> = new Set<NamedGoal>([
  'install',
  'event',
  'signup',
  'booking',
]);

/**
 * Tells whether a named goal can be the goal of the product. Only software is installed by a
 * download. The installation of any other product is work. A booked trial lesson is a trial. A
 * webinar about software is not the goal if the goal field also names a sign-up, a trial or an
 * installation. A service has no members if the goal also names calls or bookings. Japanese,
 * however, uses one word for orders and memberships.
 */
function isSuited(
  goal: NamedGoal,
  named: readonly NamedGoal[],
  product: string,
  told: PreparedBrief['told'],
): boolean {
  if (named.length < 2 || !CHECKED.has(goal)) return true;
  const trade = findTrade(product, told);
  const kind = trade === null ? readProduct(product, told).nounKind : getTradeFacts(trade).kind;
  const isNamed = (...goals: readonly NamedGoal[]) => goals.some((each) => named.includes(each));
  if (goal === 'booking') return kind !== 'course' || !isNamed('trial');
  if (goal === 'install') return kind === null || kind === 'software';
  if (goal === 'event') return kind !== 'software' || !isNamed('signup', 'trial', 'install');
  return kind !== 'service' || !isNamed('call', 'leads', 'booking');
}

function statesPhone(facts: PreparedBrief['facts']): boolean {
  return (facts ?? []).some(({ kind, field }) => kind === 'phone' && field === 'goal');
}
