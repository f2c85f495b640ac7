import type { AdPicture } from './material/ad-picture.ts';
import type { Stage } from './stage.ts';

/**
 * Returns the number of the pair of successive variations to which an ad belongs. Most families alternate
 * between two layouts, so two successive ads in one layout belong to different pairs and can look different.
 */
export function computePair(number: number): number {
  return Math.floor(number / 2);
}

/**
 * Tells whether an ad shows no product: neither a drawn object nor the user's material nor a picture from an AI
 * service.
 */
export function showsType({
  product,
  cutOut,
  picture,
}: Pick<Stage, 'product' | 'cutOut' | 'picture'>) {
  return product === null && cutOut === null && picture === null;
}

/**
 * Tells whether the engine draws the usual alternative of a comparison. The function returns true if the ad shows the
 * user's own product. The function returns false for a picture from an AI service, because that picture already shows
 * both sides of the comparison.
 */
export function drawsUsual({ picture }: Pick<Stage, 'picture'>): boolean {
  return picture === null || isOwnPhoto(picture);
}

/** Tells whether a picture is the user's own photo, uncropped or cropped. */
export function isOwnPhoto({ isWhole, isOwn }: AdPicture): boolean {
  return isWhole === true || isOwn === true;
}
