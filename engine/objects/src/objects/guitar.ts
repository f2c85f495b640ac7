import { assembled, boxed, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import {
  blend,
  capsule,
  cylinder,
  ellipsoid,
  extruded,
  nowhere,
  roundBox,
  torus,
} from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, floor, max, min, round, sqrt } = Math;

/** 3D model of an acoustic guitar on a stand, leaning back slightly. */
export const guitar = defineObject({
  make: makeGuitar,
  propScale: 0.66,
  lessons: 'shown',
});

function makeGuitar(colours: ProductColours): ProductObject {
  const flat = (x: number, y: number) =>
    blend(ellipsoid(x, y - 0.58, 0, 0.58, 0.5, 9), ellipsoid(x, y - 1.2, 0, 0.43, 0.4, 9), 0.3);
  const body = (x: number, y: number, z: number) => extruded(flat(x, y), abs(z) - 0.15, 0.03) * 0.9;
  const top = (x: number, y: number, z: number) =>
    extruded(flat(x, y) + 0.045, abs(z - 0.15) - 0.012, 0.006) * 0.9;
  const neck = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.86, z - 0.15, 0.085, 0.62, 0.05, 0.02);
  const head = (x: number, y: number, z: number) =>
    roundBox(x, y - 2.6, z - 0.13, 0.13, 0.17, 0.045, 0.03);
  const dark = (x: number, y: number, z: number) =>
    min(
      cylinder(x, z - 0.155, y - 1.02, 0.17, 0.012, 0.005),
      roundBox(x, y - 0.48, z - 0.18, 0.22, 0.045, 0.035, 0.02),
    );
  const ring = (x: number, y: number, z: number) => torus(x, y - 1.02, z - 0.165, 0.19, 0.02);
  const pegs = (x: number, y: number, z: number) => {
    const nth = min(1, max(-1, round((y - 2.6) / 0.11)));
    return ellipsoid(abs(x) - 0.17, y - 2.6 - nth * 0.11, z - 0.13, 0.055, 0.035, 0.035) * 0.9;
  };
  const strings = boxed([0, 1.5, 0.22], [0.08, 1.05, 0.04], (x, y, z) => {
    const px = x - max(-2.5, min(2.5, floor(x / 0.024) + 0.5)) * 0.024;
    return max(sqrt(px * px + (z - 0.215) ** 2) - 0.005, abs(y - 1.48) - 1.02);
  });
  const stand = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, z, 0.1, 0.5, -0.2, 0.46, 0.03, 0.3, 0.035),
      capsule(x, y, z, 0, 0.5, -0.2, 0, 0.03, -0.6, 0.035),
      capsule(abs(x), y, z, 0.3, 0.1, -0.12, 0.3, 0.1, 0.24, 0.035),
    );
  const base = assembled(
    [
      [body, matte(colours.body, 0.25)],
      [top, matte('#dca561', 0.25)],
      [neck, matte('#5a3522', 0.4)],
      [head, matte(colours.body, 0.3)],
      [dark, matte('#2c1b12', 0.5)],
      [ring, matte(colours.accent, 0.4)],
      [pegs, metal('#dcb671', 0.2)],
      [strings, metal('#e6e6e8', 0.2)],
      [stand, matte('#26262b', 0.4)],
      [nowhere, metal('#d9d3c4', 0.3)],
    ],
    { height: 2.78, radius: 0.84, yaw: 0.42, pitch: 0.08 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      return own === 2 && abs(y - 1.4 - round((y - 1.4) / 0.1) * 0.1) < 0.008 ? 9 : own;
    },
  };
}
