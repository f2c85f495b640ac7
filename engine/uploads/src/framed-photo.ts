import { detectImageType } from '@adwright/contracts/values';
import { openPhoto, WHITE_GROUND } from './open-photo.ts';

/** Maximum number of pixels of a framed photo. No ad shows a framed photo with more pixels. */
const MAX_PIXELS = 1600 * 1600;

/**
 * Prepares a photo for an ad that shows the whole photo. Wide transparent margins are removed, because they
 * would leave few pixels for the object. A white object gets a contrasting background. A photo without wide
 * transparent margins or a white object is returned unchanged.
 * @throws {AppError} for the same photos as `openPhoto`
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
