import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { roundBox } from '../kit/distance.ts';
import { frontPicture, type ProductColours, type ProductObject } from '../kit/product-object.ts';

const { min } = Math;

/** 3D model of a large screen on its foot. */
export const screen = defineObject({
  make: makeScreen,
  propScale: 0.66,
});

function makeScreen(colours: ProductColours): ProductObject {
  const frame = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.14, z, 1.42, 0.84, 0.06, 0.04);
  const glass = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.15, z - 0.056, 1.38, 0.79, 0.008, 0.006);
  const foot = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.32, z + 0.06, 0.11, 0.3, 0.04, 0.02),
      roundBox(x, y - 0.03, z, 0.5, 0.03, 0.3, 0.02),
    );
  return assembled(
    [
      [frame, matte(colours.dark, 0.35)],
      [glass, matte('#08080a', 0.08)],
      [foot, metal('#b9bdc5', 0.28)],
    ],
    {
      height: 1.98,
      radius: 1.46,
      yaw: 0.4,
      pitch: 0.06,
      decals: [frontPicture(1, 'screen-wide', 1.36, 0.38, 1.92, 0.04, true)],
    },
  );
}
