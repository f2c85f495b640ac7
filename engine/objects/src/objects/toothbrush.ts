import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, cylinder, disc, ellipsoid } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { cos, max, min, round, sqrt } = Math;

/** 3D model of an electric toothbrush. */
export const toothbrush = defineObject({
  make: makeToothbrush,
});

function makeToothbrush(colours: ProductColours): ProductObject {
  const handle = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const waist = 0.2 + 0.05 * cos((y - 0.5) * 2.2);
    return disc(axis, y - 0.68, waist, 0.68, 0.1) * 0.9;
  };
  const neck = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const cone = disc(axis, y - 1.76, 0.16 - 0.1 * (y - 1.4), 0.36, 0.04) * 0.95;
    return blend(cone, cylinder(x, z - 0.02, y - 2.24, 0.19, 0.09, 0.05), 0.08);
  };
  const bristles = (x: number, y: number, z: number) => {
    const gap = cylinder(x, z - 0.23, y - 2.24, 0.175, 0.17, 0.02);
    if (gap > 0.06) return gap;
    const px = x - 0.07 * round(x / 0.07);
    const py = y - 2.24 - 0.07 * round((y - 2.24) / 0.07);
    return max(gap, sqrt(px * px + py * py) - 0.034) * 0.9;
  };
  const ring = (x: number, y: number, z: number) => cylinder(x, y - 1.38, z, 0.172, 0.035, 0.015);
  const button = (x: number, y: number, z: number) =>
    min(
      ellipsoid(x, y - 1.02, z - 0.21, 0.075, 0.12, 0.05),
      ellipsoid(x, y - 0.74, z - 0.22, 0.045, 0.045, 0.03),
    );
  const base = (x: number, y: number, z: number) => cylinder(x, y - 0.06, z, 0.38, 0.06, 0.04);
  return assembled(
    [
      [handle, matte(colours.body, 0.24)],
      [neck, matte('#fbfaf7', 0.24)],
      [bristles, matte('#eaf5fb', 0.6)],
      [ring, matte(colours.accent, 0.3)],
      [button, matte('#fdfdfb', 0.3)],
      [base, matte('#f4f2ee', 0.3)],
    ],
    { height: 2.44, radius: 0.42, yaw: 0.8, pitch: 0.12 },
  );
}
