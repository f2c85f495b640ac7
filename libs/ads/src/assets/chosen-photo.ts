import {
  type AssetRow,
  PHOTO_SHOWINGS,
  type PhotoShowing,
  type ProductPhoto,
} from '@adwright/contracts';
import * as z from 'zod';

/** A photo of the library and how an ad is to show it; `none` keeps it at hand and leaves it out. */
export const chosenPhotoSchema = z.object({
  assetId: z.uuid(),
  show: z.enum([...PHOTO_SHOWINGS, 'none']),
});
export type ChosenPhoto = z.infer<typeof chosenPhotoSchema>;

/** A photo as it is chosen first: cut out, or framed where the cut is not sure. */
export function chosenPhoto({ id, cutout_url, cutout_problem }: AssetRow): ChosenPhoto {
  const show: PhotoShowing = cutout_url !== null && cutout_problem === null ? 'cutout' : 'framed';
  return { assetId: id, show };
}

/** What a request says of a photo; undefined for one that is not shown. */
export function productPhotoOf(
  { image_url, cutout_url }: AssetRow,
  show: ChosenPhoto['show'],
): ProductPhoto | undefined {
  return show === 'none' ? undefined : { imageUrl: image_url, cutoutUrl: cutout_url, show };
}
