import { assembled, glass, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, disc, sphere, torus } from '../kit/distance.ts';
import type { ProductObject } from '../kit/product-object.ts';

const { max, min, sqrt } = Math;

/** 3D model of a cocktail in a stemmed glass, with an orange slice and a straw. */
export const cocktail = defineObject({
  make: makeCocktail,
  lessons: 'shown',
  servedAt: true,
});

function makeCocktail(): ProductObject {
  const cone = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    return max((axis - 0.06 - (y - 0.98) * 0.92) * 0.735, y - 1.78, 0.98 - y);
  };
  const stem = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    return blend(
      blend(disc(axis, y - 0.5, 0.045, 0.5, 0.02), disc(axis, y - 0.03, 0.5, 0.03, 0.02), 0.16),
      sphere(x, y - 1, z, 0.09),
      0.1,
    );
  };
  const rim = (x: number, y: number, z: number) => torus(x, z, y - 1.8, 0.79, 0.025);
  const slice = (x: number, y: number, z: number, r: number, half: number) =>
    cylinder((x - 0.72) * 0.9 + z * 0.2, z * 0.9 - (x - 0.72) * 0.2, y - 1.86, r, half, 0.02);
  const olive = (x: number, y: number, z: number) =>
    min(sphere(x + 0.2, y - 1.82, z - 0.16, 0.11), sphere(x + 0.02, y - 1.92, z - 0.06, 0.11));
  const stick = (x: number, y: number, z: number) =>
    capsule(x, y, z, -0.5, 1.66, 0.34, 0.5, 2.2, -0.22, 0.02);
  return assembled(
    [
      [cone, glass('#e2573c', 0.05)],
      [stem, glass('#eef1f4', 0.04)],
      [rim, glass('#f5f6f7', 0.04)],
      [(x, y, z) => slice(x, y, z, 0.33, 0.05), matte('#ef8d22', 0.45)],
      [(x, y, z) => slice(x, y, z, 0.28, 0.07), matte('#f9b64d', 0.35)],
      [olive, matte('#b3142b', 0.2)],
      [stick, matte('#c79a5b', 0.6)],
    ],
    { height: 2.22, radius: 1.05, yaw: 0.15, pitch: 0.2 },
  );
}
