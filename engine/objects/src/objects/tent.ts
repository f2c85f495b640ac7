import { assembled, glow, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of a tent with its door open and a light inside. */
export const tent = defineObject({
  make: makeTent,
  propScale: 0.42,
  lessons: 'shown',
});

function makeTent(colours: ProductColours): ProductObject {
  const slope = (x: number, y: number) => abs(x) * 0.8 + (y - 1.52) * 0.6 + 0.06 * (1 - y) * y;
  const cloth = (x: number, y: number, z: number) => {
    const outer = max(slope(x, y), abs(z) - 0.92, -y);
    const inner = max(slope(x, y) + 0.05, abs(z - 0.1) - 0.92, -y - 0.1);
    // The tent's doorway is pointed at its top.
    const door = max(abs(x) * 0.86 + (y - 1.26) * 0.5, 0.6 - z);
    return max(outer, -inner, -max(door, -1)) * 0.9;
  };
  const front = (x: number, y: number, z: number) => {
    const door = abs(x) * 0.86 + (y - 1.26) * 0.5;
    return max(slope(x, y) + 0.03, abs(z - 0.86) - 0.02, -door, -y) * 0.9;
  };
  const flaps = (x: number, y: number, z: number) =>
    capsule(abs(x), y, z, 0.68, 0.1, 0.92, 0.1, 1.1, 0.9, 0.055);
  const poles = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, abs(z), 1.16, 0.02, 0.93, 0.0, 1.6, 0.93, 0.035),
      capsule(x, y, z, 0, 1.54, -0.93, 0, 1.54, 0.93, 0.04),
      capsule(abs(x), y, abs(z), 1.1, 0.1, 0.9, 1.4, 0.02, 1.16, 0.015),
    );
  const floor = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.03, z, 1.14, 0.03, 0.94, 0.02);
  const light = (x: number, y: number, z: number) => sphere(x, y - 0.62, z - 0.2, 0.16);
  const back = (x: number, y: number, z: number) =>
    max(slope(x, y) + 0.055, abs(z + 0.3) - 0.02, 0.04 - y);
  return assembled(
    [
      [cloth, matte(colours.body, 0.6)],
      [front, matte(colours.body, 0.6)],
      [flaps, matte(colours.accent, 0.6)],
      [poles, matte('#33333a', 0.4)],
      [floor, matte('#4a4a4e', 0.8)],
      [light, glow('#fff0c4')],
      [back, glow('#e2a65a')],
    ],
    { height: 1.62, radius: 1.62, yaw: 0.5, pitch: 0.2 },
  );
}
