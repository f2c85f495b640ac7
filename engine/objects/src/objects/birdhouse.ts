import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, ellipsoid, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of a birdhouse on its post, with a bird on the roof. */
export const birdhouse = defineObject({
  make: makeBirdhouse,
});

function makeBirdhouse(colours: ProductColours): ProductObject {
  const walls = (x: number, y: number, z: number) => {
    const gable = max(
      roundBox(x, y - 1.34, z, 0.46, 0.66, 0.42, 0.03),
      (y - 1.9) * 0.72 + abs(x) * 0.7,
    );
    return max(gable, -cylinder(x, z - 0.4, y - 1.34, 0.17, 0.2, 0.01));
  };
  const roof = (x: number, y: number, z: number) => {
    const across = abs(x) * 0.7 + (y - 1.9) * 0.714;
    const down = abs(x) * 0.714 - (y - 1.9) * 0.7;
    return max(abs(across - 0.05) - 0.045, abs(z) - 0.56, down - 0.78, -down - 0.2) * 0.95;
  };
  const perch = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0, 1.06, 0.36, 0, 1.06, 0.66, 0.035);
  const post = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.36, z, 0.09, 0.36, 0.09, 0.02),
      roundBox(x, y - 0.7, z, 0.5, 0.035, 0.46, 0.02),
      cylinder(x, y - 0.05, z, 0.4, 0.05, 0.03),
    );
  const bird = (x: number, y: number, z: number) => {
    const px = x - 0.36;
    const py = y - 1.86;
    return blend(
      blend(
        ellipsoid(px, py, z - 0.2, 0.24, 0.18, 0.16),
        sphere(px - 0.2, py - 0.18, z - 0.22, 0.14),
        0.1,
      ),
      capsule(px, py, z - 0.2, -0.14, 0.04, 0, -0.34, 0.2, 0, 0.05),
      0.08,
    );
  };
  const beak = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0.68, 2.04, 0.22, 0.77, 2.02, 0.22, 0.03),
      sphere(x - 0.62, y - 2.08, z - 0.33, 0.028),
    );
  const dark = (x: number, y: number, z: number) =>
    cylinder(x, z - 0.22, y - 1.34, 0.18, 0.02, 0.01);
  return assembled(
    [
      [walls, matte(colours.body, 0.6)],
      [roof, matte(colours.accent, 0.6)],
      [perch, matte('#a8733f', 0.6)],
      [post, matte('#a8733f', 0.65)],
      [bird, matte('#4f8fd0', 0.55)],
      [beak, matte('#f2a93b', 0.5)],
      [dark, matte('#1d1612', 0.9)],
    ],
    { height: 2.24, radius: 0.86, yaw: 0.5, pitch: 0.08 },
  );
}
