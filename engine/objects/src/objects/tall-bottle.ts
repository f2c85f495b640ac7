import { defineObject } from '../kit/define-object.ts';
import { blend, cylinder } from '../kit/distance.ts';
import {
  nearest,
  type ProductColours,
  type ProductObject,
  wrapLabel,
} from '../kit/product-object.ts';

const { min } = Math;

/** 3D model of a bottle with a long neck, for wine, water or oil. */
export const tallBottle = defineObject({
  make: makeTallBottle,
  servedAt: true,
});

function makeTallBottle(colours: ProductColours): ProductObject {
  const glass = (x: number, y: number, z: number) =>
    blend(cylinder(x, y - 0.7, z, 0.4, 0.7, 0.08), cylinder(x, y - 1.9, z, 0.135, 0.5, 0.03), 0.55);
  const cap = (x: number, y: number, z: number) => cylinder(x, y - 2.36, z, 0.155, 0.22, 0.02);
  return {
    distance: (x, y, z) => min(glass(x, y, z), cap(x, y, z)),
    part: (x, y, z) => nearest(glass(x, y, z), cap(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.1, finish: 'glass' },
      { colour: colours.accent, roughness: 0.3, finish: 'matte' },
    ],
    decals: [wrapLabel(0, 0.4, 0.22, 1.12, 0.98)],
    height: 2.58,
    radius: 0.42,
    yaw: 0,
    pitch: 0.08,
  };
}
