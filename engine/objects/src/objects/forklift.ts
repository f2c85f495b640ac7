import { assembled, boxed, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, roundBox, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, round } = Math;

/** 3D model of a forklift truck with a pallet of cartons on its forks, mast towards +x. */
export const forklift = defineObject({
  make: makeForklift,
  lessons: 'shown',
});

function makeForklift(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    min(
      roundBox(x + 0.5, y - 0.52, z, 0.62, 0.2, 0.42, 0.06),
      roundBox(x + 0.96, y - 0.66, z, 0.26, 0.38, 0.44, 0.12),
      roundBox(x - 0.12, y - 0.62, z, 0.12, 0.34, 0.4, 0.05),
    );
  const floor = (x: number, y: number, z: number) =>
    roundBox(x + 0.3, y - 0.34, z, 0.66, 0.06, 0.42, 0.02);
  const guard = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, abs(z), 0.12, 0.92, 0.38, -0.04, 1.98, 0.36, 0.035),
      capsule(x, y, abs(z), -0.92, 0.98, 0.38, -0.78, 1.98, 0.36, 0.035),
      roundBox(x + 0.41, y - 2.0, z, 0.44, 0.035, 0.4, 0.03),
    );
  const seat = (x: number, y: number, z: number) =>
    min(
      roundBox(x + 0.46, y - 0.82, z, 0.24, 0.08, 0.24, 0.06),
      roundBox(x + 0.68 + (y - 1.1) * 0.14, y - 1.1, z, 0.07, 0.26, 0.23, 0.06),
    );
  const wheel = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0.08, 0.9, 0, -0.06, 1.14, 0, 0.03),
      torus(
        (x + 0.08) * 0.86 + (y - 1.18) * 0.5,
        z,
        (y - 1.18) * 0.86 - (x + 0.08) * 0.5,
        0.14,
        0.024,
      ),
    );
  const tyres = (x: number, y: number, z: number) =>
    min(
      cylinder(x - 0.12, abs(z) - 0.42, y - 0.3, 0.3, 0.11, 0.05),
      cylinder(x + 0.9, abs(z) - 0.4, y - 0.25, 0.25, 0.1, 0.05),
    );
  const hubs = (x: number, y: number, z: number) =>
    min(
      cylinder(x - 0.12, abs(z) - 0.5, y - 0.3, 0.15, 0.05, 0.02),
      cylinder(x + 0.9, abs(z) - 0.47, y - 0.25, 0.12, 0.05, 0.02),
    );
  const mast = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.5, y - 1.12, abs(z) - 0.26, 0.06, 1.06, 0.045, 0.015),
      roundBox(x - 0.5, abs(y - 1.3) - 0.82, z, 0.05, 0.05, 0.26, 0.015),
      capsule(x, y, z, 0.48, 0.2, 0, 0.48, 1.7, 0, 0.04),
    );
  const forks = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.62, y - 0.72, z, 0.03, 0.24, 0.34, 0.01),
      roundBox(x - 1.12, y - 0.49, abs(z) - 0.2, 0.5, 0.022, 0.055, 0.012),
    );
  const pallet = boxed([1.16, 0.58, 0], [0.5, 0.09, 0.46], (x, y, z) => {
    const pz = z - max(-2, min(2, round(z / 0.2))) * 0.2;
    return min(
      roundBox(x - 1.16, y - 0.64, pz, 0.5, 0.022, 0.075, 0.01),
      roundBox(abs(abs(x - 1.16) - 0.24) - 0.2, y - 0.57, z, 0.055, 0.05, 0.44, 0.01),
    );
  });
  const cartons = (x: number, y: number, z: number) =>
    min(
      roundBox(abs(x - 1.16) - 0.235, y - 0.87, abs(z) - 0.215, 0.225, 0.205, 0.205, 0.015),
      roundBox(x - 1.06, y - 1.27, z - 0.06, 0.26, 0.19, 0.26, 0.015),
    );
  const tape = (x: number, y: number, z: number) =>
    min(
      roundBox(abs(x - 1.16) - 0.235, y - 0.87, abs(z) - 0.215, 0.03, 0.208, 0.208, 0.005),
      roundBox(x - 1.06, y - 1.27, z - 0.06, 0.035, 0.193, 0.263, 0.005),
    );
  const beacon = (x: number, y: number, z: number) =>
    cylinder(x + 0.7, y - 2.09, z - 0.2, 0.06, 0.07, 0.03);
  return assembled(
    [
      [body, matte(colours.body, 0.25)],
      [floor, matte('#2c2d33', 0.5)],
      [guard, matte('#2c2d33', 0.45)],
      [seat, matte('#222329', 0.7)],
      [wheel, matte('#1d1e22', 0.5)],
      [tyres, matte('#1c1c20', 0.8)],
      [hubs, matte(colours.second, 0.35)],
      [mast, metal('#5b6069', 0.35)],
      [forks, metal('#3f434a', 0.35)],
      [pallet, matte('#c99a66', 0.7)],
      [cartons, matte('#cfa676', 0.75)],
      [tape, matte('#ead3ae', 0.5)],
      [beacon, matte('#f2902f', 0.2)],
    ],
    { height: 2.2, radius: 1.68, yaw: -0.55, pitch: 0.14 },
  );
}
