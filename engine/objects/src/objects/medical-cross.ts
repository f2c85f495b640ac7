import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, extruded } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of a medical cross. */
export const medicalCross = defineObject({
  make: makeMedicalCross,
  emblemOf: 'selling',
});

function makeMedicalCross(colours: ProductColours): ProductObject {
  const cross = (x: number, y: number) => {
    const ax = abs(x);
    const ay = abs(y);
    return min(max(ax - 0.3, ay - 0.86), max(ax - 0.86, ay - 0.3));
  };
  return assembled(
    [
      [
        (x, y, z) => extruded(cross(x, y - 0.92), abs(z) - 0.3, 0.12) * 0.95,
        matte(colours.accent, 0.26),
      ],
      [
        (x, y, z) => capsule(x, y, z, -0.36, 0.92, 0.32, 0.36, 0.92, 0.32, 0.05),
        matte('#ffffff', 0.3),
      ],
      [(x, y, z) => capsule(x, y, z, 0, 0.56, 0.32, 0, 1.28, 0.32, 0.05), matte('#ffffff', 0.3)],
    ],
    { height: 1.8, radius: 0.98, yaw: 0.45, pitch: 0.12 },
  );
}
