import { defineObject } from '../kit/define-object.ts';
import { roundBox } from '../kit/distance.ts';
import {
  frontPicture,
  nearest,
  type ProductColours,
  type ProductObject,
} from '../kit/product-object.ts';

const { max, min } = Math;

/** 3D model of an upright hardback with its cover to the front. */
export const book = defineObject({
  make: makeBook,
});

function makeBook(colours: ProductColours): ProductObject {
  const cover = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 1, z, 0.72, 1, 0.17, 0.02),
      -roundBox(x - 0.12, y - 1, z, 0.74, 1.1, 0.13, 0.01),
    );
  const pages = (x: number, y: number, z: number) =>
    roundBox(x + 0.02, y - 1, z, 0.68, 0.96, 0.135, 0.01);
  return {
    distance: (x, y, z) => min(cover(x, y, z), pages(x, y, z)),
    part: (x, y, z) => nearest(cover(x, y, z), pages(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.5, finish: 'matte' },
      { colour: '#f3ecdc', roughness: 0.9, finish: 'matte' },
    ],
    decals: [frontPicture(0, 'cover', 0.72, 0, 2, 0.15)],
    height: 2,
    radius: 0.76,
    yaw: -0.5,
    pitch: 0.12,
  };
}
