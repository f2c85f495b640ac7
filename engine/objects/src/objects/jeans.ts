import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, cylinder, extruded, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, cos, max, min, sin, sqrt } = Math;

/** 3D model of a pair of jeans, standing. */
export const jeans = defineObject({
  make: makeJeans,
  propScale: 0.66,
});

function makeJeans(colours: ProductColours): ProductObject {
  const flatOf = (x: number, y: number) => {
    const ax = abs(x);
    const hips = max(ax - 0.56 + 0.06 * max(0, y - 1.5), abs(y - 1.76) - 0.46);
    const middle = 0.32 + (1.4 - y) * 0.07;
    const leg = max(abs(ax - middle) - 0.25 + (1.4 - y) * 0.03, abs(y - 0.84) - 0.84);
    return blend(hips, leg, 0.06);
  };
  const denim = (x: number, y: number, z: number) => {
    const fold = 0.018 * sin(y * 7 + x * 4) + 0.012 * cos(x * 9 - y * 3);
    return extruded(flatOf(x, y), abs(z - fold) - 0.18, 0.13) * 0.78;
  };
  const band = (x: number, y: number, z: number) => roundBox(x, y - 2.16, z, 0.54, 0.09, 0.2, 0.06);
  const stitching = (x: number, y: number, z: number) => {
    if (z < 0.1) return max(0.12 - z, 0.02);
    const pocket = abs(sqrt((abs(x) - 0.54) ** 2 + (y - 2.1) ** 2) - 0.32) - 0.014;
    const fly = max(abs(x - 0.07) - 0.012, abs(y - 1.84) - 0.26);
    const hem = abs(y - 0.12) - 0.014;
    return max(min(pocket, fly, hem), denim(x, y, z) - 0.008) * 0.8;
  };
  const hems = (x: number, y: number, z: number) => max(denim(x, y, z) - 0.02, y - 0.1);
  const button = (x: number, y: number, z: number) =>
    cylinder(x, z - 0.2, y - 2.16, 0.055, 0.03, 0.015);
  return assembled(
    [
      [denim, matte('#33527d', 0.85)],
      [band, matte('#2c4870', 0.85)],
      [stitching, matte('#d79a45', 0.7)],
      [hems, matte('#4a6c9a', 0.85)],
      [button, metal(colours.metal, 0.25)],
    ],
    { height: 2.26, radius: 0.74, yaw: 0.32, pitch: 0.08 },
  );
}
