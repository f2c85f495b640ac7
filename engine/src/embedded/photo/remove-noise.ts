import { asSimilar } from './as-similar.ts';
import { denoise } from './denoise.ts';
import { guidedFilter } from './guided-filter.ts';
import type { JpegNoise } from './jpeg-noise.ts';
import { ramp } from './ramp.ts';
import type { Planes } from './raster.ts';

/** Under the floor grain is texture; above it smoothing grows until all of the noise is taken. Levels. */
const NOISE_FLOOR = 1.8;
const NOISE_SURE = 3;
const MAX_NOISE = 28;
/** Chroma noise is coarse: JPEG stores colour at half the size. */
const CHROMA_RADIUS_PX = 4;
/** What may as well be texture is smoothed only so far that the photo stays this similar to itself. */
const DOUBTFUL_SIMILARITY = 0.982;
/**
 * Of a faint noise this share goes, of a plain one all: it takes five sixths of the noise's energy along and a third of
 * what a texture would lose that was mistaken for noise. Levels.
 */
const FAINT_SHARE = 0.6;
const FAINT_NOISE = 6;
const PLAIN_NOISE = 12;
/** Smoothing that leaves the photo more similar than this is not worth a word. */
const NOTABLE_SIMILARITY = 0.99;

/**
 * Takes noise out of a photo, and no more of what may be texture than anybody would miss; names what it did in `steps`.
 * @param raw The photo as it came, which the noise was measured on
 * @param planes The same without its JPEG's rounding: what a photo without noise stays, and a doubtful one stays close to
 */
export function removeNoise(
  raw: Planes,
  planes: Planes,
  noise: JpegNoise,
  steps: string[],
): Planes {
  const share = ramp(noise.sigma, NOISE_FLOOR, NOISE_SURE);
  if (share < 0.1) return planes;
  const { width, height } = planes;
  const step = width * height > 2_000_000 ? 4 : 3;
  const sigma = share * Math.min(noise.sigma, MAX_NOISE);
  const luma = denoise(raw.luma, width, height, sigma, step, noise.calm);
  const smoothChroma = (plane: Float32Array) =>
    guidedFilter(luma, plane, width, height, CHROMA_RADIUS_PX, 2 * sigma * sigma);
  const smooth = {
    ...planes,
    luma,
    blue: smoothChroma(planes.blue),
    red: smoothChroma(planes.red),
  };
  const least = DOUBTFUL_SIMILARITY * (1 - noise.certainty);
  const most = FAINT_SHARE + (1 - FAINT_SHARE) * ramp(noise.sigma, FAINT_NOISE, PLAIN_NOISE);
  const { planes: careful, similarity } = asSimilar(raw, planes, smooth, least, most);
  if (similarity < NOTABLE_SIMILARITY) steps.push('Removed noise');
  return careful;
}
