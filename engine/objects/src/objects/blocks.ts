import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, extruded, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, sqrt } = Math;

/** 3D model of wooden building blocks, set up as a gate. */
export const blocks = defineObject({
  make: makeBlocks,
});

function makeBlocks(colours: ProductColours): ProductObject {
  const cube = (x: number, y: number, z: number, at: number, up: number) =>
    roundBox(x - at, y - up, z, 0.3, 0.3, 0.3, 0.05);
  const arch = (x: number, y: number, z: number) =>
    max(roundBox(x, y - 0.9, z, 0.9, 0.3, 0.3, 0.05), -(sqrt(x * x + (y - 0.58) ** 2) - 0.36));
  const roof = (x: number, y: number, z: number) =>
    extruded(max(abs(x) * 0.78 + (y - 1.78) * 0.62, 1.21 - y), abs(z) - 0.3, 0.04);
  const ball = (x: number, y: number, z: number) => sphere(x - 0.92, y - 0.22, z - 0.74, 0.22);
  const drum = (x: number, y: number, z: number) =>
    cylinder(x + 0.78, y - 0.2, z - 0.72, 0.22, 0.2, 0.04);
  const tower = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 0.72, y - 1.38, z, 0.18, 0.18, 0.04);
  const cones = (x: number, y: number, z: number) => {
    const axis = sqrt((abs(x) - 0.72) ** 2 + z * z);
    return max(axis * 0.83 + (y - 1.92) * 0.55, 1.56 - y);
  };
  return assembled(
    [
      [(x, y, z) => cube(x, y, z, -0.6, 0.3), matte(colours.body, 0.4)],
      [(x, y, z) => cube(x, y, z, 0.6, 0.3), matte(colours.accent, 0.4)],
      [arch, matte('#d9a868', 0.5)],
      [roof, matte(colours.body, 0.4)],
      [ball, matte(colours.second, 0.35)],
      [drum, matte(colours.accent, 0.4)],
      [tower, matte('#e4bd85', 0.5)],
      [cones, matte(colours.second, 0.4)],
    ],
    { height: 1.9, radius: 1.42, yaw: 0.4, pitch: 0.2 },
  );
}
