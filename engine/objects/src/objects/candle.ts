import { defineObject } from '../kit/define-object.ts';
import { cylinder, ellipsoid } from '../kit/distance.ts';
import {
  nearest,
  type ProductColours,
  type ProductObject,
  wrapLabel,
} from '../kit/product-object.ts';

const { min, max } = Math;

/** 3D model of a lit candle in a tumbler. */
export const candle = defineObject({
  make: makeCandle,
  lessons: 'shown',
});

function makeCandle(colours: ProductColours): ProductObject {
  const tumbler = (x: number, y: number, z: number) =>
    max(cylinder(x, y - 0.62, z, 0.62, 0.62, 0.07), -cylinder(x, y - 1.2, z, 0.56, 0.16, 0.02));
  const wax = (x: number, y: number, z: number) => cylinder(x, y - 0.72, z, 0.55, 0.36, 0.02);
  const wick = (x: number, y: number, z: number) => cylinder(x, y - 1.14, z, 0.018, 0.1, 0.01);
  const flame = (x: number, y: number, z: number) =>
    ellipsoid(x, y - 1.38, z, max(0.025, 0.07 - max(0, y - 1.38) * 0.16), 0.2, 0.07);
  return {
    distance: (x, y, z) => min(tumbler(x, y, z), wax(x, y, z), wick(x, y, z), flame(x, y, z) * 0.8),
    part: (x, y, z) => nearest(tumbler(x, y, z), wax(x, y, z), wick(x, y, z), flame(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.2, finish: 'matte' },
      { colour: '#fff3d9', roughness: 0.6, finish: 'matte' },
      { colour: '#221c17', roughness: 0.9, finish: 'matte' },
      { colour: '#ffce6b', roughness: 1, finish: 'glow' },
    ],
    decals: [wrapLabel(0, 0.62, 0.3, 0.92, 0.85)],
    height: 1.58,
    radius: 0.64,
    yaw: 0,
    pitch: 0.26,
  };
}
