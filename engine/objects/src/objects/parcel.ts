import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max } = Math;

/** 3D model of a cardboard box with tape, for goods that are delivered or moved. */
export const parcel = defineObject({
  make: makeParcel,
  emblemOf: 'selling',
});

function makeParcel(colours: ProductColours): ProductObject {
  const board = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.66, z, 0.86, 0.66, 0.7, 0.03);
  const tape = (x: number, y: number, z: number) =>
    max(roundBox(x, y - 0.66, z, 0.87, 0.67, 0.71, 0.03), abs(x) - 0.13, 0.9 - y);
  const slip = (x: number, y: number, z: number) =>
    roundBox(x - 0.44, y - 0.42, z - 0.7, 0.26, 0.19, 0.012, 0.005);
  const small = (x: number, y: number, z: number) =>
    roundBox(x * 0.95 + z * 0.3 + 0.1, y - 1.6, z * 0.95 - x * 0.3, 0.46, 0.28, 0.42, 0.03);
  return assembled(
    [
      [board, matte('#c99d68', 0.8)],
      [tape, matte(colours.accent, 0.35)],
      [slip, matte('#fbf8f1', 0.6)],
      [small, matte(colours.body, 0.6)],
    ],
    { height: 1.9, radius: 1.12, yaw: 0.5, pitch: 0.2 },
  );
}
