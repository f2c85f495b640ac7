import type { AssetKind } from '@adwright/contracts';
import { AppError, MIN_ASSET_SIDE_PX } from '@adwright/contracts/values';
import type { OpenedPhoto } from '@adwright/engine-uploads';

/** Minimum height of a logo in pixels: ads print a logo at least at this height, and never enlarge it. */
const LEAST_LOGO_HEIGHT_PX = 24;

/**
 * Factor by which a product with transparent margins may be smaller than a photo, since a photo's size includes
 * its margins.
 */
const THING_SHARE = 0.7;

/**
 * Refuses a picture that is so small that an ad would have to enlarge it. In a picture with transparent
 * margins, only the size of the visible part counts.
 * @throws {AppError} `image_too_small`, with the actual and the required size
 */
export function refuseSmall(
  kind: AssetKind,
  { width, height, seen }: Pick<OpenedPhoto, 'width' | 'height' | 'seen'>,
): void {
  const least = MIN_ASSET_SIDE_PX[kind];
  const longer = Math.max(seen.width, seen.height);
  const hasMargins = seen.width < width || seen.height < height;
  const isSmallProduct = hasMargins
    ? longer < least * THING_SHARE
    : Math.min(width, height) < least;
  const isSmallLogo = longer < least || seen.height < LEAST_LOGO_HEIGHT_PX;
  if (!(kind === 'product' ? isSmallProduct : isSmallLogo)) return;
  const what = kind === 'product' ? 'A product photo' : 'A logo';
  const sides = kind === 'product' ? 'on each side' : 'on its longer side';
  const shown = hasMargins ? 'What this image shows' : 'This image';
  throw new AppError('image_too_small', `${seen.width} × ${seen.height}`, {
    userMessage: `${shown} is ${seen.width} × ${seen.height} pixels. ${what} needs at least ${least} pixels ${sides}.`,
  });
}
