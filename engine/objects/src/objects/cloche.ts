import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { max, min } = Math;

/** 3D model of a dish covered by a cloche (metal dome). */
export const cloche = defineObject({
  make: makeCloche,
  lessons: 'shown',
  emblemOf: 'selling',
});

function makeCloche(colours: ProductColours): ProductObject {
  return assembled(
    [
      [(x, y, z) => max(sphere(x, y - 0.2, z, 0.94), 0.2 - y), metal(colours.metal, 0.12)],
      [(x, y, z) => cylinder(x, y - 0.1, z, 1.24, 0.08, 0.06), matte('#fdfbf6', 0.22)],
      [(x, y, z) => cylinder(x, y - 0.22, z, 0.98, 0.05, 0.03), matte(colours.body, 0.3)],
      [
        (x, y, z) => min(cylinder(x, y - 1.2, z, 0.06, 0.08, 0.02), sphere(x, y - 1.34, z, 0.13)),
        metal(colours.metal, 0.14),
      ],
    ],
    { height: 1.46, radius: 1.26, yaw: 0, pitch: 0.18 },
  );
}
