import { denoise } from './denoise.ts';
import { enlarge } from './enlarge.ts';
import { guidedFilter } from './guided-filter.ts';
import { type JpegNoise, jpegNoise } from './jpeg-noise.ts';
import { estimateCast, neutralisingGains } from './light.ts';
import { openPhoto } from './open-photo.ts';
import { lumaQuantisation, type Quantisation } from './quantisation.ts';
import { ramp } from './ramp.ts';
import {
  fromPlanes,
  fromRaster,
  type Planes,
  type Raster,
  toJpeg,
  toPlanes,
  toRaster,
} from './raster.ts';
import { blurOf, deblur } from './sharpness.ts';
import { planeSimilarity } from './structural-similarity.ts';
import { applyCurve, curveFor, toneRange } from './tones.ts';

/** Longest side that small pictures are brought to (spec §5 hint). */
const TARGET_SIDE_PX = 1500;
const MAX_UPSCALE = 3;
/** A photo that is encoded once more must not lose by it. */
const QUALITY = 95;
const WORTH_ENLARGING = 1.03;
/** Larger pictures are worked on at this size; it covers every placement of the ad platforms. */
const MAX_WORK_PIXELS = 5_000_000;

export interface EnhancedPhoto {
  jpeg: Buffer;
  /** What was done, in order, for people: "Removed noise". */
  steps: string[];
}

/**
 * Mends what a photo lacks and leaves the rest alone: noise, colour cast, flat tones, dull detail, softness, small size.
 * @throws {AppError} as {@link openPhoto}
 */
export async function enhancePhoto(bytes: Uint8Array): Promise<EnhancedPhoto> {
  const photo = await openPhoto(bytes);
  const raster = await toRaster(photo.pixels(MAX_WORK_PIXELS).flatten({ background: '#ffffff' }));
  // Scaled down, the picture shows nothing of the steps in which it was stored.
  const isWhole = photo.width * photo.height <= MAX_WORK_PIXELS;
  const quantisation = isWhole ? lumaQuantisation(bytes) : null;
  const { raster: mended, steps } = mendPhoto(raster, quantisation ?? undefined);
  const scale = Math.min(MAX_UPSCALE, TARGET_SIDE_PX / Math.max(mended.width, mended.height));
  if (scale <= WORTH_ENLARGING) return { jpeg: await toJpeg(fromRaster(mended), QUALITY), steps };
  steps.push('Enlarged to full size');
  const sized = await enlarge(
    mended,
    Math.round(mended.width * scale),
    Math.round(mended.height * scale),
  );
  return { jpeg: await toJpeg(fromRaster(sized), QUALITY), steps };
}

/** The enhancement at the photo's own size; a JPEG's own quantisation tells how far to look for noise. */
export function mendPhoto(
  raster: Raster,
  quantisation?: Quantisation,
): { raster: Raster; steps: string[] } {
  const steps: string[] = [];
  const planes = toPlanes(raster);
  const noise = jpegNoise(planes, quantisation);
  const clean = removeNoise(planes, noise, steps);
  // Tones first: under a fade a cast is faint, and white things are too dim to be known as white.
  const toned = openTones(fromPlanes(clean), steps);
  const balanced = toPlanes(balanceWhite(toned, steps));
  return { raster: fromPlanes(sharpen(balanced, noise.sigma, steps)), steps };
}

function openTones(raster: Raster, steps: string[]): Raster {
  const curve = curveFor(toneRange(raster));
  if (!curve) return raster;
  steps.push('Opened up the tones');
  const planes = toPlanes(raster);
  applyCurve(planes, curve);
  return fromPlanes(planes);
}

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

function removeNoise(planes: Planes, noise: JpegNoise, steps: string[]): Planes {
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

/** Gains under this change no byte that anybody would see. */
const MIN_GAIN = 1.004;

function balanceWhite(raster: Raster, steps: string[]): Raster {
  const gains = neutralisingGains(estimateCast(raster));
  const largest = Math.max(...gains.map((gain) => Math.max(gain, 1 / gain)));
  if (largest < MIN_GAIN) return raster;
  if (largest > NOTABLE_GAIN) steps.push('Balanced the colours');
  const tables = gains.map((gain) =>
    Uint8Array.from({ length: 256 }, (_, value) => Math.min(255, Math.round(value * gain))),
  );
  const data = raster.data.map((value, at) => tables[at % 3]?.[value] ?? 0);
  return { ...raster, data };
}

/** A correction that is worth a word. */
const NOTABLE_GAIN = 1.02;

/** Blur that every lens and every scaling leaves; what is softer gets the rest taken back. Pixels. */
const CRISP_SIGMA_PX = 0.27;
const MIN_TAKEN_BACK_PX = 0.2;

function sharpen(planes: Planes, noise: number, steps: string[]): Planes {
  const { width, height, luma } = planes;
  const blur = blurOf(luma, width, height, noise);
  const taken = Math.sqrt(Math.max(0, blur ** 2 - CRISP_SIGMA_PX ** 2));
  if (taken < MIN_TAKEN_BACK_PX) return planes;
  if (blur > NOTABLE_BLUR_PX) steps.push('Sharpened the detail');
  const sharp = deblur(luma, width, height, taken, noise);
  // Colour follows light, as it did before the lens blurred both: a pure yellow stays free of blue.
  const along = (plane: Float32Array) =>
    plane.map((value, at) => value * Math.min(1.5, (sharp[at] ?? 0) / Math.max(1, luma[at] ?? 0)));
  return { ...planes, luma: sharp, blue: along(planes.blue), red: along(planes.red) };
}

const NOTABLE_BLUR_PX = 0.6;
