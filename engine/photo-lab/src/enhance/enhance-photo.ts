import {
  fromPlanes,
  type Planes,
  type Raster,
  ramp,
  toPlanes,
  toRaster,
} from '@adwright/engine-pixels';
import { openPhoto } from '@adwright/engine-uploads';
import { asSimilar } from './as-similar.ts';
import { balanceWhite } from './balance-white.ts';
import { takeBackColourRounding } from './colour-rounding.ts';
import { takeBackRounding } from './compression.ts';
import { type EncodedPhoto, encodePhoto } from './encode-photo.ts';
import { enlarge } from './enlarge.ts';
import { clearHaze, hazeIn } from './haze.ts';
import { type JpegNoise, jpegNoise } from './jpeg-noise.ts';
import { keepClean } from './keep-clean.ts';
import { type JpegSteps, jpegSteps, type Quantisation } from './quantisation.ts';
import { removeNoise } from './remove-noise.ts';
import { blurOf } from './sharpness.ts';
import { applyCurve, curveFor, toneRange } from './tones.ts';

/**
 * Longest side to which small pictures are enlarged: our own choice, equal to the largest upload side that spec §9
 * suggests.
 */
const TARGET_SIDE_PX = 1500;
const MAX_UPSCALE = 3;
const WORTH_ENLARGING = 1.03;
/** Larger pictures are reduced to this number of pixels; it covers every placement of the ad platforms. */
const MAX_WORK_PIXELS = 5_000_000;

export interface EnhancedPhoto extends EncodedPhoto {
  /** The completed steps in order, for the user: "Removed noise". */
  steps: string[];
}

/**
 * Corrects the faults of a photo and leaves the rest unchanged: noise, colour cast, flat tones, dull detail,
 * softness, small size.
 * @throws {AppError} as {@link openPhoto}
 */
export async function enhancePhoto(bytes: Uint8Array): Promise<EnhancedPhoto> {
  const photo = await openPhoto(bytes);
  const raster = await toRaster(
    photo.pixels(MAX_WORK_PIXELS).flatten({ background: photo.ground }),
  );
  // A scaled-down picture has no traces of its JPEG's quantisation.
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
 * The enhancement at the photo's own size. The JPEG's quantisation determines how noise is measured and which
 * rounding errors are removed; `keep` limits the change of a clean photo. A photo without faults is
 * returned unchanged: traces of a fine JPEG are fainter than the harm of removing them.
 */
export function mendPhoto(
  raster: Raster,
  { luma: quantisation, colour }: Partial<JpegSteps> = {},
  keep: typeof keepClean = keepClean,
): { raster: Raster; steps: string[] } {
  const steps: string[] = [];
  const planes = toPlanes(raster);
  const noise = jpegNoise(planes, quantisation);
  if (colour && showsRounding(planes, colour)) takeBackColourRounding(planes, colour);
  removeNoise(planes, noise, steps);
  const { contrast, certainty: flat } = mendLight(planes, steps);
  const soft = restoreDetail(planes, { noise, quantisation, contrast }, steps);
  if (coarsenessOf(quantisation) === 0 && steps.length === 0) return { raster, steps };
  const certainty = Math.max(noise.certainty, flat, soft.certainty);
  return { raster: keep(raster, fromPlanes(planes), certainty), steps };
}

/**
 * Colour blotches are a few pixels wide. In a large photo they are invisible if the step for low frequencies
 * is below this value.
 */
const COARSE_COLOUR = 8;
const SLOW_WAVE = 1;

function showsRounding({ width, height }: Planes, colour: Quantisation): boolean {
  return width * height <= LARGE_PIXELS || (colour[SLOW_WAVE] ?? 1) >= COARSE_COLOUR;
}

/** A smaller factor of the contrast is not worth telling. */
const NOTABLE_CLEARING = 1.1;

/**
 * Clears haze, stretches the tones and balances the colours, in place. Returns the factor of the contrast and the
 * certainty (0–1) that it was necessary.
 */
function mendLight(planes: Planes, steps: string[]): { contrast: number; certainty: number } {
  let bytes = fromPlanes(planes);
  const haze = hazeIn(bytes);
  const clearing = haze ? clearHaze(planes, haze) : 1;
  if (clearing > NOTABLE_CLEARING) steps.push('Cleared the haze');
  if (haze) bytes = fromPlanes(planes);
  const curve = curveFor(toneRange(bytes));
  if (curve) {
    steps.push('Opened up the tones');
    applyCurve(planes, curve);
  }
  // Tones first: under a fade a cast is faint, and white things are too dim to be known as white.
  balanceWhite(planes, curve ? fromPlanes(planes) : bytes, steps);
  const stretch = curve ? 255 / (curve.to - curve.from) : 1;
  return {
    contrast: clearing * stretch,
    certainty: Math.max(haze?.certainty ?? 0, curve?.certainty ?? 0),
  };
}

/**
 * Distance between blocks in pixels. It is odd, so that they cover all positions relative to the JPEG's
 * blocks of eight.
 */
const BLOCKS_APART_PX = { small: 3, large: 5 };
const LARGE_PIXELS = 2_000_000;
/**
 * Share of the rounding that is removed. Photos that already had rounding errors in the original lose a
 * quarter of the gain at one half; the others keep three quarters.
 */
const ROUNDING_SHARE = 0.6;
/** Fine grain looks like rounding errors, so the photo must stay this similar to itself, … */
const GRAIN_KEPT = 0.985;
/**
 * … but a coarse JPEG has no such fine detail left, and its artefacts are visible. Measured by its step for
 * the lowest diagonal frequency.
 */
const COARSE_GRAIN_KEPT = 0.96;
const COARSE_STEP = { from: 4, to: 12 };
const SLANTING = 9;
/**
 * Assumed quantisation steps for a picture of unknown history: nothing is smoothed, and fainter detail isn't
 * sharpened.
 */
const UNKNOWN_STEPS: Quantisation = new Array<number>(64).fill(4);

/** Blur of every lens and every scaling, in pixels; only blur beyond it is removed. */
const CRISP_SIGMA_PX = 0.1;
const MOST_TAKEN_BACK_PX = 1.6;
/**
 * The few crispest edges show the least blur of the whole photo, whatever else is out of focus. From the
 * first value on, the photo is hardly soft by nature, so the edges in focus count as well; at the second they
 * count fully.
 */
const SURELY_SOFT_PX = { from: 0.5, to: 1 };
const NOTABLE_PX = 0.5;
/** Blur of clean photos, up to the first value; softened photos have more. */
const SURE_BLUR_PX = { from: 1, to: 1.3 };
/**
 * If noise or texture was already smoothed this strongly (levels), less rounding is removed, since it may
 * have been texture.
 */
const SMOOTHED = { from: 1.8, to: 3, share: 0.6 };
/** Share of the noise that remains after its removal. */
const NOISE_LEFT = 1.5;

/**
 * Removes rounding and blur from the luma in one pass: in sequence, the JPEG's artefacts would be sharpened
 * too. Returns the blur in pixels, and the certainty (0–1) that the photo was soft.
 */
function restoreDetail(
  planes: Planes,
  {
    noise,
    quantisation,
    contrast,
  }: { noise: JpegNoise; quantisation: Quantisation | undefined; contrast: number },
  steps: string[],
): { blur: number; certainty: number } {
  const { width, height, luma } = planes;
  const { inFocus, crispest } = blurOf(luma, width, height, noise.sigma);
  const both = ramp(crispest, SURELY_SOFT_PX.from, SURELY_SOFT_PX.to) / 2;
  const softness = crispest ** (1 - both) * inFocus ** both;
  const blur = Math.sqrt(Math.max(0, softness ** 2 - CRISP_SIGMA_PX ** 2));
  if (!quantisation && blur === 0) return { blur, certainty: 0 };
  if (blur > NOTABLE_PX) steps.push('Sharpened the detail');
  const isLarge = width * height > LARGE_PIXELS;
  const texture = ramp(noise.sigma, SMOOTHED.from, SMOOTHED.to) * (1 - noise.certainty);
  const restored = takeBackRounding(
    luma,
    width,
    height,
    (quantisation ?? UNKNOWN_STEPS).map((size) => contrast * size),
    BLOCKS_APART_PX[isLarge ? 'large' : 'small'],
    {
      blur: Math.min(MOST_TAKEN_BACK_PX, blur),
      noise: NOISE_LEFT * contrast * noise.sigma,
      smoothing: quantisation ? ROUNDING_SHARE * (1 - SMOOTHED.share * texture) : 0,
    },
  );
  // Chroma is deblurred with luma, since the lens blurred both: a pure yellow stays free of blue.
  const along = (plane: Float32Array) => {
    const sharpened = new Float32Array(plane.length);
    for (let at = 0; at < plane.length; at++)
      sharpened[at] =
        (plane[at] ?? 0) * Math.min(1.5, (restored[at] ?? 0) / Math.max(1, luma[at] ?? 0));
    return sharpened;
  };
  const sharp = { ...planes, luma: restored, blue: along(planes.blue), red: along(planes.red) };
  const coarse = coarsenessOf(quantisation);
  const kept = GRAIN_KEPT + coarse * (COARSE_GRAIN_KEPT - GRAIN_KEPT);
  asSimilar(planes, sharp, kept * (1 - both), 1);
  return { blur, certainty: 2 * both * ramp(inFocus, SURE_BLUR_PX.from, SURE_BLUR_PX.to) };
}

/** From 0 for a JPEG that shows no artefacts to 1 for one whose artefacts are plain. */
function coarsenessOf(quantisation: Quantisation | undefined): number {
  return ramp(quantisation?.[SLANTING] ?? 1, COARSE_STEP.from, COARSE_STEP.to);
}
