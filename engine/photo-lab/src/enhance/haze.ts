import { type Planes, type Raster, ramp } from '@adwright/engine-pixels';

/** Air between the camera and the objects: white, and thicker towards the top, where they are farther away. */
interface Haze {
  /** Levels that the air adds at the lowest row and at the uppermost. */
  below: number;
  above: number;
  /** Level of air that nothing shows through. */
  air: number;
  /** 0–1: how sure it is that air has lifted the dark things, and not light. */
  certainty: number;
}

/** Bands and columns in which the darkest object is searched, and the pixels sampled along the shorter side. */
const CELLS = 24;
const SAMPLES = 240;
/** Shares of a cell's pixels darker than its dark things, and lighter than its light ones. */
const ENDS = 0.02;
/** A cell with this difference between both, in levels, shows things: paper, walls and skies don't. */
const SHOWS_THINGS = 45;
/** Cells of a band that have to show things. */
const LEAST_CELLS = 4;
/** Distance from the line of the haze within which a band's darkest thing follows it, in levels. */
const FOLLOWS = 12;
/**
 * Levels of air in front and from there to the back, and shares of the bands that follow its line. No haze up
 * to the first value, certain haze from the second. In clear photos something at the front is black.
 */
const IN_FRONT = { none: 25, sure: 35 };
const DEEPER = { none: 30, sure: 45 };
const FOLLOWING = { none: 0.4, sure: 0.55 };
/** More air than this at the front, as a share of the air's level, is paper: no photo is taken through it. */
const MOST_IN_FRONT = 0.45;
/** Likely level of deep air, and the share of the sampled pixels that may be lighter. */
const AIR = { least: 200, most: 250, lighter: 0.005 };
/** Share of the haze that is removed: the remainder shows distance. */
const REMOVED = 0.9;
/** Least share of an object's light that haze lets through, for the correction. */
const LEAST_THROUGH = 0.35;

/**
 * Finds haze by the darkest thing of each band of a photo (dark-channel prior, He et al. 2009). Haze lifts all of them, by a
 * line that rises towards the top. Null without haze, and for a fade, which lifts all bands alike.
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

/** Removes haze in place, as far as it is certain. Returns the factor of the contrast in the middle. */
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
  /** The darkest channel of the darkest cell's dark things. */
  darkest: number;
  showsThings: boolean;
}

/** The bands of a photo, from the lowest to the uppermost. */
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

function quantileOf(values: number[], share: number): number {
  values.sort((one, other) => one - other);
  return values[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;
}

/** The highest line below all values: the edge of their lower convex hull at the middle, continued to both ends. */
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

/** The lightest darkest channel, but for glints: air is as light in all channels. */
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
