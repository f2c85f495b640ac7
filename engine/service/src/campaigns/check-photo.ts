import { openPhoto } from '@adwright/engine-uploads';
import { refuseSmall } from '../assets/refuse-small.ts';

/**
 * Checks that ads can show a photo, and returns the photo's size in pixels.
 * @throws {AppError} for the same photos as `openPhoto`, and `image_too_small`
 */
export async function checkPhoto(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const photo = await openPhoto(bytes);
  refuseSmall('product', photo);
  return { width: photo.width, height: photo.height };
}
