import { assembled, glow, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, disc, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, hypot, max, min } = Math;

/**
 * 3D model of a smart plug that switches a lamp: a round face with two holes, a button that glows, two pins
 * behind it.
 */
export const smartPlug = defineObject({
  make: makeSmartPlug,
});

function makeSmartPlug(colours: ProductColours): ProductObject {
  const at = (y: number) => y - 0.72;
  const body = (x: number, y: number, z: number) => {
    const shell = disc(hypot(x, at(y)), z, 0.7, 0.42, 0.12);
    const well = disc(hypot(x, at(y)), z - 0.42, 0.5, 0.16, 0.03);
    return max(shell, -well);
  };
  const floor = (x: number, y: number, z: number) =>
    max(
      disc(hypot(x, at(y)), z - 0.24, 0.5, 0.03, 0.01),
      -cylinder(abs(x) - 0.19, z - 0.24, at(y), 0.07, 0.2, 0.01),
    );
  const holes = (x: number, y: number, z: number) =>
    disc(hypot(abs(x) - 0.19, at(y)), z - 0.262, 0.07, 0.012, 0.005);
  const button = (x: number, y: number, z: number) =>
    disc(hypot(x, z - 0.1), y - 1.42, 0.09, 0.03, 0.02);
  const pins = (x: number, y: number, z: number) =>
    min(
      disc(hypot(abs(x) - 0.19, at(y)), z + 0.66, 0.055, 0.28, 0.04),
      roundBox(x, at(y), z + 0.44, 0.3, 0.18, 0.06, 0.04),
    );
  return assembled(
    [
      [body, matte('#f7f5f0', 0.25)],
      [floor, matte(colours.body, 0.35)],
      [holes, matte('#101014', 0.2)],
      [button, glow(colours.accent)],
      [pins, metal('#c9ccd2', 0.2)],
    ],
    { height: 1.46, radius: 0.95, yaw: 0.5, pitch: 0.16 },
  );
}
