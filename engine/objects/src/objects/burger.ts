import { FAR, fromRing } from '../kit/around-axis.ts';
import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, disc, ellipsoid, roundBox } from '../kit/distance.ts';
import type { ProductObject } from '../kit/product-object.ts';

const { abs, atan2, max, min, sin, sqrt } = Math;

/** 3D model of a burger with all its toppings. */
export const burger = defineObject({
  make: makeBurger,
  lessons: 'shown',
  servedAt: true,
});

function makeBurger(): ProductObject {
  const bun = (x: number, y: number, z: number) =>
    min(
      cylinder(x, y - 0.18, z, 0.86, 0.18, 0.14),
      max(ellipsoid(x, y - 0.86, z, 0.9, 0.62, 0.9), 0.86 - y),
    );
  const patty = (x: number, y: number, z: number) => cylinder(x, y - 0.5, z, 0.92, 0.13, 0.1);
  const cheese = (x: number, y: number, z: number) =>
    roundBox((x + z) * Math.SQRT1_2, y - 0.655, (z - x) * Math.SQRT1_2, 0.74, 0.03, 0.74, 0.02);
  const salad = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const gap = max(abs(y - 0.78) - 0.09, axis - 0.98);
    if (gap > FAR) return gap;
    return disc(axis, y - 0.78 + 0.045 * sin(atan2(z, x) * 11), 0.98, 0.04, 0.03) * 0.6;
  };
  const tomato = (x: number, y: number, z: number) => cylinder(x, y - 0.72, z, 0.84, 0.05, 0.03);
  const seeds = (x: number, y: number, z: number) => {
    const gap = max(1.3 - y, sqrt(x * x + z * z) - 0.65);
    if (gap > FAR) return gap;
    return (
      min(
        ellipsoid(fromRing(x, z, 9, 0.58, 0.2), y - 1.335, 0, 0.055, 0.035, 0.055),
        ellipsoid(fromRing(x, z, 5, 0.3), y - 1.445, 0, 0.055, 0.035, 0.055),
      ) * 0.7
    );
  };
  return assembled(
    [
      [bun, matte('#d3893e', 0.45)],
      [patty, matte('#5b3018', 0.8)],
      [cheese, matte('#f4b52e', 0.4)],
      [salad, matte('#6fae3e', 0.55)],
      [tomato, matte('#cf3b2a', 0.35)],
      [seeds, matte('#fbeccb', 0.6)],
    ],
    { height: 1.5, radius: 1.04, yaw: 0.2, pitch: 0.16 },
  );
}
