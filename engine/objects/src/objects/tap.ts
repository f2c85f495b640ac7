import { assembled, glass, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, ellipsoid, sphere, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { max, min } = Math;

/** 3D model of a kitchen tap with a drop of water. */
export const tap = defineObject({
  make: makeTap,
});

function makeTap(colours: ProductColours): ProductObject {
  const pipe = (x: number, y: number, z: number) => {
    const arch = max(torus(x, y - 1.4, z, 0.5, 0.115), 1.4 - y);
    return min(
      capsule(x, y, z, -0.5, 0.2, 0, -0.5, 1.4, 0, 0.115),
      arch,
      capsule(x, y, z, 0.5, 1.4, 0, 0.5, 1.18, 0, 0.115),
    );
  };
  const fittings = (x: number, y: number, z: number) =>
    min(
      cylinder(x + 0.5, y - 0.08, z, 0.34, 0.08, 0.04),
      cylinder(x + 0.5, y - 0.36, z, 0.2, 0.24, 0.05),
      cylinder(x - 0.5, y - 1.1, z, 0.15, 0.09, 0.03),
    );
  const lever = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.5, 0.46, 0.14, -0.5, 0.62, 0.62, 0.065),
      sphere(x + 0.5, y - 0.62, z - 0.62, 0.11),
    );
  const drop = (x: number, y: number, z: number) =>
    ellipsoid(x - 0.5, y - 0.62, z, max(0.05, 0.15 - max(0, y - 0.58) * 0.42), 0.24, 0.15) * 0.7;
  return assembled(
    [
      [pipe, metal('#d5d9de', 0.14)],
      [fittings, metal('#c3c8cf', 0.18)],
      [lever, matte(colours.accent, 0.3)],
      [drop, glass('#4aa8e8', 0.04)],
    ],
    { height: 2.02, radius: 0.98, yaw: 0.3, pitch: 0.12 },
  );
}
