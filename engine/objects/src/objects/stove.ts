import { assembled, glow, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, disc, ellipsoid, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a stove with a fire behind its window. */
export const stove = defineObject({
  make: makeStove,
  propScale: 0.42,
});

function makeStove(colours: ProductColours): ProductObject {
  const iron = '#2d2b2e';
  const body = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 0.9, z, 0.72, 0.56, 0.52, 0.06),
      -roundBox(x, y - 0.88, z - 0.5, 0.5, 0.34, 0.4, 0.06),
    );
  const top = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 1.5, z, 0.8, 0.05, 0.6, 0.03),
      roundBox(x, y - 0.34, z, 0.76, 0.04, 0.56, 0.03),
    );
  const feet = (x: number, y: number, z: number) =>
    disc(sqrt((abs(x) - 0.58) ** 2 + (abs(z) - 0.4) ** 2), y - 0.16, 0.06 + 0.12 * y, 0.16, 0.02) *
    0.95;
  const pipe = (x: number, y: number, z: number) =>
    min(
      cylinder(x, y - 2.0, z + 0.16, 0.17, 0.48, 0.02),
      cylinder(x, y - 1.58, z + 0.16, 0.22, 0.04, 0.02),
    );
  const frame = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 0.88, z - 0.53, 0.58, 0.42, 0.05, 0.04),
      -roundBox(x, y - 0.88, z - 0.5, 0.46, 0.3, 0.3, 0.05),
    );
  const latch = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0.62, 0.78, 0.62, 0.62, 1.0, 0.62, 0.035);
  const logs = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.3, 0.64, 0.28, 0.3, 0.64, 0.34, 0.08),
      capsule(x, y, z, -0.22, 0.76, 0.36, 0.26, 0.7, 0.2, 0.07),
    );
  const flame = (cx: number, high: number, wide: number) => (x: number, y: number, z: number) =>
    ellipsoid(x - cx, y - 0.72 - high / 2, z - 0.26, wide, high / 2 + 0.06, 0.08) * 0.85;
  return assembled(
    [
      [body, matte(iron, 0.5)],
      [top, matte(colours.body, 0.4)],
      [feet, matte(iron, 0.5)],
      [pipe, matte(iron, 0.45)],
      [frame, matte(colours.body, 0.4)],
      [latch, metal('#dcb671', 0.2)],
      [logs, matte('#6b4426', 0.8)],
      [flame(-0.18, 0.34, 0.13), glow('#ff8a2a')],
      [flame(0.04, 0.46, 0.15), glow('#ffb13d')],
      [flame(0.24, 0.3, 0.12), glow('#ff7a20')],
    ],
    { height: 2.48, radius: 1.0, yaw: 0.36, pitch: 0.12 },
  );
}
