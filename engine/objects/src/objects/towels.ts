import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, sin } = Math;

/** 3D model of a pile of folded towels. */
export const towels = defineObject({
  make: makeTowels,
});

function makeTowels(colours: ProductColours): ProductObject {
  const fold = (x: number, y: number, z: number, at: number, half: number, wide: number) => {
    const soft = 0.012 * sin(x * 5 + at * 9);
    const shell = roundBox(x, y - at - soft, z, wide, half, 0.62, half * 0.92);
    // The open side of the pile shows the edges of the towels, and the front shows their folds.
    const slit = max(abs(y - at - soft) - 0.016, wide - 0.16 - x);
    return max(shell, -slit) * 0.9;
  };
  return assembled(
    [
      [(x, y, z) => fold(x, y, z, 0.2, 0.2, 0.98), matte(colours.body, 0.98)],
      [(x, y, z) => fold(x, y, z, 0.59, 0.19, 0.95), matte('#f6f1e8', 0.98)],
      [(x, y, z) => fold(x, y, z, 0.96, 0.18, 0.92), matte(colours.second, 0.98)],
      [(x, y, z) => rolled(x, y, z, 0.18), matte(colours.accent, 0.98)],
      [(x, y, z) => rolled(x, y, z, -0.3), matte('#f6f1e8', 0.98)],
    ],
    { height: 1.54, radius: 1.14, yaw: 0.45, pitch: 0.2 },
  );
}

/** Returns the distance to the rolled towel across the top of the pile. */
function rolled(x: number, y: number, z: number, at: number): number {
  return cylinder(y - 1.33, x, z - at, 0.2, 0.7, 0.09);
}
