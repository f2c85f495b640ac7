import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, roundBox, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of a backpack with a front pocket. */
export const backpack = defineObject({
  make: makeBackpack,
  propScale: 0.66,
  accessory: true,
});

function makeBackpack(colours: ProductColours): ProductObject {
  const sack = (x: number, y: number, z: number) => {
    const narrow = 0.1 * max(0, y - 1.1);
    return roundBox(x, y - 1.02, z, 0.72 - narrow, 1.02, 0.4 - narrow, 0.28) * 0.94;
  };
  const pocket = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.56, z - 0.38, 0.54, 0.44, 0.2, 0.16);
  const lid = (x: number, y: number, z: number) =>
    max(roundBox(x, y - 1.02, z, 0.7, 1.05, 0.43, 0.3) * 0.94, 1.38 - y - 0.1 * x * x);
  const straps = (x: number, y: number, z: number) =>
    min(
      roundBox(abs(x) - 0.3, y - 1.1, z - 0.42, 0.05, 0.4, 0.03, 0.02),
      capsule(abs(x), y, z, 0.46, 1.7, -0.36, 0.62, 1, -0.56, 0.08),
      capsule(abs(x), y, z, 0.62, 1, -0.56, 0.56, 0.3, -0.38, 0.07),
    );
  const loop = (x: number, y: number, z: number) =>
    max(torus(x, y - 2.02, z + 0.14, 0.2, 0.045), 1.98 - y);
  const zips = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.84, z - 0.5, 0.46, 0.022, 0.082, 0.02),
      roundBox(abs(x) - 0.3, y - 0.98, z - 0.46, 0.075, 0.06, 0.03, 0.02),
    );
  const patch = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.62, z - 0.36, 0.2, 0.12, 0.06, 0.02);
  return assembled(
    [
      [sack, matte(colours.body, 0.7)],
      [pocket, matte(colours.body, 0.7)],
      [lid, matte(colours.second, 0.7)],
      [straps, matte(colours.dark, 0.7)],
      [loop, matte(colours.dark, 0.6)],
      [zips, metal(colours.metal, 0.25)],
      [patch, matte(colours.accent, 0.5)],
    ],
    { height: 2.2, radius: 0.92, yaw: 0.42, pitch: 0.14 },
  );
}
