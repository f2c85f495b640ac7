import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, roundBox } from '../kit/distance.ts';
import { OAK } from '../kit/material-colours.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of a wardrobe with two doors over two drawers. */
export const wardrobe = defineObject({
  make: makeWardrobe,
  propScale: 0.42,
});

function makeWardrobe(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 1.26, z, 0.86, 1.1, 0.42, 0.03),
      roundBox(x, y - 2.38, z, 0.92, 0.045, 0.47, 0.02),
    );
  const doors = (x: number, y: number, z: number) => {
    const leaf = roundBox(abs(x) - 0.41, y - 1.56, z - 0.43, 0.385, 0.72, 0.03, 0.015);
    const panel = roundBox(abs(x) - 0.41, y - 1.56, z - 0.48, 0.29, 0.62, 0.035, 0.02);
    const drawers = roundBox(abs(x) - 0.41, y - 0.5, z - 0.43, 0.385, 0.27, 0.03, 0.015);
    return min(max(leaf, -panel), drawers);
  };
  const handles = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, z, 0.09, 1.36, 0.5, 0.09, 1.68, 0.5, 0.024),
      capsule(abs(x), y, z, 0.29, 0.56, 0.5, 0.53, 0.56, 0.5, 0.024),
    );
  const feet = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 0.74, y - 0.08, abs(z) - 0.32, 0.055, 0.1, 0.01);
  return assembled(
    [
      [body, matte(colours.light, 0.5)],
      [doors, matte(colours.body, 0.5)],
      [handles, metal(colours.metal, 0.2)],
      [feet, matte(OAK, 0.5)],
    ],
    { height: 2.43, radius: 1.02, yaw: 0.46, pitch: 0.12 },
  );
}
