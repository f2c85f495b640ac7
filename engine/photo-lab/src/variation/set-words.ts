import type { Raster } from '@adwright/engine-pixels';
import { convertToPixels, listIndexes } from './boxes.ts';
import {
  findGroundTone,
  findInk,
  isInkEven,
  LEAST_CONTRAST,
  measureColourDistance,
  measureContrast,
  measureLuma,
  readColour,
} from './colours-of-words.ts';
import { findFlatWords } from './flat-words.ts';
import { findInkLines } from './ink-words.ts';
import { findLettering, LARGE_PRINT, SMALL_PRINT, type TextLine } from './lettering.ts';
import { keepPerPicture } from './per-picture.ts';

/** Minimum number of letters in a line of small print. Fewer letter-like shapes may be specks of light. */
const FEWEST_SMALL = 5;
/** Maximum distance between the picture's border and an area that touches it, as a share of the picture. */
const BORDER = 0.01;

/**
 * Finds words that the usual search misses: small print, large words, and lines of one even ink in any script. Each
 * line that it returns has one ink in all letters or lies on an even background. Textures of a photo have neither one
 * ink nor an even background, so they are not mistaken for words.
 */
export const findFurtherWords = keepPerPicture<readonly TextLine[]>(searchFurtherWords);

function searchFurtherWords(raster: Raster): TextLine[] {
  const small = findLettering(raster, SMALL_PRINT).filter(
    (line) => isSmallWord(raster, line) || isGroundEven(raster, line),
  );
  return [...small, ...findLargeWords(raster), ...findInkWords(raster)];
}

/** Estimated number of connected letters in a word, per height of the word's box. */
const LETTERS_PER_HEIGHT = 2;

/** Returns lines of one ink, in any script. A line is left out if other pixels of the ink's colour lie around it. */
function findInkWords(raster: Raster): TextLine[] {
  const { width, height } = raster;
  const lines = findInkLines(raster).filter(({ isWhole }) => isWhole);
  return lines.map(({ box, shapes }) => {
    const ink = shapes[0]?.ink ?? [0, 0, 0];
    return {
      letters: Math.max(shapes.length, Math.round((LETTERS_PER_HEIGHT * box.width) / box.height)),
      isLight: measureLuma(ink) > measureLuma(findGroundTone(raster, box, ink)),
      isSet: true,
      x: box.x / width,
      y: box.y / height,
      width: box.width / width,
      height: box.height / height,
    };
  });
}

/**
 * Limits for the even background of words. `tone` is the maximum distance from the background's median
 * colour. `share` is the minimum share of pixels within that distance.
 */
const EVEN = { tone: 14, share: 0.45 };

function isGroundEven(raster: Raster, line: TextLine): boolean {
  const { isLight } = line;
  const box = convertToPixels(line, raster, { beside: 0.1, above: 0.1 });
  const ink = findInk(raster, box, isLight);
  const ground = findGroundTone(raster, box, ink);
  if (measureContrast(ink, ground) < LEAST_CONTRAST) return false;
  const even = [...listIndexes(box, raster)].filter(
    (at) => measureColourDistance(readColour(raster, at), ground) < EVEN.tone,
  );
  return even.length > EVEN.share * box.width * box.height;
}

/** Tells whether a line of small print was set over the photo. */
function isSmallWord(raster: Raster, line: TextLine): boolean {
  return line.letters >= FEWEST_SMALL && isSet(raster, line);
}

/** Finds words with letters that fill a large part of the picture. */
function findLargeWords(raster: Raster): TextLine[] {
  return [...findLettering(raster, LARGE_PRINT), ...findFlatWords(raster)].filter(
    (line) => !isInCorner(line) && isSet(raster, line) && isSolid(raster, line),
  );
}

/** Tells whether an area touches a corner of the picture, as an overexposed window may do. */
function isInCorner({ x, y, width, height }: TextLine): boolean {
  const [isLeft, isTop] = [x < BORDER, y < BORDER];
  const [isRight, isBelow] = [x + width > 1 - BORDER, y + height > 1 - BORDER];
  return (isLeft || isRight) && (isTop || isBelow);
}

/**
 * Distances between a pixel's colour and the ink. Up to `ink`, a pixel has the ink's colour; up to `mixed`, it is a
 * mixture of ink and background.
 */
const TONES = { ink: 14, mixed: 70 };
/** Minimum share of a word's box that is ink, and maximum ratio of mixed pixels to ink pixels. */
const SOLID = { ink: 0.15, mixed: 0.5 };

/**
 * Tells whether the letters of a large word are areas of one colour with sharp edges. Overexposed areas of a
 * photo have soft edges.
 */
function isSolid(raster: Raster, line: TextLine): boolean {
  const box = convertToPixels(line, raster, { beside: 0, above: 0 });
  const ink = findInk(raster, box, line.isLight);
  let [solid, mixed] = [0, 0];
  for (const at of listIndexes(box, raster)) {
    const away = measureColourDistance(readColour(raster, at), ink);
    if (away < TONES.ink) solid++;
    else if (away < TONES.mixed) mixed++;
  }
  return solid > SOLID.ink * box.width * box.height && mixed < SOLID.mixed * solid;
}

/** Tells whether all letters of a line have one ink, which means that the line was set over the photo. */
export function isSet(raster: Raster, line: TextLine): boolean {
  if (line.isSet) return true;
  return isInkEven(raster, convertToPixels(line, raster, { beside: 0, above: 0 }), line.isLight);
}
