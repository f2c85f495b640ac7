import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, extruded, roundBox, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of a closed padlock. */
export const padlock = defineObject({
  make: makePadlock,
});

function makePadlock(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) => roundBox(x, y - 0.66, z, 0.84, 0.66, 0.4, 0.16);
  const plate = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.66, z, 0.86, 0.1, 0.42, 0.08);
  const shackle = (x: number, y: number, z: number) =>
    min(
      max(torus(x, y - 1.56, z, 0.5, 0.13), 1.56 - y),
      capsule(abs(x), y, z, 0.5, 1.2, 0, 0.5, 1.56, 0, 0.13),
    );
  const eye = (x: number, y: number, z: number) => cylinder(x, z - 0.4, y - 0.66, 0.26, 0.05, 0.03);
  const hole = (x: number, y: number, z: number) =>
    min(
      cylinder(x, z - 0.44, y - 0.73, 0.09, 0.03, 0.01),
      extruded(
        max(abs(x) - 0.035 - (0.7 - y) * 0.2, abs(y - 0.6) - 0.13),
        abs(z - 0.44) - 0.03,
        0.01,
      ) * 0.95,
    );
  return assembled(
    [
      [body, matte(colours.body, 0.22)],
      [plate, matte(colours.body, 0.22)],
      [shackle, metal('#cfd3da', 0.14)],
      [eye, metal('#dfb866', 0.2)],
      [hole, matte('#1b1b1f', 0.6)],
    ],
    { height: 2.2, radius: 0.94, yaw: 0.42, pitch: 0.12 },
  );
}
