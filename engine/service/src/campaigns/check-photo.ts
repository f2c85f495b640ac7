import { openPhoto } from '@adwright/engine-uploads';
import { refuseSmall } from '../assets/refuse-small.ts';

/**
 * Checks that an ad can show the photo, and returns its size in pixels.
 * @throws {AppError} as `openPhoto`, and `image_too_small`
 */
export async function checkPhoto(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const photo = await openPhoto(bytes);
  refuseSmall('product', photo);
  return { width: photo.width, height: photo.height };
}
