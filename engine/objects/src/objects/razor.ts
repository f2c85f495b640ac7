import { FAR } from '../kit/around-axis.ts';
import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, cylinder, disc, ellipsoid, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { cos, max, min, sqrt } = Math;

/** 3D model of a safety razor on its foot, with a bowl of foam. */
export const razor = defineObject({
  make: makeRazor,
});

function makeRazor(colours: ProductColours): ProductObject {
  const handle = (x: number, y: number, z: number) => {
    const axis = sqrt((x + 0.36) ** 2 + z * z);
    const gap = disc(axis, y - 0.96, 0.13, 0.78, 0.04);
    if (gap > FAR) return gap;
    return (gap + 0.014 * cos(y * 48)) * 0.75;
  };
  const steel = (x: number, y: number, z: number) => {
    const px = x + 0.36;
    return min(
      cylinder(px, y - 0.09, z, 0.3, 0.09, 0.05),
      cylinder(px, y - 1.84, z, 0.075, 0.16, 0.02),
      roundBox(px, y - 2.02 + 0.5 * z * z, z, 0.48, 0.05, 0.24, 0.045) * 0.9,
      roundBox(px, y - 1.9, z, 0.44, 0.035, 0.2, 0.03),
    );
  };
  const blade = (x: number, y: number, z: number) =>
    roundBox(x + 0.36, y - 1.955, z, 0.46, 0.012, 0.26, 0.008);
  const bowl = (x: number, y: number, z: number) =>
    max(ellipsoid(x - 0.56, y - 0.46, z - 0.26, 0.52, 0.46, 0.52), y - 0.44) * 0.95;
  const foam = (x: number, y: number, z: number) => {
    const gap = ellipsoid(x - 0.56, y - 0.46, z - 0.26, 0.5, 0.32, 0.5);
    if (gap > 0.12) return gap - 0.06;
    return blend(
      (gap + 0.03 * cos(x * 14) * cos(z * 13 + y * 9)) * 0.8,
      ellipsoid(x - 0.6, y - 0.82, z - 0.22, 0.16, 0.14, 0.16),
      0.12,
    );
  };
  return assembled(
    [
      [handle, matte(colours.body, 0.3)],
      [steel, metal(colours.metal, 0.16)],
      [blade, metal('#e4e8ec', 0.1)],
      [bowl, matte(colours.accent, 0.25)],
      [foam, matte('#fffefb', 0.7)],
    ],
    { height: 2.08, radius: 1.14, yaw: 0.3, pitch: 0.16 },
  );
}
