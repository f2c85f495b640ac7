import { defineObject } from '../kit/define-object.ts';
import { blend, cylinder } from '../kit/distance.ts';
import {
  nearest,
  type ProductColours,
  type ProductObject,
  wrapLabel,
} from '../kit/product-object.ts';

const { min } = Math;

/** 3D model of a serum bottle: tinted glass, metal collar, rubber bulb. */
export const dropperBottle = defineObject({
  make: makeDropperBottle,
});

function makeDropperBottle(colours: ProductColours): ProductObject {
  const glass = (x: number, y: number, z: number) =>
    blend(
      cylinder(x, y - 0.68, z, 0.5, 0.68, 0.13),
      cylinder(x, y - 1.4, z, 0.17, 0.16, 0.03),
      0.24,
    );
  const collar = (x: number, y: number, z: number) => cylinder(x, y - 1.66, z, 0.215, 0.18, 0.03);
  const bulb = (x: number, y: number, z: number) =>
    blend(
      cylinder(x, y - 2.06, z, 0.135, 0.26, 0.12),
      cylinder(x, y - 1.86, z, 0.175, 0.04, 0.03),
      0.08,
    );
  return {
    distance: (x, y, z) => min(glass(x, y, z), collar(x, y, z), bulb(x, y, z)),
    part: (x, y, z) => nearest(glass(x, y, z), collar(x, y, z), bulb(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.12, finish: 'glass' },
      { colour: colours.metal, roughness: 0.22, finish: 'metal' },
      { colour: colours.dark, roughness: 0.5, finish: 'matte' },
    ],
    decals: [wrapLabel(0, 0.5, 0.16, 1.06, 0.98)],
    height: 2.32,
    radius: 0.52,
    yaw: 0,
    pitch: 0.1,
  };
}
