import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, extruded, roundBox, torus } from '../kit/distance.ts';
import { frontPicture, type ProductColours, type ProductObject } from '../kit/product-object.ts';

const { abs, min } = Math;

/** 3D model of a phone case, seen from behind. */
export const phoneCase = defineObject({
  make: makePhoneCase,
});

function makePhoneCase(colours: ProductColours): ProductObject {
  const shell = (x: number, y: number, z: number) =>
    extruded(roundBox(x, y - 1.3, 0, 0.68, 1.3, 1, 0.2), abs(z) - 0.12, 0.06);
  const window = (x: number, y: number, z: number) =>
    extruded(roundBox(x + 0.3, y - 2.2, 0, 0.28, 0.3, 1, 0.13), abs(z - 0.12) - 0.04, 0.02);
  const lenses = (x: number, y: number, z: number) => {
    const px = x + 0.3;
    return min(
      cylinder(px + 0.11, z - 0.16, y - 2.31, 0.1, 0.05, 0.02),
      cylinder(px + 0.11, z - 0.16, y - 2.07, 0.1, 0.05, 0.02),
      cylinder(px - 0.13, z - 0.16, y - 2.19, 0.1, 0.05, 0.02),
    );
  };
  const ring = (x: number, y: number, z: number) => torus(x, y - 1.06, z - 0.125, 0.38, 0.022);
  const keys = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.69, y - 1.84, z, 0.03, 0.16, 0.04, 0.02),
      roundBox(x + 0.69, abs(y - 1.76) - 0.16, z, 0.03, 0.12, 0.04, 0.02),
    );
  return assembled(
    [
      [shell, matte(colours.body, 0.45)],
      [window, matte('#1d1d22', 0.2)],
      [lenses, matte('#0c1226', 0.04)],
      [ring, metal(colours.metal, 0.25)],
      [keys, matte(colours.accent, 0.4)],
    ],
    {
      height: 2.6,
      radius: 0.74,
      yaw: 0.4,
      pitch: 0.05,
      decals: [frontPicture(0, 'print', 0.62, 0.06, 1.86, 0.08)],
    },
  );
}
