import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, extruded } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a shield with a tick mark. */
export const shield = defineObject({
  make: makeShield,
});

function makeShield(colours: ProductColours): ProductObject {
  const outline = (x: number, y: number) =>
    y > 1.32 ? max(abs(x) - 0.84, y - 1.86) : sqrt((abs(x) + 0.62) ** 2 + (y - 1.32) ** 2) - 1.46;
  const rim = (x: number, y: number, z: number) =>
    extruded(outline(x, y), abs(z) - 0.15, 0.06) * 0.92;
  const field = (x: number, y: number, z: number) =>
    extruded(outline(x, y) + 0.13, abs(z - 0.06) - 0.14, 0.04) * 0.92;
  const tick = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.36, 1.12, 0.2, -0.09, 0.84, 0.2, 0.085),
      capsule(x, y, z, -0.09, 0.84, 0.2, 0.4, 1.42, 0.2, 0.085),
    );
  return assembled(
    [
      [rim, metal(colours.metal, 0.24)],
      [field, matte(colours.body, 0.3)],
      [tick, matte('#ffffff', 0.3)],
    ],
    { height: 1.88, radius: 0.9, yaw: 0.42, pitch: 0.1 },
  );
}
