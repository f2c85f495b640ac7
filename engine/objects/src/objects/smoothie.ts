import { FAR, fromRing } from '../kit/around-axis.ts';
import { assembled, glass, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, disc, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, sqrt } = Math;

/** 3D model of a smoothie in a tumbler with a straw and a slice of fruit on the rim. */
export const smoothie = defineObject({
  make: makeSmoothie,
  servedAt: true,
});

function makeSmoothie(colours: ProductColours): ProductObject {
  const radiusAt = (y: number) => 0.44 + 0.12 * y;
  const drink = (x: number, y: number, z: number) =>
    disc(sqrt(x * x + z * z), y - 0.84, radiusAt(y), 0.78, 0.05) * 0.95;
  const rim = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    return max(abs(axis - radiusAt(y) + 0.02) - 0.02, abs(y - 1.64) - 0.08);
  };
  const base = (x: number, y: number, z: number) => cylinder(x, y - 0.05, z, 0.46, 0.05, 0.03);
  const froth = (x: number, y: number, z: number) => {
    const gap = max(abs(y - 1.62) - 0.14, sqrt(x * x + z * z) - 0.62);
    if (gap > FAR) return gap;
    return blend(
      sphere(fromRing(x, z, 6, 0.38, 0.3), y - 1.56, 0, 0.2),
      cylinder(x, y - 1.58, z, 0.5, 0.08, 0.05),
      0.1,
    );
  };
  const straw = (x: number, y: number, z: number) =>
    capsule(x, y, z, -0.1, 1.4, -0.05, -0.42, 2.34, -0.2, 0.055);
  const slice = (x: number, y: number, z: number, r: number, half: number) =>
    cylinder(
      (x - 0.58) * 0.9 + (z - 0.2) * 0.3,
      (z - 0.2) * 0.9 - (x - 0.58) * 0.3,
      y - 1.74,
      r,
      half,
      0.02,
    );
  return assembled(
    [
      [drink, glass('#f39a35', 0.06)],
      [rim, glass('#f3f5f6', 0.04)],
      [base, glass('#e9eef0', 0.04)],
      [froth, matte('#fff1e0', 0.6)],
      [straw, matte(colours.body, 0.35)],
      [(x, y, z) => slice(x, y, z, 0.3, 0.05), matte('#ef8d22', 0.45)],
      [(x, y, z) => slice(x, y, z, 0.25, 0.07), matte('#fbbb55', 0.35)],
    ],
    { height: 2.34, radius: 0.88, yaw: 0.2, pitch: 0.18 },
  );
}
