import { denoise } from './denoise.ts';
import { guidedFilter } from './guided-filter.ts';
import type { JpegNoise } from './jpeg-noise.ts';
import { ramp } from './ramp.ts';
import type { Planes } from './raster.ts';
import { planeSimilarity } from './structural-similarity.ts';

/** Under the floor grain is texture; above it smoothing grows until all of the noise is taken. Levels. */
const NOISE_FLOOR = 1.8;
const NOISE_SURE = 3;
const MAX_NOISE = 28;
/** Chroma noise is coarse: JPEG stores colour at half the size. */
const CHROMA_RADIUS_PX = 4;
/** What may as well be texture is smoothed only so far that the photo stays this similar to itself. */
const DOUBTFUL_SIMILARITY = 0.978;
/** Smoothing that leaves the photo more similar than this is not worth a word. */
const NOTABLE_SIMILARITY = 0.99;

/** Takes noise out of a photo, and no more of what may be texture than anybody would miss; names what it did in `steps`. */
export function removeNoise(planes: Planes, noise: JpegNoise, steps: string[]): Planes {
  const share = ramp(noise.sigma, NOISE_FLOOR, NOISE_SURE);
  if (share < 0.1) return planes;
  const { width, height } = planes;
  const step = width * height > 2_000_000 ? 4 : 3;
  const sigma = share * Math.min(noise.sigma, MAX_NOISE);
  const luma = denoise(planes.luma, width, height, sigma, step, noise.calm);
  const smoothChroma = (plane: Float32Array) =>
    guidedFilter(luma, plane, width, height, CHROMA_RADIUS_PX, 2 * sigma * sigma);
  const smooth = {
    ...planes,
    luma,
    blue: smoothChroma(planes.blue),
    red: smoothChroma(planes.red),
  };
  const least = DOUBTFUL_SIMILARITY * (1 - noise.certainty);
  const { planes: careful, similarity } = asSimilar(planes, smooth, least);
  if (similarity < NOTABLE_SIMILARITY) steps.push('Removed noise');
  return careful;
}

const HALVINGS = 5;
/** About this many windows tell how similar two pictures are. */
const COMPARED_WINDOWS = 20_000;

/** As much of a change as keeps the luma at least so similar to what it was; all of it where it may. */
function asSimilar(
  before: Planes,
  after: Planes,
  least: number,
): { planes: Planes; similarity: number } {
  const { width, height } = before;
  const stride = Math.max(4, Math.round(Math.sqrt((width * height) / COMPARED_WINDOWS)));
  const towards = (from: Float32Array, to: Float32Array, share: number) =>
    share === 1 ? to : from.map((value, at) => value + share * ((to[at] ?? 0) - value));
  const similarityAt = (share: number) => {
    const luma = towards(before.luma, after.luma, share);
    return planeSimilarity(before.luma, luma, width, height, stride);
  };
  const whole = similarityAt(1);
  if (whole >= least) return { planes: after, similarity: whole };
  let share = 0;
  for (let halving = 1; halving <= HALVINGS; halving++) {
    const more = share + 0.5 ** halving;
    if (similarityAt(more) >= least) share = more;
  }
  return {
    similarity: least,
    planes: {
      ...before,
      luma: towards(before.luma, after.luma, share),
      blue: towards(before.blue, after.blue, share),
      red: towards(before.red, after.red, share),
    },
  };
}
