import {
  boxBlur,
  contrastRatio,
  type Raster,
  type Rect,
  toLinearChannel,
} from '@adwright/engine-pixels';
import { quantileOf } from '../quantile.ts';
import { listIndexes } from './boxes.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/**
 * Minimum contrast ratio between letters and their background. Shapes with a lower contrast are not printed
 * text.
 */
export const LEAST_CONTRAST = 2.6;

/**
 * Range of luma ranks among a box's pixels, from which the ink's colour is taken. Ranks are shares of a box's pixels,
 * sorted by luma.
 */
const INK_RANKS = { from: 0.02, to: 0.09 };

/** Returns the luma of a colour, 0–255. */
export const measureLuma = ([red, green, blue]: Colour) =>
  0.299 * red + 0.587 * green + 0.114 * blue;

/** Returns the largest difference between the channels of two colours, in levels. */
export function measureDifference(one: Colour, other: Colour): number {
  return Math.max(
    Math.abs(one[0] - other[0]),
    Math.abs(one[1] - other[1]),
    Math.abs(one[2] - other[2]),
  );
}

/** Returns the colour of a pixel. */
export function readColour({ data }: Pick<Raster, 'data'>, at: number): Colour {
  return [data[3 * at] ?? 0, data[3 * at + 1] ?? 0, data[3 * at + 2] ?? 0];
}

/**
 * Returns the ink colour of the letters in a box, which is the colour of the box's lightest or darkest pixels.
 */
export function findInk(raster: Raster, box: Rect, isLight: boolean): Colour {
  return findPurestInk(raster, box, isLight).ink;
}

/**
 * Returns the ink colour of the letters in a box, and the standard deviation of luma among the pixels with this
 * colour.
 */
function findPurestInk(raster: Raster, box: Rect, isLight: boolean) {
  const indexes = [...listIndexes(box, raster)];
  const sign = isLight ? -1 : 1;
  const lumas = Float64Array.from(indexes, (at) => sign * measureLuma(readColour(raster, at)));
  const sorted = lumas.toSorted();
  const from = Math.floor(INK_RANKS.from * sorted.length);
  const to = Math.max(from + 1, Math.floor(INK_RANKS.to * sorted.length));
  const [least = 0, most = 0] = [sorted[from], sorted[to - 1]];
  // A huge word has a million pixels, so only the pixels near the needed ranks are sorted with their colours.
  const near = [...indexes.keys()].filter(
    (at) => (lumas[at] ?? 0) >= least && (lumas[at] ?? 0) <= most,
  );
  near.sort((one, other) => (lumas[one] ?? 0) - (lumas[other] ?? 0));
  const before = from - sorted.indexOf(least);
  const part = near
    .slice(before, before + to - from)
    .map((at) => ({ colour: readColour(raster, indexes[at] ?? 0) }));
  const mean = (channel: 0 | 1 | 2) =>
    part.reduce((sum, { colour }) => sum + colour[channel], 0) / Math.max(1, part.length);
  const ink: Colour = [mean(0), mean(1), mean(2)];
  const off = part.reduce(
    (sum, { colour }) => sum + (measureLuma(colour) - measureLuma(ink)) ** 2,
    0,
  );
  return { ink, spread: Math.sqrt(off / Math.max(1, part.length)) };
}

/**
 * Limits for letters that were set over a photo, in levels (0–255): the ink difference between parts of a
 * line, and the spread within the ink. Letters on an object in a photo vary more, because light falls
 * unevenly on them.
 */
const SET = { parts: 6, spread: 4 };
/** Number of parts into which a line is divided to compare their ink. */
const SET_PARTS = 3;

/**
 * Tells whether all letters of a line have one ink, as letters that were set over the photo have. Letters on
 * an object in a photo never have one ink.
 */
export function isInkEven(raster: Raster, box: Rect, isLight: boolean): boolean {
  const width = Math.floor(box.width / SET_PARTS);
  const inks = Array.from({ length: SET_PARTS }, (_, part) =>
    findPurestInk(raster, { ...box, x: box.x + part * width, width }, isLight),
  );
  return inks.every(
    ({ ink, spread }) =>
      spread < SET.spread &&
      inks.every(
        (other) => Math.max(...ink.map((v, c) => Math.abs(v - (other.ink[c] ?? 0)))) < SET.parts,
      ),
  );
}

/** Returns the distance between two colours in RGB. */
export const measureColourDistance = (one: Colour, other: Colour) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/**
 * Returns the background that a box would have without its letters, as three values per pixel. The background
 * is a blur of those pixels whose colour clearly differs from the ink. Returns null if hardly any pixel
 * differs from the ink.
 */
export function estimateGround(raster: Raster, box: Rect, ink: Colour): Float32Array | null {
  const { width, height } = box;
  const at = [...listIndexes(box, raster)];
  const distances = at.map((index) => measureColourDistance(readColour(raster, index), ink));
  const typical = quantileOf(distances, 0.6);
  const isGround = Float32Array.from(distances, (distance) => (distance > 0.72 * typical ? 1 : 0));
  if (isGround.reduce((sum, value) => sum + value, 0) < 0.3 * at.length) return null;
  const radius = Math.max(2, Math.round(0.22 * height));
  const weight = blurTwice(isGround, width, height, radius);
  const ground = new Float32Array(3 * at.length);
  for (const channel of [0, 1, 2] as const) {
    const own = Float32Array.from(
      at,
      (index, i) => readColour(raster, index)[channel] * (isGround[i] ?? 0),
    );
    const blurred = blurTwice(own, width, height, radius);
    for (let i = 0; i < at.length; i++)
      ground[3 * i + channel] = (blurred[i] ?? 0) / Math.max(1e-3, weight[i] ?? 0);
  }
  return ground;
}

function blurTwice(plane: Float32Array, width: number, height: number, radius: number) {
  return boxBlur(boxBlur(plane, width, height, radius), width, height, radius);
}

/** Returns the mean of `size` colours, each stored as three values. */
export function computeMean(values: Float32Array, size: number): Colour {
  const sums: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < size; at++)
    for (const channel of [0, 1, 2] as const) sums[channel] += values[3 * at + channel] ?? 0;
  return [sums[0] / size, sums[1] / size, sums[2] / size];
}

/** Returns the contrast ratio between two colours (0–255). */
export function measureContrast(one: Colour, other: Colour): number {
  const luminance = (colour: Colour) => {
    const [red, green, blue] = colour.map((value) => toLinearChannel(value / 255));
    return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
  };
  return contrastRatio(luminance(one), luminance(other));
}

/** Returns the median colour of the pixels in a box that are not ink. */
export function findGroundTone(raster: Raster, box: Rect, ink: Colour): Colour {
  const colours = [...listIndexes(box, raster)].map((at) => readColour(raster, at));
  const distances = colours.map((colour) => measureColourDistance(colour, ink));
  const far = 0.75 * quantileOf(distances, 0.9);
  const ground = colours.filter((_, at) => (distances[at] ?? 0) > far);
  const median = (channel: 0 | 1 | 2) =>
    quantileOf(
      ground.map((colour) => colour[channel]),
      0.5,
    );
  return [median(0), median(1), median(2)];
}
