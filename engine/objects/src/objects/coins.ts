import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { max, min } = Math;

/** 3D model of three stacks of coins. */
export const coins = defineObject({
  make: makeCoins,
});

function makeCoins(colours: ProductColours): ProductObject {
  const thick = 0.15;
  const stack = (x: number, y: number, z: number, count: number) => {
    const nth = min(count - 1, max(0, Math.round(y / thick - 0.5)));
    const sway = nth % 3 === 0 ? 0.03 : nth % 2 === 0 ? -0.02 : 0;
    return cylinder(x - sway, y - (nth + 0.5) * thick, z, 0.42, thick / 2, 0.035) * 0.85;
  };
  return assembled(
    [
      [(x, y, z) => stack(x + 0.92, y, z, 4), metal('#e2bd6b', 0.26)],
      [(x, y, z) => stack(x, y, z + 0.1, 7), metal('#dcb35a', 0.26)],
      [(x, y, z) => stack(x - 0.92, y, z, 11), metal('#e8c67a', 0.26)],
      [
        (x, y, z) => cylinder(x - 0.46, z - 0.62, y - 0.4, 0.38, 0.06, 0.03),
        matte(colours.accent, 0.3),
      ],
    ],
    { height: 1.68, radius: 1.36, yaw: 0.3, pitch: 0.22 },
  );
}
