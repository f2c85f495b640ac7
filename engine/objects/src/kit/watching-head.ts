import { ellipsoid, sphere } from './distance.ts';

const { max } = Math;

/**
 * Returns the distances to the head of a surveillance camera around the origin: housing, black face, lens and
 * lamp.
 */
export function watchingHead(x: number, y: number, z: number) {
  return {
    head: sphere(x, y, z, 0.62),
    face: max(sphere(x, y, z, 0.635), 0.42 - z),
    lens: ellipsoid(x, y, z - 0.6, 0.2, 0.2, 0.09),
    lamp: sphere(x, y - 0.3, z - 0.55, 0.035),
  };
}
