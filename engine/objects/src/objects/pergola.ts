import { assembled, boxed, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, disc, ellipsoid, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, round, sin, sqrt } = Math;

/** 3D model of a pergola with a louvred roof over a deck, a sofa, a table and a potted plant. */
export const pergola = defineObject({
  make: makePergola,
});

/** Distance between two louvres of the pergola's roof, in the object's units. */
const PITCH = 0.21;

function makePergola(colours: ProductColours): ProductObject {
  const deck = (x: number, y: number, z: number) => roundBox(x, y - 0.05, z, 1.5, 0.05, 1.08, 0.02);
  const posts = (x: number, y: number, z: number) =>
    min(
      roundBox(abs(x) - 1.34, y - 0.98, abs(z) - 0.92, 0.07, 0.9, 0.07, 0.015),
      roundBox(abs(x) - 1.34, y - 0.13, abs(z) - 0.92, 0.11, 0.03, 0.11, 0.01),
    );
  const beams = (x: number, y: number, z: number) => {
    const across = roundBox(x, y - 1.96, abs(z) - 0.92, 1.46, 0.11, 0.06, 0.015);
    return min(across, roundBox(abs(x) - 1.4, y - 1.96, z, 0.06, 0.11, 0.98, 0.015));
  };
  const louvres = boxed([0, 1.97, 0], [1.36, 0.14, 0.88], (x, y, z) => {
    const px = x - max(-6, min(6, round(x / PITCH))) * PITCH;
    const py = y - 1.97;
    return roundBox(px * 0.77 + py * 0.64, py * 0.77 - px * 0.64, z, 0.115, 0.014, 0.86, 0.01);
  });
  const seat = (x: number, y: number, z: number) =>
    min(
      roundBox(x + 0.34, y - 0.23, z + 0.4, 0.74, 0.09, 0.34, 0.03),
      roundBox(x + 0.34, y - 0.45, z + 0.7, 0.74, 0.26, 0.05, 0.03),
      roundBox(abs(x + 0.34) - 0.73, y - 0.34, z + 0.42, 0.04, 0.2, 0.32, 0.03),
    );
  const cushions = (x: number, y: number, z: number) => {
    const px = abs(x + 0.34) - 0.35;
    return min(
      roundBox(px, y - 0.38, z + 0.38, 0.33, 0.07, 0.3, 0.06),
      roundBox(px, y - 0.6, z + 0.58 - (y - 0.6) * 0.2, 0.31, 0.17, 0.07, 0.06),
    );
  };
  const pillow = (x: number, y: number, z: number) =>
    roundBox(x + 0.72, y - 0.56, z + 0.4 - (y - 0.56) * 0.3, 0.17, 0.16, 0.06, 0.06);
  const table = (x: number, y: number, z: number) =>
    min(
      disc(sqrt((x + 0.3) ** 2 + (z - 0.36) ** 2), y - 0.36, 0.28, 0.025, 0.015),
      capsule(x + 0.3, y, z - 0.36, 0, 0.12, 0, 0, 0.36, 0, 0.03),
      disc(sqrt((x + 0.3) ** 2 + (z - 0.36) ** 2), y - 0.12, 0.17, 0.02, 0.01),
    );
  const pot = (x: number, y: number, z: number) =>
    max(sqrt((x - 0.92) ** 2 + (z + 0.3) ** 2) - 0.15 - 0.12 * (y - 0.1), abs(y - 0.29) - 0.19) *
    0.95;
  const leaves = (x: number, y: number, z: number) => {
    const px = x - 0.92;
    const pz = z + 0.3;
    const bump = 0.02 * sin(px * 24) * sin(y * 22) * sin(pz * 24);
    return (
      (min(
        ellipsoid(px, y - 0.82, pz, 0.27, 0.36, 0.27),
        ellipsoid(px - 0.12, y - 0.66, pz - 0.1, 0.2, 0.22, 0.2),
      ) +
        bump) *
      0.7
    );
  };
  const base = assembled(
    [
      [deck, matte('#c0935f', 0.6)],
      [posts, matte('#3a3e45', 0.4)],
      [beams, matte('#3a3e45', 0.4)],
      [louvres, matte('#4a4f57', 0.4)],
      [seat, matte('#6b5442', 0.6)],
      [cushions, matte('#f4efe6', 0.8)],
      [pillow, matte(colours.accent, 0.8)],
      [table, matte('#4a4f57', 0.4)],
      [pot, matte(colours.body, 0.5)],
      [leaves, matte('#5d8a45', 0.8)],
      [() => Number.POSITIVE_INFINITY, matte('#8d6a42', 0.7)],
    ],
    { height: 2.1, radius: 1.86, yaw: 0.42, pitch: 0.14 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      // Gaps separate the boards of the pergola's deck.
      return own === 0 && abs(z - round(z / 0.18) * 0.18) < 0.008 ? 10 : own;
    },
  };
}
