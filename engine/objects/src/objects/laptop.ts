import { defineObject } from '../kit/define-object.ts';
import { roundBox } from '../kit/distance.ts';
import {
  type Decal,
  nearest,
  type ProductColours,
  type ProductObject,
} from '../kit/product-object.ts';
import { slab } from '../kit/slab.ts';

const { abs, cos, min, sin } = Math;

/** 3D model of a laptop, open, seen slightly from above. */
export const laptop = defineObject({
  make: makeLaptop,
  lessons: 'shown',
  emblemOf: 'selling',
});

const HINGE = { y: 0.06, z: -0.7 };

/** Angle in radians by which the laptop's screen leans back. */
const TILT = 0.24;

function makeLaptop(colours: ProductColours): ProductObject {
  const cosTilt = cos(TILT);
  const sinTilt = sin(TILT);
  const lidHeight = (y: number, z: number) => (y - HINGE.y) * cosTilt - (z - HINGE.z) * sinTilt;
  const lidDepth = (y: number, z: number) => (y - HINGE.y) * sinTilt + (z - HINGE.z) * cosTilt;
  const deck = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.035, z, 1.2, 0.035, 0.78, 0.03);
  const lid = (x: number, y: number, z: number) =>
    slab(x, lidHeight(y, z) - 0.78, lidDepth(y, z), 1.2, 0.78, 0.03, 0.06);
  const glass = (x: number, y: number, z: number) =>
    slab(x, lidHeight(y, z) - 0.79, lidDepth(y, z) - 0.022, 1.17, 0.745, 0.012, 0.05);
  const screen: Decal = {
    part: 2,
    aspect: 2.24 / 1.4,
    kind: 'screen-wide',
    glows: true,
    project(x, y, z, uv) {
      const up = lidHeight(y, z);
      if (abs(x) > 1.12 || up < 0.09 || up > 1.49) return false;
      uv[0] = (x + 1.12) / 2.24;
      uv[1] = (1.49 - up) / 1.4;
      return true;
    },
  };
  const keyboard: Decal = {
    part: 0,
    aspect: 2.2 / 1.36,
    kind: 'keyboard',
    glows: false,
    project(x, y, z, uv) {
      if (y < 0.06 || abs(x) > 1.1 || abs(z) > 0.68) return false;
      uv[0] = (x + 1.1) / 2.2;
      uv[1] = (z + 0.68) / 1.36;
      return true;
    },
  };
  return {
    distance: (x, y, z) => min(deck(x, y, z), lid(x, y, z), glass(x, y, z)),
    part: (x, y, z) => nearest(deck(x, y, z), lid(x, y, z), glass(x, y, z)),
    materials: [
      { colour: colours.metal, roughness: 0.42, finish: 'matte' },
      { colour: colours.metal, roughness: 0.42, finish: 'matte' },
      { colour: '#08080a', roughness: 0.08, finish: 'matte' },
    ],
    decals: [screen, keyboard],
    height: 1.6,
    radius: 1.56,
    yaw: 0.38,
    pitch: 0.3,
  };
}
