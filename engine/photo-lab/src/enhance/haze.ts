import { type Planes, type Raster, ramp } from '@adwright/engine-pixels';
import { quantileOf } from '../quantile.ts';

/**
 * Describes the haze between the camera and the objects. The haze is white, and denser towards the photo's
 * top, where objects are farther away.
 */
interface Haze {
  /** Levels (0–255) that the haze adds in the lowest row and in the uppermost row. */
  below: number;
  above: number;
  /** Level (0–255) of haze so thick that nothing is visible through it. */
  air: number;
  /** Certainty (0–1) that haze, not light, makes dark objects lighter. */
  certainty: number;
}

/** Number of horizontal bands into which a photo is divided, and of cells in each band. */
const CELLS = 24;
/** Number of pixels that are sampled along the photo's shorter side. */
const SAMPLES = 240;
/** Share of a cell's pixels that are ignored, at the dark end and at the light end. */
const ENDS = 0.02;
/**
 * Minimum difference, in levels, between the light and the dark pixels of a cell that shows objects. Cells that
 * show only paper, a wall or the sky have smaller differences.
 */
const SHOWS_THINGS = 45;
/** Minimum number of cells with objects in a band that is used to find haze. */
const LEAST_CELLS = 4;
/**
 * Maximum difference, in levels, between the darkest object of a band that confirms the haze and the haze
 * line (level of the haze by height).
 */
const FOLLOWS = 12;
/**
 * Level (0–255) of the haze in the foreground of a photo. Up to `none`, the photo has no haze; from `sure` on, it
 * certainly has. In photos without haze, some object in the foreground is nearly black.
 */
const IN_FRONT = { none: 25, sure: 35 };
/**
 * Increase of the haze's level from foreground to background. Up to `none`, the photo has no haze; from
 * `sure` on, it certainly has.
 */
const DEEPER = { none: 30, sure: 45 };
/**
 * Share of bands that confirm the haze line. Up to `none`, the photo has no haze; from `sure` on, it
 * certainly has.
 */
const FOLLOWING = { none: 0.4, sure: 0.55 };
/**
 * Maximum level of the haze in the foreground, as a share of the level `air` of thick haze. A higher level
 * means that the photo shows paper, because nobody takes photos through so much haze.
 */
const MOST_IN_FRONT = 0.45;
/** Limits for the level of thick haze (0–255). */
const AIR = {
  /** Minimum level (0–255) of thick haze. */
  least: 200,
  /** Maximum level (0–255) of thick haze. */
  most: 250,
  /** Share of the sampled values (0–1) that may be lighter than thick haze. */
  lighter: 0.005,
};
/** Share of the haze that is removed. The remaining haze keeps the impression of distance in the photo. */
const REMOVED = 0.9;
/**
 * Minimum assumed share of an object's light that passes through the haze. The minimum limits how strongly an object is
 * corrected.
 */
const LEAST_THROUGH = 0.35;

/**
 * Finds haze by the darkest object in each horizontal band of a photo (dark-channel prior, He et al. 2009).
 * Haze makes the darkest object of each band lighter, and the effect grows linearly towards the top of the
 * photo. Returns null for a photo without haze and for a faded photo. In a faded photo, all bands are lighter
 * by the same amount.
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

/**
 * Removes haze from a photo in place, as far as the haze is certain. Returns the factor by which the contrast
 * rises in the middle of the photo.
 */
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

/** Divides a photo into horizontal bands, ordered from bottom to top. */
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
 * Returns a straight line that lies below all values. The line extends the middle edge of the values' lower convex hull
 * to both ends.
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
 * Returns the level of thick haze. This level is the highest value of any pixel's darkest channel, after
 * glints are left out. Haze is equally light in all channels.
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
