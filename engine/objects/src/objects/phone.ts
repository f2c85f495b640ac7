import { defineObject } from '../kit/define-object.ts';
import { roundBox } from '../kit/distance.ts';
import {
  frontPicture,
  nearest,
  type ProductColours,
  type ProductObject,
} from '../kit/product-object.ts';
import { slab } from '../kit/slab.ts';

const { min } = Math;

/** 3D model of a standing phone with its screen lit. */
export const phone = defineObject({
  make: makePhone,
});

function makePhone(colours: ProductColours): ProductObject {
  const frame = (x: number, y: number, z: number) => slab(x, y - 1.3, z, 0.63, 1.3, 0.07, 0.17);
  const glass = (x: number, y: number, z: number) =>
    slab(x, y - 1.3, z - 0.055, 0.6, 1.27, 0.03, 0.145);
  const keys = (x: number, y: number, z: number) =>
    roundBox(x - 0.635, y - 1.75, z, 0.012, 0.16, 0.025, 0.01);
  return {
    distance: (x, y, z) => min(frame(x, y, z), glass(x, y, z), keys(x, y, z)),
    part: (x, y, z) => nearest(frame(x, y, z), glass(x, y, z), keys(x, y, z)),
    materials: [
      { colour: colours.metal, roughness: 0.3, finish: 'metal' },
      { colour: '#08080a', roughness: 0.06, finish: 'matte' },
      { colour: colours.metal, roughness: 0.3, finish: 'metal' },
    ],
    decals: [frontPicture(1, 'screen-tall', 0.565, 0.065, 2.535, 0.05, true)],
    height: 2.6,
    radius: 0.66,
    yaw: 0.34,
    pitch: 0.04,
  };
}
