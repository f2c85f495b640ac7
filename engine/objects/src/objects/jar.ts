import { defineObject } from '../kit/define-object.ts';
import { cylinder } from '../kit/distance.ts';
import {
  nearest,
  type ProductColours,
  type ProductObject,
  wrapLabel,
} from '../kit/product-object.ts';

const { min } = Math;

/** 3D model of a cosmetic or honey jar with a metal lid. */
export const jar = defineObject({
  make: makeJar,
});

function makeJar(colours: ProductColours): ProductObject {
  const glass = (x: number, y: number, z: number) => cylinder(x, y - 0.48, z, 0.8, 0.48, 0.16);
  const lid = (x: number, y: number, z: number) => cylinder(x, y - 1.1, z, 0.8, 0.19, 0.05);
  return {
    distance: (x, y, z) => min(glass(x, y, z), lid(x, y, z)),
    part: (x, y, z) => nearest(glass(x, y, z), lid(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.14, finish: 'glass' },
      { colour: colours.metal, roughness: 0.24, finish: 'metal' },
    ],
    decals: [wrapLabel(0, 0.8, 0.14, 0.82, 0.8)],
    height: 1.29,
    radius: 0.82,
    yaw: 0,
    pitch: 0.2,
  };
}
