import { asSimilar } from './as-similar.ts';
import { balanceWhite } from './balance-white.ts';
import { takeBackRounding } from './compression.ts';
import { enlarge } from './enlarge.ts';
import { jpegNoise } from './jpeg-noise.ts';
import { keepClean } from './keep-clean.ts';
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
import { removeNoise } from './remove-noise.ts';
import { blurOf, deblur } from './sharpness.ts';
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
  const sized = await enlarge(
    mended,
    Math.round(mended.width * scale),
    Math.round(mended.height * scale),
  );
  if (sized) steps.push('Enlarged to full size');
  return { jpeg: await toJpeg(fromRaster(sized ?? mended), QUALITY), steps };
}

/** The enhancement at the photo's own size; a JPEG's own quantisation tells how far to look for noise. */
export function mendPhoto(
  raster: Raster,
  quantisation?: Quantisation,
): { raster: Raster; steps: string[] } {
  const steps: string[] = [];
  const planes = toPlanes(raster);
  const noise = jpegNoise(planes, quantisation);
  const whole = quantisation ? withoutRounding(planes, quantisation) : planes;
  const clean = removeNoise(planes, whole, noise, steps);
  // Tones first: under a fade a cast is faint, and white things are too dim to be known as white.
  const { raster: toned, certainty: flat } = openTones(fromPlanes(clean), steps);
  const balanced = toPlanes(balanceWhite(toned, steps));
  const { planes: sharp, certainty: soft } = sharpen(balanced, noise.sigma, steps);
  return {
    raster: keepClean(raster, fromPlanes(sharp), Math.max(noise.certainty, flat, soft)),
    steps,
  };
}

/** Blocks start this many pixels apart. Odd, so that they come to lie everywhere across the JPEG's own of eight. */
const ROUNDING_STEP_PX = { small: 3, large: 5 };
const LARGE_PIXELS = 2_000_000;
/** Fine grain looks like rounding: so similar to itself the photo stays. */
const GRAIN_KEPT = 0.985;

function withoutRounding(planes: Planes, quantisation: Quantisation): Planes {
  const { width, height } = planes;
  const step = ROUNDING_STEP_PX[width * height > LARGE_PIXELS ? 'large' : 'small'];
  const luma = takeBackRounding(planes.luma, width, height, quantisation, step);
  return asSimilar(planes, planes, { ...planes, luma }, GRAIN_KEPT, 1).planes;
}

function openTones(raster: Raster, steps: string[]): { raster: Raster; certainty: number } {
  const curve = curveFor(toneRange(raster));
  if (!curve) return { raster, certainty: 0 };
  steps.push('Opened up the tones');
  const planes = toPlanes(raster);
  applyCurve(planes, curve);
  return { raster: fromPlanes(planes), certainty: curve.certainty };
}

/** Blur that every lens and every scaling leaves; what is softer gets the rest taken back. Pixels. */
const CRISP_SIGMA_PX = 0.27;
const MIN_TAKEN_BACK_PX = 0.2;

function sharpen(
  planes: Planes,
  noise: number,
  steps: string[],
): { planes: Planes; certainty: number } {
  const { width, height, luma } = planes;
  const blur = blurOf(luma, width, height, noise);
  const taken = Math.sqrt(Math.max(0, blur ** 2 - CRISP_SIGMA_PX ** 2));
  if (taken < MIN_TAKEN_BACK_PX) return { planes, certainty: 0 };
  if (blur > NOTABLE_BLUR_PX) steps.push('Sharpened the detail');
  const sharp = deblur(luma, width, height, taken, noise);
  // Colour follows light, as it did before the lens blurred both: a pure yellow stays free of blue.
  const along = (plane: Float32Array) =>
    plane.map((value, at) => value * Math.min(1.5, (sharp[at] ?? 0) / Math.max(1, luma[at] ?? 0)));
  return {
    planes: { ...planes, luma: sharp, blue: along(planes.blue), red: along(planes.red) },
    certainty: ramp(blur, SURE_BLUR_PX.from, SURE_BLUR_PX.to),
  };
}

const NOTABLE_BLUR_PX = 0.6;
/** Photos that are all well measure up to the first; a softened one as much and more. */
const SURE_BLUR_PX = { from: 1, to: 1.3 };
