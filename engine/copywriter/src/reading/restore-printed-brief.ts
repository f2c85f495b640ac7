import { type CopyBrief, restorePrintedTexts } from '@adwright/engine-lexicon';
import { understandBrief } from './understand-brief.ts';

type PrintedFields = Pick<
  CopyBrief,
  'product' | 'audience' | 'goal' | 'brandName' | 'language' | 'offer' | 'typed'
>;

/**
 * Returns the brief with its texts as typed, and with the typographic marks of the ad's language.
 */
export function restorePrintedBrief<Brief extends PrintedFields>(brief: Brief): Brief {
  if (!brief.typed) return brief;
  return restorePrintedTexts(brief, brief.language ?? understandBrief(brief).language);
}
