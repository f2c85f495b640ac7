import {
  BLOCK,
  createSeededRandom,
  estimateCalmNoise,
  estimateNoiseDeviation,
  halveLuma,
  type Luma,
  measureMeanCoefficient,
  ramp,
  transform,
} from '@adwright/engine-pixels';
import { type Quantisation, USUAL_QUANTISATION } from './quantisation.ts';

/** The estimated noise that a photo had before JPEG compression. */
export interface JpegNoise {
  /** Standard deviation of the noise in luma, in levels. */
  sigma: number;
  /** Mean magnitude of a block's DCT coefficients in an area of pure noise, in units of `sigma`. */
  calm: number;
  /**
   * Certainty (0–1) that the measured grain is noise rather than texture. In a coarse JPEG, the certainty is
   * low.
   */
  certainty: number;
}

/**
 * Estimates the noise that a photo had before JPEG compression rounded most of the noise away. The photo is compared
 * with white noise of known strengths, rounded like the JPEG, at full size and at half size (see {@link
 * estimateNoiseDeviation}). If the photo's grain is white noise, both comparisons give the same strength. Texture is
 * coarser than noise and gives a higher strength at half size, so that excess is subtracted from both strengths.
 */
export function jpegNoise(photo: Luma, quantisation: Quantisation = USUAL_QUANTISATION): JpegNoise {
  const traces = noiseTraces(quantisation);
  const half = halveLuma(photo);
  const fine = sigmaAt(
    traces,
    'fine',
    estimateNoiseDeviation(photo.luma, photo.width, photo.height),
  );
  const octave = estimateCalmNoise(half);
  const coarse = sigmaAt(traces, 'coarse', octave.deviation);
  const soft = softNoise(half, octave);
  const texture = Math.max(0, coarse ** 2 - fine ** 2) / (TEXTURE_SLOPE ** 2 - 1);
  const white = Math.min(coarse, Math.sqrt(Math.max(0, fine ** 2 - texture)));
  const sigma = white + soft * Math.max(0, coarse - white);
  const seen = sigmaAt(traces, 'fine', VISIBLE);
  const agreement = 1 - ramp(coarse / Math.max(0.1, fine), AGREEMENT.sure, AGREEMENT.lost);
  const nearest = traces.find((trace) => trace.sigma >= sigma) ?? traces.at(-1);
  return {
    sigma,
    calm: nearest?.calm ?? 1,
    certainty: Math.max(soft, agreement * ramp(white, seen, SURE * seen)),
  };
}

/**
 * Standard deviations, in levels, of the noise measured at half size. Up to `from`, the grain is a style; from `to` on,
 * it is a fault.
 */
const SEEN = { from: 1.5, to: 2.1 };
/**
 * Limits for the ratio of the noise measured at a quarter of the size to the noise measured at half size. Up to the
 * ratio `sure`, the grain is noise. From `lost` on, the grain is texture, because texture is equally strong at each
 * size.
 */
const THINNING = { sure: 0.85, lost: 0.97 };
/** Limits for the spread of the noise over the photo, which {@link estimateCalmNoise} returns. */
const SPREAD = { sure: 1.14, lost: 1.24 };

/**
 * Returns the certainty (0–1) that the grain at half size is noise, of any colour. Noise has grains wider than one
 * pixel if a camera smoothed it or if the photo was scaled. At full size, such noise looks like texture. Unlike
 * texture, the noise is uniform over the whole photo, and weaker the more the photo is scaled down.
 */
function softNoise(
  half: Luma,
  { deviation, spread }: { deviation: number; spread: number },
): number {
  const quarter = halveLuma(half);
  const thinned = estimateNoiseDeviation(quarter.luma, quarter.width, quarter.height);
  return (
    ramp(deviation, SEEN.from, SEEN.to) *
    (1 - ramp(thinned / Math.max(0.1, deviation), THINNING.sure, THINNING.lost)) *
    (1 - ramp(spread, SPREAD.sure, SPREAD.lost))
  );
}

/** Assumed ratio of the strength of texture at half size to its strength at full size. */
const TEXTURE_SLOPE = 2;
/**
 * Ratio of the noise strength measured at half size to the strength measured at full size. Up to `sure`, both strengths
 * come from noise. From `lost` on, both come from texture.
 */
const AGREEMENT = { sure: 1.1, lost: 1.35 };
/**
 * Minimum standard deviation, in levels, of the fine noise left in a JPEG if the photo may have had white noise.
 */
const VISIBLE = 1;
/**
 * Minimum ratio of a photo's noise to the weakest visible noise (`VISIBLE`), if the photo certainly had white noise.
 */
const SURE = 1.5;

/** Measurements of white noise of strength `sigma` (in levels) after JPEG rounding. */
interface NoiseTrace {
  sigma: number;
  fine: number;
  coarse: number;
  calm: number;
}

/** Side of the generated picture of white noise, in pixels. */
const SIDE = 192;
/** Standard deviations, in levels, of the white noise that a photo is compared with. */
const SIGMAS = [1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 10, 12, 15, 18, 22, 28];

let kept: readonly NoiseTrace[] | undefined;

/**
 * Returns measurements of white noise of several strengths after a JPEG's quantisation. Most photos have the
 * usual quantisation table, so the measurements for that table are cached.
 */
export function noiseTraces(quantisation: Quantisation): readonly NoiseTrace[] {
  if (quantisation.some((step, at) => step !== USUAL_QUANTISATION[at]))
    return tracesOf(quantisation);
  kept ??= tracesOf(USUAL_QUANTISATION);
  return kept;
}

function tracesOf(quantisation: Quantisation): NoiseTrace[] {
  const random = createSeededRandom(41);
  // The sum of four uniform random numbers is nearly Gaussian, with a variance of one third.
  const white = Float32Array.from(
    { length: SIDE * SIDE },
    () => (random() + random() + random() + random() - 2) * Math.sqrt(3),
  );
  return SIGMAS.map((sigma) => {
    const luma = roundLikeJpeg(
      white.map((value) => sigma * value),
      quantisation,
    );
    const half = halveLuma({ width: SIDE, height: SIDE, luma });
    return {
      sigma,
      fine: estimateNoiseDeviation(luma, SIDE, SIDE),
      coarse: estimateNoiseDeviation(half.luma, half.width, half.height),
      calm: calmOf(luma, sigma),
    };
  });
}

/**
 * Returns the noise strength that gives a measured value, interpolated linearly between the known strengths.
 * JPEG rounding removes weak noise completely, so several weak strengths give the same smallest value.
 */
function sigmaAt(traces: readonly NoiseTrace[], key: 'fine' | 'coarse', measure: number): number {
  let below = { sigma: 0, measure: 0 };
  for (const trace of traces) {
    const rise = trace[key] - below.measure;
    if (trace[key] >= measure) {
      const share = rise > 0 ? Math.max(0, (measure - below.measure) / rise) : 0;
      return below.sigma + share * (trace.sigma - below.sigma);
    }
    if (rise > 0) below = { sigma: trace.sigma, measure: trace[key] };
  }
  return below.sigma;
}

/** Level (0–255) that is added to the plane, because the values of the noise are centred around zero. */
const MIDDLE = 128;

/**
 * Rounds a plane centred around zero like a JPEG: the frequencies of each block are rounded to multiples of
 * their quantisation steps.
 */
function roundLikeJpeg(plane: Float32Array, quantisation: Quantisation): Float32Array {
  const block = new Float32Array(BLOCK * BLOCK);
  const scratch = new Float32Array(BLOCK * BLOCK);
  const out = new Float32Array(plane.length);
  for (let top = 0; top < SIDE; top += BLOCK) {
    for (let left = 0; left < SIDE; left += BLOCK) {
      const place = (at: number) => (top + (at >> 3)) * SIDE + left + (at & 7);
      for (let at = 0; at < block.length; at++) block[at] = plane[place(at)] ?? 0;
      transform(block, scratch, false);
      for (let at = 0; at < block.length; at++) {
        const step = quantisation[at] ?? 1;
        block[at] = step * Math.round((block[at] ?? 0) / step);
      }
      transform(block, scratch, true);
      for (let at = 0; at < block.length; at++)
        out[place(at)] = Math.round(MIDDLE + (block[at] ?? 0));
    }
  }
  return out;
}

/**
 * Returns the mean of {@link measureMeanCoefficient} over blocks that lie across the borders of the JPEG's
 * blocks.
 */
function calmOf(luma: Float32Array, sigma: number): number {
  const block = new Float32Array(BLOCK * BLOCK);
  const scratch = new Float32Array(BLOCK * BLOCK);
  let sum = 0;
  let count = 0;
  for (let top = 3; top + BLOCK <= SIDE; top += 11) {
    for (let left = 3; left + BLOCK <= SIDE; left += 11) {
      for (let at = 0; at < block.length; at++)
        block[at] = luma[(top + (at >> 3)) * SIDE + left + (at & 7)] ?? 0;
      transform(block, scratch, false);
      sum += measureMeanCoefficient(block, sigma);
      count++;
    }
  }
  return sum / count;
}
