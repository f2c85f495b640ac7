import { assembled, boxed, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, ellipsoid } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a round vase with three stems. */
export const vase = defineObject({
  make: makeVase,
  lessons: 'named',
});

/** Positions of the flower stems' lower ends in the vase, and the size of each bud. */
const STEMS: readonly (readonly [number, number, number, number])[] = [
  [-0.36, 1.86, 0.1, 0.2],
  [0.02, 2.1, -0.08, 0.23],
  [0.4, 1.78, 0.06, 0.19],
];

function makeVase(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const belly = ellipsoid(x, y - 0.52, z, 0.6, 0.56, 0.6);
    const neck = cylinder(x, y - 1.1, z, 0.19 + 0.1 * max(0, y - 1.1), 0.2, 0.04);
    const hollow = max(axis - 0.15 - 0.1 * max(0, y - 1.1), 0.9 - y);
    return max(blend(belly, neck, 0.22), -hollow, 0.03 - y) * 0.85;
  };
  const stems = boxed([0, 1.5, 0], [0.4, 0.8, 0.16], (x, y, z) => {
    let least = 9;
    for (const [ax, ay, az] of STEMS)
      least = min(least, capsule(x, y, z, 0.1 * ax, 0.9, 0, ax, ay, az, 0.018));
    return least;
  });
  const buds = boxed([0, 2.18, 0], [0.6, 0.48, 0.3], (x, y, z) => {
    let least = 9;
    for (const [ax, ay, az, size] of STEMS)
      least = min(
        least,
        ellipsoid(x - ax, y - ay - size, z - az, size * 0.78, size * 1.2, size * 0.78),
      );
    return least;
  });
  const band = (x: number, y: number, z: number) =>
    max(ellipsoid(x, y - 0.52, z, 0.605, 0.565, 0.605), abs(y - 0.52) - 0.07);
  return assembled(
    [
      [body, matte(colours.body, 0.12)],
      [band, matte(colours.light, 0.2)],
      [stems, matte('#5d8a52', 0.6)],
      [buds, matte(colours.accent, 0.55)],
    ],
    { height: 2.64, radius: 0.64, yaw: 0.2, pitch: 0.16 },
  );
}
