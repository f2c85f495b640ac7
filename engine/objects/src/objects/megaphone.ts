import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a megaphone on its stand. */
export const megaphone = defineObject({
  make: makeMegaphone,
});

function makeMegaphone(colours: ProductColours): ProductObject {
  const along = (x: number, y: number) => x * 0.95 + (y - 1.2) * 0.3;
  const across = (x: number, y: number) => (y - 1.2) * 0.95 - x * 0.3;
  const horn = (x: number, y: number, z: number) => {
    const a = along(x, y);
    const r = sqrt(across(x, y) ** 2 + z * z);
    const wide = 0.3 + 0.42 * max(0, a + 0.3) * (0.55 + 0.3 * a);
    return max(abs(r - wide) - 0.045, abs(a - 0.34) - 0.66) * 0.72;
  };
  const back = (x: number, y: number, z: number) =>
    cylinder(across(x, y), along(x, y) + 0.62, z, 0.32, 0.34, 0.1);
  const rim = (x: number, y: number, z: number) => {
    const ring = sqrt(across(x, y) ** 2 + z * z) - 0.92;
    return sqrt(ring * ring + (along(x, y) - 1.0) ** 2) - 0.075;
  };
  const core = (x: number, y: number, z: number) =>
    blend(
      sphere(along(x, y) - 0.5, across(x, y), z, 0.2),
      cylinder(across(x, y), along(x, y) - 0.2, z, 0.12, 0.3, 0.04),
      0.1,
    );
  const handle = (x: number, y: number, z: number) =>
    capsule(x, y, z, -0.5, 0.9, 0, -0.66, 0.14, 0, 0.14);
  const dark = (x: number, y: number, z: number) =>
    min(
      roundBox(x + 0.34, y - 0.62, z, 0.08, 0.13, 0.07, 0.04),
      cylinder(across(x, y), along(x, y) + 0.98, z, 0.22, 0.05, 0.03),
      capsule(x, y, z, 0.3, 0.86, 0, 0.36, 0.1, 0, 0.07),
    );
  return assembled(
    [
      [horn, matte(colours.body, 0.25)],
      [back, matte(colours.body, 0.25)],
      [rim, matte('#fbf8f2', 0.3)],
      [core, matte(colours.accent, 0.3)],
      [handle, matte(colours.accent, 0.4)],
      [dark, matte('#2a2a30', 0.5)],
    ],
    { height: 2.46, radius: 1.46, yaw: -0.45, pitch: 0.08 },
  );
}
