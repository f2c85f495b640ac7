import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { nowhere, sphere } from '../kit/distance.ts';
import type { ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a basketball. */
export const basketball = defineObject({
  make: makeBasketball,
  lessons: 'shown',
});

function makeBasketball(): ProductObject {
  const ball = (x: number, y: number, z: number) => {
    const py = y - 1;
    const gap = sphere(x, py, z, 1);
    return gap > 0.05 ? gap : gap + 0.012 * max(0, 1 - seam(x, py, z) / 0.035);
  };
  const base = assembled(
    [
      [ball, matte('#d9762f', 0.6)],
      [nowhere, matte('#26201c', 0.6)],
    ],
    { height: 2, radius: 1, yaw: 0.5, pitch: 0.2 },
  );
  return { ...base, part: (x, y, z) => (seam(x, y - 1, z) < 0.03 ? 1 : 0) };
}

function seam(x: number, y: number, z: number): number {
  const side = abs(sqrt(z * z + (abs(x) - 1.05) ** 2) - 0.72);
  return min(abs(x), abs(y * 0.94 + z * 0.34), side);
}
