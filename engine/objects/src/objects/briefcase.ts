import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, type Distance, roundBox, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of a leather case with a flap, two straps and a handle. */
export const briefcase = defineObject({
  make: makeBriefcase,
});

function makeBriefcase(colours: ProductColours): ProductObject {
  const body: Distance = (x, y, z) => roundBox(x, y - 0.68, z, 1.02, 0.68, 0.3, 0.12);
  const flap: Distance = (x, y, z) => {
    const lower = 0.62 + 0.06 * x * x;
    return max(roundBox(x, y - 0.7, z - 0.03, 1.05, 0.71, 0.32, 0.13), lower - y) * 0.95;
  };
  const straps: Distance = (x, y, z) =>
    min(
      roundBox(abs(x) - 0.56, y - 0.86, z - 0.35, 0.09, 0.42, 0.03, 0.02),
      roundBox(abs(x) - 0.56, y - 1.4, z, 0.09, 0.03, 0.36, 0.02),
    );
  const buckles: Distance = (x, y, z) =>
    min(
      roundBox(abs(x) - 0.56, y - 0.56, z - 0.39, 0.13, 0.09, 0.03, 0.02),
      cylinder(abs(x) - 0.3, y - 1.46, z, 0.07, 0.05, 0.02),
    );
  const handle: Distance = (x, y, z) =>
    min(
      max(torus(x * 0.86, y - 1.46, z, 0.26, 0.055), 1.4 - y),
      capsule(x, y, z, -0.12, 1.725, 0, 0.12, 1.725, 0, 0.075),
    );
  return assembled(
    [
      [body, matte(colours.body, 0.5)],
      [flap, matte(colours.body, 0.4)],
      [straps, matte(colours.accent, 0.5)],
      [buckles, metal('#e3c26a', 0.2)],
      [handle, matte(colours.dark, 0.5)],
    ],
    { height: 1.8, radius: 1.1, yaw: 0.4, pitch: 0.16 },
  );
}
