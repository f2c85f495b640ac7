import { FAR } from '../kit/around-axis.ts';
import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, extruded, sphere } from '../kit/distance.ts';
import type { ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a wedge of cheese with holes, on a board. */
export const cheese = defineObject({
  make: makeCheese,
  lessons: 'shown',
  servedAt: true,
});

function makeCheese(): ProductObject {
  const board = (x: number, y: number, z: number) => cylinder(x, y - 0.05, z, 1.26, 0.05, 0.03);
  const wedge = (x: number, z: number) =>
    max(sqrt((x + 0.95) ** 2 + z * z) - 1.85, abs(z) * 0.9 - (x + 0.95) * 0.42) * 0.95;
  const paste = (x: number, y: number, z: number) => {
    const whole = extruded(wedge(x, z), abs(y - 0.5) - 0.4, 0.03);
    if (whole > FAR * 2) return whole;
    const holes = min(
      sphere(x + 0.1, y - 0.62, z - 0.42, 0.17),
      sphere(x - 0.36, y - 0.36, z - 0.6, 0.14),
      sphere(x - 0.62, y - 0.7, z - 0.7, 0.1),
      sphere(x + 0.42, y - 0.34, z - 0.28, 0.09),
      sphere(x - 0.2, y - 0.92, z + 0.1, 0.17),
      sphere(x - 0.56, y - 0.92, z - 0.24, 0.11),
      sphere(x + 0.24, y - 0.92, z - 0.04, 0.09),
    );
    return max(whole, -holes);
  };
  const rind = (x: number, y: number, z: number) =>
    max(
      extruded(wedge(x, z) - 0.02, abs(y - 0.5) - 0.41, 0.03),
      1.8 - sqrt((x + 0.95) ** 2 + z * z),
    );
  return assembled(
    [
      [board, matte('#9a6a3f', 0.55)],
      [paste, matte('#f7c951', 0.4)],
      [rind, matte('#d98a2b', 0.45)],
    ],
    { height: 0.92, radius: 1.28, yaw: -0.25, pitch: 0.34 },
  );
}
