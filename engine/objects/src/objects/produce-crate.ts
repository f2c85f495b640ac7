import { FAR } from '../kit/around-axis.ts';
import { assembled, boxed, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, ellipsoid, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, cos, max, min, round, sin, sqrt } = Math;

/** 3D model of a wooden crate of fruit and vegetables. */
export const produceCrate = defineObject({
  make: makeProduceCrate,
  servedAt: true,
});

function makeProduceCrate(colours: ProductColours): ProductObject {
  const slats = (x: number, y: number, z: number) => {
    const whole = roundBox(x, y - 0.44, z, 1.08, 0.44, 0.68, 0.02);
    if (whole > FAR * 2) return whole;
    const nth = max(0, min(2, round((y - 0.15) / 0.29)));
    const board = abs(y - 0.15 - nth * 0.29) - 0.12;
    const ring = max(roundBox(x, 0, z, 1.06, 1, 0.66, 0.02), -roundBox(x, 0, z, 1, 2, 0.6, 0.01));
    const posts = roundBox(abs(x) - 0.96, y - 0.44, abs(z) - 0.56, 0.1, 0.44, 0.1, 0.015);
    const floor = roundBox(x, y - 0.1, z, 1, 0.05, 0.6, 0.01);
    return min(max(board, ring), posts, floor);
  };
  const above = (x: number, y: number, z: number) =>
    max(abs(y - 0.92) - 0.4, abs(x) - 1, abs(z) - 0.62);
  const apples = (x: number, y: number, z: number) => {
    const gap = max(above(x, y, z), x - 0.42);
    if (gap > FAR) return gap;
    return min(
      sphere(x + 0.62, y - 0.98, z - 0.34, 0.28),
      sphere(x + 0.12, y - 1.02, z - 0.36, 0.28),
      sphere(x - 0.16, y - 0.98, z + 0.06, 0.26),
    );
  };
  const oranges = (x: number, y: number, z: number) => {
    const gap = max(above(x, y, z), -0.58 - x);
    if (gap > FAR) return gap;
    return min(
      sphere(x - 0.36, y - 1, z - 0.38, 0.26),
      sphere(x - 0.76, y - 0.96, z - 0.32, 0.25),
      sphere(x + 0.34, y - 1.02, z - 0.02, 0.24),
    );
  };
  const carrots = (x: number, y: number, z: number) => {
    const gap = max(above(x, y, z), x + 0.1);
    if (gap > FAR) return gap;
    const one = (px: number, pz: number) => {
      const t = max(0, min(1, (y - 0.5) / 0.8));
      return sqrt((px + t * 0.12) ** 2 + (pz + t * 0.1) ** 2) - 0.05 - 0.1 * t;
    };
    return (
      max(min(one(x + 0.62, z + 0.3), one(x + 0.34, z + 0.36), one(x + 0.8, z + 0.02)), y - 1.24) *
      0.85
    );
  };
  const greens = (x: number, y: number, z: number) => {
    const px = x - 0.42;
    const pz = z + 0.26;
    const ball = sphere(px, y - 1.02, pz, 0.4);
    if (ball > 0.12) return ball - 0.06;
    return (ball + 0.05 * sin(atan2(pz, px) * 7 + y * 7) * cos(y * 9)) * 0.6;
  };
  const tops = boxed([-0.74, 1.4, -0.3], [0.36, 0.24, 0.28], (x, y, z) =>
    min(
      capsule(x, y, z, -0.76, 1.22, -0.42, -0.84, 1.56, -0.5, 0.05),
      capsule(x, y, z, -0.76, 1.22, -0.42, -0.66, 1.52, -0.44, 0.045),
      capsule(x, y, z, -0.48, 1.22, -0.46, -0.48, 1.58, -0.52, 0.05),
      capsule(x, y, z, -0.94, 1.22, -0.1, -1.02, 1.5, -0.12, 0.05),
    ),
  );
  const aubergine = boxed([0.84, 0.98, -0.14], [0.16, 0.3, 0.16], (x, y, z) =>
    ellipsoid(x - 0.84, y - 0.98, z + 0.14, 0.16, 0.3, 0.16),
  );
  return assembled(
    [
      [slats, matte('#c79a63', 0.75)],
      [apples, matte('#cf2f2b', 0.2)],
      [oranges, matte('#f28c1e', 0.35)],
      [carrots, matte('#ee7a25', 0.45)],
      [greens, matte('#57a03c', 0.55)],
      [tops, matte('#57a03c', 0.55)],
      [aubergine, matte('#5d2a63', 0.15)],
      [
        (x, y, z) => roundBox(x, y - 0.44, z - 0.67, 0.3, 0.2, 0.02, 0.01),
        matte(colours.accent, 0.5),
      ],
    ],
    { height: 1.58, radius: 1.26, yaw: 0.35, pitch: 0.3 },
  );
}
