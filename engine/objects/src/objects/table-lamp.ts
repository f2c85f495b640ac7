import { assembled, glow, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, cylinder, ellipsoid, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a table lamp, lit. */
export const tableLamp = defineObject({
  make: makeTableLamp,
  propScale: 0.66,
});

function makeTableLamp(colours: ProductColours): ProductObject {
  const shade = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const wall = (axis - 0.74 + (y - 1.3) * 0.4) * 0.93;
    return max(abs(wall) - 0.025, abs(y - 1.62) - 0.44);
  };
  const trim = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    return min(
      max(abs(axis - 0.79) - 0.03, abs(y - 1.19) - 0.03),
      max(abs(axis - 0.44) - 0.03, abs(y - 2.05) - 0.03),
    );
  };
  const foot = (x: number, y: number, z: number) =>
    blend(
      blend(
        ellipsoid(x, y - 0.46, z, 0.46, 0.42, 0.46),
        cylinder(x, y - 0.9, z, 0.13, 0.2, 0.04),
        0.24,
      ),
      cylinder(x, y - 0.05, z, 0.36, 0.05, 0.03),
      0.05,
    ) * 0.92;
  const stem = (x: number, y: number, z: number) =>
    min(cylinder(x, y - 1.3, z, 0.035, 0.28, 0.01), sphere(x, y - 2.12, z, 0.07));
  const light = (x: number, y: number, z: number) => sphere(x, y - 1.5, z, 0.17);
  return assembled(
    [
      [shade, matte('#ffedc9', 0.9)],
      [trim, matte(colours.accent, 0.5)],
      [foot, matte(colours.body, 0.22)],
      [stem, metal('#d9b878', 0.2)],
      [light, glow('#fffaf0')],
    ],
    { height: 2.18, radius: 0.86, yaw: 0, pitch: 0.04 },
  );
}
