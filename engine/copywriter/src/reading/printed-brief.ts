import { type CopyBrief, printedTexts } from '@adwright/engine-lexicon';
import { understandBrief } from './understand-brief.ts';

/** A brief whose texts are those that were typed, with the typographic marks of the language that its ad is written in. */
export function printedBrief<Brief extends CopyBrief>(brief: Brief): Brief {
  if (!brief.typed) return brief;
  return printedTexts(brief, brief.language ?? understandBrief(brief).language);
}
