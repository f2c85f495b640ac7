import type { Area, Pixels } from './ground-luminance.ts';

/** Minimum alpha (0–255) of a pixel that belongs to the product's silhouette. */
const SOLID = 24;

/**
 * Tells whether an area of the ad touches a product's silhouette. The argument `mask` is the picture of the
 * product, which is scaled into the box `place`.
 */
export function touchesSilhouette(mask: Pixels, place: Area, area: Area): boolean {
  const toColumn = (x: number) => Math.floor(((x - place.x) / place.width) * mask.width);
  const toRow = (y: number) => Math.floor(((y - place.y) / place.height) * mask.height);
  const [left, right] = [
    Math.max(0, toColumn(area.x)),
    Math.min(mask.width - 1, toColumn(area.x + area.width)),
  ];
  const [top, bottom] = [
    Math.max(0, toRow(area.y)),
    Math.min(mask.height - 1, toRow(area.y + area.height)),
  ];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++)
      if ((mask.data[(y * mask.width + x) * 4 + 3] ?? 0) >= SOLID) return true;
  }
  return false;
}
