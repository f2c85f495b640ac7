import type { Raster, Rect } from '@adwright/engine-pixels';
import { areNear, convertToPixels, isInside } from './boxes.ts';
import { measureDifference } from './colours-of-words.ts';
import { findFlatBadges } from './flat-badges.ts';
import { SAME_INK } from './ink-rows.ts';
import { findInkShapes } from './ink-shapes.ts';
import { findInkLines } from './ink-words.ts';
import type { TextLine } from './lettering.ts';

/** Room around a line of text for its accents and descenders, in heights of the line's box. */
const AIR = { beside: 0.3, above: 0.4 };
/**
 * Limits for a shape that belongs to the words next to it: maximum height, maximum distance, and minimum height of the
 * letters whose ink is compared, in heights of the words' box.
 */
const STRAY = { height: 3, reach: 0.5, letter: 0.2 };

/**
 * Returns the boxes of an ad's words and badges, in pixels. Shapes next to words that have the ink of the words are
 * letters too, such as a large single character.
 */
export function listWordBoxes(raster: Raster, lines: readonly TextLine[]): Rect[] {
  const words = [
    ...lines.map((line) => convertToPixels(line, raster, AIR)),
    ...findFlatBadges(raster).map(({ box }) => box),
    ...findInkLines(raster).map(({ box }) => box),
  ];
  const shapes = findInkShapes(raster);
  const stray = words.flatMap((word) => {
    const inks = shapes.filter(
      ({ box }) => isInside(box, word) && box.height > STRAY.letter * word.height,
    );
    return shapes.filter(
      ({ box, ink }) =>
        box.height < STRAY.height * word.height &&
        areNear(box, word, STRAY.reach * word.height) &&
        inks.some((own) => measureDifference(own.ink, ink) <= SAME_INK),
    );
  });
  return [...words, ...stray.map(({ box }) => box)];
}
