import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { disc, ellipsoid, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { max, min, sqrt } = Math;

/** 3D model of a king and a pawn of a chess set. */
export const chessPieces = defineObject({
  make: makeChessPieces,
  lessons: 'shown',
});

function makeChessPieces(colours: ProductColours): ProductObject {
  const foot = (off: number, y: number, r: number) =>
    min(disc(off, y - 0.09, r, 0.09, 0.04), disc(off, y - 0.22, r * 0.84, 0.05, 0.03));
  const king = (x: number, y: number, z: number) => {
    const off = sqrt((x + 0.42) ** 2 + (z + 0.14) ** 2);
    const stem =
      disc(
        off,
        y - 0.9,
        0.2 + 0.16 * (y - 0.95) ** 2 + max(0, 0.16 - 0.3 * (y - 0.3)),
        0.68,
        0.02,
      ) * 0.8;
    const head = disc(off, y - 1.78, 0.24 + 0.24 * (y - 1.6), 0.2, 0.06) * 0.9;
    const low = min(foot(off, y, 0.56), stem);
    if (y < 1.2) return low;
    return min(
      low,
      disc(off, y - 1.52, 0.38, 0.05, 0.04),
      head,
      ellipsoid(off, y - 2.0, 0, 0.24, 0.08, 0.24),
      roundBox(x + 0.42, y - 2.24, z + 0.14, 0.055, 0.18, 0.05, 0.02),
      roundBox(x + 0.42, y - 2.27, z + 0.14, 0.14, 0.05, 0.05, 0.02),
    );
  };
  const pawn = (x: number, y: number, z: number) => {
    const off = sqrt((x - 0.66) ** 2 + (z - 0.4) ** 2);
    const stem = disc(off, y - 0.55, 0.15 + max(0, 0.2 - 0.4 * (y - 0.25)), 0.36, 0.02) * 0.85;
    return min(
      foot(off, y, 0.42),
      stem,
      disc(off, y - 0.9, 0.26, 0.05, 0.03),
      sphere(off, y - 1.14, 0, 0.27),
    );
  };
  return assembled(
    [
      [king, matte(colours.body, 0.22)],
      [pawn, matte('#f3e6cf', 0.25)],
    ],
    { height: 2.44, radius: 1.18, yaw: 0.1, pitch: 0.14 },
  );
}
