import { assembled, glass, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, disc } from '../kit/distance.ts';
import { STEEL } from '../kit/material-colours.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { min, sqrt } = Math;

/** 3D model of a blender with a smoothie in its jar. */
export const blender = defineObject({
  make: makeBlender,
});

function makeBlender(colours: ProductColours): ProductObject {
  const base = (x: number, y: number, z: number) =>
    disc(sqrt(x * x + z * z), y - 0.34, 0.62 - 0.2 * y, 0.34, 0.08) * 0.95;
  const collar = (x: number, y: number, z: number) => cylinder(x, y - 0.72, z, 0.44, 0.06, 0.02);
  const jar = (x: number, y: number, z: number) =>
    disc(sqrt(x * x + z * z), y - 1.4, 0.44 + 0.16 * (y - 0.8), 0.64, 0.05) * 0.95;
  const empty = (x: number, y: number, z: number) =>
    disc(sqrt(x * x + z * z), y - 1.86, 0.452 + 0.16 * (y - 0.8), 0.17, 0.05) * 0.95;
  const lid = (x: number, y: number, z: number) =>
    min(cylinder(x, y - 2.08, z, 0.64, 0.07, 0.05), cylinder(x, y - 2.2, z, 0.22, 0.08, 0.04));
  const handle = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0.52, 1.8, 0, 0.9, 1.74, 0, 0.07),
      capsule(x, y, z, 0.9, 1.74, 0, 0.84, 1.16, 0, 0.07),
      capsule(x, y, z, 0.84, 1.16, 0, 0.46, 1.04, 0, 0.07),
    );
  const knob = (x: number, y: number, z: number) =>
    cylinder(x, z - 0.54, y - 0.36, 0.15, 0.08, 0.04);
  return assembled(
    [
      [base, matte(colours.body, 0.28)],
      [collar, metal(STEEL, 0.2)],
      [jar, glass('#e2577d', 0.05)],
      [empty, glass('#cfe0e6', 0.04)],
      [lid, matte('#26262b', 0.4)],
      [handle, matte('#26262b', 0.4)],
      [knob, metal(STEEL, 0.2)],
    ],
    { height: 2.28, radius: 0.98, yaw: 0.25, pitch: 0.12 },
  );
}
