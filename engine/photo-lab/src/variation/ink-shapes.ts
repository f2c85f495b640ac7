import type { Raster, Rect } from '@adwright/engine-pixels';
import { type Colour, measureDifference, readColour } from './colours-of-words.ts';
import { keepPerPicture } from './per-picture.ts';

/** A connected area of one colour with a sharp outline, such as a letter or a joined word of any script. */
export interface InkShape {
  box: Rect;
  pixels: number[];
  ink: Colour;
  /** Mean difference between the pixels and the ink, in levels (0–255). */
  unevenness: number;
  /** Length of the outline, in pixels. */
  outline: number;
}

/**
 * Maximum differences between the pixels of one shape, in levels (0–255), for luma and for each channel. JPEG
 * blurs colours more than luma.
 */
const ONE_INK = { luma: 20, channel: 44 };
/** Maximum difference between a pixel in the middle of a stroke and its neighbours, in each channel. */
const IN_STROKE = 9;
/**
 * Minimum height or width of a letter shape, and its maximum height and width, as shares of the picture's longer side.
 */
const EXTENT = { least: 0.004, tallest: 0.3, widest: 0.85 };
/** Maximum share of the picture's area that one shape fills. */
const MOST_AREA = 0.06;
/**
 * Definition of a sharp outline: within `reach` pixels outside the shape, the colour differs by more than `step`
 * levels. The colour must differ like this along the share `share` of the outline. Light areas of a photo have softer
 * outlines than letters.
 */
const SHARP = { step: 40, reach: 3, share: 0.82 };
/** Maximum mean difference between a shape's pixels and its mean colour, in levels (0–255). */
const MOST_UNEVEN = 9;

/**
 * Finds shapes of one colour with a sharp outline. The search ignores the form and the order of the shapes,
 * so it finds letters of any script and typeface.
 */
export const findInkShapes = keepPerPicture<readonly InkShape[]>(searchInkShapes);

function searchInkShapes(raster: Raster): InkShape[] {
  const { width, height } = raster;
  const long = Math.max(width, height);
  const labels = new Int32Array(width * height);
  const shapes: InkShape[] = [];
  const steps = [1, 2, width, 2 * width, width + 1];
  let label = 0;
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] || !isFlatAt(raster, start, steps)) continue;
    label++;
    const { pixels, box } = fillShape(raster, labels, start, label);
    const extent = Math.max(box.width, box.height);
    if (extent < EXTENT.least * long || pixels.length > MOST_AREA * width * height) continue;
    if (box.height > EXTENT.tallest * long || box.width > EXTENT.widest * width) continue;
    const ink = meanColour(raster, pixels);
    const unevenness = measureUnevenness(raster, pixels, ink);
    if (unevenness > MOST_UNEVEN) continue;
    const { outline, sharp } = measureOutline(raster, labels, pixels, { label, ink });
    if (sharp < SHARP.share * outline) continue;
    shapes.push({ box, pixels, ink, unevenness, outline });
  }
  return shapes;
}

/**
 * Tells whether a pixel has the same colour as its right and lower neighbours, so that it is not at an edge.
 * @param steps distances, in the list of pixels, to the right and the lower neighbour
 */
function isFlatAt({ width, height, data }: Raster, at: number, steps: readonly number[]): boolean {
  const x = at % width;
  if (x + 2 >= width || at + 2 * width >= width * height) return false;
  return steps.every((step) => differenceAt(data, at, at + step) <= IN_STROKE);
}

function isSameInk(data: Raster['data'], one: number, other: number): boolean {
  const luma = (at: number) =>
    0.299 * (data[3 * at] ?? 0) + 0.587 * (data[3 * at + 1] ?? 0) + 0.114 * (data[3 * at + 2] ?? 0);
  return (
    Math.abs(luma(one) - luma(other)) <= ONE_INK.luma &&
    differenceAt(data, one, other) <= ONE_INK.channel
  );
}

function differenceAt(data: Raster['data'], one: number, other: number): number {
  return Math.max(
    Math.abs((data[3 * one] ?? 0) - (data[3 * other] ?? 0)),
    Math.abs((data[3 * one + 1] ?? 0) - (data[3 * other + 1] ?? 0)),
    Math.abs((data[3 * one + 2] ?? 0) - (data[3 * other + 2] ?? 0)),
  );
}

/** Marks the connected pixels that have about the colour of the first pixel. */
function fillShape(raster: Raster, labels: Int32Array, start: number, label: number) {
  const { width, height, data } = raster;
  labels[start] = label;
  const pixels = [start];
  let [left, top, right, foot] = [width, height, 0, 0];
  // The list grows during the loop, because the loop appends the neighbours of each pixel.
  for (const at of pixels) {
    const x = at % width;
    const y = (at - x) / width;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, foot] = [Math.min(top, y), Math.max(foot, y)];
    for (let side = 0; side < 4; side++) {
      const near = at + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -width : width);
      if (near < 0 || near >= labels.length || labels[near]) continue;
      if ((side === 0 && x === 0) || (side === 1 && x === width - 1)) continue;
      if (!isSameInk(data, start, near)) continue;
      labels[near] = label;
      pixels.push(near);
    }
  }
  return { pixels, box: { x: left, y: top, width: right - left + 1, height: foot - top + 1 } };
}

function meanColour(raster: Raster, pixels: readonly number[]): Colour {
  const sums: [number, number, number] = [0, 0, 0];
  for (const at of pixels)
    for (const channel of [0, 1, 2] as const) sums[channel] += raster.data[3 * at + channel] ?? 0;
  return [sums[0] / pixels.length, sums[1] / pixels.length, sums[2] / pixels.length];
}

function measureUnevenness(raster: Raster, pixels: readonly number[], ink: Colour): number {
  const sum = pixels.reduce((all, at) => all + measureDifference(readColour(raster, at), ink), 0);
  return sum / pixels.length;
}

/**
 * Returns the length of a shape's outline, and the length of its sharp part, where the colour changes just
 * outside.
 */
function measureOutline(
  raster: Raster,
  labels: Int32Array,
  pixels: readonly number[],
  { label, ink }: { label: number; ink: Colour },
): { outline: number; sharp: number } {
  const { width, height } = raster;
  let [outline, sharp] = [0, 0];
  for (const at of pixels) {
    const x = at % width;
    const y = (at - x) / width;
    for (const [dx, dy] of SIDES) {
      const isIn = (far: number) =>
        x + far * dx >= 0 && x + far * dx < width && y + far * dy >= 0 && y + far * dy < height;
      if (isIn(1) && labels[at + dy * width + dx] === label) continue;
      outline++;
      for (let far = 1; far <= SHARP.reach && isIn(far); far++)
        if (measureDifference(readColour(raster, at + far * (dy * width + dx)), ink) > SHARP.step) {
          sharp++;
          break;
        }
    }
  }
  return { outline, sharp };
}

const SIDES = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;
