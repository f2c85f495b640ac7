import { capsule, cylinder, ellipsoid, extruded, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, glow, matte, metal } from './assembled.ts';

const { abs, cos, hypot, max, min, round, sin } = Math;

const BOARD = 0.11;

/** Garden room with a flat roof: boarded walls, a door and a wide window, lit from within, on a deck. */
export function gardenRoom(colours: ProductColours): ProductObject {
  const deck = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.06, z - 0.2, 1.56, 0.06, 1.1, 0.02),
      roundBox(x - 0.62, y - 0.03, z - 1.4, 0.5, 0.03, 0.2, 0.015),
    );
  const walls = (x: number, y: number, z: number) => {
    const box = roundBox(x, y - 0.86, z + 0.1, 1.36, 0.76, 0.78, 0.015);
    const opening = roundBox(x, y - 0.78, z - 0.7, 1.16, 0.6, 0.2, 0.01);
    return max(box, -opening);
  };
  const roof = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.7 + 0.03 * z, z - 0.06, 1.56, 0.085, 1.06, 0.02);
  const lit = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.78, z - 0.56, 1.16, 0.6, 0.02, 0.005);
  const frames = (x: number, y: number, z: number) => {
    const outer = abs(roundBox(x, y - 0.78, 0, 1.14, 0.58, 1, 0.01)) - 0.035;
    const posts = min(
      roundBox(x - 0.16, y - 0.78, 0, 0.03, 0.58, 1, 0.005),
      roundBox(x - 0.64, y - 0.78, 0, 0.022, 0.58, 1, 0.005),
      roundBox(x + 0.5, y - 0.78, 0, 0.022, 0.58, 1, 0.005),
    );
    return extruded(min(outer, posts), abs(z - 0.63) - 0.035, 0.008);
  };
  const handles = (x: number, y: number, z: number) =>
    capsule(abs(x - 0.64), y, z, 0.06, 0.66, 0.69, 0.06, 0.86, 0.69, 0.018);
  const desk = (x: number, y: number, z: number) =>
    min(
      roundBox(x + 0.5, y - 0.56, z - 0.56, 0.4, 0.02, 0.06, 0.01),
      roundBox(abs(x + 0.5) - 0.36, y - 0.38, z - 0.56, 0.02, 0.18, 0.05, 0.01),
      roundBox(x + 0.5, y - 0.74, z - 0.58, 0.18, 0.11, 0.012, 0.01),
      roundBox(x + 0.5, y - 0.61, z - 0.58, 0.03, 0.04, 0.012, 0.01),
    );
  const pot = (x: number, y: number, z: number) =>
    max(hypot(x - 1.28, z - 0.98) - 0.1 - 0.16 * (y - 0.12), abs(y - 0.28) - 0.16) * 0.95;
  const leaves = (x: number, y: number, z: number) => {
    const px = x - 1.28;
    const pz = z - 0.98;
    const bump = 0.018 * sin(px * 26) * sin(y * 24) * sin(pz * 26);
    return (ellipsoid(px, y - 0.68, pz, 0.2, 0.28, 0.2) + bump) * 0.7;
  };
  const bush = (x: number, y: number, z: number) => {
    const bump = 0.03 * sin(x * 17) * sin(y * 15) * sin(z * 17);
    return (
      (min(
        ellipsoid(x + 1.52, y - 0.34, z - 0.62, 0.26, 0.3, 0.26),
        ellipsoid(x + 1.62, y - 0.26, z - 0.16, 0.22, 0.24, 0.24),
      ) +
        bump) *
      0.7
    );
  };
  const nowhere = () => Number.POSITIVE_INFINITY;
  const base = assembled(
    [
      [deck, matte('#a98256', 0.65)],
      [walls, matte('#c08f5a', 0.6)],
      [roof, matte(colours.body, 0.45)],
      [lit, glow('#fff0c4')],
      [frames, matte('#33373d', 0.4)],
      [handles, metal('#d5d9de', 0.2)],
      [desk, matte('#5b4630', 0.6)],
      [pot, matte(colours.accent, 0.5)],
      [leaves, matte('#5d8a45', 0.8)],
      [bush, matte('#4f7d43', 0.85)],
      [nowhere, matte('#8c6438', 0.7)],
    ],
    { height: 1.82, radius: 1.96, yaw: 0.42, pitch: 0.14 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own === 0) return abs(z - round(z / 0.2) * 0.2) < 0.01 && y > 0.1 ? 10 : own;
      // Gaps between the upright boards.
      const along = abs(z - 0.68) < 0.03 ? x : z;
      return own === 1 && abs(along - round(along / BOARD) * BOARD) < 0.009 ? 10 : own;
    },
  };
}

const LEAN = { c: cos(0.3), s: sin(0.3) };

/** Cordless leaf blower, its tube towards the ground. */
export function leafBlower(colours: ProductColours): ProductObject {
  /** Along the tube from the middle of the fan, across it. */
  const turned =
    (shape: (a: number, b: number, z: number) => number) => (x: number, y: number, z: number) => {
      const px = x + 0.8;
      const py = y - 0.8;
      return shape(px * LEAN.c - py * LEAN.s, py * LEAN.c + px * LEAN.s, z);
    };
  const fan = turned((a, b, z) => ellipsoid(a, b, z, 0.42, 0.34, 0.31));
  const intake = turned((a, b, z) => {
    const rib = abs(abs(z) - 0.3) - 0.03;
    return max(hypot(a, b) - 0.2, rib);
  });
  const tube = turned((a, b, z) => {
    const radius = 0.2 - 0.045 * max(0, a - 0.3);
    return max(hypot(b, z) - radius, abs(a - 1.1) - 0.82) * 0.95;
  });
  const nozzle = turned((a, b, z) => {
    const flat = extruded(
      roundBox(0, b, z, 1, 0.1, 0.14 + 0.05 * (a - 2), 0.08),
      abs(a - 2.12) - 0.24,
      0.02,
    );
    return flat * 0.9;
  });
  const collars = turned((a, b, z) =>
    min(cylinder(b, a - 0.44, z, 0.235, 0.06, 0.02), cylinder(b, a - 1.16, z, 0.185, 0.03, 0.015)),
  );
  const handle = turned((a, b, z) => {
    const loop = abs(roundBox(a + 0.06, b - 0.36, 0, 0.46, 0.26, 1, 0.2)) - 0.06;
    return max(extruded(loop, abs(z) - 0.075, 0.05), 0.14 - b);
  });
  const trigger = turned((a, b, z) => roundBox(a - 0.12, b - 0.54, z, 0.05, 0.06, 0.035, 0.02));
  const battery = turned((a, b, z) => roundBox(a + 0.5, b - 0.02, z, 0.14, 0.22, 0.18, 0.04));
  return assembled(
    [
      [fan, matte(colours.body, 0.3)],
      [intake, matte('#26272c', 0.6)],
      [tube, matte('#2e3036', 0.45)],
      [nozzle, matte('#1f2025', 0.5)],
      [collars, matte(colours.accent, 0.35)],
      [handle, matte('#2a2b30', 0.55)],
      [trigger, matte(colours.accent, 0.35)],
      [battery, matte('#1d1e22', 0.4)],
    ],
    { height: 1.54, radius: 1.72, yaw: 0.3, pitch: 0.14 },
  );
}
