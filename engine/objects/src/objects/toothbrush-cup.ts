import { FAR } from '../kit/around-axis.ts';
import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, cos, max, min, round, sin } = Math;

/** 3D model of two wooden toothbrushes in a cup. */
export const toothbrushCup = defineObject({
  make: makeToothbrushCup,
});

function makeToothbrushCup(colours: ProductColours): ProductObject {
  const cup = (x: number, y: number, z: number) =>
    max(cylinder(x, y - 0.5, z, 0.52, 0.5, 0.06), -cylinder(x, y - 0.66, z, 0.45, 0.5, 0.04));
  const band = (x: number, y: number, z: number) => cylinder(x, y - 0.2, z, 0.525, 0.07, 0.02);
  /**
   * Returns a point's coordinates in one of the brushes: along the brush's handle, across it and through it.
   */
  const brush = (x: number, y: number, z: number, side: number): [number, number, number] => {
    const c = cos(0.2 * side);
    const s = sin(0.2 * side);
    const px = x - 0.12 * side;
    return [px * s + (y - 0.16) * c, px * c - (y - 0.16) * s, z - 0.06 * side];
  };
  const both =
    (one: (along: number, beside: number, through: number) => number) =>
    (x: number, y: number, z: number) =>
      min(one(...brush(x, y, z, 1)), one(...brush(x, y, z, -1)));
  const handle = both((along, beside, through) => {
    const neck = max(0, 1 - abs(along - 1.62) / 0.3);
    return roundBox(beside, along - 1.1, through, 0.115 - 0.04 * neck, 1.1, 0.07, 0.06) * 0.9;
  });
  const bristles = both((along, beside, through) => {
    const gap = roundBox(beside, along - 1.95, through - 0.16, 0.095, 0.2, 0.13, 0.02);
    if (gap > FAR) return gap;
    const tuft = abs(along - round(along / 0.08) * 0.08) - 0.034;
    return max(gap, tuft) * 0.9;
  });
  return assembled(
    [
      [cup, matte(colours.body, 0.2)],
      [band, matte(colours.light, 0.3)],
      [handle, matte('#d8ac6a', 0.55)],
      [bristles, matte('#f6f2e8', 0.7)],
    ],
    { height: 2.36, radius: 0.82, yaw: 0.3, pitch: 0.16 },
  );
}
