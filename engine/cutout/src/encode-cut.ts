import sharp from 'sharp';
import type { CutOut } from './cut/cut-out.ts';

/** Encodes a cut-out as WebP: lossless for the product's pixels, and clear pixels take no space. */
export function encodeCut({ rgba, width, height }: CutOut): Promise<Buffer> {
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 2 })
    .toBuffer();
}
