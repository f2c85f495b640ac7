import type { Planes } from '@adwright/engine-pixels';
import { smoothAlongLight } from './along-light.ts';
import type { Quantisation } from './quantisation.ts';

/** Standard deviation of the decoder's rounding to whole levels, in levels. */
const ROUNDED = 0.75;
/**
 * Standard deviation of the encoder's remaining rounding error, as a share of the quantisation step for low
 * frequencies; half or double this value is nearly as good.
 */
const STEP_SHARE = 0.08;
/** Index of a low frequency in a JPEG's quantisation table. */
const SLOW_WAVE = 1;
/** Filter radius in pixels; JPEG stores colour at half the size, so its errors are two pixels wide. */
const RADIUS_PX = 2;
/** Variance of luma, in squared levels, that a JPEG leaves in a flat area. */
const EVEN = 4;

/**
 * Removes a JPEG's rounding errors from the colours, in place. The errors show as blotches in flat areas and
 * coloured squares beside edges. Luma guides the filter, because it is stored with finer steps and shows the
 * objects' outlines.
 * @param steps the JPEG's quantisation steps for colour
 */
export function takeBackColourRounding(planes: Planes, steps: Quantisation): void {
  const noise = ROUNDED + STEP_SHARE * (steps[SLOW_WAVE] ?? 1);
  const calm = (plane: Float32Array) => smoothAlongLight(plane, planes, RADIUS_PX, EVEN, noise);
  planes.blue = calm(planes.blue);
  planes.red = calm(planes.red);
}
