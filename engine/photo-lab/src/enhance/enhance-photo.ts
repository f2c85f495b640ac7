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
  /** The steps that were done, in order, for the user: "Removed noise". */
  steps: string[];
}

/**
 * Mends what a photo lacks and leaves the rest alone: noise, colour cast, flat tones, dull detail, softness, small size.
 * @throws {AppError} as {@link openPhoto}
 */
export async function enhancePhoto(bytes: Uint8Array): Promise<EnhancedPhoto> {
  const photo = await openPhoto(bytes);
  const raster = await toRaster(
    photo.pixels(MAX_WORK_PIXELS).flatten({ background: photo.ground }),
  );
  // A picture that is scaled down shows no traces of its JPEG's quantisation.
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
  if (colour && showsRounding(planes, colour)) takeBackColourRounding(planes, colour);
  removeNoise(planes, noise, steps);
  const { contrast, certainty: flat } = mendLight(planes, steps);
  const soft = restoreDetail(planes, { noise, quantisation, contrast }, steps);
  const certainty = Math.max(noise.certainty, flat, soft);
  return { raster: keep(raster, fromPlanes(planes), certainty), steps };
}

/** Blotches of colour lie a few pixels wide: in a large photo nobody sees those of a step under this for slow waves. */
const COARSE_COLOUR = 8;
const SLOW_WAVE = 1;

function showsRounding({ width, height }: Planes, colour: Quantisation): boolean {
  return width * height <= LARGE_PIXELS || (colour[SLOW_WAVE] ?? 1) >= COARSE_COLOUR;
}

/**
 * Opens the tones and balances the colours, in place. Gives how many times the contrast was raised, and 0–1 how sure it is
 * that this was due.
 */
function mendLight(planes: Planes, steps: string[]): { contrast: number; certainty: number } {
  const bytes = fromPlanes(planes);
  const curve = curveFor(toneRange(bytes));
  if (curve) {
    steps.push('Opened up the tones');
    applyCurve(planes, curve);
  }
  // Tones first: under a fade a cast is faint, and white things are too dim to be known as white.
  balanceWhite(planes, curve ? fromPlanes(planes) : bytes, steps);
  if (!curve) return { contrast: 1, certainty: 0 };
  return { contrast: 255 / (curve.to - curve.from), certainty: curve.certainty };
}

/** Blocks start this many pixels apart. Odd, so that they come to lie everywhere across the JPEG's own of eight. */
const BLOCKS_APART_PX = { small: 3, large: 5 };
const LARGE_PIXELS = 2_000_000;
/** Photos whose rounding was there before they were spoilt, in the originals, lose by half of it going a quarter as much; the others gain three quarters. */
const ROUNDING_SHARE = 0.6;
/** Fine grain looks like rounding: so similar to itself the photo stays, … */
const GRAIN_KEPT = 0.985;
/** … but of a coarse JPEG nothing is left that fine, and its own traces are seen. By its step for the slowest slanting waves. */
const COARSE_GRAIN_KEPT = 0.96;
const COARSE_STEP = { from: 4, to: 12 };
const SLANTING = 9;
/** What a picture of unknown history may be off by, as steps of a JPEG: nothing is smoothed, and what is fainter not sharpened. */
const UNKNOWN_STEPS: Quantisation = new Array<number>(64).fill(4);

/** Blur that every lens and every scaling leaves; what is softer gets the rest taken back. Pixels. */
const CRISP_SIGMA_PX = 0.1;
const MOST_TAKEN_BACK_PX = 1.6;
/**
 * The few crispest edges tell how soft all of a photo is at least, whatever else lies out of focus. From the first on it is
 * hardly soft by itself, and the edges in focus count as well, at the second as much as the crispest.
 */
const SURELY_SOFT_PX = { from: 0.5, to: 1 };
const NOTABLE_PX = 0.5;
/** Photos that are all well measure up to the first; a softened one as much and more. */
const SURE_BLUR_PX = { from: 1, to: 1.3 };
/** Where noise or texture was smoothed already, so much less of the rounding is looked for while it may have been texture. Levels. */
const SMOOTHED = { from: 1.8, to: 3, share: 0.6 };
/** What is left of the noise when it has been removed. */
const NOISE_LEFT = 1.5;

/**
 * Takes back what storing and softening did to the luma, in one go: sharpened one after the other, the JPEG's traces would
 * be too. Gives 0–1 how sure it is that the photo was soft.
 */
function restoreDetail(
  planes: Planes,
  {
    noise,
    quantisation,
    contrast,
  }: { noise: JpegNoise; quantisation: Quantisation | undefined; contrast: number },
  steps: string[],
): number {
  const { width, height, luma } = planes;
  const { inFocus, crispest } = blurOf(luma, width, height, noise.sigma);
  const both = ramp(crispest, SURELY_SOFT_PX.from, SURELY_SOFT_PX.to) / 2;
  const softness = crispest ** (1 - both) * inFocus ** both;
  const blur = Math.sqrt(Math.max(0, softness ** 2 - CRISP_SIGMA_PX ** 2));
  if (!quantisation && blur === 0) return 0;
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
  // Chroma is deblurred along with luma, as the lens blurred both: a pure yellow stays free of blue.
  const along = (plane: Float32Array) => {
    const sharpened = new Float32Array(plane.length);
    for (let at = 0; at < plane.length; at++)
      sharpened[at] =
        (plane[at] ?? 0) * Math.min(1.5, (restored[at] ?? 0) / Math.max(1, luma[at] ?? 0));
    return sharpened;
  };
  const sharp = { ...planes, luma: restored, blue: along(planes.blue), red: along(planes.red) };
  const coarse = ramp(quantisation?.[SLANTING] ?? 1, COARSE_STEP.from, COARSE_STEP.to);
  const kept = GRAIN_KEPT + coarse * (COARSE_GRAIN_KEPT - GRAIN_KEPT);
  asSimilar(planes, sharp, kept * (1 - both), 1);
  return 2 * both * ramp(inFocus, SURE_BLUR_PX.from, SURE_BLUR_PX.to);
}
