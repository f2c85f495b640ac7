import { assembled, boxed, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, hypot, max, min, PI, round, sqrt } = Math;

/** 3D model of a draw well: a ring of stones, a roof on two posts, a winch and a bucket. */
export const well = defineObject({
  make: makeWell,
  emblemOf: 'cause',
});

const STONE = { rows: 4, tall: 0.19, round: 10 };

function makeWell(colours: ProductColours): ProductObject {
  const wall = boxed([0, 0.4, 0], [0.9, 0.44, 0.9], (x, y, z) => {
    const axis = hypot(x, z);
    const row = max(0, min(STONE.rows - 1, Math.floor(y / STONE.tall)));
    const step = (2 * PI) / STONE.round;
    const angle = atan2(z, x) + (row % 2) * step * 0.5;
    const beside = (angle - round(angle / step) * step) * 0.76;
    return (
      roundBox(axis - 0.74, y - (row + 0.5) * STONE.tall, beside, 0.13, 0.088, 0.225, 0.05) * 0.85
    );
  });
  const inside = (x: number, y: number, z: number) =>
    max(abs(hypot(x, z) - 0.72) - 0.1, abs(y - 0.36) - 0.36);
  const water = (x: number, y: number, z: number) => cylinder(x, y - 0.56, z, 0.66, 0.02, 0.01);
  const posts = (x: number, y: number, z: number) =>
    roundBox(abs(x) - 0.78, y - 1.1, z, 0.065, 0.72, 0.065, 0.02);
  const roof = (x: number, y: number, z: number) => {
    const slope = abs(z) * 0.7 + (y - 2.28) * 0.71;
    return max(abs(slope) - 0.045, abs(x) - 1.08, 1.68 - y) * 0.95;
  };
  const gables = (x: number, y: number, z: number) =>
    max(abs(z) * 0.7 + (y - 2.22) * 0.71, abs(abs(x) - 0.82) - 0.03, 1.74 - y) * 0.95;
  const winch = (x: number, y: number, z: number) =>
    min(
      cylinder(y - 1.3, x, z, 0.085, 0.8, 0.02),
      capsule(x, y, z, 0.86, 1.3, 0, 1.0, 1.3, 0, 0.03),
      capsule(x, y, z, 1.0, 1.3, 0, 1.0, 1.06, 0.14, 0.03),
      capsule(x, y, z, 1.0, 1.06, 0.14, 1.16, 1.06, 0.14, 0.035),
    );
  const rope = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0, 1.3, 0.09, 0, 0.98, 0.09, 0.02),
      cylinder(y - 1.3, x, z, 0.115, 0.14, 0.03),
    );
  const bucket = (x: number, y: number, z: number) => {
    const off = hypot(x, z - 0.09);
    const cone = max(off - 0.16 - 0.16 * (y - 0.6), abs(y - 0.74) - 0.17);
    return max(cone, -max(off - 0.13 - 0.16 * (y - 0.6), 0.64 - y)) * 0.9;
  };
  const hoops = (x: number, y: number, z: number) => {
    const off = sqrt(x * x + (z - 0.09) * (z - 0.09));
    const ring = abs(off - 0.165 - 0.16 * (y - 0.6)) - 0.012;
    return max(ring, abs(abs(y - 0.74) - 0.1) - 0.018) * 0.9;
  };
  return assembled(
    [
      [wall, matte('#b3aca1', 0.85)],
      [inside, matte('#6f6a63', 0.9)],
      [water, matte('#3f87ad', 0.08)],
      [posts, matte('#8a6238', 0.65)],
      [roof, matte(colours.body, 0.55)],
      [gables, matte('#a87a48', 0.65)],
      [winch, matte('#a87a48', 0.6)],
      [rope, matte('#e6d6b0', 0.85)],
      [bucket, matte('#b98a58', 0.6)],
      [hoops, metal(colours.metal, 0.3)],
    ],
    { height: 2.32, radius: 1.28, yaw: 0.42, pitch: 0.2 },
  );
}
