import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of two cushions, one leaning on the other. */
export const cushions = defineObject({
  make: makeCushions,
  propScale: 0.66,
});

function makeCushions(colours: ProductColours): ProductObject {
  const pad = (x: number, y: number, z: number, half: number) => {
    const u = min(1, (x * x) / (half * half));
    const v = min(1, (y * y) / (half * half));
    const thick = 0.05 + 0.34 * sqrt((1 - u) * (1 - v));
    // The sides of the cushion curve inwards between its corners.
    const waist = 0.09 * (1 - max(u, v) * min(u, v)) * 0.6;
    return roundBox(x, y, z, half - waist, half - waist, thick, 0.05) * 0.62;
  };
  const back = (x: number, y: number, z: number) => {
    const up = y - 0.86;
    const deep = z + 0.42;
    return pad(x + 0.32, up * 0.97 - deep * 0.22, deep * 0.97 + up * 0.22, 0.86);
  };
  const front = (x: number, y: number, z: number) => {
    const up = y - 0.62;
    const deep = z - 0.3;
    return pad(x - 0.44, up * 0.93 - deep * 0.36, deep * 0.93 + up * 0.36, 0.66);
  };
  const base = assembled(
    [
      [back, matte(colours.body, 0.92)],
      [front, matte(colours.accent, 0.92)],
      [() => Number.POSITIVE_INFINITY, matte('#f6f1e8', 0.92)],
    ],
    { height: 1.66, radius: 1.36, yaw: 0.3, pitch: 0.12 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 1) return own;
      const up = (y - 0.62) * 0.93 - (z - 0.3) * 0.36;
      return abs(abs(up) - 0.26) < 0.045 ? 2 : own;
    },
  };
}
