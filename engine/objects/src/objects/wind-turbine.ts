import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { ellipsoid, extruded, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, cos, max, min, PI, round, sin, sqrt } = Math;

/** 3D model of a wind turbine on a hill, with a house at its foot for scale. */
export const windTurbine = defineObject({
  make: makeWindTurbine,
});

const HUB = { y: 1.92, z: 0.26 };

/** Length of a blade of the wind turbine, in the object's units. */
const BLADE = 0.98;

const THIRD = (2 * PI) / 3;

/** Rotation in radians of the turbine's blades, at which one blade is almost upright. */
const TURN = 0.35;

function makeWindTurbine(colours: ProductColours): ProductObject {
  const hill = (x: number, y: number, z: number) =>
    max(ellipsoid(x, y + 0.06, z, 1.02, 0.34, 0.8), 0.01 - y);
  const tower = (x: number, y: number, z: number) => {
    const half = 0.1 - 0.026 * y;
    return max(sqrt(x * x + z * z) - half, abs(y - 1.02) - 0.92) * 0.95;
  };
  const nacelle = (x: number, y: number, z: number) =>
    roundBox(x, y - HUB.y, z - 0.02, 0.1, 0.1, 0.25, 0.07);
  const hub = (x: number, y: number, z: number) =>
    ellipsoid(x, y - HUB.y, z - HUB.z - 0.04, 0.13, 0.13, 0.18);
  const blades = (x: number, y: number, z: number) => {
    const up = y - HUB.y;
    const angle = atan2(x, up) - TURN;
    const own = angle - round(angle / THIRD) * THIRD;
    const far = sqrt(x * x + up * up);
    const along = far * cos(own);
    const aside = far * sin(own);
    // The turbine's blade is narrow at the root, widest shortly after it, and tapers to the tip.
    const broad = min(0.05 + 0.3 * max(0, along - 0.08), 0.125 - 0.1 * (along - 0.3));
    const flat = max(abs(aside - 0.1 * broad) - broad, along - BLADE, 0.05 - along) * 0.85;
    return extruded(flat, abs(z - HUB.z - 0.04 - aside * 0.25) - 0.028, 0.022) * 0.9;
  };
  const walls = (x: number, y: number, z: number) =>
    roundBox(x - 0.56, y - 0.3, z - 0.26, 0.14, 0.12, 0.11, 0.01);
  const roof = (x: number, y: number, z: number) =>
    max((abs(y - 0.42) + abs(z - 0.26) - 0.15) * 0.7, abs(x - 0.56) - 0.17, 0.4 - y);
  const trees = (x: number, y: number, z: number) =>
    min(
      sphere(x + 0.58, y - 0.36, z - 0.14, 0.15),
      sphere(x + 0.38, y - 0.36, z + 0.16, 0.13),
      sphere(x + 0.74, y - 0.28, z - 0.02, 0.12),
    );
  return assembled(
    [
      [hill, matte('#7fa650', 0.9)],
      [tower, matte('#f4f5f3', 0.35)],
      [nacelle, matte('#f4f5f3', 0.35)],
      [hub, matte(colours.accent, 0.35)],
      [blades, matte('#fbfbf9', 0.3)],
      [walls, matte('#f3e7d3', 0.7)],
      [roof, matte(colours.body, 0.6)],
      [trees, matte('#4d7c3c', 0.9)],
    ],
    { height: 2.9, radius: 1.02, yaw: 0.35, pitch: 0.08 },
  );
}
