import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { ellipsoid, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of a beehive of three boxes under a tin roof, with bees on their way home. */
export const beehive = defineObject({
  make: makeBeehive,
});

function makeBeehive(colours: ProductColours): ProductObject {
  const box = (x: number, y: number, z: number, at: number, half: number) =>
    roundBox(x, y - at, z, 0.66, half, 0.56, 0.02);
  const lower = (x: number, y: number, z: number) => {
    const entrance = roundBox(x, y - 0.4, z - 0.56, 0.26, 0.045, 0.1, 0.02);
    return max(box(x, y, z, 0.64, 0.29), -entrance);
  };
  const middle = (x: number, y: number, z: number) => box(x, y, z, 1.17, 0.23);
  const upper = (x: number, y: number, z: number) => box(x, y, z, 1.62, 0.21);
  const seams = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.935, z, 0.64, 0.02, 0.54, 0.01),
      roundBox(x, y - 1.405, z, 0.64, 0.02, 0.54, 0.01),
    );
  const grips = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 1.2, z - 0.575, 0.17, 0.04, 0.03, 0.02),
      roundBox(x, y - 1.64, z - 0.575, 0.17, 0.04, 0.03, 0.02),
      roundBox(x, y - 0.76, z - 0.575, 0.17, 0.04, 0.03, 0.02),
    );
  const roof = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 1.9, z, 0.74, 0.085, 0.64, 0.02),
      max(abs(x) * 0.3 + (y - 2.2) * 0.95, roundBox(x, y - 2.08, z, 0.76, 0.14, 0.66, 0.01)) * 0.95,
    );
  const floor = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.315, z - 0.06, 0.68, 0.035, 0.66, 0.015),
      roundBox(abs(x) - 0.54, y - 0.15, abs(z) - 0.44, 0.06, 0.15, 0.06, 0.015),
    );
  const entry = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.4, z - 0.47, 0.26, 0.045, 0.02, 0.01);
  const BEES = [
    [0.12, 0.42, 0.74],
    [-0.34, 0.66, 0.78],
    [0.46, 0.98, 0.76],
    [0.82, 0.7, 0.5],
  ] as const;
  const bee = (x: number, y: number, z: number, wide: number, long: number) => {
    let least = 9;
    for (const [bx, by, bz] of BEES)
      least = min(least, ellipsoid(x - bx, y - by, z - bz, long, wide, wide));
    return least;
  };
  const bodies = (x: number, y: number, z: number) => bee(x, y, z, 0.042, 0.07);
  const bands = (x: number, y: number, z: number) =>
    max(bee(x, y, z, 0.046, 0.074), abs(abs(((x + 9) % 0.05) - 0.025)) - 0.01) * 0.9;
  const wings = (x: number, y: number, z: number) => {
    let least = 9;
    for (const [bx, by, bz] of BEES)
      least = min(
        least,
        ellipsoid(x - bx + 0.005, y - by - 0.05, abs(z - bz) - 0.03, 0.035, 0.012, 0.045),
      );
    return least;
  };
  return assembled(
    [
      [lower, matte(colours.body, 0.55)],
      [middle, matte('#f6f0e2', 0.55)],
      [upper, matte(colours.body, 0.55)],
      [seams, matte('#6a4b2e', 0.8)],
      [grips, matte('#6a4b2e', 0.7)],
      [roof, metal('#c3c7cc', 0.35)],
      [floor, matte('#b98b58', 0.7)],
      [entry, matte('#2b1f14', 0.9)],
      [bodies, matte('#f0b429', 0.5)],
      [bands, matte('#2a2019', 0.6)],
      [wings, matte('#eef3f6', 0.3)],
    ],
    { height: 2.22, radius: 1.02, yaw: 0.48, pitch: 0.12 },
  );
}
