import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, extruded, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of an old key with a tag on its bow, upright. */
export const key = defineObject({
  make: makeKey,
});

function makeKey(colours: ProductColours): ProductObject {
  const brass = (x: number, y: number, z: number) => {
    const bow = min(torus(x, y - 2.0, z, 0.4, 0.115), torus(abs(x) - 0.3, y - 1.62, z, 0.17, 0.09));
    const shaft = capsule(x, y, z, 0, 1.5, 0, 0, 0.12, 0, 0.115);
    const bit = extruded(
      max(
        abs(x - 0.34) - 0.3,
        abs(y - 0.4) - 0.28,
        -max(abs(x - 0.46) - 0.08, abs(y - 0.4) - 0.08),
        -max(0.5 - x, abs(y - 0.4) - 0.045),
      ),
      abs(z) - 0.07,
      0.02,
    );
    return min(blend(bow, shaft, 0.08), bit);
  };
  const bands = (x: number, y: number, z: number) =>
    min(
      cylinder(x, abs(y - 1.3) - 0.08, z, 0.18, 0.03, 0.02),
      cylinder(x, y - 0.78, z, 0.16, 0.03, 0.02),
    );
  const ring = (x: number, y: number, z: number) =>
    torus((x + 0.42) * 0.8 + z * 0.6, y - 1.86, z * 0.8 - (x + 0.42) * 0.6, 0.26, 0.03);
  const tag = (x: number, y: number, z: number) => {
    const a = (x + 0.62) * 0.96 - (y - 1.16) * 0.1;
    const b = (y - 1.16) * 0.98 + (x + 0.62) * 0.16;
    const flat = max(abs(a) - 0.26, abs(b) - 0.42, (abs(a) + b) * Math.SQRT1_2 - 0.4);
    return (
      max(extruded(flat, abs(z - 0.18) - 0.045, 0.03), -(sqrt(a * a + (b - 0.28) ** 2) - 0.06)) *
      0.92
    );
  };
  const cord = (x: number, y: number, z: number) =>
    capsule(x, y, z, -0.56, 1.46, 0.2, -0.52, 1.66, 0.1, 0.028);
  const house = (x: number, y: number, z: number) => {
    const a = (x + 0.62) * 0.96 - (y - 1.16) * 0.1;
    const b = (y - 1.16) * 0.98 + (x + 0.62) * 0.16;
    const flat = min(
      max(abs(a) - 0.1, abs(b + 0.2) - 0.09),
      max(abs(a) * 0.76 + (b - 0.03) * 0.65, -0.12 - b),
    );
    return max(flat, abs(z - 0.225) - 0.015);
  };
  return assembled(
    [
      [brass, metal('#dfb866', 0.2)],
      [bands, metal('#f0d391', 0.16)],
      [ring, metal('#c9ccd2', 0.2)],
      [tag, matte(colours.body, 0.45)],
      [cord, matte('#f4f1ea', 0.6)],
      [house, matte('#ffffff', 0.5)],
    ],
    { height: 2.52, radius: 0.98, yaw: 0.35, pitch: 0.08 },
  );
}
