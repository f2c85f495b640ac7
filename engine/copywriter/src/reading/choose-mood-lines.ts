import { createExclusionCheck } from '@adwright/engine-lexicon';
import type { WrittenLanguage } from '../content/languages.ts';
import { listMoodLines } from '../content/texts.ts';
import type { Trade } from '../content/trades.ts';
import { isAnnouncement } from './announcement.ts';
import { isPrivateSale, offersOwnWork } from './first-person.ts';
import type { PreparedBrief } from './prepared-brief.ts';
import { isGrave } from './solemn-subjects.ts';
import { buysFromReaders, seeksParticipants } from './special-ask.ts';
import { chooseSuitableEmotion } from './suitable-emotion.ts';
import { findBriefKind, findBriefTrade, isKindGuessed, isOfSolemnTrade } from './trade-of-brief.ts';
import { findWayOfOffering } from './way-of-offering.ts';

type Asked = Pick<
  PreparedBrief,
  'product' | 'typedProduct' | 'audience' | 'goal' | 'emotion' | 'facts' | 'told'
>;

/** Trades of places whose food moves readers more than the visit. Some of these places also take orders. */
const SERVING: ReadonlySet<Trade> = new Set<Trade>(['dining', 'cafe', 'bakery']);

/**
 * Returns the lines that let the readers of an ad feel the emotion of its brief. The list is empty if the lines
 * might not suit: for solemn subjects, private sales, animals, and products whose kind is not certain.
 */
export function chooseMoodLines(
  brief: Asked,
  language: WrittenLanguage | 'und',
): readonly string[] {
  if (language === 'und' || !isUsualSale(brief)) return [];
  const isExcluded = createExclusionCheck(brief.product, language);
  const { emotion } = chooseSuitableEmotion(brief);
  const trade = findBriefTrade(brief);
  const kind = trade !== null && SERVING.has(trade) ? 'food' : findBriefKind(brief);
  return listMoodLines(kind, emotion, language).filter((line) => !isExcluded(line));
}

/** Tells whether a business sells something of a certain kind in the usual way. */
function isUsualSale(brief: Asked): boolean {
  const field = brief.typedProduct ?? brief.product;
  const kind = findBriefKind(brief);
  return !(
    // "We mend bicycles" names goods, but the customer buys the work.
    (kind === 'goods' && isAnnouncement(brief.product)) ||
    (isKindGuessed(brief) && !offersOwnWork(brief.product)) ||
    isOfSolemnTrade(brief) ||
    isGrave({ product: field, audience: brief.audience }, brief.told) ||
    isPrivateSale(brief.product) ||
    findWayOfOffering(brief, kind) !== null ||
    seeksParticipants(brief) ||
    buysFromReaders(brief)
  );
}
