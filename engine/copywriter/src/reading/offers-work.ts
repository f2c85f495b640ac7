import type { FactKind } from '@adwright/contracts';
import {
  type Fact,
  findManners,
  isJobOffer,
  readProduct,
  seeksUnpaid,
} from '@adwright/engine-lexicon';
import { readGoal } from '../call-to-action.ts';
import type { Trade } from '../content/trades.ts';
import { announcesCourse } from './enrolment.ts';
import { readFacts } from './facts/read-facts.ts';
import { findTrade, getTradeFacts } from './find-trade.ts';
import { detectLanguage } from './language.ts';
import type { PreparedBrief } from './prepared-brief.ts';
import { buysFromReaders, seeksParticipants } from './special-ask.ts';

/** Trades, other than courses, whose products people apply for: loans, insurance, homes. */
const APPLIED_FOR: ReadonlySet<Trade> = new Set<Trade>(['finance', 'insurance', 'property']);

/**
 * Facts that sellers state and employers don't, such as "first meeting free". Facts that only
 * sellers state show that a Turkish goal means "enquiries" and not "applications", which are the
 * same word.
 */
const OF_SELLERS: ReadonlySet<FactKind> = new Set(['trial', 'discount', 'multibuy', 'delivery']);

/**
 * Tells whether a product field contains a fact that only a seller states, so that it is no job ad.
 */
export function statesAnOffer(
  product: string,
  facts: readonly Fact[] = readFacts({ product, audience: '', goal: '' }, detectLanguage(product)),
): boolean {
  return facts.some(({ kind }) => OF_SELLERS.has(kind));
}

/**
 * Tells whether a brief is a job ad. A brief is a job ad if its product says so. It is also a job ad if its
 * goal asks for applicants, unless the product is a course or a loan.
 */
export function offersWork({
  product,
  goal,
  facts,
  told,
}: Pick<PreparedBrief, 'product' | 'goal' | 'facts' | 'told'>): boolean {
  const saysJob = isJobOffer(product);
  const kind = readGoal(goal);
  // An appeal for gifts, foster homes or members may say "we look for" and "apply" too.
  if ((!saysJob && kind !== 'apply') || kind === 'donate' || seeksUnpaid(product)) return false;
  if (announcesCourse(product) || buysFromReaders({ product })) return false;
  if (seeksParticipants({ product, goal, told })) return false;
  if (saysJob) return true;
  if (findManners(product).has('to-let')) return false;
  if (statesAnOffer(product, facts)) return false;
  const trade = findTrade(product, told);
  // "More hires" means applications for a job, but not for a shop that hires out tools.
  if (trade === 'rental' || readProduct(product, told).nounKind === 'rental') return false;
  return trade === null || (getTradeFacts(trade).kind !== 'course' && !APPLIED_FOR.has(trade));
}
