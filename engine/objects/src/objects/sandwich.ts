import { FAR } from '../kit/around-axis.ts';
import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { extruded } from '../kit/distance.ts';
import type { ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sin } = Math;

/** 3D model of a sandwich of toasted bread, cut in two. */
export const sandwich = defineObject({
  make: makeSandwich,
  servedAt: true,
});

function makeSandwich(): ProductObject {
  /**
   * Returns the distance to the sandwich's triangular outline from above, with the right angle at the back and
   * the cut in front.
   */
  const triangle = (x: number, z: number, cut: number, sides: number) => {
    const px = (z - x) * Math.SQRT1_2;
    const pz = (z + x) * Math.SQRT1_2;
    return max(z - 0.42 - cut, -px - 0.54 - sides, -pz - 0.54 - sides);
  };
  const slice = (
    x: number,
    y: number,
    z: number,
    level: number,
    thick: number,
    grow: number,
    sides = grow,
  ) => extruded(triangle(x, z, grow, sides), abs(y - level) - thick, 0.03);
  const pair = (x: number, y: number, z: number, thick: number, cut: number, sides: number) =>
    min(slice(x, y, z, 0.15, thick, cut, sides), slice(x, y, z, 0.98, thick, cut, sides));
  const salad = (x: number, y: number, z: number) => {
    const gap = slice(x, y, z, 0.36, 0.13, 0.09);
    if (gap > FAR) return gap;
    return slice(x, y + 0.05 * sin(x * 13) + 0.03 * sin(z * 15), z, 0.36, 0.05, 0.075) * 0.6;
  };
  return assembled(
    [
      [(x, y, z) => pair(x, y, z, 0.15, 0, 0), matte('#dba25a', 0.75)],
      [(x, y, z) => pair(x, y, z, 0.12, 0.012, -0.04), matte('#f7e3b8', 0.9)],
      [salad, matte('#6cb03e', 0.5)],
      [(x, y, z) => slice(x, y, z, 0.5, 0.065, -0.01), matte('#d8402f', 0.3)],
      [(x, y, z) => slice(x, y, z, 0.625, 0.045, 0.055), matte('#f7c743', 0.4)],
      [(x, y, z) => slice(x, y, z, 0.75, 0.075, 0.02), matte('#e59a93', 0.45)],
    ],
    { height: 1.13, radius: 1.3, yaw: -0.35, pitch: 0.26 },
  );
}
