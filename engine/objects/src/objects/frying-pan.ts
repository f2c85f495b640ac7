import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, disc, ellipsoid, roundBox } from '../kit/distance.ts';
import { STEEL } from '../kit/material-colours.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { max, min, sqrt } = Math;

/** 3D model of a frying pan with an egg in it. */
export const fryingPan = defineObject({
  make: makeFryingPan,
});

function makeFryingPan(colours: ProductColours): ProductObject {
  const pan = (x: number, y: number, z: number) => {
    const axis = sqrt((x + 0.42) ** 2 + z * z);
    const radius = 0.84 + 0.22 * y;
    return (
      max(
        disc(axis, y - 0.17, radius, 0.17, 0.05),
        -disc(axis, y - 0.3, radius - 0.06, 0.2, 0.06),
      ) * 0.93
    );
  };
  const floor = (x: number, y: number, z: number) =>
    disc(sqrt((x + 0.42) ** 2 + z * z), y - 0.085, 0.8, 0.03, 0.01);
  const stalk = (x: number, y: number, z: number) => {
    const lean = y - 0.3 - (x - 0.4) * 0.16;
    return roundBox(x - 0.62, lean, z, 0.26, 0.035, 0.07, 0.03) * 0.97;
  };
  const grip = (x: number, y: number, z: number) => {
    const lean = y - 0.3 - (x - 0.4) * 0.16;
    const hole = sqrt((x - 1.52) ** 2 + z * z) - 0.06;
    return max(roundBox(x - 1.2, lean, z, 0.46, 0.065, 0.11, 0.06), -hole) * 0.95;
  };
  const white = (x: number, y: number, z: number) => {
    const px = x + 0.42;
    return (
      blend(
        ellipsoid(px + 0.12, y - 0.13, z, 0.4, 0.045, 0.34),
        ellipsoid(px - 0.2, y - 0.13, z - 0.16, 0.3, 0.04, 0.26),
        0.1,
      ) * 0.7
    );
  };
  const yolk = (x: number, y: number, z: number) =>
    ellipsoid(x + 0.46, y - 0.18, z - 0.03, 0.17, 0.1, 0.17);
  const leaves = (x: number, y: number, z: number) =>
    min(
      ellipsoid(x + 0.72, y - 0.15, z + 0.5, 0.14, 0.04, 0.07),
      ellipsoid(x + 0.5, y - 0.15, z + 0.58, 0.07, 0.04, 0.13),
    ) * 0.7;
  return assembled(
    [
      [pan, matte(colours.body, 0.3)],
      [floor, matte('#2b2b30', 0.5)],
      [stalk, metal(STEEL, 0.2)],
      [grip, matte('#9a6238', 0.4)],
      [white, matte('#ffffff', 0.3)],
      [yolk, matte('#f7b52c', 0.15)],
      [leaves, matte('#4f9a4a', 0.5)],
    ],
    { height: 0.62, radius: 1.7, yaw: 0.5, pitch: 0.5 },
  );
}
