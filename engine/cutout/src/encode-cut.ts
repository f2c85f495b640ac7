import sharp from 'sharp';
import type { CutOut } from './cut/cut-out.ts';

/** A cut as a file: WebP, so that no pixel of the product is altered and clear ones cost nothing. */
export function encodeCut({ rgba, width, height }: CutOut): Promise<Buffer> {
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 2 })
    .toBuffer();
}
