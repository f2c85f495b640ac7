import { cylinder, disc, torus } from './distance.ts';

const { max, min, sqrt } = Math;

/** Returns the distance to a plate with a rim; the top of its flat centre is at the height 0.08. */
export function plate(x: number, y: number, z: number): number {
  return min(
    cylinder(x, y - 0.05, z, 0.9, 0.04, 0.03),
    torus(x, z, (y - 0.1) * 1.6, 1.14, 0.09) * 0.62,
  );
}

/** Returns the distance to the flat centre of a plate, which ends at the plate's rim. */
export function well(x: number, y: number, z: number): number {
  const axis = sqrt(x * x + z * z);
  return disc(axis, y - 0.06 - 0.1 * max(0, axis - 0.8), 1.16, 0.03, 0.02) * 0.9;
}
