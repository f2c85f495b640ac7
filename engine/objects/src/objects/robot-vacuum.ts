import { assembled, glow, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, roundBox, sphere, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of a robot that cleans the floor. */
export const robotVacuum = defineObject({
  make: makeRobotVacuum,
});

function makeRobotVacuum(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) => cylinder(x, y - 0.32, z, 1.1, 0.22, 0.08);
  const bumper = (x: number, y: number, z: number) =>
    max(cylinder(x, y - 0.28, z, 1.13, 0.13, 0.05), 0.1 - z);
  const top = (x: number, y: number, z: number) => cylinder(x, y - 0.53, z, 0.86, 0.03, 0.02);
  const turret = (x: number, y: number, z: number) =>
    min(
      cylinder(x, y - 0.62, z + 0.3, 0.3, 0.09, 0.04),
      roundBox(x, y - 0.55, z - 0.58, 0.24, 0.03, 0.07, 0.03),
    );
  const lamp = (x: number, y: number, z: number) =>
    min(torus(x, z + 0.3, y - 0.7, 0.2, 0.025), sphere(abs(x) - 0.1, y - 0.58, z - 0.58, 0.035));
  const brush = (x: number, y: number, z: number) => {
    const px = x - 0.86;
    const pz = z - 0.86;
    return min(
      capsule(px, y, pz, -0.26, 0.05, 0, 0.26, 0.05, 0.06, 0.035),
      capsule(px, y, pz, -0.1, 0.05, -0.24, 0.1, 0.05, 0.26, 0.035),
      cylinder(px, y - 0.07, pz, 0.08, 0.05, 0.02),
    );
  };
  const wheels = (x: number, y: number, z: number) =>
    cylinder(y - 0.12, abs(x) - 0.7, z, 0.12, 0.08, 0.03);
  return assembled(
    [
      [body, matte(colours.body, 0.3)],
      [bumper, matte('#26262b', 0.45)],
      [top, matte(colours.light, 0.2)],
      [turret, matte('#26262b', 0.3)],
      [lamp, glow(colours.accent)],
      [brush, matte('#3a3a40', 0.7)],
      [wheels, matte('#1d1d21', 0.8)],
    ],
    { height: 0.73, radius: 1.52, yaw: 0.4, pitch: 0.42 },
  );
}
