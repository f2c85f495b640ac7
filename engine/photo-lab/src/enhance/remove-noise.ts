import { denoise, halved, noiseDeviation, type Planes, ramp } from '@adwright/engine-pixels';
import { smoothAlongLight } from './along-light.ts';
import { asSimilar } from './as-similar.ts';
import type { JpegNoise } from './jpeg-noise.ts';

/** Under the floor grain is texture; above it smoothing grows until all of the noise is taken. Levels. */
const NOISE_FLOOR = 1.8;
const NOISE_SURE = 3;
const MAX_NOISE = 28;
/** Chroma noise is coarse: JPEG stores colour at half the size. */
const CHROMA_RADIUS_PX = 4;
/** Factor of the measured deviation that counts as noise: the calmest areas have a little less of it than the rest. */
const CHROMA_NOISE = 1.5;
/** What may as well be texture is smoothed only so far that the photo stays this similar to itself. */
const DOUBTFUL_SIMILARITY = 0.982;
/**
 * Of a faint noise this share goes, of a plain one all: it takes five sixths of the noise's energy along and a third of
 * what a texture would lose that was mistaken for noise. Levels.
 */
const FAINT_SHARE = 0.6;
const FAINT_NOISE = 6;
const PLAIN_NOISE = 12;
/** Smoothing that leaves the photo more similar than this is not named to the user. */
const NOTABLE_SIMILARITY = 0.99;

/**
 * Removes noise from a photo in place, and of possible texture only as much as nobody would miss; names what it did in
 * `steps`.
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

/** A plane's noise is looked for around the middle of the bytes: at their ends it is thought to be cut off. */
const MIDDLE = 128;

/**
 * Grains of colour lie several pixels wide, as it is stored at half the size: this many times what is left of them two octaves
 * down is what they are. Things' own colours are as strong there, so that it counts as far as it is sure that there is noise.
 */
const GRAINS_GAIN = 2.5;

/** Smooths colour along the light, up to the plane's own noise. */
function smoothChroma(
  plane: Float32Array,
  guide: Pick<Planes, 'width' | 'height' | 'luma'>,
  sigma: number,
  certainty: number,
): Float32Array {
  const { width, height } = guide;
  const centred = { width, height, luma: plane.map((value) => value + MIDDLE) };
  const half = halved(centred);
  const quarter = halved(half);
  // Colour stored at half the size has its noise an octave down.
  const noise = Math.max(
    noiseDeviation(centred.luma, width, height),
    noiseDeviation(half.luma, half.width, half.height),
    GRAINS_GAIN * certainty * noiseDeviation(quarter.luma, quarter.width, quarter.height),
  );
  return smoothAlongLight(plane, guide, CHROMA_RADIUS_PX, 2 * sigma * sigma, CHROMA_NOISE * noise);
}
