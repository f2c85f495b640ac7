import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, ellipsoid, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, hypot, max, min } = Math;

/** 3D model of a fire extinguisher with its hose, gauge and label. */
export const fireExtinguisher = defineObject({
  make: makeFireExtinguisher,
  lessons: 'shown',
});

function makeFireExtinguisher(colours: ProductColours): ProductObject {
  const tank = (x: number, y: number, z: number) =>
    min(cylinder(x, y - 0.86, z, 0.42, 0.8, 0.1), ellipsoid(x, y - 1.6, z, 0.4, 0.24, 0.4));
  const foot = (x: number, y: number, z: number) => cylinder(x, y - 0.09, z, 0.44, 0.09, 0.03);
  const neck = (x: number, y: number, z: number) => cylinder(x, y - 1.86, z, 0.13, 0.12, 0.03);
  const grips = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.05, 1.98, 0, 0.5, 2.02, 0, 0.05),
      capsule(x, y, z, -0.05, 2.06, 0, 0.48, 2.24, 0, 0.05),
      roundBox(x + 0.02, y - 2.0, z, 0.13, 0.1, 0.1, 0.03),
    );
  const hose = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.1, 2.0, 0.02, -0.46, 1.94, 0.06, 0.06),
      capsule(x, y, z, -0.46, 1.94, 0.06, -0.6, 1.6, 0.1, 0.06),
      capsule(x, y, z, -0.6, 1.6, 0.1, -0.56, 1.0, 0.14, 0.06),
    );
  const horn = (x: number, y: number, z: number) => {
    const off = hypot(x + 0.55, z - 0.15);
    return max(off - 0.07 - 0.11 * (1 - y), abs(y - 0.78) - 0.26) * 0.92;
  };
  const gauge = (x: number, y: number, z: number) =>
    cylinder(x, z - 0.16, y - 1.98, 0.1, 0.04, 0.015);
  const nowhere = () => Number.POSITIVE_INFINITY;
  const base = assembled(
    [
      [tank, matte('#d2302c', 0.18)],
      [foot, matte('#222327', 0.5)],
      [neck, metal(colours.metal, 0.2)],
      [grips, matte('#26272c', 0.4)],
      [hose, matte('#1e1f23', 0.6)],
      [horn, matte('#1e1f23', 0.5)],
      [gauge, metal('#f1e9cf', 0.3)],
      [nowhere, matte('#faf6ec', 0.4)],
      [nowhere, matte(colours.accent, 0.4)],
    ],
    { height: 2.28, radius: 0.76, yaw: 0.2, pitch: 0.1 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 0 || z < 0.16) return own;
      if (y > 0.62 && y < 1.24) return y > 1.08 ? 8 : 7;
      return own;
    },
  };
}
