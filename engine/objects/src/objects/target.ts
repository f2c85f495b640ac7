import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, nowhere, roundBox, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, min, sqrt } = Math;

/** 3D model of an archery target on its easel with two arrows in the gold. */
export const target = defineObject({
  make: makeTarget,
  lessons: 'shown',
});

const RINGS = ['#f4f2ec', '#22242a', '#2f7fd1', '#d83a31', '#f5c430'] as const;

function makeTarget(colours: ProductColours): ProductObject {
  const face = (x: number, y: number, z: number) => cylinder(x, z, y - 1.5, 1.0, 0.1, 0.03);
  const legs = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, z, 0.34, 2.2, -0.2, 0.82, 0.05, 0.16, 0.06),
      capsule(x, y, z, 0, 2.3, -0.22, 0, 0.05, -0.9, 0.06),
      capsule(x, y, z, -0.72, 0.5, 0.08, 0.72, 0.5, 0.08, 0.05),
    );
  const shafts = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0.05, 1.54, 0.1, 0.42, 1.76, 1.1, 0.026),
      capsule(x, y, z, -0.14, 1.42, 0.1, 0.06, 1.58, 1.06, 0.026),
    );
  const feather = (x: number, y: number, z: number, mx: number, my: number, mz: number) =>
    min(
      roundBox(x - mx, y - my, z - mz, 0.012, 0.1, 0.15, 0.01),
      roundBox(x - mx, y - my, z - mz, 0.1, 0.012, 0.15, 0.01),
    );
  const feathers = (x: number, y: number, z: number) =>
    min(feather(x, y, z, 0.38, 1.74, 1.0), feather(x, y, z, 0.04, 1.565, 0.96));
  const edge = (x: number, y: number, z: number) => torus(x, y - 1.5, z, 0.99, 0.05);
  const base = assembled(
    [
      [face, matte(RINGS[0], 0.6)],
      [legs, matte('#b9834c', 0.55)],
      [shafts, matte('#d9b27c', 0.4)],
      [feathers, matte(colours.accent, 0.6)],
      [edge, matte('#d8c08f', 0.8)],
      ...RINGS.slice(1).map((colour) => [nowhere, matte(colour, 0.6)] as const),
    ],
    { height: 2.55, radius: 1.2, yaw: 0.42, pitch: 0.1 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 0 || z < 0.05) return own;
      const ring = Math.floor((1 - sqrt(x * x + (y - 1.5) ** 2)) * 5);
      return ring <= 0 ? 0 : 4 + min(4, ring);
    },
  };
}
