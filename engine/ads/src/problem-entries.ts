import type { AdCopy } from '@adwright/engine-lexicon';
import type { Rect } from '@adwright/engine-pixels';
import { PROBLEM_INKS } from './backdrops/tangle.ts';
import { makeLogoEntry } from './brand/logo-entry.ts';
import type { PlacedItem } from './composition.ts';
import { makeHeadline, makeSubline, tag, writeBrandLine } from './entries.ts';
import { getGroundInks } from './inks.ts';
import { makeClosing } from './offer-entries.ts';
import { type StackOptions, stack } from './stack.ts';
import type { Stage } from './stage.ts';

interface Words {
  /** Maximum font size of the problem's text, in pixels. */
  maxSize: number;
  justify: StackOptions['justify'];
}

/** Returns stack entries with the problem's text below a caption, in the greys of {@link PROBLEM_INKS}. */
export function writeProblem(
  stage: Stage,
  region: Rect,
  { maxSize, justify }: Words,
): PlacedItem[] {
  return stack(
    region,
    [
      tag(stage, stage.copy.labels.problem, PROBLEM_INKS.accent),
      makeHeadline(stage, maxSize, {
        role: 'problem',
        text: stage.copy.problem,
        ink: PROBLEM_INKS.ink,
        maxLines: 5,
      }),
    ],
    { align: 'start', justify },
  );
}

/** Returns the stack entries of the solution: brand, product and button. */
export function writeSolution(
  stage: Stage,
  region: Rect,
  { maxSize, justify }: Words,
): PlacedItem[] {
  const inks = getGroundInks(stage);
  return stack(
    region,
    [
      makeLogoEntry(stage) ??
        tag(stage, writeBrandLine(stage) ?? offerLine(stage.copy), inks.accent),
      makeHeadline(stage, maxSize, { role: 'solution', text: stage.copy.solution, maxLines: 5 }),
      makeSubline(stage, inks, {
        text: findOtherSentences(stage.copy),
        maxLines: 4,
        maxSize: stage.base * 0.9,
      }),
      ...makeClosing(stage, inks),
    ],
    { align: 'start', justify },
  );
}

/**
 * Returns the line above the solution in an ad without a brand: the eyebrow if it contains a price or a day,
 * otherwise the caption "solution".
 */
function offerLine({ eyebrow, labels }: AdCopy): string {
  return eyebrow !== null && /\p{N}/u.test(eyebrow) ? eyebrow : labels.solution;
}

/** Returns the subline without the sentences of problem and solution, which the ad shows elsewhere. */
function findOtherSentences({ subline: whole, problem, solution, asks }: AdCopy): string {
  // The solution of a question consists of the subline's own words, so the subline may have no others.
  if (asks?.includes('problem'))
    return [solution, problem]
      .flatMap((line) => [`${line}。`, `${line}।`, line])
      .reduce(removeSentence, whole)
      .trim();
  const rest = removeSentence(removeSentence(whole, problem), solution).replace(/\s+/g, ' ').trim();
  return /\p{L}{2}/u.test(rest) ? rest : whole;
}

/** Returns a text after one of its sentences was removed. */
function removeSentence(text: string, line: string): string {
  const at = text.indexOf(line);
  const before = text.slice(0, Math.max(0, at));
  const after = text.slice(at + line.length);
  const isSentence = at >= 0 && /(?:^|[.!?…]\s)$/u.test(before) && /^(?:\.?$|\.?\s)/u.test(after);
  return isSentence ? before + after.replace(/^\./, '') : text;
}
