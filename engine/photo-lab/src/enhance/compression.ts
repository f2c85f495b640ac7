import { BLOCK, transformBlocks } from '@adwright/engine-pixels';
import type { Quantisation } from './quantisation.ts';

/**
 * Variance of the rounding error in one frequency, as a share of the squared quantisation step; a uniform error
 * has a twelfth. Half or three times this value improves photos less; averaging over shifted, rounded blocks
 * (Nosratinia 2001) improves them a quarter as much.
 */
const ROUNDING_VARIANCE = 0.125;

/** The blur to reverse in the same pass, and how much noise and rounding error there is. */
export interface Softness {
  /** Standard deviation of the Gaussian blur to reverse, in pixels. */
  blur: number;
  /** Standard deviation of other noise in the plane, in levels; it must not be sharpened. */
  noise: number;
  /** Share of the rounding error that is removed, 0–1. */
  smoothing: number;
}

const CRISP: Softness = { blur: 0, noise: 0, smoothing: 1 };
/** Maximum gain of a frequency; a higher one would only amplify errors. */
const MOST_RAISED = 4;

/**
 * Removes a JPEG's rounding errors from a luma plane: block edges, ringing and grit. On a block grid that is
 * shifted from the JPEG's own, the rounding errors look like noise of known variance in each frequency.
 * Reducing each frequency by its share of noise (Wiener filter) brings nearly every photo closer to the
 * original. The result is then deblurred: each frequency is amplified by the inverse of a Gaussian, but only as
 * far as it is certainly not noise. So neither JPEG blocks nor grain become sharper.
 */
export function takeBackRounding(
  luma: Float32Array,
  width: number,
  height: number,
  quantisation: Quantisation,
  step: number,
  { blur, noise, smoothing }: Softness = CRISP,
): Float32Array {
  const rounding = Float32Array.from(quantisation, (size) => ROUNDING_VARIANCE * size * size);
  const raised = amplifyFrequencies(blur);
  const unsure = noise * noise;
  return transformBlocks(luma, width, height, step, (block) => {
    let kept = 1;
    for (let at = 1; at < block.length; at++) {
      const value = block[at] ?? 0;
      const energy = value * value;
      const error = rounding[at] ?? 0;
      const share = energy / (energy + error);
      const sure = energy / (energy + error + unsure);
      block[at] = value * (1 - smoothing * (1 - share)) * (1 + sure * sure * (raised[at] ?? 0));
      kept += share;
    }
    return 1 / kept;
  });
}

/** Additional gain of each frequency that reverses a Gaussian blur. */
function amplifyFrequencies(blur: number): Float32Array {
  const turn = (Math.PI / BLOCK) ** 2;
  return Float32Array.from({ length: BLOCK * BLOCK }, (_, at) => {
    const squares = Math.floor(at / BLOCK) ** 2 + (at % BLOCK) ** 2;
    return Math.min(MOST_RAISED, Math.exp((blur * blur * turn * squares) / 2)) - 1;
  });
}
