import { assembled, boxed, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { extruded, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, cos, max, min, round, sin, sqrt } = Math;

/** 3D model of a cordless hedge trimmer, its blade raised. */
export const hedgeTrimmer = defineObject({
  make: makeHedgeTrimmer,
});

/** Angle in radians by which the hedge trimmer's blade rises. */
const RISE = 0.26;

const UP = { c: cos(RISE), s: sin(RISE) };

/** Distance between two teeth of the hedge trimmer's blade, in the object's units. */
const TOOTH = 0.2;

function makeHedgeTrimmer(colours: ProductColours): ProductObject {
  /**
   * Returns a shape in coordinates along the hedge trimmer's blade (from the middle of the body) and across it.
   */
  const turned =
    (shape: (a: number, b: number, z: number) => number) => (x: number, y: number, z: number) => {
      const px = x + 0.95;
      const py = y - 0.63;
      return shape(px * UP.c + py * UP.s, py * UP.c - px * UP.s, z);
    };
  const body = turned((a, b, z) =>
    min(
      roundBox(a - 0.02, b, z, 0.42, 0.2, 0.19, 0.13),
      roundBox(a - 0.42, b - 0.02, z, 0.16, 0.15, 0.15, 0.08),
    ),
  );
  const trim = turned((a, b, z) =>
    min(
      roundBox(a - 0.02, b + 0.13, z, 0.38, 0.07, 0.2, 0.05),
      roundBox(a - 0.1, b - 0.03, abs(z) - 0.19, 0.16, 0.02, 0.012, 0.01),
    ),
  );
  const rear = turned((a, b, z) => {
    const loop = extruded(
      abs(roundBox(a + 0.62, b - 0.02, 0, 0.3, 0.24, 1, 0.16)) - 0.062,
      abs(z) - 0.075,
      0.05,
    );
    return max(loop, a + 0.28);
  });
  const battery = turned((a, b, z) => roundBox(a + 0.62, b + 0.34, z, 0.26, 0.14, 0.16, 0.05));
  const hoop = turned((a, b, z) => {
    const pa = a - 0.36 + (b - 0.1) * 0.25;
    const q = abs(roundBox(z, b - 0.2, 0, 0.36, 0.34, 1, 0.2)) - 0.0;
    return sqrt(q * q + pa * pa) - 0.05;
  });
  const guard = turned((a, b, z) =>
    max(roundBox(a - 0.6, b - 0.1, z, 0.025, 0.3, 0.27, 0.02), -b - 0.16),
  );
  const bar = turned((a, b, z) => roundBox(a - 1.72, b, z, 1.14, 0.055, 0.026, 0.012));
  const teeth = turned(
    boxed([1.76, 0, 0], [1.1, 0.2, 0.05], (a, b, z) => {
      const pa = a - 0.75 - max(0, min(10, round((a - 0.75) / TOOTH))) * TOOTH;
      const half = 0.046 - 0.17 * (abs(b) - 0.04);
      return extruded(max(abs(pa) - half, abs(b) - 0.19) * 0.95, abs(z) - 0.016, 0.005);
    }),
  );
  return assembled(
    [
      [body, matte(colours.body, 0.3)],
      [trim, matte('#2a2b30', 0.5)],
      [rear, matte('#2a2b30', 0.5)],
      [battery, matte('#1d1e22', 0.4)],
      [hoop, matte('#2a2b30', 0.55)],
      [guard, matte(colours.accent, 0.35)],
      [bar, metal('#d9dde2', 0.18)],
      [teeth, metal('#eceff2', 0.16)],
    ],
    { height: 1.6, radius: 1.86, yaw: -0.3, pitch: 0.16 },
  );
}
