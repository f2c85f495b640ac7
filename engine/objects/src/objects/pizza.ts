import { FAR, fromRing } from '../kit/around-axis.ts';
import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, disc, ellipsoid, torus } from '../kit/distance.ts';
import type { ProductObject } from '../kit/product-object.ts';

const { max, min, sqrt } = Math;

/** 3D model of a whole pizza on a board. */
export const pizza = defineObject({
  make: makePizza,
  lessons: 'shown',
  servedAt: true,
});

function makePizza(): ProductObject {
  const board = (x: number, y: number, z: number) => cylinder(x, y - 0.05, z, 1.2, 0.05, 0.03);
  const crust = (x: number, y: number, z: number) => torus(x, z, y - 0.2, 0.98, 0.13);
  const cheese = (x: number, y: number, z: number) => cylinder(x, y - 0.18, z, 0.96, 0.08, 0.03);
  const salami = (x: number, y: number, z: number) => {
    const gap = max(y - 0.3, sqrt(x * x + z * z) - 0.88);
    if (gap > FAR) return gap;
    return min(
      disc(fromRing(x, z, 7, 0.68, 0.3), y - 0.27, 0.17, 0.025, 0.015),
      disc(fromRing(x, z, 3, 0.28, 1), y - 0.27, 0.16, 0.025, 0.015),
    );
  };
  const leaves = (x: number, y: number, z: number) => {
    const gap = max(y - 0.32, sqrt(x * x + z * z) - 0.6);
    if (gap > FAR) return gap;
    return ellipsoid(fromRing(x, z, 5, 0.47, 0.9), y - 0.28, 0, 0.1, 0.04, 0.1) * 0.7;
  };
  return assembled(
    [
      [board, matte('#b98552', 0.6)],
      [crust, matte('#d79a52', 0.7)],
      [cheese, matte('#f5c95c', 0.5)],
      [salami, matte('#b8352a', 0.45)],
      [leaves, matte('#3f8a3c', 0.5)],
    ],
    { height: 0.33, radius: 1.22, yaw: 0, pitch: 0.72 },
  );
}
