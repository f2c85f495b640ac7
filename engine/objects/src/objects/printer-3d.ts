import { assembled, glow, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, disc, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, max, min, sin, sqrt } = Math;

/** 3D model of a 3D printer with a half-finished ribbed vase on its plate. */
export const printer3d = defineObject({
  make: makePrinter3d,
});

function makePrinter3d(colours: ProductColours): ProductObject {
  const frame = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.15, z, 1, 0.15, 0.8, 0.06),
      roundBox(abs(x) - 0.92, y - 1.12, z + 0.16, 0.075, 0.98, 0.1, 0.03),
      roundBox(x, y - 2.06, z + 0.16, 0.995, 0.075, 0.1, 0.03),
    );
  const gantry = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 1.5, z + 0.04, 0.92, 0.05, 0.05, 0.02),
      cylinder(x, y - 1.15, z, 0.05, 0.05, 0.02),
    );
  const head = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.42, z - 0.02, 0.2, 0.22, 0.17, 0.06);
  const plate = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.36, z, 0.7, 0.035, 0.68, 0.02);
  const vase = (x: number, y: number, z: number) => {
    const out = 0.3 + 0.1 * sin((y - 0.3) * 4.2);
    const ribs = 0.014 * sin(atan2(x, z) * 12 + y * 5) + 0.005 * sin(y * 90);
    return max(sqrt(x * x + z * z) - out - ribs, abs(y - 0.74) - 0.35) * 0.6;
  };
  const spool = (x: number, y: number, z: number) =>
    disc(sqrt((x - 0.5) ** 2 + (y - 2.46) ** 2), z + 0.16, 0.31, 0.13, 0.04);
  const rims = (x: number, y: number, z: number) =>
    disc(sqrt((x - 0.5) ** 2 + (y - 2.46) ** 2), abs(z + 0.16) - 0.15, 0.36, 0.025, 0.015);
  const panel = (x: number, y: number, z: number) =>
    roundBox(x - 0.55, y - 0.16, z - 0.8, 0.28, 0.08, 0.02, 0.015);
  return assembled(
    [
      [frame, matte('#2c2d33', 0.45)],
      [gantry, metal(colours.metal, 0.3)],
      [head, matte(colours.body, 0.4)],
      [plate, matte('#4a4c54', 0.6)],
      [vase, matte(colours.accent, 0.4)],
      [spool, matte(colours.accent, 0.5)],
      [rims, matte('#2c2d33', 0.45)],
      [panel, glow('#7de0d0')],
    ],
    { height: 2.82, radius: 1.29, yaw: 0.45, pitch: 0.16 },
  );
}
