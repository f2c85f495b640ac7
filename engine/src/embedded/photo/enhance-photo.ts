import { boxBlur } from './box-blur.ts';
import { denoise } from './denoise.ts';
import { guidedFilter } from './guided-filter.ts';
import { openPhoto } from './open-photo.ts';
import { findFaults, type PhotoFaults } from './photo-faults.ts';
import {
  fromPlanes,
  fromRaster,
  type Planes,
  type Raster,
  toJpeg,
  toPlanes,
  toRaster,
} from './raster.ts';

/** Longest side that small pictures are brought to (spec §5 hint). */
const TARGET_SIDE_PX = 1500;
const MAX_UPSCALE = 3;
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
  const upscaled = scale > 1.03;
  if (upscaled) steps.push('Enlarged to full size');
  const sized = upscaled
    ? fromRaster(mended)
        .resize(Math.round(mended.width * scale), Math.round(mended.height * scale), {
          kernel: 'lanczos3',
        })
        .sharpen({ sigma: 0.8 + 0.35 * scale, m1: 0, m2: 1.4, x1: 3, y2: 8, y3: 14 })
    : fromRaster(mended);
  return { jpeg: await toJpeg(sized), steps };
}

/** The enhancement at the photo's own size. */
export function mendPhoto(raster: Raster): { raster: Raster; steps: string[] } {
  const steps: string[] = [];
  const first = toPlanes(raster);
  const faults = findFaults(raster, first);
  const clean = removeNoise(first, faults, steps);
  const balanced = balanceWhite(clean, faults, steps);
  const toned = stretchTones(balanced, findFaults(balanced, toPlanes(balanced)), steps);
  return { raster: fromPlanes(sharpen(toned, faults, steps)), steps };
}

const NOISE_FLOOR = 1.5;

function removeNoise(planes: Planes, { noise }: PhotoFaults, steps: string[]): Planes {
  if (noise < NOISE_FLOOR) return planes;
  steps.push('Removed noise');
  const { width, height } = planes;
  const step = width * height > 2_000_000 ? 4 : 3;
  const sigma = Math.min(noise, 28);
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

/** Chroma noise is coarse: JPEG stores colour at half the size. */
const CHROMA_RADIUS_PX = 4;

const MAX_GAIN = 1.3;
/** Log gain that light can plausibly account for; what goes beyond is the subject's own colour, such as a meadow's. */
const LIKELY_CAST = 0.15;

function balanceWhite(
  planes: Planes,
  { whiteBalance, whiteBalanceTrust }: PhotoFaults,
  steps: string[],
): Raster {
  const raster = fromPlanes(planes);
  const cast = Math.hypot(...whiteBalance.map(Math.log));
  const strength = 0.9 * whiteBalanceTrust * Math.min(1, LIKELY_CAST / cast);
  const gains = whiteBalance.map((gain) =>
    Math.min(MAX_GAIN, Math.max(1 / MAX_GAIN, gain ** strength)),
  );
  if (Math.max(...gains) < 1.015) return raster;
  steps.push('Balanced the colours');
  const tables = gains.map((gain) =>
    Uint8Array.from({ length: 256 }, (_, value) => Math.min(255, Math.round(value * gain))),
  );
  for (let at = 0; at < raster.data.length; at++) {
    raster.data[at] = tables[at % 3]?.[raster.data[at] ?? 0] ?? 0;
  }
  return raster;
}

/** A photo that spans this many levels needs no stretch; under the second figure it gets most of one. */
const FULL_RANGE = 195;
const FLAT_RANGE = 120;
const MAX_STRETCH = 0.75;

/** Levels and a gentle gamma, as far as the photo is flat or dark; chroma follows the stretch. */
function stretchTones(
  raster: Raster,
  { black, white, mean }: PhotoFaults,
  steps: string[],
): Planes {
  const planes = toPlanes(raster);
  const flatness =
    MAX_STRETCH *
    Math.min(1, Math.max(0, (FULL_RANGE - (white - black)) / (FULL_RANGE - FLAT_RANGE)));
  const from = flatness * Math.max(0, black - 4);
  const to = 255 - flatness * Math.max(0, 255 - white - 4);
  const middle = Math.min(0.98, Math.max(0.02, (mean - from) / (to - from)));
  const wanted = Math.min(BRIGHT, Math.max(DARK, middle));
  const gamma = Math.min(1.25, Math.max(0.6, (Math.log(wanted) / Math.log(middle)) ** 0.7));
  const isTouched = flatness > 0.1 || Math.abs(gamma - 1) > 0.03;
  if (!isTouched) return planes;
  steps.push('Opened up the tones');
  const curve = Float32Array.from(
    { length: 1024 },
    (_, at) => 255 * Math.min(1, Math.max(0, (at / 4 - from) / (to - from))) ** gamma,
  );
  const gain = Math.min(1.5, (255 / (to - from)) ** 0.85);
  const { width, height, luma, blue, red } = planes;
  const radius = Math.max(4, Math.round(Math.max(width, height) / 60));
  const base = boxBlur(boxBlur(luma, width, height, radius), width, height, radius);
  const localContrast = 0.15 * flatness;
  for (let at = 0; at < luma.length; at++) {
    const value = luma[at] ?? 0;
    const detail = Math.min(40, Math.max(-40, value - (base[at] ?? 0)));
    const lifted = value + localContrast * detail;
    luma[at] = curve[Math.min(1023, Math.max(0, Math.round(lifted * 4)))] ?? 0;
    blue[at] = (blue[at] ?? 0) * gain;
    red[at] = (red[at] ?? 0) * gain;
  }
  return planes;
}

/** Mean luma, 0–1, that a photo may have without being called dark or pale. */
const DARK = 0.24;
const BRIGHT = 0.72;

const CRISP_STEEPNESS = 70;

/** Unsharp masking of luma with coring, more where the photo is soft; flat areas and strong edges are spared. */
function sharpen(planes: Planes, { steepness, noise }: PhotoFaults, steps: string[]): Planes {
  const softness = Math.min(1, Math.max(0, 1 - steepness / CRISP_STEEPNESS));
  const amount = 0.45 * softness;
  if (amount < 0.05) return planes;
  if (softness > 0.2) steps.push('Sharpened the detail');
  const { width, height, luma } = planes;
  const blurred = boxBlur(boxBlur(luma, width, height, 1), width, height, 1);
  const core = 1 + Math.min(4, noise * 0.3);
  for (let at = 0; at < luma.length; at++) {
    const detail = (luma[at] ?? 0) - (blurred[at] ?? 0);
    const size = Math.abs(detail);
    if (size <= core) continue;
    luma[at] = (luma[at] ?? 0) + amount * Math.sign(detail) * Math.min(size - core, 18);
  }
  return planes;
}
