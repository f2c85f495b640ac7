import { assembled, glow, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { max, min, round } = Math;

/** 3D model of a printer with paper in its feeder and a page coming out. */
export const printer = defineObject({
  make: makePrinter,
});

function makePrinter(colours: ProductColours): ProductObject {
  const shell = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 0.46, z, 1, 0.4, 0.66, 0.12),
      -roundBox(x, y - 0.36, z - 0.62, 0.72, 0.14, 0.3, 0.04),
    );
  const lid = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.9, z + 0.02, 0.96, 0.05, 0.62, 0.04);
  const slot = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.36, z - 0.3, 0.72, 0.14, 0.03, 0.01),
      roundBox(x, y - 0.24, z - 0.72, 0.6, 0.02, 0.34, 0.015),
    );
  const paper = (x: number, y: number, z: number) =>
    min(
      roundBox(
        x,
        y - 1.18 + 0.9 * (z + 0.6),
        z + 0.6 + 0.28 * (y - 1.18),
        0.62,
        0.4,
        0.012,
        0.008,
      ) * 0.7,
      roundBox(x, y - 0.3 + 0.16 * (z - 0.7), z - 0.74, 0.5, 0.01, 0.36, 0.008) * 0.9,
    );
  const print = (x: number, y: number, z: number) => {
    const row = min(2, max(-2, round((z - 0.86) / 0.1)));
    const above = y - 0.312 + 0.16 * (z - 0.7);
    return roundBox(x + 0.08 + row * 0.03, above, z - 0.86 - row * 0.1, 0.3, 0.006, 0.022, 0.004);
  };
  const panel = (x: number, y: number, z: number) =>
    roundBox(x - 0.66, y - 0.72, z - 0.65, 0.22, 0.08, 0.03, 0.02);
  const light = (x: number, y: number, z: number) => sphere(x - 0.78, y - 0.72, z - 0.685, 0.03);
  return assembled(
    [
      [shell, matte(colours.light, 0.35)],
      [lid, matte(colours.body, 0.35)],
      [slot, matte('#2b2c31', 0.5)],
      [paper, matte('#ffffff', 0.8)],
      [print, matte(colours.accent, 0.7)],
      [panel, matte('#17181c', 0.2)],
      [light, glow('#7de0a4')],
    ],
    { height: 1.56, radius: 1.2, yaw: 0.5, pitch: 0.26 },
  );
}
