import { boxBlur, type Planes, ramp } from '@adwright/engine-pixels';
import type { JpegSteps } from './quantisation.ts';

/**
 * Smallest possible difference between the mean values of two neighbouring JPEG blocks, in levels per quantisation
 * step. In a JPEG, the coefficient of a block's mean is eight times the mean.
 */
const LEVELS_PER_STEP = 1 / 8;
/** Minimum difference between flat blocks, in levels, that is visible in a sky. */
const VISIBLE = 1.5;
/** Radius of the smoothing in luma, in pixels. A window of this radius covers three blocks. */
const RADIUS_PX = 12;
/**
 * Radius of the smoothing in colour, in pixels. JPEG stores colour at half the size, so its blocks are twice as large.
 */
const COLOUR_RADIUS_PX = 24;
/**
 * Standard deviation in a window, as a share of the difference between neighbouring blocks. Steps between flat blocks
 * alone cause a deviation of at most `flat`. Any detail that the JPEG kept in a block causes a deviation of more than
 * `detailed`.
 */
const SPREAD = { flat: 0.6, detailed: 0.9 };
/**
 * Maximum change of a pixel, as a share of the difference between blocks. Rounding changes a block's mean by
 * at most half of that difference.
 */
const MOST_MOVED = 0.6;

/**
 * Smooths the steps between flat blocks of a coarse JPEG, in place. In a sky, such blocks store only their
 * rounded mean, so the gradient of the sky becomes a pattern of visible squares. Returns whether the squares
 * were visible.
 */
export function smoothFlatSteps(planes: Planes, { luma, colour }: JpegSteps): boolean {
  const height = (luma[0] ?? 1) * LEVELS_PER_STEP;
  if (height < VISIBLE) return false;
  const flat = flatnessOf(planes.luma, planes, RADIUS_PX, height);
  if (!flat.some((share) => share > 0)) return false;
  const colourHeight = (colour?.[0] ?? 1) * LEVELS_PER_STEP;
  for (const name of ['blue', 'red'] as const) {
    const even = flatnessOf(planes[name], planes, COLOUR_RADIUS_PX, colourHeight);
    const both = even.map((share, at) => Math.min(share, flat[at] ?? 0));
    planes[name] = smooth(planes[name], planes, COLOUR_RADIUS_PX, colourHeight, both);
  }
  planes.luma = smooth(planes.luma, planes, RADIUS_PX, height, flat);
  return true;
}

/** Returns how certainly each pixel lies between flat blocks (0–1). */
function flatnessOf(
  plane: Float32Array,
  { width, height }: Pick<Planes, 'width' | 'height'>,
  radius: number,
  step: number,
): Float32Array {
  const mean = boxBlur(plane, width, height, radius);
  const squares = boxBlur(
    plane.map((value) => value * value),
    width,
    height,
    radius,
  );
  return squares.map((square, at) => {
    const spread = Math.sqrt(Math.max(0, square - (mean[at] ?? 0) ** 2));
    return 1 - ramp(spread, SPREAD.flat * step, SPREAD.detailed * step);
  });
}

function smooth(
  plane: Float32Array,
  { width, height }: Pick<Planes, 'width' | 'height'>,
  radius: number,
  step: number,
  shares: Float32Array,
): Float32Array {
  const once = boxBlur(plane, width, height, radius);
  const even = boxBlur(once, width, height, Math.ceil(radius / 2));
  const most = MOST_MOVED * step;
  return plane.map((value, at) => {
    const change = Math.min(most, Math.max(-most, (even[at] ?? 0) - value));
    return value + (shares[at] ?? 0) * change;
  });
}
