import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, roundBox, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a hiking rucksack with a rolled mat on top. */
export const rucksack = defineObject({
  make: makeRucksack,
  propScale: 0.66,
});

function makeRucksack(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) => {
    const px = x / (1 - 0.08 * (y - 1));
    return roundBox(px, y - 0.98, z, 0.62, 0.94, 0.38, 0.26) * 0.92;
  };
  const pocket = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.62, z - 0.38, 0.44, 0.38, 0.16, 0.14);
  const lid = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.72, z - 0.04, 0.6, 0.2, 0.44, 0.17);
  const straps = (x: number, y: number, z: number) =>
    min(
      roundBox(abs(x) - 0.28, y - 1.28, z - 0.4, 0.05, 0.36, 0.06, 0.02),
      max(
        abs(sqrt((y - 1.1) ** 2 + (z + 0.36) ** 2 * 2.2) - 0.56) - 0.05,
        abs(abs(x) - 0.34) - 0.1,
        z + 0.3,
      ) * 0.7,
      max(torus(x, y - 1.98, z + 0.3, 0.16, 0.04), 1.94 - y),
    );
  const buckles = (x: number, y: number, z: number) =>
    min(
      roundBox(abs(x) - 0.28, y - 1.26, z - 0.46, 0.08, 0.06, 0.03, 0.02),
      roundBox(x, y - 0.82, z - 0.545, 0.36, 0.02, 0.012, 0.01),
    );
  const mat = (x: number, y: number, z: number) =>
    cylinder(y - 2.12, x, z - 0.02, 0.25, 0.78, 0.04);
  const ties = (x: number, y: number, z: number) =>
    cylinder(y - 2.12, abs(x) - 0.4, z - 0.02, 0.265, 0.05, 0.02);
  const bottle = (x: number, y: number, z: number) =>
    min(
      cylinder(x - 0.7, y - 0.72, z - 0.08, 0.15, 0.4, 0.06),
      cylinder(x - 0.7, y - 1.18, z - 0.08, 0.09, 0.07, 0.02),
    );
  const side = (x: number, y: number, z: number) =>
    roundBox(abs(x) - 0.66, y - 0.42, z - 0.06, 0.2, 0.26, 0.24, 0.1);
  return assembled(
    [
      [body, matte(colours.body, 0.75)],
      [pocket, matte(colours.body, 0.75)],
      [lid, matte(colours.second, 0.75)],
      [straps, matte('#2a2a30', 0.7)],
      [buckles, matte('#e8e4da', 0.4)],
      [mat, matte(colours.accent, 0.85)],
      [ties, matte('#2a2a30', 0.7)],
      [bottle, metal('#d5d8dd', 0.22)],
      [side, matte(colours.second, 0.75)],
    ],
    { height: 2.38, radius: 0.96, yaw: 0.4, pitch: 0.12 },
  );
}
