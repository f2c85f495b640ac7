import sharp from 'sharp';
import type { CutOut } from './cut/cut-out.ts';

/**
 * Encodes a cut-out as WebP. The product's pixels are encoded without loss; transparent pixels take no space in
 * the file.
 */
export function encodeCut({ rgba, width, height }: CutOut): Promise<Buffer> {
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 2 })
    .toBuffer();
}
