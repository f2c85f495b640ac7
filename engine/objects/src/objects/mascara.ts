import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, floor, max, min, sqrt } = Math;

/** 3D model of a mascara with its wand standing on the cap. */
export const mascara = defineObject({
  make: makeMascara,
});

function makeMascara(colours: ProductColours): ProductObject {
  const tubes = (x: number, y: number, z: number) =>
    min(
      cylinder(x + 0.36, y - 0.86, z + 0.1, 0.25, 0.86, 0.05),
      cylinder(x - 0.4, y - 0.5, z - 0.1, 0.25, 0.5, 0.05),
    );
  const rings = (x: number, y: number, z: number) =>
    min(
      cylinder(x + 0.36, y - 1.66, z + 0.1, 0.258, 0.04, 0.015),
      cylinder(x + 0.36, y - 1.78, z + 0.1, 0.15, 0.1, 0.02),
      cylinder(x - 0.4, y - 0.94, z - 0.1, 0.258, 0.04, 0.015),
    );
  const wand = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0.4, 1, 0.1, 0.4, 2.3, 0.1, 0.04);
  const brush = (x: number, y: number, z: number) => {
    const px = x - 0.4;
    const pz = z - 0.1;
    const axis = sqrt(px * px + pz * pz);
    const t = (y - 1.94) / 0.42;
    const gap = max(axis - 0.17, abs(y - 1.94) - 0.42);
    if (gap > 0.06) return gap;
    const teeth = y - 0.07 * floor(y / 0.07) - 0.035;
    const outline = 0.165 * sqrt(max(0, 1 - t * t * 0.75));
    return (
      max(axis - outline, abs(teeth) - 0.02 - 0.02 * max(0, 0.12 - axis), abs(y - 1.94) - 0.42) *
      0.75
    );
  };
  return assembled(
    [
      [tubes, matte(colours.body, 0.14)],
      [rings, metal(colours.metal, 0.16)],
      [wand, matte('#17161a', 0.3)],
      [brush, matte('#17161a', 0.6)],
    ],
    {
      height: 2.4,
      radius: 0.7,
      yaw: 0.2,
      pitch: 0.12,
    },
  );
}
