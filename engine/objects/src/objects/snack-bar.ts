import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { roundBox } from '../kit/distance.ts';
import { frontPicture, type ProductColours, type ProductObject } from '../kit/product-object.ts';

const { abs, max, sin, sqrt } = Math;

/** 3D model of a snack bar in a flow wrapper with crimped ends. */
export const snackBar = defineObject({
  make: makeSnackBar,
});

function makeSnackBar(colours: ProductColours): ProductObject {
  const wrapper = (x: number, y: number, z: number) => {
    const t = (y - 1.02) / 0.9;
    const thick = 0.05 + 0.2 * sqrt(max(0, 1 - t * t * t * t));
    const wave = 0.01 * sin(y * 14 + x * 6) * abs(t);
    return (roundBox(x, y - 1.02, z, 0.46, 0.9, thick, 0.05) + wave) * 0.7;
  };
  const crimp = (x: number, y: number, z: number) =>
    (roundBox(x, abs(y - 1.02) - 0.95, z, 0.47, 0.09, 0.025, 0.01) + 0.008 * sin(x * 46)) * 0.8;
  return assembled(
    [
      [wrapper, matte(colours.body, 0.28)],
      [crimp, metal(colours.metal, 0.35)],
    ],
    {
      height: 2.06,
      radius: 0.52,
      yaw: 0.42,
      pitch: 0.12,
      decals: [frontPicture(0, 'cover', 0.45, 0.22, 1.82, 0.02)],
    },
  );
}
