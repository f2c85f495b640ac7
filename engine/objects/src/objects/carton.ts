import { defineObject } from '../kit/define-object.ts';
import { roundBox } from '../kit/distance.ts';
import { frontPicture, type ProductColours, type ProductObject } from '../kit/product-object.ts';

/** 3D model of a cardboard box, turned three quarters to the camera. */
export const carton = defineObject({
  make: makeCarton,
  emblemOf: 'selling',
});

function makeCarton(colours: ProductColours): ProductObject {
  const board = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.98, z, 0.72, 0.98, 0.36, 0.025);
  return {
    distance: board,
    part: () => 0,
    materials: [{ colour: colours.body, roughness: 0.5, finish: 'matte' }],
    decals: [frontPicture(0, 'cover', 0.72, 0, 1.96, 0.34)],
    height: 1.96,
    radius: 0.82,
    yaw: 0.5,
    pitch: 0.16,
  };
}
