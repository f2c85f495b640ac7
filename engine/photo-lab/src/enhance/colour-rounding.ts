import type { Planes } from '@adwright/engine-pixels';
import { smoothAlongLight } from './along-light.ts';
import type { Quantisation } from './quantisation.ts';

/** Decoding rounds each colour to a whole level, … */
const ROUNDED = 0.75;
/** … and this share of the step for slow waves is left of what the encoder rounded; half or twice as much gains nearly the same. */
const STEP_SHARE = 0.08;
const SLOW_WAVE = 1;
/** Colour is stored at half the size, so its errors are two pixels wide. */
const RADIUS_PX = 2;
/** Variance of luma, levels squared, that a JPEG leaves in a flat area. */
const EVEN = 4;

/**
 * Takes what a JPEG's rounding left out of the colours, in place: blotches in even places, squares of colour beside edges. Light is
 * stored finer than colour and tells where things end.
 * @param steps The JPEG's quantisation of colour
 */
export function takeBackColourRounding(planes: Planes, steps: Quantisation): void {
  const noise = ROUNDED + STEP_SHARE * (steps[SLOW_WAVE] ?? 1);
  const calm = (plane: Float32Array) => smoothAlongLight(plane, planes, RADIUS_PX, EVEN, noise);
  planes.blue = calm(planes.blue);
  planes.red = calm(planes.red);
}
