import { assembled, glass, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, ellipsoid, sphere, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of a pair of earrings hanging from a stand. */
export const earrings = defineObject({
  make: makeEarrings,
  accessory: true,
});

function makeEarrings(colours: ProductColours): ProductObject {
  const stand = (x: number, y: number, z: number) =>
    min(
      cylinder(x, y - 0.05, z, 0.62, 0.05, 0.04),
      cylinder(x, y - 1.1, z, 0.05, 1.06, 0.02),
      capsule(x, y, z, -0.78, 2.12, 0, 0.78, 2.12, 0, 0.055),
    );
  const wires = (x: number, y: number, z: number) => {
    const px = abs(x) - 0.56;
    return min(
      torus(px, z, y - 2.1, 0.09, 0.018),
      capsule(px, y, z, 0, 2.08, 0.08, 0, 1.72, 0.08, 0.018),
      sphere(px, y - 1.68, z - 0.08, 0.075),
      torus(px, y - 1.2, z - 0.08, 0.3, 0.04),
    );
  };
  const stones = (x: number, y: number, z: number) => {
    const px = abs(x) - 0.56;
    const py = y - 1.14;
    const drop = ellipsoid(px, py, z - 0.08, 0.15 - 0.12 * max(-0.6, min(0.8, py * 2)), 0.22, 0.1);
    return drop * 0.7;
  };
  return assembled(
    [
      [stand, matte(colours.light, 0.4)],
      [wires, metal('#e2bf74', 0.14)],
      [stones, glass(colours.accent, 0.02)],
    ],
    { height: 2.2, radius: 0.96, yaw: 0.3, pitch: 0.14 },
  );
}
