import { defineObject } from '../kit/define-object.ts';
import { cylinder, roundBox } from '../kit/distance.ts';
import {
  frontPicture,
  nearest,
  type ProductColours,
  type ProductObject,
} from '../kit/product-object.ts';

const { min } = Math;

/** 3D model of a square flacon with a metal stopper. */
export const perfumeFlacon = defineObject({
  make: makePerfumeFlacon,
});

function makePerfumeFlacon(colours: ProductColours): ProductObject {
  const glass = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.72, z, 0.62, 0.72, 0.34, 0.1);
  const collar = (x: number, y: number, z: number) => cylinder(x, y - 1.5, z, 0.2, 0.08, 0.02);
  const stopper = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.82, z, 0.27, 0.26, 0.25, 0.05);
  return {
    distance: (x, y, z) => min(glass(x, y, z), collar(x, y, z), stopper(x, y, z)),
    part: (x, y, z) => nearest(glass(x, y, z), collar(x, y, z), stopper(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.08, finish: 'glass' },
      { colour: colours.metal, roughness: 0.2, finish: 'metal' },
      { colour: colours.dark, roughness: 0.18, finish: 'matte' },
    ],
    decals: [frontPicture(0, 'label', 0.44, 0.3, 1.12, 0.3)],
    height: 2.08,
    radius: 0.7,
    yaw: 0.42,
    pitch: 0.12,
  };
}
