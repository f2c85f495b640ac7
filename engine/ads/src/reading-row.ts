import { detectTextDirection } from '@adwright/engine-drawing';
import type { AdCopy } from '@adwright/engine-lexicon';
import { type Rect, splitIntoColumns } from '@adwright/engine-pixels';
import type { Stage } from './stage.ts';

/**
 * Splits a row into a place for the words and a place for the element after the words, in the given shares. The
 * words come first in the headline's reading direction, even in a composition that will be mirrored.
 */
export function splitReadingRow(
  stage: Pick<Stage, 'turned'> & { copy: Pick<AdCopy, 'headline'> },
  row: Rect,
  [words, rest]: readonly [number, number],
  gap: number,
): [Rect, Rect] {
  const readsLeft = detectTextDirection(stage.copy.headline) === 'rtl';
  const swapped = stage.turned !== readsLeft;
  const [first, second] = splitIntoColumns(row, swapped ? [rest, words] : [words, rest], gap);
  if (!first || !second)
    throw new Error('a row needs a position for the words and one for the rest');
  return swapped ? [second, first] : [first, second];
}
