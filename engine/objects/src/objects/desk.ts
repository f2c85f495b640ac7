import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, ellipsoid, roundBox } from '../kit/distance.ts';
import { OAK } from '../kit/material-colours.ts';
import { frontPicture, type ProductColours, type ProductObject } from '../kit/product-object.ts';

const { abs, min } = Math;

/** 3D model of a height-adjustable desk with a screen, a cup and a plant. */
export const desk = defineObject({
  make: makeDesk,
  propScale: 0.42,
});

function makeDesk(colours: ProductColours): ProductObject {
  const top = (x: number, y: number, z: number) => roundBox(x, y - 1.2, z, 1.32, 0.05, 0.62, 0.03);
  const frame = (x: number, y: number, z: number) => {
    const ax = abs(x) - 0.96;
    return min(
      roundBox(ax, y - 0.05, z, 0.09, 0.05, 0.54, 0.03),
      roundBox(ax, y - 0.4, z, 0.09, 0.36, 0.075, 0.02),
      roundBox(ax, y - 0.86, z, 0.065, 0.32, 0.05, 0.02),
      roundBox(x, y - 1.1, z, 0.96, 0.05, 0.05, 0.02),
    );
  };
  const rim = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 1.82, z + 0.3, 0.66, 0.4, 0.035, 0.03),
      roundBox(x, y - 1.4, z + 0.33, 0.07, 0.2, 0.03, 0.02),
      roundBox(x, y - 1.265, z + 0.3, 0.24, 0.02, 0.14, 0.02),
    );
  const screen = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.83, z + 0.262, 0.63, 0.365, 0.006, 0.004);
  const small = (x: number, y: number, z: number) =>
    min(
      roundBox(x + 0.08, y - 1.27, z - 0.22, 0.36, 0.025, 0.13, 0.02),
      ellipsoid(x - 0.5, y - 1.27, z - 0.22, 0.07, 0.05, 0.11),
    );
  const cup = (x: number, y: number, z: number) =>
    cylinder(x + 0.98, y - 1.38, z - 0.1, 0.11, 0.13, 0.03);
  const pot = (x: number, y: number, z: number) =>
    cylinder(x - 1, y - 1.36, z + 0.16, 0.14, 0.12, 0.03);
  const leaves = (x: number, y: number, z: number) =>
    min(
      ellipsoid((abs(x - 1) - 0.1) * 0.86 - (y - 1.6) * 0.4, y - 1.6, z + 0.16, 0.09, 0.2, 0.06),
      ellipsoid(x - 1, y - 1.66, z + 0.16, 0.09, 0.24, 0.07),
    ) * 0.75;
  return assembled(
    [
      [top, matte(OAK, 0.4)],
      [frame, matte('#2a2a2f', 0.4)],
      [rim, metal('#bfc3ca', 0.3)],
      [screen, matte('#08080a', 0.08)],
      [small, matte('#f1efea', 0.4)],
      [cup, matte(colours.accent, 0.35)],
      [pot, matte(colours.body, 0.5)],
      [leaves, matte('#4f9358', 0.5)],
    ],
    {
      height: 2.24,
      radius: 1.46,
      yaw: 0.42,
      pitch: 0.2,
      decals: [frontPicture(3, 'screen-wide', 0.615, 1.48, 2.18, -0.27, true)],
    },
  );
}
