import { overBlocks } from './block-transform.ts';
import type { Quantisation } from './quantisation.ts';

/**
 * The error that rounding leaves in a frequency, as a share of the step squared; an even one leaves a twelfth. Halving or
 * tripling it gains less, and so does rounding the shifted blocks again (Nosratinia 2001): a quarter of the gain.
 */
const ROUNDING_VARIANCE = 0.125;

/**
 * Takes what a JPEG's rounding left out of a luma plane: the blocks' edges, ringing, grit. Across the JPEG's own grid the
 * rounding looks like noise of a known strength in each frequency, and shrinking each by its share of noise (Wiener)
 * brings nearly every photo closer to what was stored; a picture that was stored finely is hardly touched.
 */
export function takeBackRounding(
  luma: Float32Array,
  width: number,
  height: number,
  quantisation: Quantisation,
  step: number,
): Float32Array {
  const noise = Float32Array.from(quantisation, (size) => ROUNDING_VARIANCE * size * size);
  return overBlocks(luma, width, height, step, (block) => {
    let kept = 1;
    for (let at = 1; at < block.length; at++) {
      const value = block[at] ?? 0;
      const energy = value * value;
      const share = energy / (energy + (noise[at] ?? 0));
      block[at] = value * share;
      kept += share;
    }
    return 1 / kept;
  });
}
