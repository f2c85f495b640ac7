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
import { smoothFlatSteps } from './flat-steps.ts';
import { clearHaze, hazeIn } from './haze.ts';
import { type JpegNoise, jpegNoise } from './jpeg-noise.ts';
import { keepClean } from './keep-clean.ts';
import { type JpegSteps, jpegSteps, type Quantisation } from './quantisation.ts';
import { removeNoise } from './remove-noise.ts';
import { blurOf } from './sharpness.ts';
import { applyCurve, curveFor, toneRange } from './tones.ts';

/**
 * Longer side, in pixels, to which small pictures are enlarged. The value equals the largest upload side that
 * spec §9 suggests.
 */
const TARGET_SIDE_PX = 1500;
/** Maximum factor by which a small picture is enlarged. */
const MAX_UPSCALE = 3;
/** A picture is not enlarged if the factor would be at most this, because the difference would be invisible. */
const WORTH_ENLARGING = 1.03;
/**
 * Maximum number of pixels of a picture that is processed. Larger pictures are scaled down to
 * `MAX_WORK_PIXELS`. That size is enough for every placement of the ad platforms.
 */
const MAX_WORK_PIXELS = 5_000_000;

export interface EnhancedPhoto extends EncodedPhoto {
  /** Completed steps in order, as texts for the user, such as "Removed noise". */
  steps: string[];
}

/**
 * Corrects the faults of a photo: noise, colour cast, flat tones, dull detail, softness and small size. Other
 * properties of the photo stay unchanged.
 * @throws {AppError} the errors of {@link openPhoto}
 */
export async function enhancePhoto(bytes: Uint8Array): Promise<EnhancedPhoto> {
  const photo = await openPhoto(bytes);
  const raster = await toRaster(
    photo.pixels(MAX_WORK_PIXELS).flatten({ background: photo.ground }),
  );
  // Scaling a picture down hides the rounding errors of its JPEG, so its quantisation is ignored.
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
 * Enhances a photo without changing its size. The JPEG's quantisation steps are needed to measure noise and
 * remove rounding errors. `keep` limits how much a photo without faults may change. A photo without faults is
 * returned unchanged. In such a photo, removing the rounding errors of a fine JPEG would harm more than the
 * errors do.
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
  const isSmoothed =
    quantisation !== undefined &&
    smoothFlatSteps(planes, colour ? { luma: quantisation, colour } : { luma: quantisation });
  // Visible squares in a sky are certainly a fault, so smoothing them does not count as a change of the
  // photo.
  const stored = isSmoothed ? fromPlanes(planes) : raster;
  removeNoise(planes, noise, steps);
  const { contrast, certainty: flat } = mendLight(planes, steps);
  const soft = restoreDetail(planes, { noise, quantisation, contrast }, steps);
  if (coarsenessOf(quantisation) === 0 && steps.length === 0) return { raster: stored, steps };
  const certainty = Math.max(noise.certainty, flat, soft.certainty);
  return { raster: keep(stored, fromPlanes(planes), certainty), steps };
}

/**
 * Minimum quantisation step of low colour frequencies at which a large JPEG shows colour blotches. The
 * blotches are a few pixels wide. In a photo of at most `LARGE_PIXELS`, the blotches are removed at any
 * quantisation step.
 */
const COARSE_COLOUR = 8;
/** Index of a low frequency in a JPEG's quantisation table. */
const SLOW_WAVE = 1;

function showsRounding({ width, height }: Planes, colour: Quantisation): boolean {
  return width * height <= LARGE_PIXELS || (colour[SLOW_WAVE] ?? 1) >= COARSE_COLOUR;
}

/** Factor of contrast above which the removal of haze is reported to the user. */
const NOTABLE_CLEARING = 1.1;

/**
 * Removes haze, stretches the tones and balances the colours, in place. Returns the factor by which the
 * contrast rose, and the certainty (0–1) that the correction was necessary.
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
  // The tones are corrected before the colours. In a faded photo, a colour cast is weak, and white objects
  // are too dark to be recognised as white.
  balanceWhite(planes, curve ? fromPlanes(planes) : bytes, steps);
  const stretch = curve ? 255 / (curve.to - curve.from) : 1;
  return {
    contrast: clearing * stretch,
    certainty: Math.max(haze?.certainty ?? 0, curve?.certainty ?? 0),
  };
}

/**
 * Distance in pixels between neighbouring blocks whose frequencies are computed, for small and for large
 * photos. The distance is odd, so that the blocks cover all positions relative to the eight-pixel blocks of
 * the JPEG.
 */
const BLOCKS_APART_PX = { small: 3, large: 5 };
/** Number of pixels above which a photo counts as large. */
const LARGE_PIXELS = 2_000_000;
/**
 * Share of a JPEG's rounding error that is removed (0–1). With a share of 0.5, photos lose a quarter of the
 * improvement.
 */
const ROUNDING_SHARE = 0.6;
/**
 * Minimum similarity between a photo before and after the removal of rounding errors. Fine grain resembles
 * rounding errors and must stay.
 */
const GRAIN_KEPT = 0.985;
/**
 * Minimum similarity between a coarse JPEG before and after the removal of rounding errors. The minimum is
 * lower for a coarse JPEG, because its artefacts are visible and no fine grain is left in it.
 */
const COARSE_GRAIN_KEPT = 0.96;
/**
 * Quantisation steps of the lowest diagonal frequency: at `from`, a JPEG may be coarse; at `to`, it certainly
 * is.
 */
const COARSE_STEP = { from: 4, to: 12 };
/** Index of the lowest diagonal frequency in a JPEG's quantisation table. */
const SLANTING = 9;
/**
 * Quantisation steps that are assumed for a picture of unknown origin. With these steps, nothing is smoothed,
 * and detail smaller than the steps is not sharpened.
 */
const UNKNOWN_STEPS: Quantisation = new Array<number>(64).fill(4);

/**
 * Standard deviation in pixels of the blur that every lens and every scaling causes. Only additional blur is
 * removed.
 */
const CRISP_SIGMA_PX = 0.1;
/** Maximum standard deviation of the blur that is removed, in pixels. */
const MOST_TAKEN_BACK_PX = 1.6;
/**
 * The few sharpest edges of a photo have the least blur, even if everything else is out of focus. Blur of the few
 * sharpest edges, in pixels. Above `from`, the blur of the other edges in focus also counts; at `to`, their blur counts
 * fully.
 */
const SURELY_SOFT_PX = { from: 0.5, to: 1 };
/** Blur in pixels above which the sharpening is reported to the user. */
const NOTABLE_PX = 0.5;
/**
 * A photo counts as sharp if its blur in pixels is at most `from`. A photo is certainly soft if its blur is
 * at least `to`.
 */
const SURE_BLUR_PX = { from: 1, to: 1.3 };
/**
 * Standard deviations, in levels, of noise that may be texture. If the deviation is at most `from`, rounding errors
 * are removed completely. From `to` on, `share` of the rounding error remains.
 */
const SMOOTHED = { from: 1.8, to: 3, share: 0.6 };
/**
 * Ratio of the noise left after smoothing to the measured noise; both are standard deviations.
 */
const NOISE_LEFT = 1.5;

/**
 * Removes rounding errors and blur from the luma in one pass. A separate second pass for the blur would also
 * sharpen the JPEG's artefacts. Returns the removed blur in pixels, and the certainty (0–1) that the photo
 * was soft.
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
  // Chroma is deblurred together with luma, because the lens blurred both planes. Sharpening only the luma
  // would add some blue to a pure yellow.
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

/** Returns how visible the artefacts of a JPEG's compression are, from 0 (not visible) to 1 (obvious). */
function coarsenessOf(quantisation: Quantisation | undefined): number {
  return ramp(quantisation?.[SLANTING] ?? 1, COARSE_STEP.from, COARSE_STEP.to);
}
