import type { Raster, Rect } from '@adwright/engine-pixels';
import { quantileOf } from '../quantile.ts';
import { areNear, joinNearBoxes, listIndexes } from './boxes.ts';
import { type Colour, measureDifference, readColour } from './colours-of-words.ts';
import { GROUND_TONE, measureGroundDistance } from './even-ground.ts';
import { findParts, joinBoxes } from './lettering.ts';

/**
 * Maximum distance between two pixels of the same part (a text or a picture), as a share of the page's longer
 * side.
 */
const NEAR = 0.022;
/** Minimum area of a part, as a share of the page's area; smaller parts are ignored. */
const DUST = 0.00012;
/** Minimum area of the page's main picture, as a share of the page's area. */
const PICTURE = 0.06;
/**
 * Maximum area of a part, as a share of the page's area. A part that covers more leaves no background whose colour
 * could be changed.
 */
export const MOST_SHARE = 0.8;
/** Longer side, in pixels, to which a page is scaled down to find its parts. */
const FOUND_AT = 360;

/**
 * Returns a page's background and parts. Returns null if the page does not consist of several parts on its
 * background.
 */
export function separateParts(page: Raster, ground: Float32Array | null) {
  if (ground === null) return null;
  const parts = findPageParts(page, ground);
  const most = MOST_SHARE * page.width * page.height;
  return parts.length < 2 || parts.some((part) => area(part) > most) ? null : { ground, parts };
}

export const area = ({ width, height }: Rect) => width * height;

/**
 * Finds the boxes of all parts (texts and pictures) on the background of a page. Parts that are close together
 * are joined, so no two boxes overlap.
 */
export function findPageParts(page: Raster, ground: Float32Array): Rect[] {
  const scale = Math.max(1, Math.max(page.width, page.height) / FOUND_AT);
  const [width, height] = [Math.ceil(page.width / scale), Math.ceil(page.height / scale)];
  const ink = new Uint8Array(width * height);
  // A single pixel in a cell is grain, because even the thinnest stroke covers more pixels.
  const least = scale >= 2 ? 2 : 1;
  for (let at = 0; at < page.width * page.height; at++) {
    if (measureGroundDistance(page, at, ground) <= GROUND_TONE) continue;
    const x = at % page.width;
    const y = (at - x) / page.width;
    const cell = Math.floor(y / scale) * width + Math.floor(x / scale);
    ink[cell] = Math.min(255, (ink[cell] ?? 0) + 1);
  }
  for (const [at, count] of ink.entries()) ink[at] = count >= least ? 1 : 0;
  const near = Math.round(FOUND_AT * NEAR);
  const all = findParts(ink, width, height);
  const isDust = ({ pixels }: (typeof all)[number]) => pixels.length <= DUST * width * height;
  const found = all.filter((part) => !isDust(part)).map(({ box }) => box);
  const dust = all.filter(isDust).map(({ box }) => box);
  return addDust(joinNearBoxes(found, near), dust, near).map(({ x, y, width: w, height: h }) => {
    const [left, top] = [Math.floor((x - 1) * scale), Math.floor((y - 1) * scale)];
    const box = { x: Math.max(0, left), y: Math.max(0, top) };
    return {
      ...box,
      width: Math.min(page.width, Math.ceil((x + w + 1) * scale)) - box.x,
      height: Math.min(page.height, Math.ceil((y + h + 1) * scale)) - box.y,
    };
  });
}

/** Adds small specks to the parts next to them, because such specks are the dots and accents of letters. */
function addDust(parts: readonly Rect[], dust: readonly Rect[], near: number): Rect[] {
  const grown = parts.map((part) =>
    dust.filter((speck) => areNear(part, speck, near)).reduce(joinBoxes, part),
  );
  return joinNearBoxes(grown, near);
}

/** Returns the page's main picture, which is its largest part. Returns null if that part is too small. */
export function findMainPicture(parts: readonly Rect[], page: Raster): Rect | null {
  const [largest] = [...parts].sort((one, other) => area(other) - area(one));
  return largest && area(largest) > PICTURE * page.width * page.height ? largest : null;
}

/**
 * Limits for a part that consists of letters: minimum number of shapes, maximum share of the ink in one shape, and
 * minimum share of the ink that differs from the median by at most `tone` levels (0–255).
 */
const LETTERS = { fewest: 4, largest: 0.45, share: 0.7, tone: 40 };

/** Tells whether a part consists of letters. A page's largest part may be its headline. */
export function areLetters(page: Raster, ground: Float32Array, part: Rect): boolean {
  const pixels = [...listIndexes(part, page)];
  const ink = Uint8Array.from(pixels, (at) =>
    measureGroundDistance(page, at, ground) > GROUND_TONE ? 1 : 0,
  );
  const shapes = findParts(ink, part.width, part.height).map((shape) => shape.pixels.length);
  const all = shapes.reduce((sum, size) => sum + size, 0);
  const letters = shapes.filter((size) => size > DUST * page.width * page.height);
  if (letters.length < LETTERS.fewest || Math.max(...letters) > LETTERS.largest * all) return false;
  const colours = pixels.filter((_, at) => ink[at]).map((at) => readColour(page, at));
  const medianOf = (channel: 0 | 1 | 2) =>
    quantileOf(
      colours.map((colour) => colour[channel]),
      0.5,
    );
  const median: Colour = [medianOf(0), medianOf(1), medianOf(2)];
  const near = colours.filter((colour) => measureDifference(colour, median) <= LETTERS.tone);
  return near.length >= LETTERS.share * colours.length;
}
