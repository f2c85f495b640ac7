import {
  type AssetRow,
  PHOTO_SHOWINGS,
  type PhotoShowing,
  type ProductPhoto,
} from '@adwright/contracts';
import * as z from 'zod';

/**
 * A photo of the asset library, and how an ad shows the photo. With the value `none`, the photo remains
 * selected in the form, but the ad doesn't show it.
 */
export const chosenPhotoSchema = z.object({
  assetId: z.uuid(),
  show: z.enum([...PHOTO_SHOWINGS, 'none']),
});
export type ChosenPhoto = z.infer<typeof chosenPhotoSchema>;

/**
 * Returns the default way to show a photo in an ad: the cut-out, or the full photo if the cut-out is uncertain.
 */
export function readChosenPhoto({ id, cutout_url, cutout_problem }: AssetRow): ChosenPhoto {
  const show: PhotoShowing = cutout_url !== null && cutout_problem === null ? 'cutout' : 'full';
  return { assetId: id, show };
}

/** Converts a chosen photo to the product photo of a request; undefined when the ad doesn't show the photo. */
export function getProductPhoto(
  { image_url, cutout_url }: AssetRow,
  show: ChosenPhoto['show'],
): ProductPhoto | undefined {
  return show === 'none' ? undefined : { imageUrl: image_url, cutoutUrl: cutout_url, show };
}
