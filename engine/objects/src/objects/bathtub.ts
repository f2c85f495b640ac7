import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, extruded, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, hypot, max, min, sin, sqrt } = Math;

/** 3D model of a freestanding bath with foam, a tap on the floor and a duck. */
export const bathtub = defineObject({
  make: makeBathtub,
});

function makeBathtub(colours: ProductColours): ProductObject {
  /** Returns the distance to the vertical wall of an oval tub that widens upwards. */
  const oval = (x: number, y: number, z: number, a: number, b: number) => {
    const grow = 0.82 + 0.18 * min(1, max(0, y / 0.8)) ** 0.7;
    const px = x / (a * grow);
    const pz = z / (b * grow);
    return (sqrt(sqrt(px ** 4 + pz ** 4)) - 1) * b * grow;
  };
  const shell = (x: number, y: number, z: number) => {
    const outer = max(oval(x, y, z, 1.42, 0.68), abs(y - 0.43) - 0.41);
    return max(outer, -max(oval(x, y, z, 1.33, 0.59), 0.2 - y)) * 0.75;
  };
  const rim = (x: number, y: number, z: number) => {
    const wall = abs(oval(x, 0.82, z, 1.4, 0.66)) - 0.03;
    return extruded(wall, abs(y - 0.85) - 0.035, 0.03) * 0.75;
  };
  const foam = (x: number, y: number, z: number) => {
    const waves = 0.035 * sin(x * 7.3) * sin(z * 9.1) + 0.03 * sin(x * 13 + 1) * sin(z * 11 + 2);
    return max(oval(x, 0.7, z, 1.33, 0.59), abs(y - 0.55) - 0.22 - waves) * 0.6;
  };
  const tap = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 1.62, 0.03, -0.28, 1.62, 1.36, -0.28, 0.045),
      capsule(x, y, z, 1.62, 1.36, -0.28, 1.16, 1.36, -0.2, 0.045),
      capsule(x, y, z, 1.16, 1.36, -0.2, 1.16, 1.22, -0.2, 0.045),
      cylinder(x - 1.62, y - 0.03, z + 0.28, 0.13, 0.03, 0.01),
      capsule(x, y, z, 1.62, 1.08, -0.28, 1.62, 1.08, -0.06, 0.035),
    );
  const duck = (x: number, y: number, z: number) => {
    const px = x + 0.5;
    const py = y - 0.84;
    const pz = z - 0.16;
    const body = hypot(px * 0.78, py * 1.1, pz) - 0.16;
    return (
      min(body, hypot(px - 0.11, py - 0.2, pz) - 0.105, hypot(px + 0.2, py - 0.07, pz) - 0.05) *
      0.85
    );
  };
  const beak = (x: number, y: number, z: number) =>
    roundBox(x + 0.27, y - 1.02, z - 0.16, 0.05, 0.022, 0.045, 0.02);
  return assembled(
    [
      [shell, matte('#fbfaf7', 0.12)],
      [rim, matte('#fbfaf7', 0.12)],
      [foam, matte('#eef6fa', 0.7)],
      [tap, metal(colours.metal, 0.15)],
      [duck, matte('#f6c944', 0.35)],
      [beak, matte('#e2762f', 0.4)],
    ],
    { height: 1.42, radius: 1.75, yaw: 0.3, pitch: 0.3 },
  );
}
