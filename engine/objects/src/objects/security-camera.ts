import { assembled, glow, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, cylinder } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { watchingHead } from '../kit/watching-head.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a security camera for a house or a shop. */
export const securityCamera = defineObject({
  make: makeSecurityCamera,
});

function makeSecurityCamera(colours: ProductColours): ProductObject {
  const at = (y: number) => y - 1.36;
  const stand = (x: number, y: number, z: number) =>
    min(
      cylinder(x, y - 0.07, z, 0.56, 0.07, 0.05),
      blend(
        cylinder(x, y - 0.4, z, 0.12, 0.3, 0.03),
        cylinder(x, y - 0.16, z, 0.34, 0.03, 0.02),
        0.2,
      ),
    );
  const bracket = (x: number, y: number, z: number) =>
    max(abs(sqrt(x * x + at(y) ** 2) - 0.69) - 0.04, abs(z) - 0.12, at(y) - 0.05) * 0.95;
  const pivots = (x: number, y: number, z: number) =>
    cylinder(at(y), abs(x) - 0.7, z, 0.15, 0.06, 0.03);
  return assembled(
    [
      [(x, y, z) => watchingHead(x, at(y), z).head, matte(colours.body, 0.28)],
      [(x, y, z) => watchingHead(x, at(y), z).face, matte('#101014', 0.08)],
      [(x, y, z) => watchingHead(x, at(y), z).lens, matte('#1f2c5e', 0.03)],
      [(x, y, z) => watchingHead(x, at(y), z).lamp, glow(colours.accent)],
      [stand, matte('#f4f1ea', 0.4)],
      [bracket, matte('#f4f1ea', 0.4)],
      [pivots, metal('#c9ccd2', 0.22)],
    ],
    { height: 2, radius: 0.82, yaw: 0.4, pitch: 0.12 },
  );
}
