import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, floor, max, PI, round, sqrt } = Math;

/** 3D model of a woven rug, half unrolled, with fringes. */
export const rug = defineObject({
  make: makeRug,
  propScale: 0.42,
});

const ROLL = { y: 0.4, z: -0.62, radius: 0.4 };

function makeRug(colours: ProductColours): ProductObject {
  const flat = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.04, z - 0.14, 1.2, 0.04, 0.8, 0.03);
  const roll = (x: number, y: number, z: number) =>
    cylinder(y - ROLL.y, x, z - ROLL.z, ROLL.radius, 1.2, 0.04);
  const fringe = (x: number, y: number, z: number) => {
    const px = x - round(x / 0.1) * 0.1;
    return max(roundBox(px, y - 0.03, z - 1.02, 0.032, 0.025, 0.1, 0.02), abs(x) - 1.2);
  };
  const base = assembled(
    [
      [flat, matte(colours.body, 0.95)],
      [roll, matte(colours.body, 0.95)],
      [fringe, matte('#f3ead9', 0.95)],
      [() => Number.POSITIVE_INFINITY, matte(colours.accent, 0.95)],
      [() => Number.POSITIVE_INFINITY, matte('#f3ead9', 0.95)],
      [() => Number.POSITIVE_INFINITY, matte('#5d4a3c', 0.95)],
    ],
    { height: 0.82, radius: 1.66, yaw: 0.5, pitch: 0.36 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own === 2) return own;
      const py = y - ROLL.y;
      const pz = z - ROLL.z;
      if (own === 1 && abs(x) > 1.16) {
        const turn = sqrt(py * py + pz * pz) / 0.1 + atan2(py, pz) / (2 * PI);
        return turn - floor(turn) < 0.3 ? 5 : 4;
      }
      // Length of rug from its loose end to a point, measured along the roll too.
      const along = own === 0 ? 0.94 - z : 1.56 + (atan2(py, -pz) + PI / 2) * ROLL.radius;
      if (abs(x) > 1.04) return own;
      if (abs(x) > 0.96) return 4;
      const band = along - floor(along / 0.62) * 0.62;
      const zigzag = abs(x - round(x / 0.32) * 0.32) * 0.9;
      if (abs(band - 0.14 - zigzag) < 0.055) return 3;
      return abs(band - 0.28 - zigzag) < 0.03 ? 4 : own;
    },
  };
}
