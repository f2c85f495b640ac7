import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, ellipsoid, nowhere, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, round, sqrt } = Math;

/** 3D model of a piece of a climbing wall with holds. */
export const climbingWall = defineObject({
  make: makeClimbingWall,
  lessons: 'shown',
});

/** Holds on the climbing wall: position across and up, size, and colour (0–2) of each. */
const HOLDS: readonly (readonly [number, number, number, number])[] = [
  [-0.56, 0.34, 0.17, 0],
  [0.1, 0.42, 0.13, 1],
  [0.6, 0.62, 0.18, 2],
  [-0.2, 0.86, 0.2, 0],
  [0.36, 1.06, 0.14, 1],
  [-0.62, 1.2, 0.14, 2],
  [0.02, 1.42, 0.16, 1],
  [0.6, 1.54, 0.17, 0],
  [-0.36, 1.78, 0.19, 2],
  [0.28, 1.9, 0.13, 0],
];

/** Index of the bolts' material, which only colours other parts. */
const BOLT = 6;

/** Index of the material inside the threaded holes of the wall. */
const THREAD = 7;

function makeClimbingWall(colours: ProductColours): ProductObject {
  const lean = (y: number, z: number) => z + 0.1 - 0.12 * y;
  const panel = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.12, lean(y, z), 0.9, 1.12, 0.07, 0.03) * 0.98;
  const foot = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.05, z + 0.3, 0.96, 0.05, 0.56, 0.03);
  const strut = (x: number, y: number, z: number) =>
    capsule(abs(x), y, z, 0.7, 0.08, -0.78, 0.7, 1.5, -0.02, 0.045);
  const holds = (colour: number) => {
    const own = HOLDS.filter(([, , , of]) => of === colour);
    return (x: number, y: number, z: number) => {
      const pz = lean(y, z) - 0.08;
      let least = 9;
      for (const [hx, hy, size] of own) {
        const px = x - hx;
        const py = y - hy;
        const aside = px * px + py * py;
        // The distance to a far hold is measured from the hold's centre, which is cheaper than from its shape.
        const knob =
          aside > (size + 0.4) ** 2
            ? sqrt(aside) - size
            : max(
                ellipsoid(px, py, pz, size, size * 0.72, size * 0.9),
                size * 0.42 - sqrt(px * px + (py - size * 0.75) ** 2 + (pz - size * 0.75) ** 2),
              ) * 0.8;
        if (knob < least) least = knob;
      }
      return least;
    };
  };
  const base = assembled(
    [
      [panel, matte('#dfc49a', 0.7)],
      [foot, matte('#3a3a40', 0.6)],
      [strut, metal('#c9ccd2', 0.3)],
      [holds(0), matte(colours.body, 0.5)],
      [holds(1), matte(colours.accent, 0.5)],
      [holds(2), matte('#f2c230', 0.5)],
      [nowhere, metal('#c9ccd2', 0.2)],
      [nowhere, matte('#a98d62', 0.8)],
    ],
    { height: 2.24, radius: 1.3, yaw: -0.42, pitch: 0.12 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own > 2 && own < 6) {
        const bolted = HOLDS.some(
          ([hx, hy, size]) => (x - hx) ** 2 + (y - hy + size * 0.12) ** 2 < 0.0016,
        );
        return bolted && lean(y, z) > 0.15 ? BOLT : own;
      }
      if (own !== 0 || lean(y, z) < 0.05) return own;
      // The wall has rows of threaded holes, like real climbing walls.
      const px = x - round(x / 0.2) * 0.2;
      const py = y - round(y / 0.2) * 0.2;
      return px * px + py * py < 0.0005 ? THREAD : own;
    },
  };
}
