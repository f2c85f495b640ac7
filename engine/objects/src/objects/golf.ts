import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, disc, extruded, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, sin, sqrt } = Math;

/** 3D model of a golf ball next to the hole. */
export const golf = defineObject({
  make: makeGolf,
  lessons: 'shown',
});

function makeGolf(colours: ProductColours): ProductObject {
  const green = (x: number, y: number, z: number) => cylinder(x, y - 0.09, z, 1.2, 0.09, 0.08);
  const ball = (x: number, y: number, z: number) => {
    const px = x + 0.36;
    const py = y - 0.72;
    const pz = z - 0.3;
    const gap = sphere(px, py, pz, 0.46);
    if (gap > 0.05) return gap;
    return (gap + 0.012 * max(0, sin(px * 26) * sin(py * 26) * sin(pz * 26 + 1.5) * 2)) * 0.8;
  };
  const tee = (x: number, y: number, z: number) =>
    disc(
      sqrt((x + 0.36) ** 2 + (z - 0.3) ** 2),
      y - 0.22,
      0.06 + 0.12 * max(0, y - 0.16),
      0.08,
      0.01,
    ) * 0.8;
  const hole = (x: number, y: number, z: number) =>
    cylinder(x - 0.5, y - 0.185, z + 0.3, 0.17, 0.006, 0.002);
  const pole = (x: number, y: number, z: number) =>
    cylinder(x - 0.5, y - 1.24, z + 0.3, 0.03, 1.08, 0.01);
  const flag = (x: number, y: number, z: number) => {
    const px = x - 0.52;
    const wave = z + 0.3 + 0.06 * sin(px * 7);
    return (
      max(
        extruded(max(-px, abs(y - 2.04) - 0.3 + px * 0.34, px - 0.8), abs(wave) - 0.02, 0.015),
        -9,
      ) * 0.75
    );
  };
  return assembled(
    [
      [green, matte('#5f9f4f', 0.9)],
      [ball, matte('#fdfcf8', 0.25)],
      [tee, matte(colours.body, 0.4)],
      [hole, matte('#1b1b1f', 0.9)],
      [pole, matte('#f4f1ea', 0.4)],
      [flag, matte(colours.accent, 0.6)],
    ],
    { height: 2.34, radius: 1.36, yaw: 0.2, pitch: 0.2 },
  );
}
