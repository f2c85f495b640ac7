import type { Raster, Rect } from '@adwright/engine-pixels';
import { keepPerPicture } from './per-picture.ts';

/** Longer side, in samples, of the reduced picture in which flat areas are searched for. */
const SIDE = 480;
/**
 * Maximum difference (0–255) between neighbouring samples of one area, and between any sample and the
 * area's first sample.
 */
const TONE = { step: 7, whole: 22 };

export interface Samples {
  width: number;
  height: number;
  data: Uint8Array;
}

interface FlatArea {
  /** Indexes of the area's samples, from the first one in reading order. */
  pixels: readonly number[];
  /** The area's box, in samples. */
  box: Rect;
}

/** Divides a picture into areas of about one colour. Badges and huge letters are such areas. */
export const findFlatAreas = keepPerPicture((raster) => {
  const step = Math.max(1, Math.max(raster.width, raster.height) / SIDE);
  const samples = sampleColours(raster, step);
  const seen = new Uint8Array(samples.width * samples.height);
  const areas: FlatArea[] = [];
  for (let start = 0; start < seen.length; start++)
    if (!seen[start]) areas.push(fillFlat(samples, start, seen));
  return { samples, step, areas };
});

function sampleColours({ width, height, data }: Raster, step: number): Samples {
  const [w, h] = [Math.floor(width / step), Math.floor(height / step)];
  const samples = new Uint8Array(3 * w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const at = 3 * (Math.floor(y * step) * width + Math.floor(x * step));
      samples.set(data.subarray(at, at + 3), 3 * (y * w + x));
    }
  return { width: w, height: h, data: samples };
}

/**
 * Returns the connected samples of about one colour that contain the sample `start`, and marks them as seen.
 */
function fillFlat({ width, height, data }: Samples, start: number, seen: Uint8Array) {
  const differ = (one: number, other: number, most: number) =>
    Math.abs((data[3 * one] ?? 0) - (data[3 * other] ?? 0)) > most ||
    Math.abs((data[3 * one + 1] ?? 0) - (data[3 * other + 1] ?? 0)) > most ||
    Math.abs((data[3 * one + 2] ?? 0) - (data[3 * other + 2] ?? 0)) > most;
  seen[start] = 1;
  const pixels = [start];
  let [left, top, right, foot] = [width, height, 0, 0];
  // The list grows during the loop, because the loop appends the neighbours of each sample.
  for (const at of pixels) {
    const x = at % width;
    const y = (at - x) / width;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, foot] = [Math.min(top, y), Math.max(foot, y)];
    const near = [
      x > 0 ? at - 1 : at,
      x < width - 1 ? at + 1 : at,
      y > 0 ? at - width : at,
      y < height - 1 ? at + width : at,
    ];
    for (const other of near) {
      if (seen[other] || differ(at, other, TONE.step) || differ(start, other, TONE.whole)) continue;
      seen[other] = 1;
      pixels.push(other);
    }
  }
  return { pixels, box: { x: left, y: top, width: right - left + 1, height: foot - top + 1 } };
}

/** Returns the mean deviation of samples from their mean, in the channel that deviates most. */
export function measureUnevenness(pixels: readonly number[], samples: Samples): number {
  const deviations = [0, 1, 2].map((channel) => {
    const values = pixels.map((at) => samples.data[3 * at + channel] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.reduce((sum, value) => sum + Math.abs(value - mean), 0) / values.length;
  });
  return Math.max(...deviations);
}
