import { countSteps } from './count-steps.ts';

/** A picture, described by the difference of each pixel from the background's colour, in levels (0–255). */
export interface Levels {
  width: number;
  height: number;
  distanceAt: (at: number) => number;
}

/**
 * Distance from the ink, in pixels, in which the compression of a JPEG leaves ripples. Pixels that are
 * closer to the ink are blurred edges, and pixels that are farther away lie in blocks without ink.
 */
const RIPPLES_PX = { from: 3, to: 8 };
/** Minimum difference from the background, in levels, of a pixel that may be ink. */
const FAINT = 9;
/** Minimum difference between ink and background, as a share of the difference of the strongest ink. */
const INK = 0.5;
/**
 * Maximum difference of ripples from the background, in levels: of 90 % (`most`) and 99 % (`all`) of the pixels. Stronger differences are shadows, glows or pale
 * parts of the logo.
 */
const RIPPLES = { most: 24, all: 40 };

/**
 * Returns the strength of the ripples around the ink of a JPEG, in levels. 99 % of the pixels close to the
 * ink differ less than this from the background. Returns null if pale parts of the logo surround the ink, so
 * that they can't be distinguished from ripples.
 */
export function estimateRipples({ width, height, distanceAt }: Levels): number | null {
  const inked = new Uint32Array(256);
  for (let at = 0; at < width * height; at++) {
    const levels = distanceAt(at);
    if (levels > FAINT) count(inked, levels);
  }
  const ink = INK * findQuantile(inked, 0.95);
  const steps = countSteps((at) => distanceAt(at) > Math.max(FAINT, ink), { width, height });
  const close = new Uint32Array(256);
  for (const [at, away] of steps.entries()) {
    if (away >= RIPPLES_PX.from && away <= RIPPLES_PX.to) count(close, distanceAt(at));
  }
  const all = findQuantile(close, 0.99);
  return findQuantile(close, 0.9) > RIPPLES.most || all > RIPPLES.all ? null : all;
}

function count(histogram: Uint32Array, levels: number): void {
  histogram[levels] = (histogram[levels] ?? 0) + 1;
}

function findQuantile(histogram: Uint32Array, share: number): number {
  const total = histogram.reduce((sum, value) => sum + value, 0);
  let seen = 0;
  for (const [levels, value] of histogram.entries()) {
    seen += value;
    if (seen > 0 && seen >= share * total) return levels;
  }
  return 0;
}

/** Maximum ratio of the strongest ripples to the estimate, which covers 99 % of the ripples. */
const STRONGEST = 2;
/** Maximum area of a ripple, in pixels: the area of one block of a JPEG. */
const BLOCK_PX = 64;
/** Maximum area of a pale speck between an edge and the background, in pixels. */
const DUST_PX = 8;

/**
 * Marks small spots as background colour (`isFlat`) if no pixel of a spot is stronger than the ripples of the
 * JPEG.
 */
export function addRipples(isFlat: Uint8Array, levels: Levels, ripples: number): void {
  for (const spot of findSpots(isFlat, levels, BLOCK_PX))
    if (spot.every((at) => levels.distanceAt(at) <= STRONGEST * ripples))
      for (const at of spot) isFlat[at] = 1;
}

/** Adds to the background the pale specks that JPEG compression leaves along the background's edges. */
export function addDust(isGround: Uint8Array, levels: Levels, ripples: number): void {
  const { width, height, distanceAt } = levels;
  const isOther = isGround.map(
    (value, at) => value || Number(distanceAt(at) > STRONGEST * ripples),
  );
  const away = countSteps((at) => isGround[at] === 1, { width, height });
  for (const spot of findSpots(isOther, levels, DUST_PX))
    if (spot.some((at) => (away[at] ?? 0) <= RIPPLES_PX.from))
      for (const at of spot) isGround[at] = 1;
}

/** Returns the connected areas of unmasked pixels that have at most `mostPx` pixels. */
function findSpots(mask: Uint8Array, { width, height }: Levels, mostPx: number): number[][] {
  const isSeen = mask.slice();
  const spots: number[][] = [];
  for (let start = 0; start < isSeen.length; start++) {
    if (isSeen[start]) continue;
    isSeen[start] = 1;
    const spot = [start];
    for (let next = 0; next < spot.length; next++)
      for (const near of listNeighbours(spot[next] ?? 0, width, height)) {
        if (isSeen[near]) continue;
        isSeen[near] = 1;
        spot.push(near);
      }
    if (spot.length <= mostPx) spots.push(spot);
  }
  return spots;
}

/** Returns the up to eight pixels around a pixel. */
export function listNeighbours(at: number, width: number, height: number): number[] {
  const [x, y] = [at % width, Math.floor(at / width)];
  const near: number[] = [];
  for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++)
    for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++)
      if (nx !== x || ny !== y) near.push(ny * width + nx);
  return near;
}
