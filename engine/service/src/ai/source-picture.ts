import { openPhoto } from '@adwright/engine-uploads';
import type { UploadedImage } from '../creative-provider.ts';

/**
 * Maximum number of pixels of a picture that is sent to a service; services scale larger ones down themselves,
 * but charge for the upload.
 */
const MAX_PIXELS = 2048 * 2048;

interface SourcePicture {
  /** The picture as PNG: upright, in sRGB, and without metadata, which may include the photo's location. */
  png: Buffer;
  width: number;
  height: number;
}

/**
 * An upload in the form that a service accepts.
 * @throws {AppError} as openPhoto does
 */
export async function openSourcePicture({ bytes }: UploadedImage): Promise<SourcePicture> {
  const photo = await openPhoto(bytes);
  const png = await photo.pixels(MAX_PIXELS).png().toBuffer();
  return { png, width: photo.width, height: photo.height };
}
