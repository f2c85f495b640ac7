import type { AssetKind } from '@adwright/contracts';
import { AppError, MIN_ASSET_SIDE_PX } from '@adwright/contracts/values';

/** A logo is printed no lower than this, and never enlarged from less. */
const LEAST_LOGO_HEIGHT_PX = 24;

/** Refuses what would have to be enlarged in an ad. @throws {AppError} `image_too_small`, with both sizes */
export function refuseSmall(kind: AssetKind, width: number, height: number): void {
  const least = MIN_ASSET_SIDE_PX[kind];
  const isSmall =
    kind === 'product'
      ? Math.min(width, height) < least
      : Math.max(width, height) < least || height < LEAST_LOGO_HEIGHT_PX;
  if (!isSmall) return;
  const what = kind === 'product' ? 'A product photo' : 'A logo';
  throw new AppError('image_too_small', `${width} × ${height}`, {
    userMessage: `This image is ${width} × ${height} pixels. ${what} needs at least ${least} pixels ${kind === 'product' ? 'on each side' : 'on its longer side'}.`,
  });
}
