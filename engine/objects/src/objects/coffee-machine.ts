import { assembled, glow, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, disc, roundBox, sphere, torus } from '../kit/distance.ts';
import { STEEL } from '../kit/material-colours.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of an espresso machine with a cup under its spout. */
export const coffeeMachine = defineObject({
  make: makeCoffeeMachine,
  lessons: 'shown',
});

function makeCoffeeMachine(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 0.86, z, 0.82, 0.86, 0.72, 0.14),
      -roundBox(x, y - 0.68, z - 0.6, 0.66, 0.42, 0.62, 0.08),
    );
  const steel = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.14, z - 0.52, 0.7, 0.09, 0.5, 0.05),
      cylinder(x, y - 1.08, z - 0.44, 0.24, 0.1, 0.03),
      cylinder(x, y - 0.92, z - 0.44, 0.19, 0.07, 0.03),
      capsule(x, y, z, 0, 0.86, 0.44, 0, 0.78, 0.44, 0.06),
      roundBox(x, y - 1.76, z, 0.74, 0.05, 0.62, 0.03),
    );
  const grip = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0, 0.94, 0.66, 0, 0.9, 1.14, 0.07),
      cylinder(x - 0.84, z - 0.3, y - 1.3, 0.1, 0.1, 0.03),
    );
  const dial = (x: number, y: number, z: number) =>
    cylinder(x + 0.48, z - 0.73, y - 1.4, 0.14, 0.02, 0.01);
  const lamps = (x: number, y: number, z: number) =>
    sphere(abs(x - 0.44) - 0.12, y - 1.4, z - 0.72, 0.05);
  const cup = (x: number, y: number, z: number) => {
    const py = y - 0.4;
    return max(
      min(
        disc(sqrt(x * x + (z - 0.5) ** 2), py, 0.19 + 0.12 * py, 0.17, 0.04),
        torus(x - 0.24, py, z - 0.5, 0.09, 0.025),
      ),
      -disc(sqrt(x * x + (z - 0.5) ** 2), py - 0.14, 0.17, 0.1, 0.02),
    );
  };
  const cups = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 0.3, y - 1.93, z, 0.2, 0.13, 0.04);
  return assembled(
    [
      [body, matte(colours.body, 0.22)],
      [steel, metal(STEEL, 0.2)],
      [grip, matte('#2a211c', 0.35)],
      [dial, matte('#fbf8f2', 0.3)],
      [lamps, glow(colours.accent)],
      [cup, matte('#fbf8f2', 0.25)],
      [cups, matte('#fbf8f2', 0.25)],
    ],
    { height: 2.06, radius: 1.16, yaw: 0.5, pitch: 0.16 },
  );
}
