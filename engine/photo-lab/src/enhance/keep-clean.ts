import type { Raster } from '@adwright/engine-pixels';
import { windowSimilarity, windowsOf } from './similar-rasters.ts';

/** Minimum similarity of an enhanced photo to the original if no fault is certain. */
const LEAST_SIMILAR = 0.98;
/**
 * Maximum share of the photo's pixels in which a channel may newly reach black or white. Encoding the photo
 * increases the share of clipped pixels slightly.
 */
const MOST_CLIPPED = 0.005;
/**
 * Shares of the change, in the order in which they are tried. The first share with few enough clipped pixels
 * and enough similarity is used.
 */
const SHARES = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0];

/**
 * Reverts a share of a change if no fault is certain, so that all steps together hardly change a photo without
 * faults.
 * @param certainty certainty of a fault, 0–1; at 1, the whole change is kept
 */
export function keepClean(raw: Raster, mended: Raster, certainty: number): Raster {
  if (certainty >= 1) return mended;
  // The certainty is squared, so that a weak suspicion of a fault hardly counts.
  const least = LEAST_SIMILAR * (1 - certainty ** 2);
  const clipped = (MOST_CLIPPED * raw.width * raw.height) / (1 - certainty);
  const [before, after] = [windowsOf(raw), windowsOf(mended)];
  const share = SHARES.find(
    (candidate) =>
      newlyClipped(raw, mended, candidate) <= clipped &&
      windowSimilarity(before, blended(before, after, candidate)) >= least,
  );
  if (share === 1) return mended;
  const data = raw.data.map((value, at) => blend(value, mended.data[at] ?? 0, share ?? 0));
  return { ...mended, data };
}

function blended(before: Float32Array, after: Float32Array, share: number): Float32Array {
  if (share === 1) return after;
  return before.map((value, at) => value + share * ((after[at] ?? 0) - value));
}

/** Counts the pixels in which a channel newly reaches black or white when `share` of a change is applied. */
export function newlyClipped(raw: Raster, mended: Raster, share = 1): number {
  let count = 0;
  for (let at = 0; at < raw.data.length; at += 3) {
    for (let channel = at; channel < at + 3; channel++) {
      const value = raw.data[channel] ?? 0;
      if (isClipped(value) || !isClipped(blend(value, mended.data[channel] ?? 0, share))) continue;
      count++;
      break;
    }
  }
  return count;
}

function blend(from: number, to: number, share: number): number {
  return Math.round(from + share * (to - from));
}

function isClipped(value: number): boolean {
  return value < 1 || value > 254;
}
