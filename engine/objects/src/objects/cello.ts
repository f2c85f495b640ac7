import { bowed } from '../kit/bowed-instrument.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { min } = Math;

/** 3D model of a cello on its spike with its bow beside it. */
export const cello = defineObject({
  make: makeCello,
  lessons: 'shown',
});

function makeCello(colours: ProductColours): ProductObject {
  const spike = (x: number, y: number, z: number) =>
    min(capsule(x, y, z, 0, 0.02, 0, 0, 0.5, 0, 0.022), cylinder(x, y - 0.04, z, 0.1, 0.04, 0.02));
  return bowed(0.42, spike, colours);
}
