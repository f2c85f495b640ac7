import { FAR } from '../kit/around-axis.ts';
import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { disc, ellipsoid, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, cos, max, sin, sqrt } = Math;

/** 3D model of a knitted hat with a bobble. */
export const beanie = defineObject({
  make: makeBeanie,
});

function makeBeanie(colours: ProductColours): ProductObject {
  const crown = (x: number, y: number, z: number) => {
    const gap = max(ellipsoid(x, y - 0.3, z, 0.84, 1.02, 0.84), 0.1 - y);
    if (gap > FAR) return gap;
    return (gap - 0.02 * abs(cos(atan2(z, x) * 14))) * 0.8;
  };
  const brim = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const gap = disc(axis, y - 0.27, 0.93, 0.27, 0.12);
    if (gap > FAR) return gap;
    return (gap - 0.025 * abs(cos(atan2(z, x) * 17))) * 0.8;
  };
  const bobble = (x: number, y: number, z: number) => {
    const ball = sphere(x, y - 1.5, z, 0.32);
    if (ball > FAR) return ball;
    return (ball + 0.035 * sin(x * 23) * sin(y * 21 + 1) * sin(z * 22)) * 0.7;
  };
  return assembled(
    [
      [crown, matte(colours.body, 0.92)],
      [brim, matte(colours.accent, 0.92)],
      [bobble, matte(colours.light, 0.95)],
    ],
    { height: 1.82, radius: 0.96, yaw: 0.2, pitch: 0.14 },
  );
}
