import type { Raster } from '@adwright/engine-pixels';
import { indexesOf, inPixels } from './boxes.ts';
import {
  colourAt,
  contrastOf,
  distanceOf,
  groundTone,
  inkOf,
  isInkEven,
  LEAST_CONTRAST,
} from './colours-of-words.ts';
import { LARGE_PRINT, letteringOf, SMALL_PRINT, type TextLine } from './lettering.ts';

/** Minimum number of letters of small print: fewer may be specks of light. */
const FEWEST_SMALL = 5;
/** Distance from the picture's border, as a share of it, within which an area counts as touching it. */
const BORDER = 0.01;

/**
 * Finds the words that the usual search misses: small print and large words. All letters of a line have one ink, as
 * no printed thing in a photo has, or stand on an even ground. Textures of a photo are not mistaken for them.
 */
export function furtherWords(raster: Raster): TextLine[] {
  const small = letteringOf(raster, SMALL_PRINT).filter(
    (line) => isSmallWord(raster, line) || isGroundEven(raster, line),
  );
  return [...small, ...largeWords(raster)];
}

/** How even the ground of words is that must not be lost: what share of their box is close to its colour. */
const EVEN = { tone: 14, share: 0.45 };

function isGroundEven(raster: Raster, line: TextLine): boolean {
  const { isLight } = line;
  const box = inPixels(line, raster, { beside: 0.1, above: 0.1 });
  const ink = inkOf(raster, box, isLight);
  const ground = groundTone(raster, box, ink);
  if (contrastOf(ink, ground) < LEAST_CONTRAST) return false;
  const even = [...indexesOf(box, raster)].filter(
    (at) => distanceOf(colourAt(raster, at), ground) < EVEN.tone,
  );
  return even.length > EVEN.share * box.width * box.height;
}

/** Whether a line of small print was set over the photo. */
function isSmallWord(raster: Raster, line: TextLine): boolean {
  return line.letters >= FEWEST_SMALL && isSet(raster, line);
}

/** Finds words whose letters fill a good part of the picture. */
function largeWords(raster: Raster): TextLine[] {
  return letteringOf(raster, LARGE_PRINT).filter(
    (line) => !isInCorner(line) && isSet(raster, line) && isSolid(raster, line),
  );
}

/** Whether an area reaches into a corner of the picture, such as an overexposed window. */
function isInCorner({ x, y, width, height }: TextLine): boolean {
  const [isLeft, isTop] = [x < BORDER, y < BORDER];
  const [isRight, isBelow] = [x + width > 1 - BORDER, y + height > 1 - BORDER];
  return (isLeft || isRight) && (isTop || isBelow);
}

/** Differences from the ink, in levels: within `ink` a pixel is ink, and up to `mixed` neither ink nor ground. */
const TONES = { ink: 14, mixed: 70 };
/** Minimum share of a word's box that is ink, and maximum number of mixed pixels for each pixel of ink. */
const SOLID = { ink: 0.15, mixed: 0.5 };

/** Whether the letters of a large word are areas of one colour. Overexposed areas of a photo have soft edges. */
function isSolid(raster: Raster, line: TextLine): boolean {
  const box = inPixels(line, raster, { beside: 0, above: 0 });
  const ink = inkOf(raster, box, line.isLight);
  let [solid, mixed] = [0, 0];
  for (const at of indexesOf(box, raster)) {
    const away = distanceOf(colourAt(raster, at), ink);
    if (away < TONES.ink) solid++;
    else if (away < TONES.mixed) mixed++;
  }
  return solid > SOLID.ink * box.width * box.height && mixed < SOLID.mixed * solid;
}

/** Whether a line's letters all have one ink. */
export function isSet(raster: Raster, line: TextLine): boolean {
  return isInkEven(raster, inPixels(line, raster, { beside: 0, above: 0 }), line.isLight);
}
