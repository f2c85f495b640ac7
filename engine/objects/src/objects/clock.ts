import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, roundBox, sphere, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sin, sqrt } = Math;

/** 3D model of a wall clock that stands on a table. */
export const clock = defineObject({
  make: makeClock,
});

function makeClock(colours: ProductColours): ProductObject {
  const rim = (x: number, y: number, z: number) => torus(x, y - 1.08, z, 0.92, 0.13);
  const body = (x: number, y: number, z: number) => cylinder(x, z, y - 1.08, 0.92, 0.1, 0.03);
  const face = (x: number, y: number, z: number) =>
    cylinder(x, z - 0.09, y - 1.08, 0.86, 0.02, 0.01);
  const marks = (x: number, y: number, z: number) => {
    const angle = Math.atan2(y - 1.08, x);
    const step = Math.PI / 6;
    const folded = angle - step * Math.round(angle / step);
    const r = sqrt(x * x + (y - 1.08) ** 2);
    return roundBox(
      r * Math.cos(folded) - 0.7,
      r * sin(folded),
      z - 0.11,
      0.07,
      0.022,
      0.012,
      0.01,
    );
  };
  const hands = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0, 1.08, 0.14, -0.3, 1.36, 0.14, 0.042),
      capsule(x, y, z, 0, 1.08, 0.15, 0.36, 1.52, 0.15, 0.032),
    );
  const second = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.05, 1.24, 0.17, 0.16, 0.5, 0.17, 0.014),
      cylinder(x, z - 0.16, y - 1.08, 0.07, 0.03, 0.01),
    );
  const feet = (x: number, y: number, z: number) =>
    capsule(abs(x), y, z, 0.5, 0.24, 0, 0.62, 0.06, 0, 0.07);
  const bells = (x: number, y: number, z: number) => {
    const ax = abs(x) - 0.56;
    const lean = ax * 0.55 + (y - 1.98) * 0.83;
    return max(sphere(ax, y - 1.98, z, 0.3), -lean - 0.02);
  };
  const knocker = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0, 1.98, 0, 0, 2.2, 0, 0.035),
      capsule(x, y, z, -0.12, 2.22, 0, 0.12, 2.22, 0, 0.07),
    );
  return assembled(
    [
      [rim, matte(colours.body, 0.22)],
      [body, matte(colours.body, 0.3)],
      [face, matte('#fdfbf6', 0.4)],
      [marks, matte('#2a2a30', 0.5)],
      [hands, matte('#2a2a30', 0.4)],
      [second, matte(colours.accent, 0.4)],
      [feet, metal('#dfb866', 0.2)],
      [bells, metal('#dfb866', 0.16)],
      [knocker, metal('#dfb866', 0.2)],
    ],
    { height: 2.32, radius: 1.06, yaw: 0.35, pitch: 0.1 },
  );
}
