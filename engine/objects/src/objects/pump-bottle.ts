import { defineObject } from '../kit/define-object.ts';
import { blend, cylinder, roundBox } from '../kit/distance.ts';
import {
  nearest,
  type ProductColours,
  type ProductObject,
  wrapLabel,
} from '../kit/product-object.ts';

const { min } = Math;

/** 3D model of a bottle with a pump, for shampoo, soap and lotion. */
export const pumpBottle = defineObject({
  make: makePumpBottle,
});

function makePumpBottle(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    blend(
      cylinder(x, y - 0.72, z, 0.46, 0.72, 0.14),
      cylinder(x, y - 1.48, z, 0.15, 0.1, 0.03),
      0.2,
    );
  const pump = (x: number, y: number, z: number) =>
    min(
      cylinder(x, y - 1.62, z, 0.2, 0.12, 0.03),
      cylinder(x, y - 1.82, z, 0.055, 0.14, 0.02),
      roundBox(x + 0.12, y - 2, z, 0.3, 0.065, 0.1, 0.06),
    );
  return {
    distance: (x, y, z) => min(body(x, y, z), pump(x, y, z)),
    part: (x, y, z) => nearest(body(x, y, z), pump(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.28, finish: 'matte' },
      { colour: colours.metal, roughness: 0.25, finish: 'metal' },
    ],
    decals: [wrapLabel(0, 0.46, 0.2, 1.2, 0.98)],
    height: 2.08,
    radius: 0.48,
    yaw: 0,
    pitch: 0.1,
  };
}
