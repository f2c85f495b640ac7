import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sin } = Math;

/** 3D model of a studio microphone on a table stand. */
export const microphone = defineObject({
  make: makeMicrophone,
});

function makeMicrophone(colours: ProductColours): ProductObject {
  const grille = (x: number, y: number, z: number) =>
    (capsule(x, y, z, 0, 1.62, 0, 0, 1.92, 0, 0.36) + 0.006 * sin(y * 60) * sin(x * 60)) * 0.85;
  const body = (x: number, y: number, z: number) => cylinder(x, y - 1.26, z, 0.36, 0.26, 0.07);
  const band = (x: number, y: number, z: number) => cylinder(x, y - 1.55, z, 0.39, 0.06, 0.02);
  const stand = (x: number, y: number, z: number) =>
    min(
      max(torus(x, y - 1.3, z, 0.56, 0.05), y - 1.32),
      cylinder(abs(x) - 0.47, z, y - 1.3, 0.09, 0.09, 0.03),
      cylinder(x, y - 0.42, z, 0.06, 0.34, 0.02),
      cylinder(x, y - 0.06, z, 0.56, 0.06, 0.04),
    );
  return assembled(
    [
      [grille, metal('#c9ccd2', 0.42)],
      [body, matte(colours.body, 0.3)],
      [band, matte(colours.accent, 0.3)],
      [stand, matte('#202026', 0.4)],
    ],
    { height: 2.3, radius: 0.66, yaw: 0.35, pitch: 0.12 },
  );
}
