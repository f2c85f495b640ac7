import { FAR } from '../kit/around-axis.ts';
import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, round, sqrt } = Math;

/** 3D model of a folded wallet with cards in it. */
export const wallet = defineObject({
  make: makeWallet,
  accessory: true,
});

function makeWallet(colours: ProductColours): ProductObject {
  const leather = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.62, z + 0.1, 0.9, 0.62, 0.075, 0.06),
      roundBox(x, y - 0.6, z - 0.1, 0.9, 0.6, 0.075, 0.06),
      max(sqrt((x + 0.84) ** 2 + z * z) - 0.172, abs(y - 0.61) - 0.59),
    );
  const thread = (x: number, y: number, z: number) => {
    const gap = abs(z - 0.17) - 0.012;
    if (gap > FAR) return gap;
    const frame = abs(max(abs(x) - 0.8, abs(y - 0.6) - 0.5)) - 0.011;
    const along = abs(x) - 0.8 > abs(y - 0.6) - 0.5 ? y : x;
    return max(gap, frame, abs(along - 0.09 * round(along / 0.09)) - 0.03);
  };
  const card = (x: number, y: number, z: number, top: number, at: number) =>
    roundBox(x - 0.06, y - top + 0.5, z - at, 0.76, 0.5, 0.014, 0.01);
  return assembled(
    [
      [leather, matte(colours.body, 0.42)],
      [thread, matte(colours.light, 0.7)],
      [(x, y, z) => card(x, y, z, 1.46, -0.012), matte(colours.accent, 0.25)],
      [(x, y, z) => card(x, y, z, 1.34, 0.022), matte(colours.light, 0.25)],
      [
        (x, y, z) => roundBox(x - 0.56, y - 0.28, z - 0.175, 0.14, 0.07, 0.02, 0.01),
        metal(colours.metal, 0.2),
      ],
    ],
    { height: 1.47, radius: 1.02, yaw: 0.45, pitch: 0.18 },
  );
}
