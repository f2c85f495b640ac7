import { norm } from '@adwright/engine-pixels';
import { defineObject } from '../kit/define-object.ts';
import { cylinder } from '../kit/distance.ts';
import {
  frontPicture,
  nearest,
  type ProductColours,
  type ProductObject,
} from '../kit/product-object.ts';
import { slab } from '../kit/slab.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a smart watch: a rounded case with a lit screen. */
export const smartWatch = defineObject({
  make: makeSmartWatch,
});

function makeSmartWatch(colours: ProductColours): ProductObject {
  const strap = (x: number, y: number, z: number) => {
    const ring = sqrt((y - 0.82) * (y - 0.82) + (z + 0.45) * (z + 0.45) * 1.7) - 0.8;
    const wide = 0.34 - 0.14 * min(1, (y - 0.82) ** 2);
    return (norm(max(abs(ring) - 0.035, 0), max(abs(x) - wide, 0)) - 0.02) * 0.68;
  };
  const body = (x: number, y: number, z: number) =>
    min(
      slab(x, y - 0.82, z - 0.19, 0.5, 0.58, 0.13, 0.2, 0.07),
      cylinder(y - 0.92, x - 0.52, z - 0.19, 0.09, 0.05, 0.02),
    );
  const screen = (x: number, y: number, z: number) =>
    slab(x, y - 0.82, z - 0.315, 0.45, 0.53, 0.02, 0.17, 0.012);
  return {
    distance: (x, y, z) => min(strap(x, y, z), body(x, y, z), screen(x, y, z)),
    part: (x, y, z) => nearest(strap(x, y, z), body(x, y, z), screen(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.55, finish: 'matte' },
      { colour: colours.metal, roughness: 0.22, finish: 'metal' },
      { colour: '#0c0c10', roughness: 0.1, finish: 'matte' },
    ],
    decals: [frontPicture(2, 'screen-watch', 0.42, 0.32, 1.32, 0.3, true)],
    height: 1.66,
    radius: 0.85,
    yaw: 0.38,
    pitch: 0.1,
  };
}
