import { createExclusionCheck } from '@adwright/engine-lexicon';
import type { WrittenLanguage } from '../content/languages.ts';
import { listMoodLines } from '../content/texts.ts';
import { isPrivateSale } from './first-person.ts';
import type { PreparedBrief } from './prepared-brief.ts';
import { isGrave } from './solemn-subjects.ts';
import { buysFromReaders, seeksParticipants } from './special-ask.ts';
import { chooseSuitableEmotion } from './suitable-emotion.ts';
import { findBriefKind, isKindGuessed, isOfSolemnTrade } from './trade-of-brief.ts';
import { findWayOfOffering } from './way-of-offering.ts';

type Asked = Pick<
  PreparedBrief,
  'product' | 'typedProduct' | 'audience' | 'goal' | 'emotion' | 'facts' | 'told'
>;

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
  return listMoodLines(findBriefKind(brief), emotion, language).filter((line) => !isExcluded(line));
}

/** Tells whether a business sells something of a certain kind in the usual way. */
function isUsualSale(brief: Asked): boolean {
  const field = brief.typedProduct ?? brief.product;
  return !(
    isKindGuessed(brief) ||
    isOfSolemnTrade(brief) ||
    isGrave({ product: field, audience: brief.audience }, brief.told) ||
    isPrivateSale(brief.product) ||
    findWayOfOffering(brief, findBriefKind(brief)) !== null ||
    seeksParticipants(brief) ||
    buysFromReaders(brief)
  );
}
