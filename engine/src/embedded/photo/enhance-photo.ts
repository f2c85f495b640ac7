import { asSimilar } from './as-similar.ts';
import { balanceWhite } from './balance-white.ts';
import { takeBackColourRounding } from './colour-rounding.ts';
import { takeBackRounding } from './compression.ts';
import { type EncodedPhoto, encodePhoto } from './encode-photo.ts';
import { enlarge } from './enlarge.ts';
import { jpegNoise } from './jpeg-noise.ts';
import { keepClean } from './keep-clean.ts';
import { openPhoto } from './open-photo.ts';
import { type JpegSteps, jpegSteps, type Quantisation } from './quantisation.ts';
import { ramp } from './ramp.ts';
import { fromPlanes, type Planes, type Raster, toPlanes, toRaster } from './raster.ts';
import { removeNoise } from './remove-noise.ts';
import { blurOf, deblur } from './sharpness.ts';
import { applyCurve, curveFor, toneRange } from './tones.ts';

/** Longest side that small pictures are brought to (spec §5 hint). */
const TARGET_SIDE_PX = 1500;
const MAX_UPSCALE = 3;
const WORTH_ENLARGING = 1.03;
/** Larger pictures are worked on at this size; it covers every placement of the ad platforms. */
const MAX_WORK_PIXELS = 5_000_000;

export interface EnhancedPhoto extends EncodedPhoto {
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
  const rounding = isWhole ? jpegSteps(bytes) : null;
  const { raster: mended, steps } = mendPhoto(raster, rounding ?? undefined);
  const scale = Math.min(MAX_UPSCALE, TARGET_SIDE_PX / Math.max(mended.width, mended.height));
  if (scale <= WORTH_ENLARGING) return { ...(await encodePhoto(mended)), steps };
  const sized = await enlarge(
    mended,
    Math.round(mended.width * scale),
    Math.round(mended.height * scale),
  );
  if (sized) steps.push('Enlarged to full size');
  return { ...(await encodePhoto(sized ?? mended)), steps };
}

/**
 * The enhancement at the photo's own size; a JPEG's own quantisation tells how far to look for noise and what rounding to take back, `keep` how much of the
 * change a clean photo gets.
 */
export function mendPhoto(
  raster: Raster,
  { luma: quantisation, colour }: Partial<JpegSteps> = {},
  keep: typeof keepClean = keepClean,
): { raster: Raster; steps: string[] } {
  const steps: string[] = [];
  const planes = toPlanes(raster);
  const noise = jpegNoise(planes, quantisation);
  const calm =
    colour && showsRounding(planes, colour) ? takeBackColourRounding(planes, colour) : planes;
  const whole = quantisation ? withoutRounding(calm, quantisation, noise.sigma) : calm;
  const clean = removeNoise(planes, whole, noise, steps);
  // Tones first: under a fade a cast is faint, and white things are too dim to be known as white.
  const { raster: toned, certainty: flat } = openTones(fromPlanes(clean), steps);
  const balanced = toPlanes(balanceWhite(toned, steps));
  const { planes: sharp, certainty: soft } = sharpen(balanced, noise.sigma, quantisation, steps);
  return {
    raster: keep(raster, fromPlanes(sharp), Math.max(noise.certainty, flat, soft)),
    steps,
  };
}

/** Blocks start this many pixels apart. Odd, so that they come to lie everywhere across the JPEG's own of eight. */
const ROUNDING_STEP_PX = { small: 3, large: 5 };
const LARGE_PIXELS = 2_000_000;
/** Photos whose rounding was there before they were spoilt, in the originals, lose by half of it going a quarter as much; the others gain three quarters. */
const ROUNDING_SHARE = 0.6;
/** Fine grain looks like rounding: so similar to itself the photo stays. */
const GRAIN_KEPT = 0.985;

/** Blotches of colour lie a few pixels wide: in a large photo nobody sees those of a step under this for slow waves. */
const COARSE_COLOUR = 8;
const SLOW_WAVE = 1;

function showsRounding({ width, height }: Planes, colour: Quantisation): boolean {
  return width * height <= LARGE_PIXELS || (colour[SLOW_WAVE] ?? 1) >= COARSE_COLOUR;
}

function withoutRounding(planes: Planes, quantisation: Quantisation, noise: number): Planes {
  const { width, height } = planes;
  const isLarge = width * height > LARGE_PIXELS;
  const share = ROUNDING_SHARE * (isLarge ? 1 : 1 - lightSoftness(planes, noise));
  if (share === 0) return planes;
  const step = ROUNDING_STEP_PX[isLarge ? 'large' : 'small'];
  const luma = takeBackRounding(planes.luma, width, height, quantisation, step);
  return asSimilar(planes, planes, { ...planes, luma }, GRAIN_KEPT, share).planes;
}

/** 0–1: what is left of a lightly softened photo's detail is as faint as rounding, and sharpening needs it. */
function lightSoftness({ luma, width, height }: Planes, noise: number): number {
  const { inFocus, crispest } = blurOf(luma, width, height, noise);
  const softened = ramp(crispest, ROUGH_SOFTENED_PX.from, ROUGH_SOFTENED_PX.to);
  return softened * (1 - ramp(inFocus, LIGHTLY_PX.from, LIGHTLY_PX.to));
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
const CRISP_SIGMA_PX = 0.1;
const MIN_TAKEN_BACK_PX = 0.2;
/** The crispest edges of a sharp photo measure up to the first, of a lightly softened one the second, while rounding, which is crisp too, is still in it. */
const ROUGH_SOFTENED_PX = { from: 0.2, to: 0.27 };
/** Where a photo is softer than that no fine detail is left to be spared. */
const LIGHTLY_PX = { from: 0.62, to: 0.75 };
/** The crispest edges of a photo of which much lies out of focus measure up to the first, of a softened one the second. */
const SOFTENED_PX = { from: 0.21, to: 0.29 };

function sharpen(
  planes: Planes,
  noise: number,
  quantisation: Quantisation | undefined,
  steps: string[],
): { planes: Planes; certainty: number } {
  const { width, height, luma } = planes;
  const { inFocus: blur, crispest } = blurOf(luma, width, height, noise);
  const excess = Math.sqrt(Math.max(0, blur ** 2 - CRISP_SIGMA_PX ** 2));
  const softened = ramp(crispest, SOFTENED_PX.from, SOFTENED_PX.to);
  const taken = softened * excess;
  if (taken < MIN_TAKEN_BACK_PX) return { planes, certainty: 0 };
  if (taken > NOTABLE_PX) steps.push('Sharpened the detail');
  const share =
    sharpenedShare(crispest, quantisation) *
    (1 - GRITTY_SHARE * ramp(noise, GRITTY.from, GRITTY.to));
  const sharp = deblur(luma, width, height, taken, noise).map((value, at) => {
    const was = luma[at] ?? 0;
    return was + share * (value - was);
  });
  // Colour follows light, as it did before the lens blurred both: a pure yellow stays free of blue.
  const along = (plane: Float32Array) =>
    plane.map((value, at) => value * Math.min(1.5, (sharp[at] ?? 0) / Math.max(1, luma[at] ?? 0)));
  return {
    planes: { ...planes, luma: sharp, blue: along(planes.blue), red: along(planes.red) },
    certainty: ramp(blur, SURE_BLUR_PX.from, SURE_BLUR_PX.to),
  };
}

/**
 * Until a photo is as soft as the second it may be soft by itself. Two thirds of the sharpening bring nine tenths of the
 * gain where it is right and less than half of the harm where it is not.
 */
const DOUBTFUL_PX = { from: 0.45, to: 0.8 };
const DOUBTFUL_SHARE = 0.65;
/** A coarse JPEG, by its step for the slowest slanting waves, leaves edges of its own, which would be sharpened as well. */
const COARSE_STEP = { from: 4, to: 12 };
const COARSE_SHARE = 0.6;
const SLANTING = 9;

/** Along edges some of a strong noise stays, and sharpening would turn it to grit. Levels, and the share that goes unsharpened. */
const GRITTY = { from: 5, to: 10 };
const GRITTY_SHARE = 0.7;

function sharpenedShare(crispest: number, quantisation: Quantisation | undefined): number {
  const sure = ramp(crispest, DOUBTFUL_PX.from, DOUBTFUL_PX.to);
  const coarse = ramp(quantisation?.[SLANTING] ?? 1, COARSE_STEP.from, COARSE_STEP.to);
  return (DOUBTFUL_SHARE + sure * (1 - DOUBTFUL_SHARE)) * (1 - coarse * (1 - COARSE_SHARE));
}

const NOTABLE_PX = 0.5;
/** Photos that are all well measure up to the first; a softened one as much and more. */
const SURE_BLUR_PX = { from: 1, to: 1.3 };
