import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, ellipsoid, extruded } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, round, sqrt } = Math;

/**
 * 3D model of a hard hat moulded in one piece: dome, ridges and brim flow into one another. The hard hat stands
 * on its headband, as it would on a table.
 */
export const hardHat = defineObject({
  make: makeHardHat,
});

function makeHardHat(colours: ProductColours): ProductObject {
  const shell = (x: number, y: number, z: number) => {
    const dome = ellipsoid(x, y - 0.2, z, 0.86, 0.92, 1.02);
    const nth = min(1, max(-1, round(x / 0.34)));
    const strip = within(abs(x - nth * 0.34) - 0.075, abs(z) - 0.84 + 0.06 * abs(nth), 0.16);
    const ridge = within(ellipsoid(x, y - 0.2, z, 0.92, 0.985, 1.07), strip, 0.04);
    const reach = z > 0 ? 0.15 * z : 0;
    const flat = sqrt(x * x + (z / 1.14) ** 2) - 0.94 - reach;
    const brim = extruded(flat, abs(y - 0.18 + 0.07 * max(0, z - 0.7)) - 0.045, 0.03);
    return blend(max(blend(dome, ridge, 0.04), 0.15 - y), brim, 0.06) * 0.85;
  };
  const badge = (x: number, y: number, z: number) =>
    within(
      max(ellipsoid(x, y - 0.2, z, 0.89, 0.95, 1.05), -z),
      sqrt(x * x + (y - 0.5) ** 2) - 0.17,
      0.03,
    ) * 0.85;
  const band = (x: number, y: number, z: number) =>
    max(sqrt(x * x + (z / 1.16) ** 2) - 0.8, abs(y - 0.1) - 0.1) * 0.85;
  return assembled(
    [
      [shell, matte('#f2b62c', 0.2)],
      [badge, matte(colours.body, 0.3)],
      [band, matte('#2a2a30', 0.6)],
    ],
    { height: 1.18, radius: 1.3, yaw: 0.5, pitch: 0.22 },
  );
}

/** Returns the distance to the intersection of two shapes, with a rounded edge of radius `k` between them. */
function within(a: number, b: number, k: number): number {
  return -blend(-a, -b, k);
}
