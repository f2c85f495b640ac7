import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, min } = Math;

/** 3D model of a judge's gavel (hammer) on its block. */
export const gavel = defineObject({
  make: makeGavel,
});

function makeGavel(colours: ProductColours): ProductObject {
  const along = (x: number, y: number) => (x + 0.3) * 0.94 + (y - 1.02) * 0.34;
  const across = (x: number, y: number) => (y - 1.02) * 0.94 - (x + 0.3) * 0.34;
  const head = (x: number, y: number, z: number) =>
    cylinder(along(x, y), across(x, y), z, 0.34, 0.5, 0.06);
  const bands = (x: number, y: number, z: number) =>
    cylinder(along(x, y), abs(across(x, y)) - 0.33, z, 0.37, 0.05, 0.02);
  const handle = (x: number, y: number, z: number) =>
    capsule(x, y, z, -0.1, 1.09, 0, 1.2, 1.56, 0, 0.095);
  const block = (x: number, y: number, z: number) =>
    min(
      cylinder(x + 0.42, y - 0.09, z, 0.72, 0.09, 0.04),
      cylinder(x + 0.42, y - 0.24, z, 0.58, 0.09, 0.04),
    );
  return assembled(
    [
      [head, matte('#6d3f24', 0.32)],
      [bands, metal('#d8b264', 0.2)],
      [handle, matte('#7d4a2a', 0.34)],
      [block, matte(colours.body, 0.36)],
    ],
    { height: 1.7, radius: 1.3, yaw: 0.35, pitch: 0.2 },
  );
}
