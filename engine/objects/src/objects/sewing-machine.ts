import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, disc, roundBox } from '../kit/distance.ts';
import { STEEL } from '../kit/material-colours.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, min, sqrt } = Math;

/** 3D model of a sewing machine with a spool of thread and cloth under its needle. */
export const sewingMachine = defineObject({
  make: makeSewingMachine,
  lessons: 'shown',
});

function makeSewingMachine(colours: ProductColours): ProductObject {
  const bed = (x: number, y: number, z: number) => roundBox(x, y - 0.14, z, 1.2, 0.14, 0.46, 0.08);
  const frame = (x: number, y: number, z: number) => {
    const column = roundBox(x - 0.82, y - 0.86, z, 0.34, 0.64, 0.34, 0.16);
    const arm = roundBox(x + 0.04, y - 1.34, z, 1.16, 0.28, 0.32, 0.18);
    const head = roundBox(x + 0.86, y - 1.14, z, 0.28, 0.44, 0.32, 0.14);
    return blend(blend(column, arm, 0.14), head, 0.1);
  };
  const wheel = (x: number, y: number, z: number) =>
    cylinder(y - 1.3, x - 1.28, z, 0.3, 0.08, 0.05);
  const steel = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.86, 0.74, 0, -0.86, 0.36, 0, 0.035),
      capsule(x, y, z, -0.74, 0.74, 0, -0.74, 0.36, 0, 0.03),
      roundBox(x + 0.8, y - 0.33, z - 0.04, 0.12, 0.02, 0.16, 0.015),
      cylinder(x + 0.3, z - 0.33, y - 1.34, 0.13, 0.04, 0.02),
      cylinder(x - 0.4, y - 1.8, z, 0.025, 0.22, 0.01),
    );
  const thread = (x: number, y: number, z: number) => {
    const off = sqrt((x - 0.4) ** 2 + z * z);
    return disc(off, y - 1.82, 0.14, 0.14, 0.03);
  };
  const spool = (x: number, y: number, z: number) =>
    disc(sqrt((x - 0.4) ** 2 + z * z), abs(y - 1.82) - 0.16, 0.18, 0.025, 0.015);
  const cloth = (x: number, y: number, z: number) =>
    roundBox(x + 0.72, y - 0.3, z, 0.44, 0.022, 0.43, 0.015);
  return assembled(
    [
      [bed, matte(colours.light, 0.3)],
      [frame, matte(colours.body, 0.26)],
      [wheel, matte(colours.accent, 0.35)],
      [steel, metal(STEEL, 0.18)],
      [thread, matte(colours.accent, 0.85)],
      [spool, matte('#e6cda4', 0.6)],
      [cloth, matte(colours.accent, 0.95)],
    ],
    { height: 2.02, radius: 1.44, yaw: 0.34, pitch: 0.18 },
  );
}
