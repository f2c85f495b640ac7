import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, roundBox, sphere, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of a drum with its sticks. */
export const drum = defineObject({
  make: makeDrum,
  propScale: 0.66,
  lessons: 'shown',
});

function makeDrum(colours: ProductColours): ProductObject {
  const shell = (x: number, y: number, z: number) => cylinder(x, y - 0.62, z, 0.92, 0.5, 0.02);
  const skin = (x: number, y: number, z: number) => cylinder(x, y - 0.62, z, 0.9, 0.56, 0.03);
  const hoops = (x: number, y: number, z: number) => torus(x, z, abs(y - 0.62) - 0.53, 0.95, 0.06);
  const rods = (x: number, y: number, z: number) => {
    // The drum's eight rods are found by mirroring the plan, because angles are expensive to compute.
    const long = max(abs(x), abs(z));
    const short = min(abs(x), abs(z));
    const between = short > long * (Math.SQRT2 - 1);
    const a = (between ? (long + short) * Math.SQRT1_2 : long) - 0.99;
    const b = between ? (long - short) * Math.SQRT1_2 : short;
    return min(
      cylinder(a, y - 0.62, b, 0.028, 0.5, 0.01),
      roundBox(a + 0.02, abs(y - 0.62) - 0.26, b, 0.05, 0.1, 0.06, 0.03),
    );
  };
  const sticks = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.74, 1.26, 0.62, 0.86, 1.42, -0.16, 0.05),
      sphere(x - 0.86, y - 1.42, z + 0.16, 0.09),
      capsule(x, y, z, 0.86, 1.26, 0.66, -0.7, 1.3, -0.24, 0.05),
      sphere(x + 0.7, y - 1.3, z + 0.24, 0.09),
    );
  return assembled(
    [
      [shell, matte(colours.body, 0.16)],
      [skin, matte('#fbf8f2', 0.6)],
      [hoops, metal('#d6d9de', 0.18)],
      [rods, metal('#d6d9de', 0.2)],
      [sticks, matte('#d0a066', 0.4)],
    ],
    { height: 1.5, radius: 1.12, yaw: 0.3, pitch: 0.28 },
  );
}
