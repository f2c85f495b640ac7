import type { Planes } from '@adwright/engine-pixels';
import { smoothAlongLight } from './along-light.ts';
import type { Quantisation } from './quantisation.ts';

/** Rounding error of decoding, to a whole level, … */
const ROUNDED = 0.75;
/**
 * … and remaining rounding error of the encoder, as a share of the step for low frequencies; half or double
 * this value is nearly as good.
 */
const STEP_SHARE = 0.08;
const SLOW_WAVE = 1;
/** Colour is stored at half the size, so its errors are two pixels wide. */
const RADIUS_PX = 2;
/** Variance of luma, levels squared, that a JPEG leaves in a flat area. */
const EVEN = 4;

/**
 * Removes the rounding errors of a JPEG from the colours, in place: blotches in even areas, squares of colour
 * beside edges. Luma is stored with finer steps and shows the outlines of objects.
 * @param steps The JPEG's quantisation of colour
 */
export function takeBackColourRounding(planes: Planes, steps: Quantisation): void {
  const noise = ROUNDED + STEP_SHARE * (steps[SLOW_WAVE] ?? 1);
  const calm = (plane: Float32Array) => smoothAlongLight(plane, planes, RADIUS_PX, EVEN, noise);
  planes.blue = calm(planes.blue);
  planes.red = calm(planes.red);
}
