import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, ellipsoid, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, min } = Math;

/** 3D model of open spectacles. */
export const spectacles = defineObject({
  make: makeSpectacles,
});

function makeSpectacles(colours: ProductColours): ProductObject {
  const rims = (x: number, y: number, z: number) =>
    min(
      torus((abs(x) - 0.62) * 0.92, y - 0.5, z - 0.5, 0.44, 0.065) * 0.95,
      capsule(x, y, z, -0.2, 0.6, 0.5, 0.2, 0.6, 0.5, 0.055),
    );
  const temples = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, z, 1.12, 0.62, 0.46, 1.16, 0.6, -0.7, 0.05),
      capsule(abs(x), y, z, 1.16, 0.6, -0.7, 1.14, 0.3, -1, 0.05),
    );
  const lenses = (x: number, y: number, z: number) =>
    ellipsoid(abs(x) - 0.62, y - 0.5, z - 0.5, 0.47, 0.44, 0.04) * 0.7;
  return assembled(
    [
      [rims, matte(colours.body, 0.18)],
      [temples, matte(colours.dark, 0.3)],
      [lenses, matte('#27313f', 0.03)],
    ],
    { height: 1.02, radius: 1.54, yaw: 0.5, pitch: 0.16 },
  );
}
