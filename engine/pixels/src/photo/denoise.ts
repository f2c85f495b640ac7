import { BLOCK, transformBlocks } from './block-transform.ts';
import { ramp } from './ramp.ts';

/**
 * Number of standard deviations of the noise below which a coefficient counts as noise. This is Donoho's hard
 * threshold, with the value that Yu & Sapiro (2011) found for sliding DCT blocks.
 */
const THRESHOLD = 2.7;
/**
 * Lower threshold for the coefficients of textured blocks. In textured blocks, small coefficients are more often
 * texture than noise, and texture hides the remaining noise.
 */
const TEXTURE = {
  /** Mean coefficient at which the threshold starts to fall, as a multiple of the mean for pure noise. */
  from: 1.1,
  /** Mean coefficient at which the threshold reaches its minimum, as a multiple of the mean for pure noise. */
  to: 1.7,
  /** Minimum threshold, as a multiple of the noise's standard deviation. */
  threshold: 0.7,
};

/**
 * Factor of the threshold for each frequency. Noise is equally strong in all frequencies, but a photo's
 * detail is weaker in high frequencies. The threshold therefore rises with the frequency, to at most twice
 * the value for the lowest frequency. Without this factor, single high frequencies of noise remain visible as
 * a check pattern in plain areas. With this factor, the SSIM of the photos used for tuning rises by an eighth
 * more.
 */
const RARITY = Float32Array.from(
  { length: BLOCK * BLOCK },
  (_, at) => 1 + ramp(Math.floor(at / BLOCK) + (at % BLOCK), 3, 10),
);

/**
 * Removes noise of a known standard deviation from a plane (Yu & Sapiro, "DCT image denoising", IPOL 2011).
 * Small coefficients of overlapping 8 × 8 DCT blocks are dropped, and the blocks are averaged. Blocks in
 * which fewer coefficients remain have more weight in the average. Edges are preserved, because they consist
 * of few and large coefficients. Texture is preserved if `calm` is given. The argument `calm` is the result
 * of {@link measureMeanCoefficient} for a block that contains only noise of the given deviation.
 */
export function denoise(
  plane: Float32Array,
  width: number,
  height: number,
  sigma: number,
  step: number,
  calm = Number.POSITIVE_INFINITY,
): Float32Array {
  if (sigma <= 0) return Float32Array.from(plane);
  return transformBlocks(plane, width, height, step, (block) => {
    const busy = ramp(measureMeanCoefficient(block, sigma) / calm, TEXTURE.from, TEXTURE.to);
    const threshold = sigma * (THRESHOLD + busy * (TEXTURE.threshold - THRESHOLD));
    let kept = 1;
    for (let at = 1; at < block.length; at++) {
      if (Math.abs(block[at] ?? 0) < threshold * (RARITY[at] ?? 1)) block[at] = 0;
      else kept++;
    }
    return 1 / kept;
  });
}

/**
 * Returns the mean magnitude of a block's coefficients except the first coefficient, in units of `sigma`. A
 * large coefficient counts as at most three, because a single edge causes several large coefficients.
 */
export function measureMeanCoefficient(block: Float32Array, sigma: number): number {
  const most = 3 * sigma;
  let sum = 0;
  for (let at = 1; at < block.length; at++) sum += Math.min(most, Math.abs(block[at] ?? 0));
  return sum / (sigma * (block.length - 1));
}
