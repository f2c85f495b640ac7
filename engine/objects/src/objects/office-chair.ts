import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, cos, max, min, PI, round, sin, sqrt } = Math;

/** 3D model of a desk chair on castors with a mesh back and arms. */
export const officeChair = defineObject({
  make: makeOfficeChair,
  propScale: 0.42,
});

function makeOfficeChair(colours: ProductColours): ProductObject {
  const seat = (x: number, y: number, z: number) => {
    const dip = 0.06 * max(0, z - 0.2);
    return roundBox(x, y - 0.92 + dip, z - 0.02, 0.52, 0.1, 0.5, 0.1) * 0.96;
  };
  const back = (x: number, y: number, z: number) => {
    const bent = z + 0.5 - 0.22 * x * x + (y - 1.6) * 0.1;
    return roundBox(x, y - 1.58, bent, 0.48 - 0.08 * max(0, y - 1.6), 0.5, 0.055, 0.05) * 0.88;
  };
  const lumbar = (x: number, y: number, z: number) => {
    const bent = z + 0.42 - 0.22 * x * x + (y - 1.6) * 0.1;
    return min(
      roundBox(x, y - 1.32, bent, 0.4, 0.1, 0.05, 0.05) * 0.9,
      roundBox(x, y - 2.28, z + 0.54 - 0.2 * x * x, 0.32, 0.13, 0.07, 0.07) * 0.9,
    );
  };
  const black = (x: number, y: number, z: number) => {
    const ax = abs(x);
    return min(
      roundBox(ax - 0.63, y - 1.26, z - 0.05, 0.07, 0.045, 0.3, 0.04),
      capsule(ax, y, z, 0.62, 1.24, -0.02, 0.52, 0.86, -0.05, 0.05),
      capsule(x, y, z, 0, 0.84, -0.3, 0, 1.24, -0.56, 0.055),
      capsule(x, y, z, 0, 1.24, -0.56, 0, 2.3, -0.64, 0.05),
      cylinder(x, y - 0.78, z, 0.22, 0.07, 0.03),
      cylinder(x, y - 0.36, z, 0.09, 0.16, 0.02),
    );
  };
  const column = (x: number, y: number, z: number) => cylinder(x, y - 0.6, z, 0.05, 0.22, 0.01);
  const star = (x: number, y: number, z: number) => {
    const sector = (2 * PI) / 5;
    const angle = atan2(z, x) + 0.3;
    const folded = angle - sector * round(angle / sector);
    const axis = sqrt(x * x + z * z);
    const along = axis * cos(folded);
    const beside = axis * sin(folded);
    return min(
      capsule(along, y, beside, 0.06, 0.3, 0, 0.7, 0.19, 0, 0.055),
      cylinder(y - 0.09, beside, along - 0.7, 0.09, 0.06, 0.03),
    );
  };
  return assembled(
    [
      [seat, matte(colours.body, 0.75)],
      [back, matte(colours.body, 0.7)],
      [lumbar, matte(colours.accent, 0.7)],
      [black, matte('#26262b', 0.45)],
      [column, metal('#c9ccd2', 0.2)],
      [star, matte('#26262b', 0.4)],
    ],
    { height: 2.42, radius: 0.84, yaw: 0.55, pitch: 0.14 },
  );
}
