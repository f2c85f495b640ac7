import { isSmallForMerchants, MERCHANT_PHOTO_RULE } from '@adwright/contracts';
import { fetchImage } from '../actions/download.ts';
import type { LaunchAd } from './launch-ad.ts';

interface Size {
  width: number;
  height: number;
}

/** Size of a picture in pixels, as the browser decodes it. */
async function measurePicture(picture: Blob): Promise<Size> {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

/**
 * What is wrong with the product photo that an ad shows, for catalogues that hold the same photo; null for nothing. The kit holds
 * no such photo, so one that can't be read costs the kit nothing.
 */
export async function checkProductPhoto(
  { name, photoUrl }: Pick<LaunchAd, 'name' | 'photoUrl'>,
  measure: (picture: Blob) => Promise<Size> = measurePicture,
): Promise<string | null> {
  if (photoUrl === null) return null;
  const size = await fetchImage(photoUrl)
    .then(measure)
    .catch(() => null);
  if (!size || !isSmallForMerchants(size)) return null;
  return `${name}: its product photo has ${size.width} × ${size.height} pixels. ${MERCHANT_PHOTO_RULE}`;
}
