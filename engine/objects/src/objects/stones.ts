import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { ellipsoid } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

/** 3D model of a pile of smooth stones with a leaf. */
export const stones = defineObject({
  make: makeStones,
  lessons: 'shown',
});

function makeStones(colours: ProductColours): ProductObject {
  const leaf = (x: number, y: number, z: number) => {
    const along = (x - 0.1) * 0.8 + (y - 1.56) * 0.6;
    const off = (y - 1.56) * 0.8 - (x - 0.1) * 0.6 + 0.24 * (along - 0.4) * (along - 0.4) - 0.04;
    return ellipsoid(along - 0.42, off, z, 0.5, 0.03, 0.19) * 0.55;
  };
  return assembled(
    [
      [(x, y, z) => ellipsoid(x, y - 0.32, z, 1, 0.32, 0.72), matte('#4d5256', 0.4)],
      [(x, y, z) => ellipsoid(x + 0.06, y - 0.88, z, 0.76, 0.27, 0.58), matte('#6d7276', 0.42)],
      [(x, y, z) => ellipsoid(x - 0.04, y - 1.36, z, 0.54, 0.23, 0.44), matte(colours.body, 0.4)],
      [leaf, matte('#5f9a55', 0.4)],
    ],
    { height: 2.1, radius: 1.02, yaw: 0.25, pitch: 0.14 },
  );
}
