import { blend, capsule, sphere } from './distance.ts';

const { abs } = Math;

/** Returns the distance to a bone along x, centred at the origin; `half` is half its length. */
export function bone(x: number, y: number, z: number, half: number): number {
  const ax = abs(x);
  return blend(
    capsule(ax, y, z, 0, 0, 0, half, 0, 0, 0.1),
    sphere(ax - half - 0.04, abs(y) - 0.12, z, 0.16),
    0.06,
  );
}
