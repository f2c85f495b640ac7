import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, ellipsoid, roundBox, sphere } from '../kit/distance.ts';
import { STEEL } from '../kit/material-colours.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, min } = Math;

/** 3D model of a lawn mower with its bag. */
export const lawnMower = defineObject({
  make: makeLawnMower,
  propScale: 0.42,
});

function makeLawnMower(colours: ProductColours): ProductObject {
  const deck = (x: number, y: number, z: number) =>
    blend(
      roundBox(x - 0.2, y - 0.42, z, 0.78, 0.17, 0.56, 0.14),
      cylinder(x - 0.24, y - 0.6, z, 0.38, 0.1, 0.04),
      0.1,
    );
  const engine = (x: number, y: number, z: number) =>
    min(
      cylinder(x - 0.24, y - 0.82, z, 0.32, 0.16, 0.05),
      roundBox(x - 0.5, y - 0.78, z, 0.2, 0.12, 0.2, 0.05),
    );
  const cap = (x: number, y: number, z: number) =>
    min(cylinder(x - 0.24, y - 1.02, z, 0.25, 0.06, 0.04), sphere(x - 0.24, y - 1.08, z, 0.09));
  const wheels = (x: number, y: number, z: number) => {
    const pz = abs(z) - 0.62;
    return min(
      cylinder(x - 0.78, pz, y - 0.24, 0.24, 0.09, 0.05),
      cylinder(x + 0.42, pz, y - 0.3, 0.3, 0.09, 0.05),
    );
  };
  const hubs = (x: number, y: number, z: number) => {
    const pz = abs(z) - 0.71;
    return min(
      cylinder(x - 0.78, pz, y - 0.24, 0.12, 0.03, 0.02),
      cylinder(x + 0.42, pz, y - 0.3, 0.15, 0.03, 0.02),
    );
  };
  const handle = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, abs(z), -0.3, 0.46, 0.42, -1.22, 1.56, 0.42, 0.045),
      capsule(x, y, abs(z), -1.22, 1.56, 0, -1.22, 1.56, 0.42, 0.045),
    );
  const grip = (x: number, y: number, z: number) =>
    capsule(x, y, abs(z), -1.22, 1.56, 0.06, -1.22, 1.56, 0.34, 0.065);
  const bag = (x: number, y: number, z: number) => {
    const px = x + 0.86;
    return blend(
      roundBox(px, y - 0.56, z, 0.36, 0.24, 0.4, 0.16),
      ellipsoid(px + 0.1, y - 0.66, z, 0.36, 0.28, 0.36),
      0.1,
    );
  };
  return assembled(
    [
      [deck, matte(colours.body, 0.25)],
      [engine, matte('#2b2b30', 0.4)],
      [cap, matte(colours.accent, 0.35)],
      [wheels, matte('#232327', 0.7)],
      [hubs, matte(colours.light, 0.4)],
      [handle, metal(STEEL, 0.24)],
      [grip, matte('#232327', 0.7)],
      [bag, matte('#3b3b42', 0.95)],
    ],
    { height: 1.64, radius: 1.4, yaw: 0.5, pitch: 0.2 },
  );
}
