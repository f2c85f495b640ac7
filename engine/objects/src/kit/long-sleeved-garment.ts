import { sharedByParts } from './assembled.ts';
import { blend, extruded } from './distance.ts';

const { abs, max, min, sin, sqrt } = Math;

/** Length of the sleeve, in the object's units. */
const SLEEVE = 1.16;

/**
 * Returns how far along a garment's sleeve a point is, from the point's horizontal distance `ax` to the centre.
 */
export function alongSleeve(ax: number, y: number): number {
  return (ax - 0.62) * 0.316 - (y - 1.34) * 0.949;
}

/** Returns the distance to a garment's outline, seen from the front: trunk and hanging sleeves. */
export function garmentOutline(x: number, y: number): number {
  const ax = abs(x);
  const trunk = max(ax - 0.6 - 0.03 * (1 - y), abs(y - 0.8) - 0.8);
  const dx = ax - 0.62;
  const dy = y - 1.34;
  const t = max(0, min(1, (dx * 0.32 - dy * 0.96) / 1.08));
  const px = dx - 0.345 * t;
  const py = dy + 1.035 * t;
  // The sleeve ends in a straight edge at the wrist.
  const sleeve = max(sqrt(px * px + py * py) - 0.235 + 0.05 * t, alongSleeve(ax, y) - SLEEVE);
  const neck = sqrt(x * x + (y - 1.72) ** 2) - 0.26;
  return max(blend(trunk, sleeve, 0.1), -neck);
}

export const cloth = sharedByParts((x, y, z) => {
  const fold = 0.02 * sin(x * 6 + y * 3);
  return extruded(garmentOutline(x, y), abs(z - fold) - 0.19, 0.15) * 0.78;
});

/**
 * Returns the distance to the ribbed bands at the ends of a garment's sleeves and at its hem.
 */
export const cuffs = (x: number, y: number, z: number) => {
  const ax = abs(x);
  const hem = max(y - 0.15, ax - 0.68);
  const wrist = max(0.99 - alongSleeve(ax, y), 0.66 - ax);
  return max(cloth(x, y, z) - 0.014, min(hem, wrist) * 0.78);
};
