import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, ellipsoid, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, min } = Math;

/** 3D model of two quavers (musical notes) under one beam. */
export const notes = defineObject({
  make: makeNotes,
  lessons: 'shown',
});

function makeNotes(colours: ProductColours): ProductObject {
  const heads = (x: number, y: number, z: number) => {
    const px = abs(x) - 0.6;
    const nth = x < 0 ? 0 : 0.16;
    const py = y - 0.34 - nth;
    return ellipsoid(px * 0.92 - py * 0.38 * (x < 0 ? -1 : 1), py, z, 0.38, 0.28, 0.22) * 0.85;
  };
  const stems = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.3, 0.4, 0, -0.3, 1.8, 0, 0.065),
      capsule(x, y, z, 0.9, 0.56, 0, 0.9, 1.96, 0, 0.065),
    );
  const beam = (x: number, y: number, z: number) =>
    roundBox(x - 0.3, y - 1.78 - (x - 0.3) * 0.133, z, 0.66, 0.15, 0.1, 0.05) * 0.95;
  return assembled(
    [
      [heads, matte(colours.accent, 0.25)],
      [stems, matte(colours.body, 0.25)],
      [beam, matte(colours.body, 0.25)],
    ],
    { height: 2.06, radius: 1.08, yaw: 0.35, pitch: 0.1 },
  );
}
