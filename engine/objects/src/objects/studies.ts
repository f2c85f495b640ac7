import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { max, min } = Math;

/** 3D model of a graduation cap on a pile of books. */
export const studies = defineObject({
  make: makeStudies,
});

function makeStudies(colours: ProductColours): ProductObject {
  const cover = (x: number, y: number, z: number, at: number, turn: number, wide: number) => {
    const px = x + z * turn;
    const pz = z - x * turn;
    const shell = roundBox(px, y - at, pz, wide, 0.15, 0.6, 0.03);
    return max(shell, -roundBox(px - 0.08, y - at, pz, wide, 0.115, 0.7, 0.01)) * 0.92;
  };
  const pages = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.15, z, 0.84, 0.12, 0.56, 0.01),
      roundBox(x + 0.03, y - 0.46, z, 0.76, 0.12, 0.54, 0.01),
    );
  const skull = (x: number, y: number, z: number) => cylinder(x, y - 0.78, z, 0.44, 0.18, 0.05);
  const board = (x: number, y: number, z: number) =>
    roundBox((x + z) * Math.SQRT1_2, y - 0.99, (z - x) * Math.SQRT1_2, 0.74, 0.04, 0.74, 0.02);
  const tassel = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0, 1.05, 0, 0.6, 1.05, 0.36, 0.03),
      capsule(x, y, z, 0.6, 1.05, 0.36, 0.64, 0.6, 0.4, 0.035),
      cylinder(x - 0.65, y - 0.52, z - 0.41, 0.075, 0.12, 0.03),
      sphere(x, y - 1.06, z, 0.07),
    );
  return assembled(
    [
      [(x, y, z) => cover(x, y, z, 0.15, 0.05, 0.9), matte(colours.body, 0.45)],
      [(x, y, z) => cover(x, y, z, 0.46, -0.12, 0.82), matte(colours.second, 0.45)],
      [pages, matte('#f5efe0', 0.9)],
      [skull, matte(colours.dark, 0.5)],
      [board, matte(colours.dark, 0.45)],
      [tassel, matte(colours.accent, 0.4)],
    ],
    { height: 1.14, radius: 1.1, yaw: 0.4, pitch: 0.26 },
  );
}
