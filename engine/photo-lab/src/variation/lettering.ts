import { boxBlur, type Raster, type Rect } from '@adwright/engine-pixels';
import { keepPerPicture } from './per-picture.ts';

/** Size and number of the letters to search for. */
interface Search {
  /** Maximum longer side of the picture, in pixels. A larger picture is scaled down first. */
  side: number;
  /** Minimum and maximum height of a letter, as shares of the picture's longer side. */
  least: number;
  tallest: number;
  /**
   * Radius of the area whose mean luma is compared with the pixel in the middle of the area, as a share of `side`.
   */
  around: number;
  /** Minimum number of letters with similar heights and equal gaps in a line of text. */
  fewest: number;
}

const COMMON: Search = { side: 720, least: 0.011, tallest: 0.13, around: 0.02, fewest: 4 };
/**
 * Finds small print in addition to letters of usual size, but mistakes more of a photo's texture for text.
 */
export const SMALL_PRINT: Search = { ...COMMON, side: 1920, least: 0.0045, fewest: 3 };
/** Finds letters that are up to half as high as the picture's longer side, as in a single large word. */
export const LARGE_PRINT: Search = { side: 360, least: 0.1, tallest: 0.5, around: 0.16, fewest: 3 };
/**
 * Minimum difference in levels (0–255) between the inside and the outside of a letter's stroke. Half of this difference
 * is enough between a stroke and the mean of the pixels around it.
 */
const STROKE = 38;
/**
 * Maximum width of a letter, in letter heights. The maximum is large, because letters of connected scripts
 * form long shapes.
 */
const WIDEST = 3.2;
/**
 * Maximum differences between neighbouring letters of one line. `height` is the maximum ratio of the letters' heights.
 * The other limits between two letters are in letter heights: `foot` is the offset of the lower ends, and `line` is the
 * height of both letters together.
 */
const ALIKE = { height: 2.1, foot: 0.5, gap: 1.1, line: 1.75 };
/** Minimum and maximum share of a letter's box that ink covers. */
const INKED = { least: 0.16, most: 0.88 };

/** A line of text: its box in shares of the picture, and the number of recognised letters. */
export interface TextLine extends Rect {
  letters: number;
  /** Whether the letters are lighter than the background. */
  isLight: boolean;
  /**
   * Whether the letters are known to be set over the photo, not printed on an object in the photo.
   */
  isSet?: boolean;
}

/**
 * Finds lines of text in a picture. The search may report fences and tiles as text too, but it hardly ever
 * misses text.
 */
export function findLettering(raster: Raster, search?: Search): readonly TextLine[] {
  return search ? searchLettering(raster, search) : findCommonLettering(raster);
}

const findCommonLettering = keepPerPicture((raster) => searchLettering(raster, COMMON));

function searchLettering(raster: Raster, search: Search): TextLine[] {
  const { luma, width, height } = computeSmallLuma(raster, search.side);
  const around = boxBlur(luma, width, height, Math.round(search.around * search.side));
  const lines = [1, -1].flatMap((sign) => {
    const ink = Uint8Array.from(luma, (value, at) =>
      sign * (value - (around[at] ?? 0)) > STROKE / 2 ? 1 : 0,
    );
    const found = groupLines(findLetters(ink, { luma, width, height }, search), search.fewest);
    return found.map((line) => ({ ...line, isLight: sign > 0 }));
  });
  return lines.map(({ box: { x, y, width: w, height: h }, count, isLight }) => ({
    letters: count,
    isLight,
    x: x / width,
    y: y / height,
    width: w / width,
    height: h / height,
  }));
}

function computeSmallLuma({ width, height, data }: Raster, side: number) {
  const step = Math.max(1, Math.max(width, height) / side);
  const [w, h] = [Math.floor(width / step), Math.floor(height / step)];
  const luma = new Float32Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const at = 3 * (Math.floor(y * step) * width + Math.floor(x * step));
      luma[y * w + x] =
        0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
    }
  return { luma, width: w, height: h };
}

/**
 * Finds connected areas that have the size and density of a letter and clearly differ from the pixels around
 * them.
 */
function findLetters(
  ink: Uint8Array,
  { luma, width, height }: { luma: Float32Array; width: number; height: number },
  { least, tallest }: Search,
): Rect[] {
  const letters: Rect[] = [];
  const long = Math.max(width, height);
  for (const { box, pixels } of findParts(ink, width, height)) {
    const { x, y, width: w, height: h } = box;
    if (h < least * long || h > tallest * long || w > WIDEST * h) continue;
    const share = pixels.length / (w * h);
    if (share < INKED.least || (share > INKED.most && w > 0.45 * h)) continue;
    let [inside, outside, beside] = [0, 0, 0];
    for (const at of pixels) inside += luma[at] ?? 0;
    for (let row = y; row < y + h; row++)
      for (let column = x; column < x + w; column++) {
        const at = row * width + column;
        if (ink[at]) continue;
        outside += luma[at] ?? 0;
        beside++;
      }
    const differs = Math.abs(inside / pixels.length - outside / Math.max(1, beside));
    if (beside === 0 || differs > STROKE) letters.push(box);
  }
  return letters;
}

/** Groups neighbouring letters into lines of text. */
export function groupLines(
  letters: readonly Rect[],
  fewest: number,
): { box: Rect; count: number }[] {
  const sorted = [...letters].sort((one, other) => one.x - other.x);
  const runs: { last: Rect; count: number; box: Rect }[] = [];
  for (const letter of sorted) {
    const run = runs.find(({ last, box }) => {
      const taller = Math.max(last.height, letter.height);
      const foot = Math.abs(last.y + last.height - letter.y - letter.height);
      const gap = letter.x - last.x - last.width;
      return (
        taller < ALIKE.height * Math.min(last.height, letter.height) &&
        foot < ALIKE.foot * taller &&
        gap > -0.3 * taller &&
        gap < ALIKE.gap * taller &&
        joinBoxes(box, letter).height < ALIKE.line * Math.min(box.height, taller)
      );
    });
    if (run) {
      run.last = letter;
      run.count++;
      run.box = joinBoxes(run.box, letter);
    } else runs.push({ last: letter, count: 1, box: letter });
  }
  return runs.filter(({ count }) => count >= fewest);
}

/** Returns the smallest box that contains two boxes. */
export function joinBoxes(one: Rect, other: Rect): Rect {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** Finds the connected parts of a mask, each with its pixels. */
export function findParts(
  mask: Uint8Array,
  width: number,
  height: number,
): { box: Rect; pixels: number[] }[] {
  const seen = new Uint8Array(mask.length);
  const parts: { box: Rect; pixels: number[] }[] = [];
  for (let start = 0; start < mask.length; start++) {
    if (!mask[start] || seen[start]) continue;
    seen[start] = 1;
    const pixels = [start];
    let [left, top, right, bottom] = [width, height, 0, 0];
    // The list grows during the loop, because the loop appends the neighbours of each pixel.
    for (const at of pixels) {
      const x = at % width;
      const y = (at - x) / width;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      const near = [
        x > 0 ? at - 1 : at,
        x < width - 1 ? at + 1 : at,
        y > 0 ? at - width : at,
        y < height - 1 ? at + width : at,
      ];
      for (const other of near)
        if (mask[other] && !seen[other]) {
          seen[other] = 1;
          pixels.push(other);
        }
    }
    const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
    parts.push({ box, pixels });
  }
  return parts;
}
