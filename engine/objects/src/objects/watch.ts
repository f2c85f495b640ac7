import { norm } from '@adwright/engine-pixels';
import { defineObject } from '../kit/define-object.ts';
import { cylinder } from '../kit/distance.ts';
import {
  frontPicture,
  nearest,
  type ProductColours,
  type ProductObject,
} from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a wrist watch, strap closed, dial to the front. */
export const watch = defineObject({
  make: makeWatch,
  accessory: true,
});

function makeWatch(colours: ProductColours): ProductObject {
  const strap = (x: number, y: number, z: number) => {
    const ring = sqrt((y - 0.82) * (y - 0.82) + (z + 0.45) * (z + 0.45) * 1.7) - 0.8;
    return (norm(max(abs(ring) - 0.035, 0), max(abs(x) - 0.25, 0)) - 0.02) * 0.72;
  };
  const turned = (z: number) => z - 0.2;
  const body = (x: number, y: number, z: number) =>
    min(
      cylinder(x, turned(z), y - 0.82, 0.54, 0.1, 0.05),
      cylinder(y - 0.82, x - 0.58, turned(z), 0.06, 0.05, 0.02),
    );
  const dial = (x: number, y: number, z: number) =>
    cylinder(x, z - 0.29, y - 0.82, 0.45, 0.02, 0.01);
  return {
    distance: (x, y, z) => min(strap(x, y, z), body(x, y, z), dial(x, y, z)),
    part: (x, y, z) => nearest(strap(x, y, z), body(x, y, z), dial(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.5, finish: 'matte' },
      { colour: colours.metal, roughness: 0.2, finish: 'metal' },
      { colour: '#101014', roughness: 0.1, finish: 'matte' },
    ],
    decals: [frontPicture(2, 'dial', 0.44, 0.38, 1.26, 0.28)],
    height: 1.66,
    radius: 0.85,
    yaw: 0.4,
    pitch: 0.1,
  };
}
