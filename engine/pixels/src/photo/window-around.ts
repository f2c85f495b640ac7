import type { Rect } from '../geometry/rect.ts';

/** A point of a photo in shares of it, and a zoom relative to the whole photo. */
export interface Focus {
  x: number;
  y: number;
  /** 1 shows as much of the photo as the aspect ratio allows. */
  zoom: number;
}

/**
 * Returns the part of a photo around a point that has the given aspect ratio, in shares of the photo. The point
 * is in its centre as far as the photo's edges allow. Both aspect ratios are width to height.
 */
export function windowAround(photoAspect: number, aspect: number, { x, y, zoom }: Focus): Rect {
  const width = Math.min(1, aspect / photoAspect) / zoom;
  const height = Math.min(1, photoAspect / aspect) / zoom;
  return { x: startOf(x, width), y: startOf(y, height), width, height };
}

function startOf(centre: number, length: number): number {
  return Math.min(Math.max(0, centre - length / 2), 1 - length);
}
