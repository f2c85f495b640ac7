import { denoise } from './denoise.ts';
import { enlarge } from './enlarge.ts';
import { guidedFilter } from './guided-filter.ts';
import { estimateCast, neutralisingGains } from './light.ts';
import { photoNoise } from './noise.ts';
import { openPhoto } from './open-photo.ts';
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
  const { raster: mended, steps } = mendPhoto(raster);
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

/** The enhancement at the photo's own size. */
export function mendPhoto(raster: Raster): { raster: Raster; steps: string[] } {
  const steps: string[] = [];
  const planes = toPlanes(raster);
  const noise = photoNoise(planes);
  const clean = removeNoise(planes, noise, steps);
  // Tones first: under a fade a cast is faint, and white things are too dim to be known as white.
  const toned = openTones(fromPlanes(clean), steps);
  const balanced = toPlanes(balanceWhite(toned, steps));
  return { raster: fromPlanes(sharpen(balanced, noise, steps)), steps };
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
const NOISE_FLOOR = 2.2;
const NOISE_SURE = 3.2;
const MAX_NOISE = 28;
/** Chroma noise is coarse: JPEG stores colour at half the size. */
const CHROMA_RADIUS_PX = 4;

function removeNoise(planes: Planes, noise: number, steps: string[]): Planes {
  const share = Math.min(1, Math.max(0, (noise - NOISE_FLOOR) / (NOISE_SURE - NOISE_FLOOR)));
  if (share < 0.1) return planes;
  steps.push('Removed noise');
  const { width, height } = planes;
  const step = width * height > 2_000_000 ? 4 : 3;
  const sigma = share * Math.min(noise, MAX_NOISE);
  const luma = denoise(planes.luma, width, height, sigma, step);
  const smoothChroma = (plane: Float32Array) =>
    guidedFilter(luma, plane, width, height, CHROMA_RADIUS_PX, 2 * sigma * sigma);
  return {
    width,
    height,
    luma,
    blue: smoothChroma(planes.blue),
    red: smoothChroma(planes.red),
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
