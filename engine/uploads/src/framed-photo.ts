import { detectImageType } from '@adwright/contracts/values';
import { openPhoto, WHITE_GROUND } from './open-photo.ts';

/** Maximum number of pixels of a framed photo. No ad shows such a photo larger. */
const MAX_PIXELS = 1600 * 1600;

/**
 * Prepares a photo for an ad that shows the whole photo. The function removes wide transparent
 * margins, which would leave few pixels for the object, and puts a white object on a contrasting
 * background. Any other photo is returned unchanged.
 * @throws {AppError} as `openPhoto`
 */
export async function framePhoto(bytes: Uint8Array): Promise<Uint8Array> {
  if (detectImageType(bytes) === 'image/jpeg') return bytes;
  const photo = await openPhoto(bytes);
  if (!photo.isTrimmed && photo.ground === WHITE_GROUND) return bytes;
  return photo
    .pixels(MAX_PIXELS)
    .flatten({ background: photo.ground })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
