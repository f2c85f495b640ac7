import { FAR } from '../kit/around-axis.ts';
import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of a pair of skis upright, the poles crossed before them. */
export const skis = defineObject({
  make: makeSkis,
  propScale: 0.42,
  lessons: 'shown',
});

function makeSkis(colours: ProductColours): ProductObject {
  const ski = (x: number, y: number, z: number) => {
    const px = abs(x) - 0.24 - 0.035 * (y - 1.2);
    const narrow = 0.115 + 0.03 * ((y - 1.25) / 1.1) ** 2;
    // The ski's tip bends forward.
    const bend = max(0, y - 2.05);
    const pz = z + 0.05 - 0.9 * bend * bend;
    const tip = 2.5 - 9.6 * min(px * px, 0.03);
    return max(roundBox(px, y - 1.3, pz, narrow, 1.3, 0.032, 0.02), y - tip) * 0.85;
  };
  const stripe = (x: number, y: number, z: number) => {
    const px = abs(x) - 0.24 - 0.035 * (y - 1.2);
    const bend = max(0, y - 2.05);
    const pz = z + 0.05 - 0.9 * bend * bend;
    return roundBox(px, y - 1.92, pz, 0.075, 0.3, 0.037, 0.01) * 0.85;
  };
  const bindings = (x: number, y: number, z: number) => {
    const gap = max(abs(x) - 0.36, abs(y - 1.14) - 0.42, abs(z - 0.05) - 0.12);
    if (gap > FAR) return gap;
    const px = abs(x) - 0.24;
    return min(
      roundBox(px, y - 1.36, z - 0.04, 0.1, 0.12, 0.085, 0.04),
      roundBox(px, y - 0.86, z - 0.05, 0.105, 0.15, 0.1, 0.05),
    );
  };
  const poles = (x: number, y: number, z: number) =>
    capsule(x, y, z, -0.62, 0.06, 0.36, 0.66, 1.86, 0.3, 0.03);
  const other = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0.66, 0.06, 0.42, -0.62, 1.86, 0.36, 0.03);
  const grips = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0.58, 1.73, 0.303, 0.72, 1.94, 0.297, 0.06),
      capsule(x, y, z, -0.54, 1.73, 0.363, -0.68, 1.94, 0.357, 0.06),
    );
  const baskets = (x: number, y: number, z: number) =>
    min(
      cylinder(x + 0.47, y - 0.3 + 0.5 * (x + 0.47), z - 0.354, 0.12, 0.025, 0.02),
      cylinder(x - 0.51, y - 0.3 - 0.5 * (x - 0.51), z - 0.414, 0.12, 0.025, 0.02),
    ) * 0.85;
  return assembled(
    [
      [ski, matte(colours.body, 0.22)],
      [stripe, matte(colours.accent, 0.25)],
      [bindings, matte('#222227', 0.4)],
      [poles, metal('#c9ccd2', 0.25)],
      [other, metal('#c9ccd2', 0.25)],
      [grips, matte(colours.accent, 0.5)],
      [baskets, matte(colours.accent, 0.5)],
    ],
    { height: 2.5, radius: 0.82, yaw: 0.34, pitch: 0.14 },
  );
}
