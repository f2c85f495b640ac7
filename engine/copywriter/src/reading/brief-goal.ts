import { listGoals, type NamedGoal, readProduct } from '@adwright/engine-lexicon';
import type { GoalKind } from '../call-to-action.ts';
import { findMessengerName } from '../content/channels.ts';
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
  const named = listGoals((goal ?? '').replace(NO_CV, ''));
  const kind =
    named.find((each) => isSuited(each, named, product, told)) ?? named[0] ?? 'awareness';
  const isJob = isJobAd(product);
  // The goal "Ring 01434 555018 and book" asks for calls, although it also names bookings.
  if (named.includes('call') && CALLED.has(kind) && statesPhone(facts)) return 'call';
  const isOfGoods = kind === 'leads' || kind === 'sales' || kind === 'awareness';
  if (kind === 'apply' && !isJob && statesAnOffer(product, facts)) return 'leads';
  if (kind === 'apply' && !isJob && readProduct(product, told).nounKind === 'rental')
    return 'booking';
  if (isJob && asksJobSeekersToCall(goal, named, facts)) return 'call';
  if (isJob && kind === 'awareness' && NO_CV.test(goal ?? '')) return 'leads';
  if (isOfGoods && isJob) return 'apply';
  if (isOfGoods && sellsAtStall(product) && !NAMES_ORDER.test(goal ?? '')) return 'visit';
  const isPhoneOnly = isOfGoods && named.length === 0 && statesPhone(facts);
  return isPhoneOnly ? 'call' : kind;
}

/** Matches "no CV", which asks for no application. */
const NO_CV =
  /(?<!\p{L})(?:no|without|kein\p{L}*|ohne|sans|pas (?:besoin )?de|sin|senza|sem|geen|zonder|bez|inget|utan|без|χωρίς|بدون|ללא|בלי|tanpa|tidak perlu|không cần)\s(?:an? |un |tu |il )?(?:cv|curr[ií]c\p{L}*|lebenslauf|bewerbung\p{L}*|résumé|резюме|βιογραφικ\p{L}*|קורות|سيرة)|(?:cv|резюме)\s(?:is |är |est )?(?:не|not|nie|niet|non|gerek|needed)|履歴書(?:は)?不要|이력서.{0,4}(?:필요\s?없|불필요)|(?:不用|无需|不需要|免)简历|बायोडाटा.{0,12}नहीं|ไม่ต้อง.{0,6}(?:เรซูเม่|ใบสมัคร)/iu;

/** Tells whether the readers of a job ad should call and send no application. */
function asksJobSeekersToCall(
  goal: string | undefined,
  named: readonly NamedGoal[],
  facts: PreparedBrief['facts'],
): boolean {
  const isCall = named.includes('call') || (statesPhone(facts) && !named.includes('visit'));
  const isByMessage = findMessengerName(goal ?? '') !== null;
  return isCall && !isByMessage && !named.includes('apply');
}

/** Matches products of a market stall, which readers visit. */
const STALL =
  /(?<!\p{L})(?:market stall|stall (?:at|on|in)|stall|farmers.? market|am wochenmarkt|marktstand|auf dem (?:wochen)?markt|stand au marché|sur le marché|au marché|puesto (?:en|de)|en el mercad(?:o|illo)|banco al mercato|al mercato|bancarella|banca na feira|na feira|barraca|(?:op de|de) markt|kraam|na targu|stoisko|på torget|torget|torgstånd|на рынке|на ярмарке|на базаре|на ринку|на ярмарку|на базарі|pazarda|pazar tezgâh\p{L}*|pazar tezgah\p{L}*|στη λαϊκή|לשוק|בשוק|דוכן|di pasar|lapak|ở chợ|sạp)(?!\p{L})|في السوق|ตลาดนัด|ที่ตลาด|朝市|マルシェ|플리마켓|장터|集市|夜市|बाज़ार में/iu;
/** Matches words for orders, which a stall also takes. */
const NAMES_ORDER =
  /order|bestell|bestel|command|pedid|pedir|encarg|ordin|encomend|zam[óa]w|beställ|заказ|замов|sipariş|παραγγ|הזמנ|להזמין|طلب|ऑर्डर|pesan|สั่ง|đặt|注文|予約|주문|예약|订|下单/iu;

/** Tells whether a product is sold at a market stall. */
function sellsAtStall(product: string): boolean {
  return STALL.test(product);
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
