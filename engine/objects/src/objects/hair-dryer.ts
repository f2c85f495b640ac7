import { FAR } from '../kit/around-axis.ts';
import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, disc, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, round, sqrt } = Math;

/** 3D model of a hair dryer on its dock, the nozzle towards +x. */
export const hairDryer = defineObject({
  make: makeHairDryer,
});

function makeHairDryer(colours: ProductColours): ProductObject {
  const barrel = (x: number, y: number, z: number) => {
    const py = y - 1.66;
    const axis = sqrt(py * py + z * z);
    return disc(axis, x + 0.12, 0.44 - 0.05 * x, 0.62, 0.12) * 0.95;
  };
  const handle = (x: number, y: number, z: number) =>
    capsule(x, y, z * 1.1, -0.16, 1.3, 0, -0.24, 0.24, 0, 0.17) * 0.92;
  const nozzle = (x: number, y: number, z: number) => {
    const t = max(0, min(1, (x - 0.5) / 0.5));
    return roundBox(x - 0.72, y - 1.66, z, 0.3, 0.32 - 0.2 * t, 0.32 + 0.04 * t, 0.06) * 0.85;
  };
  const rings = (x: number, y: number, z: number) =>
    min(
      cylinder(z, x - 0.44, y - 1.66, 0.425, 0.04, 0.015),
      cylinder(z, x + 0.58, y - 1.66, 0.465, 0.03, 0.015),
    );
  const grille = (x: number, y: number, z: number) => {
    const axis = sqrt((y - 1.66) ** 2 + z * z);
    const gap = disc(axis, x + 0.75, 0.3, 0.03, 0.01);
    if (gap > FAR) return gap;
    return max(gap, abs(axis - 0.09 * round(axis / 0.09)) - 0.028);
  };
  const buttons = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.02, y - 1.02, z, 0.05, 0.1, 0.07, 0.03),
      roundBox(x + 0.01, y - 0.76, z, 0.05, 0.07, 0.07, 0.03),
    );
  const dock = (x: number, y: number, z: number) => cylinder(x + 0.2, y - 0.07, z, 0.5, 0.07, 0.05);
  return assembled(
    [
      [barrel, matte(colours.body, 0.2)],
      [handle, matte(colours.body, 0.2)],
      [nozzle, matte('#1d1c21', 0.3)],
      [rings, metal(colours.metal, 0.16)],
      [grille, matte('#1d1c21', 0.4)],
      [buttons, matte(colours.accent, 0.3)],
      [dock, matte('#f4f1ea', 0.35)],
    ],
    { height: 2.12, radius: 1.06, yaw: -0.35, pitch: 0.14 },
  );
}
