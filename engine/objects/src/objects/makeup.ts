import { FAR } from '../kit/around-axis.ts';
import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, ellipsoid, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sin } = Math;

/** 3D model of a palette of powders, its mirror open, with a brush. */
export const makeup = defineObject({
  make: makeMakeup,
  lessons: 'shown',
});

function makeMakeup(colours: ProductColours): ProductObject {
  const tray = (x: number, y: number, z: number) => {
    const whole = roundBox(x, y - 0.11, z, 1, 0.11, 0.56, 0.05);
    if (whole > FAR) return whole;
    return max(
      whole,
      -roundBox(abs(abs(x) - 0.46) - 0.23, y - 0.24, abs(z - 0.02) - 0.24, 0.2, 0.09, 0.2, 0.03),
    );
  };
  /** Returns the distance to the lid, which leans back from the palette's far edge. */
  const lid = (x: number, y: number, z: number, half: number, deep: number, off: number) => {
    const py = y - 0.2;
    const pz = z + 0.56;
    const along = py * 0.95 - pz * 0.312 - 0.56;
    const out = py * 0.312 + pz * 0.95 - off;
    return roundBox(x, along, out, half, half * 0.56, deep, 0.03);
  };
  const pan = (x: number, y: number, z: number, column: number, row: number) =>
    roundBox(x - column, y - 0.1, z - row, 0.19, 0.085, 0.19, 0.03);
  const pair =
    (left: number, leftRow: number, right: number, rightRow: number) =>
    (x: number, y: number, z: number) => {
      const gap = max(y - 0.2, abs(x) - 0.9, abs(z) - 0.46);
      if (gap > FAR) return gap;
      return min(pan(x, y, z, left, leftRow), pan(x, y, z, right, rightRow));
    };
  const handle = (x: number, y: number, z: number) =>
    capsule(x, y, z, 1.1, 0.08, 0.9, 0.2, 0.13, 0.9, 0.075);
  const ferrule = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0.2, 0.14, 0.9, -0.12, 0.15, 0.9, 0.095);
  const hair = (x: number, y: number, z: number) =>
    (ellipsoid(x + 0.4, y - 0.17, z - 0.9, 0.38, 0.17, 0.2) + 0.006 * sin(z * 70) * sin(y * 60)) *
    0.85;
  return assembled(
    [
      [tray, matte(colours.body, 0.24)],
      [(x, y, z) => lid(x, y, z, 1, 0.055, 0), matte(colours.body, 0.24)],
      [(x, y, z) => lid(x, y, z, 0.86, 0.03, 0.05), metal('#f6fafc', 0.04)],
      [pair(-0.69, 0.26, 0.23, -0.22), matte('#c98a6b', 0.8)],
      [pair(-0.23, -0.22, 0.69, 0.26), matte('#8c4a45', 0.8)],
      [pair(0.23, 0.26, -0.69, -0.22), matte('#e9b9a2', 0.8)],
      [pair(-0.23, 0.26, 0.69, -0.22), matte('#b85d6d', 0.8)],
      [handle, matte('#1d1b20', 0.25)],
      [ferrule, metal(colours.metal, 0.2)],
      [hair, matte('#4a2d22', 0.85)],
    ],
    { height: 1.36, radius: 1.4, yaw: 0.3, pitch: 0.42 },
  );
}
