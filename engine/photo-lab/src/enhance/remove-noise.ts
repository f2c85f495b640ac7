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

/** Standard deviation of noise, in levels, below which grain counts as texture. */
const NOISE_FLOOR = 1.8;
/** Standard deviation of noise, in levels, from which all of it is removed. */
const NOISE_SURE = 3;
/** Maximum standard deviation of noise that is removed, in levels. */
const MAX_NOISE = 28;
/** Radius of the chroma filter, in pixels; chroma noise is coarse, since JPEG stores colour at half the size. */
const CHROMA_RADIUS_PX = 4;
/**
 * Ratio of chroma noise to its measured standard deviation: the areas with the least detail, where it is
 * measured, have slightly less noise than the rest.
 */
const CHROMA_NOISE = 1.5;
/** Minimum similarity of the photo to itself while grain that may be texture is smoothed. */
const DOUBTFUL_SIMILARITY = 0.982;
/**
 * Share of weak noise that is removed; strong noise is removed entirely. Removing this share takes away five
 * sixths of the noise's energy. If texture was mistaken for noise, the damage is a third of that of a full
 * removal.
 */
const FAINT_SHARE = 0.6;
/** Standard deviation, in levels, up to which noise counts as weak. */
const FAINT_NOISE = 6;
/** Standard deviation, in levels, from which noise counts as strong. */
const PLAIN_NOISE = 12;
/** Similarity above which the user is not told about the smoothing. */
const NOTABLE_SIMILARITY = 0.99;

/**
 * Removes noise from a photo in place, and possible texture only as far as the change is invisible; adds the
 * step's name to `steps`.
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

/** Added to the plane before noise is measured, because the measure expects values around the middle of the bytes. */
const MIDDLE = 128;

/**
 * Colour noise has grains several pixels wide, since colour is stored at half the size. Ratio of the standard
 * deviation of colour noise to that measured two octaves lower. Objects' own colours are as strong at that
 * scale, so the measurement counts only as far as noise is certain.
 */
const GRAINS_GAIN = 2.5;

/** Smooths a colour plane along the luma, up to the plane's own noise. */
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
  // Colour stored at half the size has its noise one octave lower.
  const noise = Math.max(
    estimateNoiseDeviation(centred.luma, width, height),
    estimateNoiseDeviation(half.luma, half.width, half.height),
    GRAINS_GAIN * certainty * estimateNoiseDeviation(quarter.luma, quarter.width, quarter.height),
  );
  return smoothAlongLight(plane, guide, CHROMA_RADIUS_PX, 2 * sigma * sigma, CHROMA_NOISE * noise);
}
