import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, ellipsoid, roundBox, sphere, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a piggy bank with a coin above its slot. */
export const piggyBank = defineObject({
  make: makePiggyBank,
});

function makePiggyBank(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) => {
    const trunk = ellipsoid(x, y - 0.98, z, 1, 0.76, 0.72);
    const snout = cylinder(y - 0.98, x - 1.0, z, 0.26, 0.18, 0.07);
    const legs = capsule(abs(x) - 0.0, y, abs(z), 0.5, 0.5, 0.34, 0.52, 0.15, 0.36, 0.17);
    const slot = roundBox(x, y - 1.74, z, 0.26, 0.16, 0.045, 0.02);
    return max(blend(blend(trunk, snout, 0.12), legs, 0.12), -slot, -y) * 0.92;
  };
  const ears = (x: number, y: number, z: number) => {
    const pz = abs(z) - 0.38;
    const lean = (x - 0.56) * 0.8 + (y - 1.66) * 0.3;
    return ellipsoid(lean, y - 1.64, pz, 0.09, 0.24, 0.2) * 0.8;
  };
  const dark = (x: number, y: number, z: number) =>
    min(
      sphere(x - 0.86, y - 1.26, abs(z) - 0.36, 0.075),
      ellipsoid(x - 1.19, y - 0.98, abs(z) - 0.1, 0.03, 0.075, 0.045),
    );
  const tail = (x: number, y: number, z: number) =>
    min(
      torus(y - 1.14, z - 0.1, x + 1.04, 0.12, 0.05),
      capsule(x, y, z, -0.94, 1.02, 0, -1.05, 1.06, 0.02, 0.05),
    );
  const coin = (x: number, y: number, z: number) =>
    cylinder(x * 0.98 - (y - 2.06) * 0.1, z, y - 2.06, 0.32, 0.05, 0.025);
  const rim = (x: number, y: number, z: number) => {
    const ring = sqrt(x * x + (y - 2.06) ** 2) - 0.22;
    return sqrt(ring * ring + (abs(z) - 0.05) ** 2) - 0.02;
  };
  const cheeks = (x: number, y: number, z: number) =>
    ellipsoid(x - 0.82, y - 0.98, abs(z) - 0.48, 0.08, 0.12, 0.08);
  return assembled(
    [
      [body, matte('#f2a4b4', 0.2)],
      [ears, matte('#e98aa0', 0.25)],
      [dark, matte('#3a2228', 0.2)],
      [tail, matte('#e98aa0', 0.25)],
      [coin, metal('#e8c067', 0.18)],
      [rim, metal('#f6dc9a', 0.16)],
      [cheeks, matte(colours.accent, 0.4)],
    ],
    { height: 2.4, radius: 1.3, yaw: -0.55, pitch: 0.14 },
  );
}
