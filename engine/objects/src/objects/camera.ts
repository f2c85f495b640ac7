import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, ellipsoid, roundBox, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { max, min, sqrt } = Math;

/** 3D model of a camera with a large lens. */
export const camera = defineObject({
  make: makeCamera,
  lessons: 'shown',
});

function makeCamera(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.6, z, 0.98, 0.6, 0.34, 0.12),
      roundBox(x, y - 1.24, z, 0.34, 0.16, 0.28, 0.08),
    );
  const grip = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.56, z, 0.99, 0.34, 0.355, 0.06);
  const barrel = (x: number, y: number, z: number) =>
    min(
      cylinder(x, z - 0.46, y - 0.58, 0.5, 0.2, 0.04),
      max(
        cylinder(x, z - 0.72, y - 0.58, 0.45, 0.2, 0.05),
        0.35 - sqrt(x * x + (y - 0.58) ** 2) - max(0, 0.7 - z),
      ),
    );
  const ring = (x: number, y: number, z: number) => torus(x, y - 0.58, z - 0.66, 0.47, 0.03);
  const lens = (x: number, y: number, z: number) =>
    ellipsoid(x, y - 0.58, z - 0.7, 0.36, 0.36, 0.14);
  const button = (x: number, y: number, z: number) =>
    min(
      cylinder(x + 0.66, y - 1.24, z, 0.12, 0.07, 0.02),
      cylinder(x - 0.62, y - 1.22, z, 0.17, 0.06, 0.02),
    );
  return assembled(
    [
      [body, metal(colours.metal, 0.34)],
      [grip, matte(colours.body, 0.75)],
      [barrel, matte('#1b1b1f', 0.35)],
      [ring, matte(colours.accent, 0.3)],
      [lens, matte('#141c3a', 0.03)],
      [button, matte(colours.dark, 0.4)],
    ],
    { height: 1.4, radius: 1.1, yaw: 0.45, pitch: 0.14 },
  );
}
