import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, disc, ellipsoid, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { max, min, sqrt } = Math;

/** 3D model of a kettle with a curved spout. */
export const kettle = defineObject({
  make: makeKettle,
});

function makeKettle(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    disc(sqrt(x * x + z * z), y - 0.66, 0.72 - 0.24 * (y - 0.2), 0.56, 0.1) * 0.92;
  const base = (x: number, y: number, z: number) => cylinder(x, y - 0.05, z, 0.74, 0.05, 0.03);
  const lid = (x: number, y: number, z: number) =>
    min(
      max(ellipsoid(x, y - 1.2, z, 0.44, 0.14, 0.44), 1.2 - y),
      cylinder(x, y - 1.36, z, 0.04, 0.06, 0.01),
    );
  const spout = (x: number, y: number, z: number) =>
    blend(
      blend(
        capsule(x, y, z, -0.62, 0.3, 0, -1.02, 0.62, 0, 0.1),
        capsule(x, y, z, -1.02, 0.62, 0, -1.06, 1.16, 0, 0.075),
        0.2,
      ),
      capsule(x, y, z, -1.06, 1.16, 0, -1.34, 1.32, 0, 0.065),
      0.16,
    );
  const handle = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0.46, 1.06, 0, 1.0, 1.12, 0, 0.085),
      capsule(x, y, z, 1.0, 1.12, 0, 1.12, 0.5, 0, 0.085),
    );
  const knob = (x: number, y: number, z: number) => sphere(x, y - 1.46, z, 0.1);
  return assembled(
    [
      [body, matte(colours.body, 0.28)],
      [base, matte('#26262b', 0.4)],
      [lid, matte(colours.body, 0.28)],
      [spout, matte(colours.body, 0.28)],
      [handle, matte('#9a6238', 0.4)],
      [knob, matte('#9a6238', 0.4)],
    ],
    { height: 1.56, radius: 1.4, yaw: 0.3, pitch: 0.16 },
  );
}
