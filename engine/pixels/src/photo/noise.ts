import type { Planes } from './raster.ts';

/** Side of the blocks in which noise is measured, in pixels. */
const BLOCK_PX = 8;
/** Standard deviation of the filter mask's response to white noise with a standard deviation of 1. */
const MASK_GAIN = 6;
/** Mean absolute value of a standard normal distribution. */
const MEAN_ABSOLUTE = Math.sqrt(2 / Math.PI);
/**
 * Share of the blocks (0–1) that count as free of texture: the blocks with the lowest response to the filter
 * mask.
 */
const CALM_SHARE = 0.05;
/**
 * Ratio between the mask's response to noise in the blocks that count as free of texture and its mean response
 * to noise.
 */
const CALM_BIAS = 0.85;
/**
 * Share of the blocks (0–1), in order of their response, at which a second response is measured. In a
 * textured photo, the block at this position contains a little texture.
 */
const NEXT_SHARE = 0.15;
/**
 * Pixels with a lower luma (0–255) are ignored, because clipped areas have no noise and would make a noisy
 * picture look clean.
 */
const DARKEST = 4;
/** Pixels with a higher luma (0–255) are ignored, because clipped areas have no noise. */
const BRIGHTEST = 251;

/**
 * Estimates the standard deviation of the noise in a luma plane, in levels (0–255), with the filter mask of
 * Immerkær (1996). The estimate uses the 5 % of the blocks with the lowest response, so that texture has no
 * influence.
 */
export function estimateNoiseDeviation(luma: Float32Array, width: number, height: number): number {
  return estimateCalmNoise({ width, height, luma }).deviation;
}

/**
 * Estimates the noise like {@link estimateNoiseDeviation}, and also returns `spread`: how much higher the
 * mask's response is in blocks with a little more texture. The ratio is about 1.1 for noise, which is the
 * same everywhere, and larger for texture.
 */
export function estimateCalmNoise({ width, height, luma }: Luma): {
  deviation: number;
  spread: number;
} {
  const blocks: number[] = [];
  for (let top = 1; top + BLOCK_PX < height; top += BLOCK_PX) {
    for (let left = 1; left + BLOCK_PX < width; left += BLOCK_PX) {
      const response = measureResponse(luma, width, left, top);
      if (response !== null) blocks.push(response);
    }
  }
  const sorted = Float64Array.from(blocks).sort();
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const calm = at(CALM_SHARE);
  return {
    deviation: calm / MASK_GAIN / MEAN_ABSOLUTE / CALM_BIAS,
    spread: calm > 0 ? at(NEXT_SHARE) / calm : 1,
  };
}

/**
 * Returns the mean response of a block of pixels to the filter mask; null if a pixel of the block is clipped.
 */
function measureResponse(
  luma: Float32Array,
  width: number,
  left: number,
  top: number,
): number | null {
  let sum = 0;
  for (let y = top; y < top + BLOCK_PX; y++) {
    for (let at = y * width + left; at < y * width + left + BLOCK_PX; at++) {
      const value = luma[at] ?? 0;
      if (value < DARKEST || value > BRIGHTEST) return null;
      const corners =
        (luma[at - width - 1] ?? 0) +
        (luma[at - width + 1] ?? 0) +
        (luma[at + width - 1] ?? 0) +
        (luma[at + width + 1] ?? 0);
      const sides =
        (luma[at - width] ?? 0) +
        (luma[at + width] ?? 0) +
        (luma[at - 1] ?? 0) +
        (luma[at + 1] ?? 0);
      sum += Math.abs(corners - 2 * sides + 4 * value);
    }
  }
  return sum / BLOCK_PX ** 2;
}

/**
 * Factor that converts noise measured at half size to noise at full size. Averaging halves the noise, and
 * JPEG removes its finest part.
 */
const OCTAVE_GAIN = 2.4;
/**
 * Limit that distinguishes noise from texture. Noise is equally strong at every scale, but texture is weaker
 * at the finest scale. The noise at half size counts up to this factor times the square root of the noise at
 * full size. More than this is texture, such as foliage or fabric. The square root models JPEG: quality 90
 * keeps a third of faint noise and nearly all of strong noise (tuning photos of bench/enhancement.ts, 2 to 9
 * levels). With a lower factor, the noise of coarse JPEGs would count as texture. With a higher factor,
 * denoising would smooth texture.
 */
const OCTAVE_REACH = 1.5;

/**
 * Estimates the noise of a photo of unknown origin, in levels (0–255): the larger of the estimates at full size
 * and at half size.
 */
export function estimatePhotoNoise(photo: Luma): number {
  const half = halveLuma(photo);
  const fine = estimateNoiseDeviation(photo.luma, photo.width, photo.height);
  const octave = estimateNoiseDeviation(half.luma, half.width, half.height);
  return Math.max(fine, OCTAVE_GAIN * Math.min(octave, OCTAVE_REACH * Math.sqrt(fine)));
}

export type Luma = Pick<Planes, 'width' | 'height' | 'luma'>;

/** Scales a luma plane to half its size; each new pixel is the mean of four pixels. */
export function halveLuma({ width, height, luma }: Luma): Luma {
  const w = width >> 1;
  const h = height >> 1;
  const half = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const at = 2 * y * width + 2 * x;
      half[y * w + x] =
        ((luma[at] ?? 0) +
          (luma[at + 1] ?? 0) +
          (luma[at + width] ?? 0) +
          (luma[at + width + 1] ?? 0)) /
        4;
    }
  }
  return { width: w, height: h, luma: half };
}
