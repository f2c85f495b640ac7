import type { PhotoFocus } from './product-photo.ts';

/** A part of a photo, in shares of the photo's width and height. */
export interface PhotoWindow {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Returns the part of a photo that fills a shape around a point. The point is in the middle of that part,
 * unless an edge of the photo prevents it. Both aspects are ratios of width to height. The engine and the
 * editor both use this function, so they show the same crop.
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
