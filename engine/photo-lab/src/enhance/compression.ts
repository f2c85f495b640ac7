import { BLOCK, transformBlocks } from '@adwright/engine-pixels';
import type { Quantisation } from './quantisation.ts';

/**
 * Variance of the rounding error of each frequency, as a share of the squared quantisation step. A uniformly
 * distributed error would have a variance of one twelfth. Half or three times this value improves photos
 * less. The alternative method, averaging over shifted and rounded blocks (Nosratinia 2001), improves photos
 * only a quarter as much.
 */
const ROUNDING_VARIANCE = 0.125;

/**
 * Describes the blur of a plane, its noise, and how much of the rounding error to remove.
 */
export interface Softness {
  /** Standard deviation of the Gaussian blur to remove, in pixels. */
  blur: number;
  /**
   * Standard deviation of noise other than rounding errors, in levels. Noise other than rounding errors must
   * not be sharpened.
   */
  noise: number;
  /** Share of the rounding error that is removed, 0–1. */
  smoothing: number;
}

const CRISP: Softness = { blur: 0, noise: 0, smoothing: 1 };
/**
 * Maximum factor by which a frequency of the picture is amplified. A higher factor would mainly amplify rounding
 * errors.
 */
const MOST_RAISED = 4;

/**
 * Removes a JPEG's rounding errors from a luma plane: block edges, ringing near edges, and small specks. The blocks are
 * shifted from the JPEG's grid. In shifted blocks, rounding errors look like noise of known variance in each frequency.
 * A Wiener filter reduces each frequency by its share of noise. The filter brings nearly every photo closer to the
 * original. The filtered picture is then deblurred: the inverse of a Gaussian amplifies each frequency. A frequency
 * that may contain noise is amplified less. As noise is not amplified, neither JPEG blocks nor grain become sharper.
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

/** Returns the factors by which each frequency of a block is amplified to remove a Gaussian blur. */
function amplifyFrequencies(blur: number): Float32Array {
  const turn = (Math.PI / BLOCK) ** 2;
  return Float32Array.from({ length: BLOCK * BLOCK }, (_, at) => {
    const squares = Math.floor(at / BLOCK) ** 2 + (at % BLOCK) ** 2;
    return Math.min(MOST_RAISED, Math.exp((blur * blur * turn * squares) / 2)) - 1;
  });
}
