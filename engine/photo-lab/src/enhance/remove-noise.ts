import {
  denoise,
  estimateNoiseDeviation,
  halveLuma,
  type Planes,
  ramp,
} from '@adwright/engine-pixels';
import { smoothAlongLight } from './along-light.ts';
import { asSimilar } from './as-similar.ts';
import type { JpegNoise } from './jpeg-noise.ts';

/** Standard deviation, in levels, below which grain counts as texture. */
const NOISE_FLOOR = 1.8;
/** Minimum standard deviation, in levels, of noise that is smoothed at full strength. */
const NOISE_SURE = 3;
/** Maximum standard deviation, in levels, of the noise that is removed. */
const MAX_NOISE = 28;
/**
 * Radius of the chroma filter, in pixels. Chroma noise has wide grains, because JPEG stores colour at half the
 * size.
 */
const CHROMA_RADIUS_PX = 4;
/**
 * Ratio of a photo's chroma noise to the measured standard deviation. The noise is measured in the areas with
 * the least detail, which have slightly less noise than other areas.
 */
const CHROMA_NOISE = 1.5;
/** Minimum similarity between the photo before and after smoothing, if the grain may be texture. */
const DOUBTFUL_SIMILARITY = 0.982;
/**
 * Share of weak noise that is removed; strong noise is removed completely. Removing this share of a noise's amplitude
 * removes five sixths of its energy. If the removed grain was really texture, a partial removal does a third of the
 * damage of a complete one.
 */
const FAINT_SHARE = 0.6;
/** Maximum standard deviation, in levels, of weak noise. */
const FAINT_NOISE = 6;
/** Minimum standard deviation, in levels, of strong noise. */
const PLAIN_NOISE = 12;
/**
 * Similarity between the photo before and after smoothing, below which the smoothing is reported to the user.
 */
const NOTABLE_SIMILARITY = 0.99;

/**
 * Removes noise from a photo in place. If the noise may be texture, it is smoothed only as far as the change
 * is invisible. Adds the name of the step to `steps` if the change is visible.
 */
export function removeNoise(planes: Planes, noise: JpegNoise, steps: string[]): void {
  const share = ramp(noise.sigma, NOISE_FLOOR, NOISE_SURE);
  if (share < 0.1) return;
  const { width, height } = planes;
  const step = width * height > 2_000_000 ? 4 : 3;
  const sigma = share * Math.min(noise.sigma, MAX_NOISE);
  const luma = denoise(planes.luma, width, height, sigma, step, noise.calm);
  const guide = { width, height, luma };
  const smooth = {
    ...planes,
    luma,
    blue: smoothChroma(planes.blue, guide, sigma, noise.certainty),
    red: smoothChroma(planes.red, guide, sigma, noise.certainty),
  };
  const least = DOUBTFUL_SIMILARITY * (1 - noise.certainty);
  const most = FAINT_SHARE + (1 - FAINT_SHARE) * ramp(noise.sigma, FAINT_NOISE, PLAIN_NOISE);
  const similarity = asSimilar(planes, smooth, least, most);
  if (similarity < NOTABLE_SIMILARITY) steps.push('Removed noise');
}

/**
 * Amount added to a colour plane before its noise is measured, because the measurement expects values around
 * the middle of the byte range.
 */
const MIDDLE = 128;

/**
 * Grains of colour noise are several pixels wide, because JPEG stores colour at half the size. Ratio of the colour
 * noise's standard deviation to the value that is measured in the picture at a quarter of its size. At a quarter of the
 * size, the colours of an object may vary as much as noise, so the measurement is weighted by the certainty of noise.
 */
const GRAINS_GAIN = 2.5;

/** Smooths a colour plane where the luma is flat, and changes no value by more than the plane's noise. */
function smoothChroma(
  plane: Float32Array,
  guide: Pick<Planes, 'width' | 'height' | 'luma'>,
  sigma: number,
  certainty: number,
): Float32Array {
  const { width, height } = guide;
  const centred = { width, height, luma: plane.map((value) => value + MIDDLE) };
  const half = halveLuma(centred);
  const quarter = halveLuma(half);
  // A JPEG stores colour at half the size, so the colour noise is measured at half size.
  const noise = Math.max(
    estimateNoiseDeviation(centred.luma, width, height),
    estimateNoiseDeviation(half.luma, half.width, half.height),
    GRAINS_GAIN * certainty * estimateNoiseDeviation(quarter.luma, quarter.width, quarter.height),
  );
  return smoothAlongLight(plane, guide, CHROMA_RADIUS_PX, 2 * sigma * sigma, CHROMA_NOISE * noise);
}
