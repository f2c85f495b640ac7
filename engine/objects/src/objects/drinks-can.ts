import { defineObject } from '../kit/define-object.ts';
import { cylinder, disc } from '../kit/distance.ts';
import {
  nearest,
  type ProductColours,
  type ProductObject,
  wrapLabel,
} from '../kit/product-object.ts';

const { min, sqrt, abs, max } = Math;

/** 3D model of a drinks can. */
export const drinksCan = defineObject({
  make: makeDrinksCan,
  servedAt: true,
});

function makeDrinksCan(colours: ProductColours): ProductObject {
  const radius = (y: number) => 0.5 - 0.1 * max(0, abs(y - 0.95) - 0.8) * 4;
  const wall = (x: number, y: number, z: number) =>
    disc(sqrt(x * x + z * z), y - 0.95, radius(y), 0.9, 0.05) * 0.9;
  const rim = (x: number, y: number, z: number) =>
    min(cylinder(x, y - 1.87, z, 0.44, 0.04, 0.03), cylinder(x, y - 0.03, z, 0.42, 0.03, 0.02));
  return {
    distance: (x, y, z) => min(wall(x, y, z), rim(x, y, z)),
    part: (x, y, z) => nearest(wall(x, y, z), rim(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.22, finish: 'matte' },
      { colour: '#d9dade', roughness: 0.2, finish: 'metal' },
    ],
    decals: [{ ...wrapLabel(0, 0.5, 0.16, 1.74, 1.35), kind: 'print' }],
    height: 1.91,
    radius: 0.52,
    yaw: 0,
    pitch: 0.16,
  };
}
