import { type CopyBrief, printedTexts } from '@adwright/engine-lexicon';
import { understandBrief } from './understand-brief.ts';

/** A brief with the texts as typed, plus the typographic marks of the ad's language. */
export function printedBrief<Brief extends CopyBrief>(brief: Brief): Brief {
  if (!brief.typed) return brief;
  return printedTexts(brief, brief.language ?? understandBrief(brief).language);
}
