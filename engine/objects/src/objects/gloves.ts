import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, sin } = Math;

/** 3D model of a pair of knitted gloves. */
export const gloves = defineObject({
  make: makeGloves,
});

const FINGERS: readonly (readonly [number, number])[] = [
  [-0.24, 1.5],
  [-0.08, 1.62],
  [0.08, 1.6],
  [0.23, 1.46],
];

function makeGloves(colours: ProductColours): ProductObject {
  const placed = (x: number) => abs(x) - 0.52;
  const hand = (x: number, y: number, z: number) => {
    const px = placed(x);
    let least = roundBox(px, y - 0.78, z, 0.32, 0.32, 0.14, 0.13);
    for (const [at, top] of FINGERS)
      least = blend(least, capsule(px, y, z, at, 0.95, 0, at * 1.15, top, 0, 0.092), 0.05);
    least = blend(least, capsule(px, y, z, -0.24, 0.62, 0.02, -0.42, 1.06, 0.05, 0.1), 0.08);
    return least + 0.0016 * sin(y * 74) * sin(px * 74);
  };
  const cuffs = (x: number, y: number, z: number) => {
    const px = placed(x);
    return (roundBox(px, y - 0.28, z, 0.29, 0.24, 0.16, 0.13) + 0.012 * sin(px * 52)) * 0.8;
  };
  const stripe = (x: number, y: number, z: number) =>
    roundBox(placed(x), y - 0.56, z, 0.335, 0.05, 0.165, 0.05);
  return assembled(
    [
      [hand, matte(colours.body, 0.9)],
      [cuffs, matte(colours.second, 0.9)],
      [stripe, matte(colours.accent, 0.9)],
    ],
    { height: 1.74, radius: 0.96, yaw: 0.22, pitch: 0.1 },
  );
}
