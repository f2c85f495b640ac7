import type { Planes } from '@adwright/engine-pixels';
import { smoothAlongLight } from './along-light.ts';
import type { Quantisation } from './quantisation.ts';

/** Standard deviation, in levels, of the error that the decoder makes when it rounds to whole levels. */
const ROUNDED = 0.75;
/**
 * Standard deviation of the encoder's remaining rounding error, as a share of the quantisation step for low
 * frequencies. Half or twice this value gives nearly as good results.
 */
const STEP_SHARE = 0.08;
/** Index of a low frequency in a JPEG's quantisation table. */
const SLOW_WAVE = 1;
/**
 * Radius of the colour filter, in pixels. JPEG stores colour at half the size, so errors in colour are two pixels wide.
 */
const RADIUS_PX = 2;
/** Variance of luma, in squared levels, that JPEG compression causes in a flat area. */
const EVEN = 4;

/**
 * Removes the rounding errors of JPEG compression from the colours, in place. The rounding errors are visible
 * as blotches in flat areas and as coloured squares beside edges. The filter follows edges in luma, because a
 * JPEG stores luma with finer steps than colour.
 * @param steps the JPEG's quantisation steps for colour
 */
export function takeBackColourRounding(planes: Planes, steps: Quantisation): void {
  const noise = ROUNDED + STEP_SHARE * (steps[SLOW_WAVE] ?? 1);
  const calm = (plane: Float32Array) => smoothAlongLight(plane, planes, RADIUS_PX, EVEN, noise);
  planes.blue = calm(planes.blue);
  planes.red = calm(planes.red);
}
