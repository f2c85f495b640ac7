import { FAR } from '../kit/around-axis.ts';
import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, round, sin, sqrt } = Math;

/** 3D model of three macaroons, one on another. */
export const macarons = defineObject({
  make: makeMacarons,
  lessons: 'shown',
  servedAt: true,
});

function makeMacarons(colours: ProductColours): ProductObject {
  const shells = (x: number, y: number, z: number) => {
    const up = abs(y) - 0.1;
    const dome = max(cylinder(x, up, z, 0.66, 0.25, 0.21), -up);
    const gap = max(sqrt(x * x + z * z) - 0.7, abs(up - 0.03) - 0.04);
    if (gap > FAR) return min(dome, gap);
    const foot = torus(x, z, up - 0.03, 0.62, 0.045) + 0.016 * sin(x * 31) * sin(z * 29 + y * 20);
    return min(dome, foot) * 0.85;
  };
  const tower = [
    { x: 0.03, y: 0.37, tint: '#f3b6c2' },
    { x: -0.06, y: 1.05, tint: '#b9d7a4' },
    { x: 0.05, y: 1.73, tint: '#f6dfa0' },
  ];
  return assembled(
    [
      ...tower.map(
        (one) =>
          [
            (x: number, y: number, z: number) => shells(x - one.x, y - one.y, z),
            matte(one.tint, 0.5),
          ] as const,
      ),
      [
        (x, y, z) => {
          const nth = min(2, max(0, round((y - 0.37) / 0.68)));
          return cylinder(x, y - 0.37 - nth * 0.68, z, 0.6, 0.11, 0.05);
        },
        matte('#fff6e6', 0.5),
      ],
      [(x, y, z) => cylinder(x, y - 0.03, z, 0.98, 0.03, 0.02), matte(colours.body, 0.3)],
    ],
    { height: 2.06, radius: 1, yaw: 0, pitch: 0.18 },
  );
}
