import type { Raster, Rect } from '@adwright/engine-pixels';
import { type Colour, measureDifference, measureLuma, readColour } from './colours-of-words.ts';
import { findFlatAreas, measureUnevenness } from './flat-areas.ts';
import { groupLines, type TextLine } from './lettering.ts';

/** Minimum and maximum height of a letter, as shares of the picture's longer side. */
const HEIGHT = { least: 0.12, most: 0.6 };
/** Maximum width of a letter, in letter heights. */
const WIDEST = 1.6;
/** Minimum and maximum share of a letter's box that the letter fills. */
const FILLED = { least: 0.2, most: 0.95 };
/** Maximum mean deviation (0–255) of a letter's samples from the samples' mean. */
const MOST_UNEVEN = 2.2;
/** Maximum difference (0–255) between the colours of letters of one word. */
const SAME = 14;
/** Minimum number of letters of a word. */
const FEWEST = 3;

interface Letter extends Rect {
  colour: Colour;
}

/**
 * Finds words of huge letters by their uniform colour. A search by lightness misses such words if bright
 * areas of the photo touch the letters.
 */
export function findFlatWords(raster: Raster): TextLine[] {
  const { width, height } = findFlatAreas(raster).samples;
  const letters = findLetters(raster);
  const lines: TextLine[] = [];
  while (letters.length > 0) {
    const [first] = letters;
    if (!first) break;
    const own = letters.filter(({ colour }) => measureDifference(colour, first.colour) <= SAME);
    for (const letter of own) letters.splice(letters.indexOf(letter), 1);
    for (const { box, count } of groupLines(own, FEWEST))
      lines.push({
        letters: count,
        isLight: measureLuma(first.colour) > 128,
        x: box.x / width,
        y: box.y / height,
        width: box.width / width,
        height: box.height / height,
      });
  }
  return lines;
}

function findLetters(raster: Raster): Letter[] {
  const { samples, areas } = findFlatAreas(raster);
  const long = Math.max(samples.width, samples.height);
  return areas.flatMap(({ pixels, box }) => {
    const filled = pixels.length / (box.width * box.height);
    const isTall = box.height >= HEIGHT.least * long && box.height <= HEIGHT.most * long;
    if (!isTall || box.width > WIDEST * box.height) return [];
    if (filled < FILLED.least || filled > FILLED.most) return [];
    if (measureUnevenness(pixels, samples) > MOST_UNEVEN) return [];
    const middle = pixels[Math.floor(pixels.length / 2)] ?? 0;
    return [{ ...box, colour: readColour(samples, middle) }];
  });
}
