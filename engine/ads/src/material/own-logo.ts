import { contrastRatio, toLinearChannel } from '@adwright/engine-pixels';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import sharp from 'sharp';

/** Encoded logo files of a brand, by the background for which each is made. */
export interface BrandLogosInput {
  light: Uint8Array | null;
  dark: Uint8Array | null;
}

/** A logo, decoded and measured once. */
export interface OwnLogo {
  canvas: Canvas;
  width: number;
  height: number;
  /** Relative luminances of the logo's visible pixels, from which contrast ratios are computed. */
  luminances: Float64Array;
  /** Whether the logo has no transparent pixels and therefore includes a background. */
  isBlock: boolean;
}

export interface BrandLogos {
  light: OwnLogo | null;
  dark: OwnLogo | null;
}

/** Longer side in pixels of the small copy on which a logo is measured. */
const SAMPLED_PX = 72;
/** Alpha (0–255) from which a pixel of a logo counts as visible. */
const SEEN = 128;
/** Alpha (0–255) below which a pixel of a logo counts as partly transparent. */
const SOLID = 250;
/** Longer side in pixels to which logos are scaled down; no ad shows a larger logo. */
const MAX_SIDE_PX = 900;

/** Decodes and measures a brand's logos; returns null for a brand without logos. */
export async function openLogos(input: BrandLogosInput | undefined): Promise<BrandLogos | null> {
  if (!input) return null;
  const [light, dark] = await Promise.all(
    [input.light, input.dark].map((bytes) => (bytes ? openLogo(bytes) : null)),
  );
  return light || dark ? { light: light ?? null, dark: dark ?? null } : null;
}

async function openLogo(bytes: Uint8Array): Promise<OwnLogo> {
  const logo = sharp(bytes)
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: 'inside', withoutEnlargement: true });
  const [{ data, info }, sampled] = await Promise.all([
    logo.clone().raw().toBuffer({ resolveWithObject: true }),
    sharp(await logo.clone().png({ compressionLevel: 1 }).toBuffer())
      .resize(SAMPLED_PX, SAMPLED_PX, { fit: 'inside' })
      .raw()
      .toBuffer(),
  ]);
  const canvas = createCanvas(info.width, info.height);
  const pixels = new Uint8ClampedArray(data);
  canvas.getContext('2d').putImageData(new ImageData(pixels, info.width, info.height), 0, 0);
  return {
    canvas,
    width: info.width,
    height: info.height,
    luminances: computeLuminances(sampled),
    isBlock: isSolid(pixels),
  };
}

function computeLuminances(rgba: Buffer): Float64Array {
  const seen: number[] = [];
  const linear = (value = 0) => toLinearChannel(value / 255);
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < SEEN) continue;
    const [red, green, blue] = [linear(rgba[at]), linear(rgba[at + 1]), linear(rgba[at + 2])];
    seen.push(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  }
  return Float64Array.from(seen);
}

function isSolid(rgba: Uint8ClampedArray): boolean {
  let clear = 0;
  for (let at = 3; at < rgba.length; at += 4) if ((rgba[at] ?? 0) < SOLID) clear++;
  return clear < rgba.length / 4 / 200;
}

/** Minimum contrast ratio between a logo and its background (WCAG 2.2, 1.4.11). */
const LOGO_CONTRAST = 3;
/**
 * Minimum share of a logo's visible pixels with the contrast ratio `LOGO_CONTRAST`. Pixels at the logo's edges
 * mix logo and background, so they cannot have enough contrast.
 */
export const MOST_OF_LOGO = 0.85;

/** Returns the share of a logo (0–1) that has enough contrast on a background between two luminances. */
export function measureReadableShare(
  { luminances }: OwnLogo,
  { low, high }: { low: number; high: number },
  least = LOGO_CONTRAST,
): number {
  let readable = 0;
  for (const value of luminances) {
    const worst =
      value >= low && value <= high
        ? 1
        : Math.min(contrastRatio(value, low), contrastRatio(value, high));
    if (worst >= least) readable++;
  }
  return luminances.length === 0 ? 0 : readable / luminances.length;
}
