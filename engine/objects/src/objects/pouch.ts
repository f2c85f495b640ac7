import { defineObject } from '../kit/define-object.ts';
import { roundBox } from '../kit/distance.ts';
import {
  frontPicture,
  nearest,
  type ProductColours,
  type ProductObject,
} from '../kit/product-object.ts';

const { max, min } = Math;

/** 3D model of a stand-up pouch that thins towards its sealed top, for coffee, snacks and pet food. */
export const pouch = defineObject({
  make: makePouch,
  servedAt: true,
});

function makePouch(colours: ProductColours): ProductObject {
  const foil = (x: number, y: number, z: number) => {
    const t = max(0, min(1, y / 1.9));
    const thickness = 0.36 * (1 - t * t) + 0.03;
    const fold = 0.012 * Math.sin(x * 9 + y * 4) * (1 - t);
    return (
      (roundBox(x, y - 0.98, z, 0.7 - 0.05 * Math.sin(t * 3.1), 0.98, thickness, 0.03) + fold) *
      0.72
    );
  };
  const seal = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.96, z, 0.7, 0.08, 0.032, 0.02);
  return {
    distance: (x, y, z) => min(foil(x, y, z), seal(x, y, z)),
    part: (x, y, z) => nearest(foil(x, y, z), seal(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.38, finish: 'matte' },
      { colour: colours.dark, roughness: 0.4, finish: 'matte' },
    ],
    decals: [frontPicture(0, 'label', 0.5, 0.4, 1.5, 0.02)],
    height: 2.04,
    radius: 0.74,
    yaw: 0.3,
    pitch: 0.12,
  };
}
