import { defineObject } from '../kit/define-object.ts';
import { blend, cylinder, disc, torus } from '../kit/distance.ts';
import {
  nearest,
  type ProductColours,
  type ProductObject,
  wrapLabel,
} from '../kit/product-object.ts';

const { max, min, sqrt } = Math;

/** 3D model of a ceramic mug with its handle to the right, filled to below the rim. */
export const mug = defineObject({
  make: makeMug,
  lessons: 'shown',
});

/** Outer radius of the mug, in the object's units. */
const RADIUS = 0.62;

/** Half the height of the mug, in the object's units. */
const HALF_HEIGHT = 0.66;

/** Thickness of the mug's wall, in the object's units. */
const WALL = 0.07;

function makeMug(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const outside = disc(axis, y - HALF_HEIGHT, RADIUS, HALF_HEIGHT, 0.09);
    const hollow = disc(axis, y - 2 * HALF_HEIGHT, RADIUS - WALL, 2 * HALF_HEIGHT - 0.16, 0.05);
    // Only the part of the ring outside the mug's wall is the handle. The inner part would be in
    // the drink.
    const ring = torus((x - RADIUS) * 1.05, y - 0.68, z, 0.36, 0.085) * 0.95;
    const handle = max(ring, RADIUS - 0.05 - axis);
    return max(blend(outside, handle, 0.06), -hollow);
  };
  const drink = (x: number, y: number, z: number) =>
    cylinder(x, y - 1.04, z, RADIUS - WALL + 0.01, 0.05, 0.01);
  return {
    distance: (x, y, z) => min(body(x, y, z), drink(x, y, z)),
    part: (x, y, z) => nearest(body(x, y, z), drink(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.32, finish: 'matte' },
      { colour: '#3a2318', roughness: 0.2, finish: 'matte' },
    ],
    decals: [{ ...wrapLabel(0, RADIUS, 0.34, 0.94, 0.62), kind: 'print' }],
    height: 2 * HALF_HEIGHT,
    radius: 1.05,
    yaw: -0.35,
    pitch: 0.24,
  };
}
