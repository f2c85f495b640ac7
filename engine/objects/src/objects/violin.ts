import { bowed } from '../kit/bowed-instrument.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, min } = Math;

/** 3D model of a violin on a small stand with its bow beside it. */
export const violin = defineObject({
  make: makeViolin,
  lessons: 'shown',
});

function makeViolin(colours: ProductColours): ProductObject {
  const stand = (x: number, y: number, z: number) =>
    min(
      cylinder(x, y - 0.03, z + 0.04, 0.44, 0.03, 0.02),
      capsule(x, y, z, 0, 0.04, -0.24, 0, 0.62, -0.24, 0.03),
      capsule(abs(x), y, z, 0.02, 0.16, -0.22, 0.24, 0.17, 0.24, 0.028),
    );
  return bowed(0.18, stand, colours);
}
