import { AppError } from '@adwright/contracts';
import sharp from 'sharp';
import type { UploadedImage } from '../provider.ts';

/** Larger pictures are bombs rather than photos; 50 million is what today's phones reach. */
const MAX_PIXELS = 50_000_000;
/** Services take about this much and no more. */
const MAX_SIDE_PX = 2048;

export interface SourcePicture {
  /** PNG, upright, sRGB, without metadata: where a photo was taken is nobody else's business. */
  png: Buffer;
  width: number;
  height: number;
}

/** An upload as a service may have it. @throws {AppError} `unreadable_image` */
export async function openSourcePicture({ bytes }: UploadedImage): Promise<SourcePicture> {
  try {
    const input = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' });
    const { pages = 1 } = await input.metadata();
    if (pages > 1) throw new AppError('unreadable_image', 'animated');
    const { data, info } = await input
      .autoOrient()
      .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png()
      .toBuffer({ resolveWithObject: true });
    return { png: data, width: info.width, height: info.height };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('unreadable_image', 'could not be decoded', { cause });
  }
}
