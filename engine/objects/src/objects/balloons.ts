import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, ellipsoid, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of three balloons, tied to a small present. */
export const balloons = defineObject({
  make: makeBalloons,
});

function makeBalloons(colours: ProductColours): ProductObject {
  const balloon = (x: number, y: number, z: number, mx: number, my: number, mz: number) =>
    blend(
      ellipsoid(x - mx, y - my, z - mz, 0.46, 0.56, 0.46),
      ellipsoid(x - mx, y - my + 0.6, z - mz, 0.07, 0.07, 0.07),
      0.1,
    ) * 0.95;
  const strings = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.52, 1.26, 0, 0, 0.44, 0, 0.014),
      capsule(x, y, z, 0.54, 1.16, 0.1, 0, 0.44, 0, 0.014),
      capsule(x, y, z, 0.04, 1.56, -0.24, 0, 0.44, 0, 0.014),
    );
  const box = (x: number, y: number, z: number) => roundBox(x, y - 0.2, z, 0.3, 0.2, 0.3, 0.03);
  const ribbon = (x: number, y: number, z: number) =>
    min(
      max(roundBox(x, y - 0.2, z, 0.31, 0.21, 0.31, 0.03), min(abs(x), abs(z)) - 0.06),
      ellipsoid(abs(x) - 0.1, y - 0.45, z, 0.1, 0.06, 0.05),
    );
  return assembled(
    [
      [(x, y, z) => balloon(x, y, z, -0.52, 1.86, 0), matte(colours.body, 0.1)],
      [(x, y, z) => balloon(x, y, z, 0.54, 1.76, 0.1), matte(colours.accent, 0.1)],
      [(x, y, z) => balloon(x, y, z, 0.04, 2.16, -0.24), matte(colours.second, 0.1)],
      [strings, matte('#f4f1ea', 0.6)],
      [box, matte(colours.light, 0.5)],
      [ribbon, matte(colours.accent, 0.35)],
    ],
    { height: 2.72, radius: 1.06, yaw: 0.2, pitch: 0.06 },
  );
}
