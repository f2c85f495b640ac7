import { FAR, fromRing } from '../kit/around-axis.ts';
import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, ellipsoid } from '../kit/distance.ts';
import type { ProductObject } from '../kit/product-object.ts';

const { abs, cos, max, min, round, sin, sqrt } = Math;

/** 3D model of a stack of chocolate-chip biscuits, with one biscuit leaning on it. */
export const cookies = defineObject({
  make: makeCookies,
  lessons: 'shown',
  servedAt: true,
});

function makeCookies(): ProductObject {
  const biscuit = (x: number, y: number, z: number) => {
    const gap = cylinder(x, y, z, 0.78, 0.14, 0.11);
    return gap > FAR ? gap : (gap + 0.014 * sin(x * 9 + 1) * sin(z * 10) * cos(y * 8)) * 0.85;
  };
  const chipsOn = (x: number, y: number, z: number, start: number) => {
    const gap = max(abs(y) - 0.17, sqrt(x * x + z * z) - 0.8);
    if (gap > FAR) return gap;
    return (
      min(
        ellipsoid(fromRing(x, z, 6, 0.5, start), abs(y) - 0.13, 0, 0.1, 0.06, 0.1),
        ellipsoid(fromRing(x, z, 7, 0.73, start + 0.4), y, 0, 0.07, 0.06, 0.07),
        ellipsoid(x - 0.1, abs(y) - 0.13, z + 0.06, 0.1, 0.06, 0.1),
      ) * 0.75
    );
  };
  const stack = (
    one: (x: number, y: number, z: number, start: number) => number,
    x: number,
    y: number,
    z: number,
  ) => {
    const nth = min(3, max(0, round((y - 0.15) / 0.29)));
    const shift = 0.05 * sin(nth * 2.4);
    const c = 0.3;
    // The leaning biscuit stands on its edge, with its flat side to the front.
    const ly = y - 0.84;
    const lz = z - 0.94;
    const leaning = one(x - 0.34, ly * c + lz * 0.954, ly * 0.954 - lz * c, 0.7);
    return min(one(x + 0.14 + shift, y - 0.15 - nth * 0.29, z - shift, nth), leaning);
  };
  return assembled(
    [
      [(x, y, z) => stack(biscuit, x, y, z), matte('#cf9350', 0.75)],
      [(x, y, z) => stack(chipsOn, x, y, z), matte('#3b2015', 0.35)],
    ],
    { height: 1.62, radius: 1.3, yaw: 0.2, pitch: 0.24 },
  );
}
