import { BLOCK, overBlocks } from '@adwright/engine-pixels';
import type { Quantisation } from './quantisation.ts';

/**
 * The error that rounding leaves in a frequency, as a share of the step squared; an even one leaves a twelfth. Halving or
 * tripling it gains less, and so does rounding the shifted blocks again (Nosratinia 2001): a quarter of the gain.
 */
const ROUNDING_VARIANCE = 0.125;

/** Further corrections that are made in the same pass. */
export interface Softness {
  /** Standard deviation of a Gaussian blur, pixels. */
  blur: number;
  /** Standard deviation of other noise in the plane, which must not be sharpened; levels. */
  noise: number;
  /** Share of the rounding that is removed, 0–1. */
  smoothing: number;
}

const CRISP: Softness = { blur: 0, noise: 0, smoothing: 1 };
/** Highest gain of a frequency. Beyond it nothing but errors is left to amplify. */
const MOST_RAISED = 4;

/**
 * Takes what a JPEG's rounding left out of a luma plane: the blocks' edges, ringing, grit. Across the JPEG's own grid the
 * rounding looks like noise of a known strength in each frequency, and shrinking each by its share of noise (Wiener)
 * brings nearly every photo closer to what was stored; a picture that was stored finely is hardly touched. A blur is taken
 * back from what is left: each frequency is raised by what a Gaussian took from it, by the square of the share that is sure
 * not to be noise, so that neither blocks nor grain are sharpened and calm areas stay calm.
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
  const raised = raisedBy(blur);
  const unsure = noise * noise;
  return overBlocks(luma, width, height, step, (block) => {
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

/** Extra gain that undoes a Gaussian blur, for each frequency. */
function raisedBy(blur: number): Float32Array {
  const turn = (Math.PI / BLOCK) ** 2;
  return Float32Array.from({ length: BLOCK * BLOCK }, (_, at) => {
    const squares = Math.floor(at / BLOCK) ** 2 + (at % BLOCK) ** 2;
    return Math.min(MOST_RAISED, Math.exp((blur * blur * turn * squares) / 2)) - 1;
  });
}
