import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, nowhere, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, floor, max, PI, sqrt } = Math;

/** 3D model of a rolled yoga mat with its strap, a block beside it. */
export const yogaMat = defineObject({
  make: makeYogaMat,
});

function makeYogaMat(colours: ProductColours): ProductObject {
  const roll = (x: number, y: number, z: number) => cylinder(y - 0.42, x, z, 0.42, 1.2, 0.03);
  const tail = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.035, z - 0.44, 1.2, 0.035, 0.5, 0.03);
  const straps = (x: number, y: number, z: number) =>
    cylinder(y - 0.42, abs(x) - 0.62, z, 0.435, 0.07, 0.02);
  const carry = (x: number, y: number, z: number) => boxedArch(x, y, z);
  const block = (x: number, y: number, z: number) =>
    roundBox(
      (x - 0.3) * 0.96 + (z - 1.24) * 0.28,
      y - 0.2,
      (z - 1.24) * 0.96 - (x - 0.3) * 0.28,
      0.46,
      0.2,
      0.26,
      0.06,
    );
  const base = assembled(
    [
      [roll, matte(colours.body, 0.85)],
      [tail, matte(colours.body, 0.85)],
      [straps, matte(colours.dark, 0.6)],
      [carry, matte(colours.dark, 0.6)],
      [block, matte(colours.accent, 0.8)],
      [nowhere, matte(colours.light, 0.85)],
    ],
    { height: 0.98, radius: 1.72, yaw: 0.6, pitch: 0.3 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 0 || abs(x) < 1.17) return own;
      const py = y - 0.42;
      const turn = sqrt(py * py + z * z) / 0.11 + atan2(py, z) / (2 * PI);
      return turn - floor(turn) < 0.22 ? 5 : own;
    },
  };
}

/** Returns the distance to the carrying strap over the yoga mat. */
function boxedArch(x: number, y: number, z: number): number {
  const px = x / 0.62;
  const arch = abs(y - 0.86 - 0.1 * max(0, 1 - px * px)) - 0.025;
  return max(arch, abs(x) - 0.62, abs(z) - 0.06) * 0.9;
}
