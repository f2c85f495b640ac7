import { type Planes, type Raster, ramp } from '@adwright/engine-pixels';
import { quantileOf } from '../quantile.ts';

/** Air between the camera and the objects: white, and denser towards the top, where objects are farther away. */
interface Haze {
  /** Levels that the air adds at the lowest row and at the uppermost row. */
  below: number;
  above: number;
  /** Level (0–255) of air so deep that nothing is visible through it. */
  air: number;
  /** Certainty (0–1) that dark objects are lighter because of air, not of light. */
  certainty: number;
}

/** Number of horizontal bands of a photo, and of columns in each band. */
const CELLS = 24;
/** Number of pixels that are sampled along the photo's shorter side. */
const SAMPLES = 240;
/** Share of a cell's pixels that are ignored at the dark and at the light end. */
const ENDS = 0.02;
/**
 * Minimum difference between a cell's light and dark pixels, in levels, at which the cell shows objects. Paper,
 * walls and skies have smaller differences.
 */
const SHOWS_THINGS = 45;
/** Minimum number of cells in a band that show objects. */
const LEAST_CELLS = 4;
/**
 * Maximum distance of a band's darkest object from the line of the haze, in levels, at which the band confirms
 * the haze.
 */
const FOLLOWS = 12;
/**
 * Level of the air in the foreground: up to `none` there is no haze, from `sure` there certainly is. In photos
 * without haze, some object in the foreground is black.
 */
const IN_FRONT = { none: 25, sure: 35 };
/**
 * Increase of the air's level towards the background, in levels: up to `none` there is no haze, from `sure`
 * there certainly is.
 */
const DEEPER = { none: 30, sure: 45 };
/**
 * Share of bands that follow the line of the air's increase: up to `none` there is no haze, from `sure` there
 * certainly is.
 */
const FOLLOWING = { none: 0.4, sure: 0.55 };
/**
 * Maximum air in the foreground, as a share of deep air's level. A higher value means that the photo shows
 * paper, since nobody takes a photo through so much haze.
 */
const MOST_IN_FRONT = 0.45;
/** Limits for the level of the air farthest away (0–255). */
const AIR = {
  /** Minimum level. */
  least: 200,
  /** Maximum level. */
  most: 250,
  /** Share of sampled values that may be lighter than the air (0–1). */
  lighter: 0.005,
};
/** Share of the haze that is removed; the rest keeps the impression of distance in the photo. */
const REMOVED = 0.9;
/** Minimum share of an object's light that is assumed to pass the haze; limits the correction. */
const LEAST_THROUGH = 0.35;

/**
 * Finds haze by the darkest object of each band of a photo (dark-channel prior, He et al. 2009). Haze makes the
 * darkest objects of all bands lighter, along a line that rises towards the top. Returns null for a photo
 * without haze, and for a faded one, in which all bands are equally lighter.
 */
export function hazeIn(photo: Raster): Haze | null {
  const bands = bandsOf(photo);
  const { below, above } = lineUnder(bands.map(({ darkest }) => darkest));
  const following = bands.filter(
    ({ darkest, showsThings }, band) =>
      showsThings && darkest - heightAt(below, above, band / (bands.length - 1)) < FOLLOWS,
  ).length;
  const air = airOf(photo);
  if (below > MOST_IN_FRONT * air) return null;
  const certainty =
    ramp(below, IN_FRONT.none, IN_FRONT.sure) *
    ramp(above - below, DEEPER.none, DEEPER.sure) *
    ramp(following / bands.length, FOLLOWING.none, FOLLOWING.sure);
  return certainty > 0 ? { below, above, air, certainty } : null;
}

/** Removes haze in place, as far as it is certain. Returns the contrast factor in the middle of the photo. */
export function clearHaze(planes: Planes, { below, above, air, certainty }: Haze): number {
  const { width, height, luma, blue, red } = planes;
  const veilAt = (depth: number) => {
    const veil = certainty * REMOVED * heightAt(below, above, depth);
    return Math.min(veil, (1 - LEAST_THROUGH) * air);
  };
  for (let y = 0; y < height; y++) {
    const veil = veilAt(1 - y / height);
    const gain = 1 / (1 - veil / air);
    for (let at = y * width; at < (y + 1) * width; at++) {
      luma[at] = ((luma[at] ?? 0) - veil) * gain;
      blue[at] = (blue[at] ?? 0) * gain;
      red[at] = (red[at] ?? 0) * gain;
    }
  }
  return 1 / (1 - veilAt(0.5) / air);
}

function heightAt(below: number, above: number, depth: number): number {
  return below + (above - below) * depth;
}

interface Band {
  /** Lowest channel value among the dark pixels of the band's darkest cell. */
  darkest: number;
  showsThings: boolean;
}

/** Divides a photo into bands, from the lowest to the uppermost. */
function bandsOf({ width, height, data }: Raster): Band[] {
  const step = Math.max(1, Math.floor(Math.min(width, height) / SAMPLES));
  return Array.from({ length: CELLS }, (_, band) => {
    const row = CELLS - 1 - band;
    let darkest = 255;
    let things = 0;
    for (let column = 0; column < CELLS; column++) {
      const lows: number[] = [];
      const highs: number[] = [];
      for (let y = cellStart(row, height); y < cellStart(row + 1, height); y += step)
        for (let x = cellStart(column, width); x < cellStart(column + 1, width); x += step) {
          const at = 3 * (y * width + x);
          const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
          lows.push(Math.min(red, green, blue));
          highs.push(Math.max(red, green, blue));
        }
      if (lows.length === 0) continue;
      const dark = quantileOf(lows, ENDS);
      darkest = Math.min(darkest, dark);
      if (quantileOf(highs, 1 - ENDS) - dark > SHOWS_THINGS) things++;
    }
    return { darkest, showsThings: things >= LEAST_CELLS };
  });
}

function cellStart(cell: number, length: number): number {
  return Math.floor((cell * length) / CELLS);
}

/**
 * Returns the highest line below all values: the edge of their lower convex hull at the middle, extended to
 * both ends.
 */
function lineUnder(values: readonly number[]): { below: number; above: number } {
  const hull: number[] = [];
  const slope = (from: number, to: number) =>
    ((values[to] ?? 0) - (values[from] ?? 0)) / (to - from);
  for (let at = 0; at < values.length; at++) {
    for (;;) {
      const [before, last] = hull.slice(-2);
      if (before === undefined || last === undefined || slope(before, last) < slope(before, at))
        break;
      hull.pop();
    }
    hull.push(at);
  }
  const middle = (values.length - 1) / 2;
  const to = hull.findIndex((at) => at > middle);
  const [left = 0, right = 0] = [hull[to - 1], hull[to]];
  const rise = slope(left, right);
  const below = (values[left] ?? 0) - rise * left;
  return { below, above: below + rise * (values.length - 1) };
}

/**
 * Returns the highest value of any pixel's darkest channel, without glints, because air is equally light in all
 * channels.
 */
function airOf({ data }: Raster): number {
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at += 3) {
    const low = Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    counts[low] = (counts[low] ?? 0) + 1;
  }
  let lighter = (AIR.lighter * data.length) / 3;
  let level = 255;
  for (; level > 0 && lighter >= 0; level--) lighter -= counts[level] ?? 0;
  return Math.min(AIR.most, Math.max(AIR.least, level + 1));
}
