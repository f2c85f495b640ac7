import { openPhoto } from '@adwright/engine-uploads';
import type { UploadedImage } from '../creative-provider.ts';

/**
 * Maximum number of pixels of a picture that is sent to an AI service; services scale down larger pictures
 * themselves, but charge for the upload.
 */
const MAX_PIXELS = 2048 * 2048;

interface SourcePicture {
  /** The picture as a PNG: upright, in sRGB, and without metadata, which may include the photo's location. */
  png: Buffer;
  width: number;
  height: number;
}

/**
 * Converts an upload to the form that an AI service accepts.
 * @throws {AppError} for the same uploads as `openPhoto`
 */
export async function openSourcePicture({ bytes }: UploadedImage): Promise<SourcePicture> {
  const photo = await openPhoto(bytes);
  const png = await photo.pixels(MAX_PIXELS).png().toBuffer();
  return { png, width: photo.width, height: photo.height };
}
