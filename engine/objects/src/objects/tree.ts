import { FAR } from '../kit/around-axis.ts';
import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, ellipsoid, sphere } from '../kit/distance.ts';
import type { ProductObject } from '../kit/product-object.ts';

const { cos, max, min, sin, sqrt } = Math;

/** 3D model of a young broad-leaved tree on a patch of grass. */
export const tree = defineObject({
  make: makeTree,
  emblemOf: 'cause',
});

/** Balls of foliage that form the tree's crown: centre and radius of each. */
const CROWN: readonly (readonly [number, number, number, number])[] = [
  [0, 1.86, 0, 0.62],
  [-0.5, 1.52, 0.14, 0.44],
  [0.52, 1.56, 0.04, 0.46],
  [0.16, 1.42, 0.44, 0.4],
  [-0.16, 1.46, -0.42, 0.42],
  [0.12, 2.24, -0.04, 0.42],
];

const WHOLE = { y: 1.84, across: 1.02, up: 0.86 };

function makeTree(): ProductObject {
  const crown = (x: number, y: number, z: number) => {
    const gap = ellipsoid(x, y - WHOLE.y, z, WHOLE.across, WHOLE.up, WHOLE.across);
    if (gap > FAR) return gap;
    let balls = 9;
    for (let nth = 0; nth < CROWN.length; nth++) {
      const [bx = 0, by = 0, bz = 0, r = 0] = CROWN[nth] ?? [];
      balls = blend(balls, sphere(x - bx, y - by, z - bz, r), 0.09);
    }
    if (balls > FAR) return balls;
    // The leaves are two crossing waves on the foliage, so that no rows are visible.
    const leaves =
      sin(x * 17 + y * 6) * sin(y * 18 - z * 5) * sin(z * 17 + x * 4) * 0.03 +
      sin(x * 31 - z * 9) * cos(y * 29 + x * 7) * sin(z * 30) * 0.014;
    return (balls + leaves) * 0.72;
  };
  const trunk = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const gap = max(axis - 0.34, y - 1.7, -y);
    if (gap > FAR) return gap;
    const flare = 0.1 + 0.13 * max(0, 0.34 - y) ** 1.5 * 2.4 + 0.02 * max(0, 1 - y);
    const stem = max(axis - flare, y - 1.6, -y) * 0.85;
    return min(
      blend(stem, capsule(x, y, z, 0, 0.86, 0, 0.36, 1.36, 0.06, 0.06), 0.08),
      blend(stem, capsule(x, y, z, 0, 0.98, 0, -0.34, 1.36, 0.1, 0.05), 0.08),
    );
  };
  const grass = (x: number, y: number, z: number) =>
    max(ellipsoid(x, y + 0.02, z, 0.74, 0.15, 0.74), -y) * 0.7;
  return assembled(
    [
      [crown, matte('#5fa04a', 0.75)],
      [trunk, matte('#86603f', 0.85)],
      [grass, matte('#6aa24a', 0.9)],
    ],
    { height: 2.66, radius: 1.02, yaw: 0.25, pitch: 0.12 },
  );
}
