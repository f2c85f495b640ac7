import type { AdPicture } from './material/ad-picture.ts';
import type { Stage } from './stage.ts';

/**
 * Returns the number of the pair to which an ad belongs. Most families alternate two layouts, so two successive
 * ads of one layout are in different pairs and can look different.
 */
export function pairOf(number: number): number {
  return Math.floor(number / 2);
}

/**
 * Tells whether an ad shows no product: neither a drawn object, the user's material nor a service's picture.
 */
export function showsType({
  product,
  cutOut,
  picture,
}: Pick<Stage, 'product' | 'cutOut' | 'picture'>) {
  return product === null && cutOut === null && picture === null;
}

/**
 * Tells whether the usual alternative of a comparison is drawn by the engine. The result is true beside the
 * user's own product. The result is false for a picture from an AI service, which already shows both sides of
 * the comparison.
 */
export function drawsUsual({ picture }: Pick<Stage, 'picture'>): boolean {
  return picture === null || isOwnPhoto(picture);
}

/** Tells whether a picture is the user's own photo, shown whole or cropped. */
export function isOwnPhoto({ isWhole, isOwn }: AdPicture): boolean {
  return isWhole === true || isOwn === true;
}
