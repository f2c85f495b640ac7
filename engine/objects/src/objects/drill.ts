import { assembled, boxed, glow, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, roundBox, sphere } from '../kit/distance.ts';
import { STEEL } from '../kit/material-colours.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, cos, max, min, sqrt } = Math;

/** 3D model of a cordless drill. */
export const drill = defineObject({
  make: makeDrill,
});

function makeDrill(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    blend(
      cylinder(y - 1.5, x + 0.16, z, 0.32, 0.72, 0.14),
      capsule(x, y, z, -0.44, 1.4, 0, -0.62, 0.5, 0, 0.22),
      0.14,
    );
  const dark = (x: number, y: number, z: number) =>
    min(
      cylinder(y - 1.5, x - 0.7, z, 0.27, 0.16, 0.04),
      roundBox(x + 0.2, y - 1.14, z, 0.1, 0.17, 0.08, 0.05),
      cylinder(y - 1.5, x + 0.88, z, 0.25, 0.05, 0.03),
      roundBox(x + 0.62, y - 0.96 - (x + 0.62) * 0.2, z, 0.235, 0.24, 0.235, 0.18) * 0.95,
    );
  const battery = (x: number, y: number, z: number) =>
    roundBox(x + 0.56, y - 0.2, z, 0.46, 0.2, 0.3, 0.07);
  const chuck = (x: number, y: number, z: number) =>
    cylinder(y - 1.5, x - 0.98, z, 0.24 - 0.3 * max(0, x - 0.95), 0.16, 0.03) * 0.9;
  const bit = boxed([1.42, 1.5, 0], [0.32, 0.08, 0.08], (x, y, z) => {
    const turn = atan2(y - 1.5, z) + x * 22;
    return (sqrt((y - 1.5) ** 2 + z * z) - 0.05 - 0.02 * cos(turn * 2)) * 0.5;
  });
  const band = (x: number, y: number, z: number) =>
    cylinder(y - 1.5, x - 0.3, z, 0.335, 0.06, 0.02);
  const bitEnd = (x: number, y: number, z: number) => max(bit(x, y, z), x - 1.72, 1.1 - x);
  const lamps = (x: number, y: number, z: number) =>
    sphere(abs(x + 0.56) - 0.12, y - 0.24, z - 0.3, 0.035);
  return assembled(
    [
      [body, matte(colours.body, 0.35)],
      [dark, matte('#26262b', 0.5)],
      [battery, matte('#2f2f35', 0.5)],
      [chuck, metal('#8f949d', 0.25)],
      [bitEnd, metal(STEEL, 0.2)],
      [band, matte(colours.accent, 0.35)],
      [lamps, glow('#8ff0b4')],
    ],
    { height: 1.86, radius: 1.72, yaw: 0.4, pitch: 0.1 },
  );
}
