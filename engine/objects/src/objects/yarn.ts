import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, cos, min } = Math;

/** 3D model of a ball of yarn with two needles, a smaller ball beside it. */
export const yarn = defineObject({
  make: makeYarn,
  lessons: 'shown',
});

function makeYarn(colours: ProductColours): ProductObject {
  // Yarn is wound around three axes, and each winding is visible on one part of the ball.
  const wound = (x: number, y: number, z: number, r: number) => {
    const d = sphere(x, y, z, r);
    if (d > 0.35) return d;
    const a = abs(x * 0.8 + y * 0.6);
    const b = abs(y * 0.8 - z * 0.6);
    const c = abs(z * 0.7 - x * 0.5 + y * 0.5);
    const along =
      a < b
        ? a < c
          ? x * 0.6 - y * 0.8
          : z * 0.7 + x * 0.7
        : b < c
          ? y * 0.6 + z * 0.8
          : z * 0.7 + x * 0.7;
    return (d + 0.018 * cos(along * 44)) * 0.72;
  };
  const ball = (x: number, y: number, z: number) => wound(x, y - 0.94, z, 0.92);
  const small = (x: number, y: number, z: number) => wound(x - 1.0, y - 0.46, z - 0.72, 0.45);
  const needles = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.86, 2.1, -0.2, 0.9, 0.5, 0.1, 0.04),
      capsule(x, y, z, 0.9, 2.16, -0.1, -0.8, 0.5, -0.2, 0.04),
    );
  const knobs = (x: number, y: number, z: number) =>
    min(sphere(x + 0.88, y - 2.12, z + 0.2, 0.1), sphere(x - 0.92, y - 2.18, z + 0.1, 0.1));
  return assembled(
    [
      [ball, matte(colours.body, 0.95)],
      [small, matte(colours.accent, 0.95)],
      [needles, matte('#d9b27c', 0.4)],
      [knobs, matte(colours.accent, 0.35)],
    ],
    { height: 2.26, radius: 1.5, yaw: 0.1, pitch: 0.2 },
  );
}
