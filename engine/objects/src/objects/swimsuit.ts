import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, extruded, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, cos, max, min, sqrt } = Math;

/** 3D model of a one-piece swimsuit on a hanger. */
export const swimsuit = defineObject({
  make: makeSwimsuit,
});

/** Returns half the width of a swimsuit at a height; the height selects legs, hips, waist or chest. */
function swimsuitHalf(y: number): number {
  if (y < 0.86) {
    const up = max(0, y - 0.2) / 0.66;
    return 0.1 + 0.4 * up * up;
  }
  return 0.43 + 0.07 * cos((y - 0.86) * 5.2);
}

function makeSwimsuit(colours: ProductColours): ProductObject {
  const flat = (x: number, y: number) => {
    const body = max((abs(x) - swimsuitHalf(y)) * 0.72, abs(y - 0.94) - 0.74);
    const neck = sqrt(x * x + (y - 1.78) ** 2) - 0.3;
    const arm = sqrt((abs(x) - 0.66) ** 2 + (y - 1.74) ** 2) - 0.3;
    return max(body, -neck, -arm);
  };
  const suit = (x: number, y: number, z: number) => extruded(flat(x, y), abs(z) - 0.15, 0.12) * 0.9;
  const band = (x: number, y: number, z: number) =>
    max(extruded(flat(x, y) - 0.008, abs(z) - 0.158, 0.12), abs(y - 1.12 - 0.25 * x) - 0.075) *
    0.85;
  const edge = (x: number, y: number, z: number) =>
    max(extruded(flat(x, y) - 0.008, abs(z) - 0.158, 0.12), abs(y - 0.92 - 0.25 * x) - 0.03) * 0.85;
  const straps = (x: number, y: number, z: number) =>
    capsule(abs(x), y, z, 0.34, 1.6, 0.02, 0.27, 2.06, 0.02, 0.05);
  const hanger = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, z, 0, 2.2, 0, 0.56, 2.02, 0, 0.035),
      max(torus(x, y - 2.38, z, 0.1, 0.022), -x - 0.03 - (y - 2.38)),
      capsule(x, y, z, 0, 2.2, 0, 0, 2.29, 0, 0.022),
    );
  return assembled(
    [
      [suit, matte(colours.body, 0.45)],
      [band, matte(colours.accent, 0.45)],
      [edge, matte(colours.light, 0.45)],
      [straps, matte(colours.body, 0.45)],
      [hanger, metal(colours.metal, 0.25)],
    ],
    { height: 2.5, radius: 0.62, yaw: 0.3, pitch: 0.06 },
  );
}
