import type { PhotoFocus } from './product-photo.ts';

/** A rectangle of a photo, relative to the photo's width and height. */
export interface PhotoWindow {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Returns the largest rectangle of a photo with a given shape around a point. The point is in the middle of
 * the rectangle, unless this would move the rectangle beyond an edge of the photo. Both aspect parameters are
 * ratios of width to height. The engine and the editor both use this function, so that they show the same
 * crop.
 */
export function findPhotoWindow(
  photoAspect: number,
  aspect: number,
  { x, y, zoom }: PhotoFocus,
): PhotoWindow {
  const width = Math.min(1, aspect / photoAspect) / zoom;
  const height = Math.min(1, photoAspect / aspect) / zoom;
  return { x: startOf(x, width), y: startOf(y, height), width, height };
}

function startOf(centre: number, length: number): number {
  return Math.min(Math.max(0, centre - length / 2), 1 - length);
}
