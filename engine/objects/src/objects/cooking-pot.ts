import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, cylinder, ellipsoid, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of an enamelled casserole with its lid. */
export const cookingPot = defineObject({
  make: makeCookingPot,
  lessons: 'shown',
});

function makeCookingPot(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) => {
    const wall = cylinder(x, y - 0.46, z, 1, 0.46, 0.2);
    const px = abs(x) - 1.02;
    const ears =
      sqrt(max(0, abs(sqrt(px * px + z * z) - 0.2) - 0.02) ** 2 + (y - 0.72) ** 2) - 0.065;
    return blend(wall, ears, 0.06);
  };
  const rim = (x: number, y: number, z: number) => cylinder(x, y - 0.93, z, 1.02, 0.035, 0.03);
  const lid = (x: number, y: number, z: number) =>
    max(ellipsoid(x, y - 0.95, z, 1, 0.34, 1), 0.95 - y) * 0.95;
  const ring = (x: number, y: number, z: number) => torus(x, z, y - 1.16, 0.72, 0.02);
  const knob = (x: number, y: number, z: number) =>
    min(cylinder(x, y - 1.32, z, 0.08, 0.06, 0.02), cylinder(x, y - 1.42, z, 0.2, 0.06, 0.05));
  return assembled(
    [
      [body, matte(colours.body, 0.16)],
      [rim, matte('#26262b', 0.4)],
      [lid, matte(colours.body, 0.16)],
      [ring, matte(colours.body, 0.16)],
      [knob, metal('#d9b878', 0.18)],
    ],
    { height: 1.5, radius: 1.28, yaw: 0.5, pitch: 0.24 },
  );
}
