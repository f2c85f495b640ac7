import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, ellipsoid, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, max, min, sin, sqrt } = Math;

/** 3D model of a pram with its hood raised. */
export const pram = defineObject({
  make: makePram,
  propScale: 0.42,
});

function makePram(colours: ProductColours): ProductObject {
  const tub = (x: number, y: number, z: number) => {
    const bowl = ellipsoid(x, y - 1.32, z, 0.96, 0.68, 0.46);
    return max(bowl, y - 1.32, -ellipsoid(x, y - 1.4, z, 0.86, 0.6, 0.38)) * 0.9;
  };
  const hood = (x: number, y: number, z: number) => {
    const shell = ellipsoid(x, y - 1.3, z, 0.98, 0.88, 0.48);
    const inner = ellipsoid(x, y - 1.28, z, 0.9, 0.8, 0.41);
    const ribs = 0.014 * abs(sin(atan2(y - 1.3, -x) * 6));
    return max(shell + ribs, -inner, 1.32 - y, x * 0.92 + (1.3 - y) * 0.12 - 0.02) * 0.82;
  };
  const rim = (x: number, y: number, z: number) =>
    max(abs(sqrt((x / 0.97) ** 2 + (z / 0.47) ** 2) - 1) * 0.45 - 0.025, abs(y - 1.31) - 0.05) *
    0.85;
  const blanket = (x: number, y: number, z: number) =>
    max(ellipsoid(x - 0.3, y - 1.24, z, 0.6, 0.26, 0.4), -0.1 - x) * 0.85;
  const chassis = (x: number, y: number, z: number) => {
    const az = abs(z);
    return min(
      capsule(x, y, az, -0.62, 0.34, 0.4, 0.5, 0.94, 0.36, 0.035),
      capsule(x, y, az, 0.62, 0.34, 0.4, -0.5, 0.94, 0.36, 0.035),
      capsule(x, y, az, 0.86, 1.26, 0.36, 1.3, 1.72, 0.36, 0.035),
    );
  };
  const grip = (x: number, y: number, z: number) =>
    capsule(x, y, z, 1.3, 1.72, -0.38, 1.3, 1.72, 0.38, 0.06);
  const tyres = (x: number, y: number, z: number) =>
    torus(abs(x) - 0.64, y - 0.34, abs(z) - 0.42, 0.28, 0.055);
  const hubs = (x: number, y: number, z: number) => {
    const px = abs(x) - 0.64;
    const py = y - 0.34;
    const pz = abs(z) - 0.42;
    return min(
      cylinder(px, pz, py, 0.07, 0.05, 0.02),
      capsule(px, py, pz, -0.26, 0, 0, 0.26, 0, 0, 0.02),
      capsule(px, py, pz, 0, -0.26, 0, 0, 0.26, 0, 0.02),
    );
  };
  return assembled(
    [
      [tub, matte(colours.body, 0.6)],
      [hood, matte(colours.body, 0.6)],
      [rim, matte(colours.accent, 0.5)],
      [blanket, matte(colours.light, 0.8)],
      [chassis, metal('#c9ccd2', 0.2)],
      [grip, matte('#7d4a2a', 0.5)],
      [tyres, matte('#26262b', 0.7)],
      [hubs, metal('#d9dade', 0.22)],
    ],
    { height: 2.18, radius: 1.42, yaw: 0.35, pitch: 0.14 },
  );
}
