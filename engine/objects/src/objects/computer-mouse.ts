import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { ellipsoid, roundBox, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max } = Math;

/** 3D model of a wireless mouse with its buttons towards the front. */
export const computerMouse = defineObject({
  make: makeComputerMouse,
});

function makeComputerMouse(colours: ProductColours): ProductObject {
  const hull = (x: number, y: number, z: number) => {
    const shell = ellipsoid(x, y - 0.12, z + 0.06 * (y - 0.12), 0.68, 0.62, 1.08);
    return max(shell, 0.02 - y) * 0.85;
  };
  const skirt = (x: number, y: number, z: number) =>
    max(ellipsoid(x, y - 0.12, z, 0.71, 0.6, 1.11), abs(y - 0.1) - 0.1) * 0.85;
  const wheel = (x: number, y: number, z: number) => torus(z - 0.56, y - 0.58, x, 0.1, 0.055);
  const slot = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.6, z - 0.56, 0.085, 0.14, 0.22, 0.07);
  const nowhere = () => Number.POSITIVE_INFINITY;
  const base = assembled(
    [
      [(x, y, z) => max(hull(x, y, z), -slot(x, y, z)), matte(colours.body, 0.3)],
      [skirt, matte('#2b2c32', 0.5)],
      [wheel, matte(colours.accent, 0.5)],
      [nowhere, matte('#24252a', 0.5)],
    ],
    { height: 0.76, radius: 1.12, yaw: 0.6, pitch: 0.5 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 0) return own;
      if (slot(x, y, z) < 0.012) return 3;
      // One seam separates the two buttons of the mouse, and another runs behind them.
      return (abs(x) < 0.012 && z > 0.16) || (abs(z - 0.16) < 0.012 && y > 0.3) ? 3 : own;
    },
  };
}
