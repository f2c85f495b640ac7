import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { disc, roundBox } from '../kit/distance.ts';
import { frontPicture, type ProductColours, type ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sin, sqrt } = Math;

/** 3D model of a squeeze tube standing on its cap. */
export const tube = defineObject({
  make: makeTube,
});

function makeTube(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) => {
    const t = max(0, min(1, (y - 0.42) / 1.7));
    const a = 0.45 + 0.1 * t;
    const b = 0.45 * (1 - t * t) + 0.035;
    const k0 = sqrt((x * x) / (a * a) + (z * z) / (b * b));
    const k1 = sqrt((x * x) / (a * a * a * a) + (z * z) / (b * b * b * b));
    const flat = k1 < 1e-9 ? -b : (k0 * (k0 - 1)) / k1;
    const deep = abs(y - 1.27) - 0.87;
    const p = max(flat + 0.02, 0);
    const q = max(deep + 0.02, 0);
    return (min(max(flat, deep) + 0.02, 0) + sqrt(p * p + q * q) - 0.02) * 0.7;
  };
  const seal = (x: number, y: number, z: number) =>
    (roundBox(x, y - 2.18, z, 0.56, 0.1, 0.035, 0.015) + 0.006 * sin(y * 90)) * 0.8;
  const cap = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    return disc(axis, y - 0.2, 0.42 + 0.02 * sin(y * 3), 0.2, 0.05);
  };
  return assembled(
    [
      [body, matte(colours.body, 0.3)],
      [seal, matte(colours.body, 0.3)],
      [cap, metal(colours.metal, 0.2)],
    ],
    {
      height: 2.28,
      radius: 0.6,
      yaw: 0.28,
      pitch: 0.1,
      decals: [frontPicture(0, 'print', 0.5, 0.5, 2, 0.01)],
    },
  );
}
