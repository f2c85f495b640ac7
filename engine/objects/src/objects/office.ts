import { capsule, cylinder, ellipsoid, roundBox, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, matte, metal } from './assembled.ts';

const { abs, hypot, max, min } = Math;

/** Wireless mouse, its buttons towards the front. */
export function computerMouse(colours: ProductColours): ProductObject {
  const hull = (x: number, y: number, z: number) => {
    const shell = ellipsoid(x, y - 0.12, z + 0.06 * (y - 0.12), 0.68, 0.62, 1.08);
    return max(shell, 0.02 - y) * 0.85;
  };
  const skirt = (x: number, y: number, z: number) =>
    max(ellipsoid(x, y - 0.12, z, 0.71, 0.6, 1.11), abs(y - 0.1) - 0.1) * 0.85;
  const wheel = (x: number, y: number, z: number) => torus(z - 0.56, y - 0.58, x, 0.1, 0.055);
  const slot = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.6, z - 0.56, 0.085, 0.14, 0.22, 0.07);
  const nowhere = () => Number.POSITIVE_INFINITY;
  const base = assembled(
    [
      [(x, y, z) => max(hull(x, y, z), -slot(x, y, z)), matte(colours.body, 0.3)],
      [skirt, matte('#2b2c32', 0.5)],
      [wheel, matte(colours.accent, 0.5)],
      [nowhere, matte('#24252a', 0.5)],
    ],
    { height: 0.76, radius: 1.12, yaw: 0.6, pitch: 0.5 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 0) return own;
      if (slot(x, y, z) < 0.012) return 3;
      // The seam between both buttons and the one behind them.
      return (abs(x) < 0.012 && z > 0.16) || (abs(z - 0.16) < 0.012 && y > 0.3) ? 3 : own;
    },
  };
}

/** Fire extinguisher with its hose, gauge and label. */
export function fireExtinguisher(colours: ProductColours): ProductObject {
  const tank = (x: number, y: number, z: number) =>
    min(cylinder(x, y - 0.86, z, 0.42, 0.8, 0.1), ellipsoid(x, y - 1.6, z, 0.4, 0.24, 0.4));
  const foot = (x: number, y: number, z: number) => cylinder(x, y - 0.09, z, 0.44, 0.09, 0.03);
  const neck = (x: number, y: number, z: number) => cylinder(x, y - 1.86, z, 0.13, 0.12, 0.03);
  const grips = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.05, 1.98, 0, 0.5, 2.02, 0, 0.05),
      capsule(x, y, z, -0.05, 2.06, 0, 0.48, 2.24, 0, 0.05),
      roundBox(x + 0.02, y - 2.0, z, 0.13, 0.1, 0.1, 0.03),
    );
  const hose = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.1, 2.0, 0.02, -0.46, 1.94, 0.06, 0.06),
      capsule(x, y, z, -0.46, 1.94, 0.06, -0.6, 1.6, 0.1, 0.06),
      capsule(x, y, z, -0.6, 1.6, 0.1, -0.56, 1.0, 0.14, 0.06),
    );
  const horn = (x: number, y: number, z: number) => {
    const off = hypot(x + 0.55, z - 0.15);
    return max(off - 0.07 - 0.11 * (1 - y), abs(y - 0.78) - 0.26) * 0.92;
  };
  const gauge = (x: number, y: number, z: number) =>
    cylinder(x, z - 0.16, y - 1.98, 0.1, 0.04, 0.015);
  const nowhere = () => Number.POSITIVE_INFINITY;
  const base = assembled(
    [
      [tank, matte('#d2302c', 0.18)],
      [foot, matte('#222327', 0.5)],
      [neck, metal(colours.metal, 0.2)],
      [grips, matte('#26272c', 0.4)],
      [hose, matte('#1e1f23', 0.6)],
      [horn, matte('#1e1f23', 0.5)],
      [gauge, metal('#f1e9cf', 0.3)],
      [nowhere, matte('#faf6ec', 0.4)],
      [nowhere, matte(colours.accent, 0.4)],
    ],
    { height: 2.28, radius: 0.76, yaw: 0.2, pitch: 0.1 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 0 || z < 0.16) return own;
      if (y > 0.62 && y < 1.24) return y > 1.08 ? 8 : 7;
      return own;
    },
  };
}
