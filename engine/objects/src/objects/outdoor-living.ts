import {
  capsule,
  cylinder,
  disc,
  ellipsoid,
  extruded,
  roundBox,
  sphere,
  torus,
} from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, boxed, matte, metal } from './assembled.ts';

const { abs, atan2, cos, max, min, PI, round, sin, sqrt } = Math;

/** Where a pole stands, half of an eighth round from one that climbs in. */
const POLE_FAR = 1.22 * cos(PI / 8);
const POLE_BESIDE = 1.22 * sin(PI / 8);
const MAT_TOP = 0.74;
const NET_TOP = 2.12;

/** Round trampoline with a padded edge, a safety net on poles and a ladder. */
export function trampoline(colours: ProductColours): ProductObject {
  const pad = (x: number, y: number, z: number) => {
    const q = abs(sqrt(x * x + z * z) - 1.12) - 0.13;
    return extruded(q, abs(y - MAT_TOP) - 0.055, 0.05);
  };
  const mat = (x: number, y: number, z: number) =>
    cylinder(x, y - MAT_TOP + 0.02, z, 1.02, 0.02, 0.01);
  // One pole stands for all: each eighth of the round is another's mirror image. None is where one climbs in.
  const poles = (x: number, y: number, z: number) =>
    capsule(
      max(abs(x), abs(z)) - POLE_FAR,
      y,
      min(abs(x), abs(z)) - POLE_BESIDE,
      0,
      0.5,
      0,
      0,
      NET_TOP,
      0,
      0.045,
    );
  const caps = (x: number, y: number, z: number) =>
    sphere(
      max(abs(x), abs(z)) - POLE_FAR,
      y - NET_TOP - 0.03,
      min(abs(x), abs(z)) - POLE_BESIDE,
      0.07,
    );
  const legs = (x: number, y: number, z: number) => {
    const px = abs(x);
    const pz = abs(z);
    return min(
      capsule(px, y, pz, 0.95, 0.68, 0.72, 0.98, 0.045, 0.66, 0.045),
      capsule(px, y, pz, 0.5, 0.68, 1.08, 0.48, 0.045, 1.04, 0.045),
      capsule(px, y, pz, 0.98, 0.045, 0.66, 0.48, 0.045, 1.04, 0.045),
    );
  };
  const hoop = (x: number, y: number, z: number) => torus(x, z, y - NET_TOP + 0.04, 1.2, 0.02);
  const net = (x: number, y: number, z: number) => {
    const wall = abs(sqrt(x * x + z * z) - 1.19);
    const above = abs(y - 1.44) - 0.66;
    const gap = max(wall, above);
    // From afar the wall stands for its cords, which are asked for only beside it.
    if (gap > 0.08) return gap - 0.02;
    const angle = atan2(x, z);
    const one = angle * 4 + y * 3.2;
    const other = angle * 4 - y * 3.2;
    const cord = min(abs(one - round(one)), abs(other - round(other))) * 0.215;
    return max(sqrt(wall * wall + cord * cord) - 0.009, above);
  };
  const ladder = (x: number, y: number, z: number) => {
    const rung = min(2, max(0, round((y - 0.2) / 0.2)));
    const py = 0.2 + rung * 0.2;
    return min(
      capsule(abs(x), y, z, 0.2, 0.74, 1.27, 0.2, 0.03, 1.38, 0.03),
      roundBox(x, y - py, z - 1.385 + py * 0.155, 0.2, 0.02, 0.05, 0.015),
    );
  };
  return assembled(
    [
      [pad, matte(colours.body, 0.45)],
      [mat, matte('#26272c', 0.75)],
      [poles, matte(colours.accent, 0.5)],
      [caps, matte('#2c2d33', 0.5)],
      [legs, metal('#c3c8cf', 0.25)],
      [hoop, matte('#2c2d33', 0.5)],
      [net, matte('#3a3c44', 0.7)],
      [ladder, metal('#d5d9de', 0.25)],
    ],
    { height: 2.22, radius: 1.4, yaw: 0.3, pitch: 0.16 },
  );
}

const PITCH = 0.21;

/** Pergola with a louvred roof over a deck, a sofa, a table and a pot of green. */
export function pergola(colours: ProductColours): ProductObject {
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
      // Gaps between the boards.
      return own === 0 && abs(z - round(z / 0.18) * 0.18) < 0.008 ? 10 : own;
    },
  };
}

const RISE = 0.26;
const UP = { c: cos(RISE), s: sin(RISE) };
const TOOTH = 0.2;

/** Cordless hedge trimmer, its blade raised. */
export function hedgeTrimmer(colours: ProductColours): ProductObject {
  /** Along the blade from the middle of the body, and across it. */
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
