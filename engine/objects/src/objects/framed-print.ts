import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { max, sin, sqrt } = Math;

/** 3D model of a picture of sun and hills in a frame, leaning back. */
export const framedPrint = defineObject({
  make: makeFramedPrint,
  lessons: 'shown',
});

function makeFramedPrint(colours: ProductColours): ProductObject {
  const lean = (z: number, y: number) => z + (y - 1.2) * 0.12;
  const frame = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 1.24, lean(z, y), 0.98, 1.24, 0.1, 0.03),
      -roundBox(x, y - 1.24, lean(z, y) - 0.16, 0.86, 1.12, 0.12, 0.01),
    ) * 0.98;
  const mount = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.24, lean(z, y), 0.88, 1.14, 0.055, 0.01);
  const print = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.24, lean(z, y) - 0.05, 0.64, 0.9, 0.02, 0.005);
  const nowhere = () => Number.POSITIVE_INFINITY;
  const base = assembled(
    [
      [frame, matte('#b9824f', 0.4)],
      [mount, matte('#fdfbf6', 0.7)],
      [print, matte('#f3e3cf', 0.6)],
      [nowhere, matte(colours.accent, 0.6)],
      [nowhere, matte(colours.body, 0.6)],
      [nowhere, matte(colours.second, 0.6)],
    ],
    { height: 2.48, radius: 1.04, yaw: 0.4, pitch: 0.06 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 2) return own;
      if (y < 0.86 + 0.16 * sin(x * 3.2 + 1)) return 4;
      if (y < 1.1 + 0.14 * sin(x * 4 + 3.4)) return 5;
      return sqrt((x - 0.12) ** 2 + (y - 1.42) ** 2) < 0.34 ? 3 : own;
    },
  };
}
