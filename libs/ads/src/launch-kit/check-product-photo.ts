import { isSmallForMerchants, MERCHANT_PHOTO_RULE } from '@adwright/contracts';
import { fetchImage } from '../actions/download.ts';
import type { LaunchAd } from './launch-ad.ts';

interface Size {
  width: number;
  height: number;
}

/** Returns the size of a picture in pixels, as the browser decodes the picture. */
async function measurePicture(picture: Blob): Promise<Size> {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

/**
 * Checks whether product catalogues accept an ad's product photo. Returns null when there is no problem. An unreadable
 * photo does not prevent the launch kit, because the launch kit does not contain the product photo itself.
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
