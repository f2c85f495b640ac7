import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, roundBox } from '../kit/distance.ts';
import { cloth, cuffs } from '../kit/long-sleeved-garment.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sin, sqrt } = Math;

/** 3D model of a zipped jacket with a collar. */
export const jacket = defineObject({
  make: makeJacket,
  propScale: 0.66,
});

function makeJacket(colours: ProductColours): ProductObject {
  const collar = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z * 1.7);
    const tall = 1.56 - 0.3 * max(0, z);
    // The jacket stands open above the end of the zip.
    const open = max(abs(x) - 0.02 - 0.42 * max(0, y - 1.32), -z);
    const ring = abs(axis - 0.27 - 0.12 * (1.62 - y)) - 0.045;
    return max(ring, abs(y - tall) - 0.17, -open) * 0.7;
  };
  const zip = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.7, z - 0.185 - 0.02 * sin(y * 3), 0.026, 0.68, 0.03, 0.01) * 0.9,
      capsule(x, y, z, 0, 1.24, 0.22, 0, 1.12, 0.23, 0.03),
    );
  const pockets = (x: number, y: number, z: number) => {
    const px = (abs(x) - 0.34) * 0.9 - (y - 0.44) * 0.42;
    const py = (y - 0.44) * 0.9 + (abs(x) - 0.34) * 0.42;
    return roundBox(px, py, z - 0.18, 0.035, 0.2, 0.03, 0.02);
  };
  const seams = (x: number, y: number, z: number) =>
    max(abs(y - 1.02) - 0.045, cloth(x, y, z) - 0.014, abs(x) - 0.66);
  return assembled(
    [
      [cloth, matte(colours.body, 0.5)],
      [collar, matte(colours.body, 0.55)],
      [zip, metal(colours.metal, 0.25)],
      [pockets, matte(colours.dark, 0.5)],
      [cuffs, matte(colours.dark, 0.8)],
      [seams, matte(colours.accent, 0.5)],
    ],
    { height: 1.8, radius: 1.2, yaw: 0.32, pitch: 0.08 },
  );
}
