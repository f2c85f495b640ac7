import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, ellipsoid } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of a cyclist's helmet. */
export const helmet = defineObject({
  make: makeHelmet,
});

function makeHelmet(colours: ProductColours): ProductObject {
  const dome = (x: number, y: number, z: number) => ellipsoid(x, y - 0.42, z, 0.86, 0.98, 1.12);
  const vent = (x: number, y: number, z: number) => {
    const ax = abs(x);
    return min(
      ellipsoid(x, y - 1.3, z - 0.34, 0.1, 0.4, 0.5),
      ellipsoid(ax - 0.36, y - 1.16, z - 0.34, 0.1, 0.4, 0.52),
      ellipsoid(ax - 0.66, y - 0.86, z - 0.24, 0.16, 0.14, 0.46),
      ellipsoid(ax - 0.2, y - 1.24, z + 0.56, 0.09, 0.4, 0.36),
    );
  };
  const shell = (x: number, y: number, z: number) => {
    const brim = 0.42 + 0.12 * z * z * (z > 0 ? 1 : -0.6);
    return max(blend(dome(x, y, z), dome(x, y, z), 0.01), brim - y, -vent(x, y, z) * 0.8) * 0.85;
  };
  const liner = (x: number, y: number, z: number) =>
    max(ellipsoid(x, y - 0.4, z, 0.78, 0.88, 1.02), 0.34 - y) * 0.9;
  const rim = (x: number, y: number, z: number) => {
    const brim = 0.42 + 0.12 * z * z * (z > 0 ? 1 : -0.6);
    return max(dome(x, y, z) - 0.025, abs(y - brim) - 0.055) * 0.8;
  };
  const straps = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, z, 0.74, 0.5, 0.36, 0.3, 0.04, 0.12, 0.035),
      capsule(abs(x), y, z, 0.74, 0.5, -0.3, 0.3, 0.04, 0.12, 0.035),
      capsule(x, y, z, -0.3, 0.05, 0.12, 0.3, 0.05, 0.12, 0.04),
    );
  return assembled(
    [
      [shell, matte(colours.body, 0.18)],
      [liner, matte('#2b2b31', 0.8)],
      [rim, matte(colours.accent, 0.35)],
      [straps, matte('#2b2b31', 0.7)],
    ],
    { height: 1.42, radius: 1.18, yaw: 0.55, pitch: 0.22 },
  );
}
