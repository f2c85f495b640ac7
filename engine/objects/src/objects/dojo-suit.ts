import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, ellipsoid, roundBox } from '../kit/distance.ts';
import type { ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sin } = Math;

/** 3D model of a folded martial-arts suit with its belt tied round it. */
export const dojoSuit = defineObject({
  make: makeDojoSuit,
  lessons: 'shown',
});

function makeDojoSuit(): ProductObject {
  const soft = (x: number, z: number) => 0.02 * sin(x * 5 + 1) * sin(z * 6);
  const cloth = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.24, z, 1.12, 0.24, 0.86, 0.2),
      roundBox(x, y - 0.66 - soft(x, z), z + 0.02, 1.06, 0.22, 0.82, 0.19),
      roundBox(x, y - 1.04 - soft(x + 1, z), z + 0.04, 1.02, 0.19, 0.78, 0.17),
    ) * 0.92;
  const belt = (x: number, y: number, z: number) => {
    const round = roundBox(x, y - 0.63, z, 1.16, 0.66, 0.9, 0.2);
    return max(abs(round) - 0.02, abs(x + 0.1) - 0.17) * 0.9;
  };
  const knot = (x: number, y: number, z: number) =>
    min(
      ellipsoid(x + 0.1, y - 0.74, z - 0.96, 0.26, 0.2, 0.13),
      capsule(x, y, z * 0.6, 0.0, 0.66, 0.6, 0.34, 0.16, 0.66, 0.085),
      capsule(x, y, z * 0.6, -0.2, 0.66, 0.6, -0.5, 0.2, 0.66, 0.085),
    ) * 0.7;
  return assembled(
    [
      [cloth, matte('#f7f5f0', 0.85)],
      [belt, matte('#2a2a30', 0.7)],
      [knot, matte('#2a2a30', 0.7)],
    ],
    { height: 1.3, radius: 1.42, yaw: 0.42, pitch: 0.34 },
  );
}
