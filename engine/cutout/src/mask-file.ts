import { AppError, detectImageType, MASK_LEVELS } from '@adwright/contracts/values';
import sharp from 'sharp';
import type { Mask } from './cut/mask.ts';
import type { PaintedMask } from './cut/refine-mask.ts';

/** Encodes a mask as a grey PNG. */
export function encodeMask({ width, height, data }: Mask): Promise<Buffer> {
  const levels = data.map((inside) => (inside ? MASK_LEVELS.kept : MASK_LEVELS.removed));
  return sharp(levels, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/**
 * Reads a mask file that a user has painted.
 * @param required size of the photo's mask
 * @throws {AppError} `invalid_request` for a file that is not a PNG of the required size
 */
export async function readPaintedMask(
  bytes: Uint8Array,
  size: { width: number; height: number },
): Promise<PaintedMask> {
  const { width, height } = size;
  if (detectImageType(bytes) !== 'image/png') throw unusable('no PNG');
  const file = sharp(bytes, { limitInputPixels: width * height, failOn: 'warning' });
  const levels = await file
    .clone()
    .metadata()
    .then((found) => {
      if (found.width !== width || found.height !== height)
        throw unusable(`${found.width} × ${found.height} for ${width} × ${height}`);
      return file
        .flatten({ background: '#000' })
        .toColourspace('b-w')
        .extractChannel(0)
        .raw()
        .toBuffer();
    })
    .catch((cause: unknown) => {
      throw cause instanceof AppError ? cause : unusable('not readable', cause);
    });
  return { width, height, levels: new Uint8Array(levels) };
}

function unusable(why: string, cause?: unknown): AppError {
  return new AppError('invalid_request', `the mask can’t be used: ${why}`, {
    userMessage: 'These changes don’t fit the photo. Please open the cut-out again.',
    field: 'mask',
    cause,
  });
}
