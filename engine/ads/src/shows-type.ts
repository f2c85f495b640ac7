import type { AdPicture } from './material/ad-picture.ts';
import type { Stage } from './stage.ts';

/**
 * Counts the ads of a family in pairs. Most families have two layouts, and each layout should differ from one
 * of its ads to the next.
 */
export function pairOf(number: number): number {
  return Math.floor(number / 2);
}

/** Whether an ad shows no product: neither a drawn object, the user's material nor a service's picture. */
export function showsType({
  product,
  cutOut,
  picture,
}: Pick<Stage, 'product' | 'cutOut' | 'picture'>) {
  return product === null && cutOut === null && picture === null;
}

/**
 * Whether the usual alternative of a comparison is drawn by the engine. It is drawn beside the user's own
 * product. A picture from an AI service shows both sides.
 */
export function drawsUsual({ picture }: Pick<Stage, 'picture'>): boolean {
  return picture === null || isOwnPhoto(picture);
}

/** Whether a picture is the user's own photo, shown whole or cropped. */
export function isOwnPhoto({ isWhole, isOwn }: AdPicture): boolean {
  return isWhole === true || isOwn === true;
}
