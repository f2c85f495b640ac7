import { capsule, extruded, roundBox, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, boxed, matte, metal } from './assembled.ts';

const { abs, atan2, floor, hypot, max, min, PI, round, sin } = Math;

const TOWER_X = 0.52;
const FLOOR_Y = 0.98;
const BEAM_Y = 1.74;
/** The slide's slope, from the platform down to the grass. */
const SLIDE = { x: 1.52, y: 0.54, c: 0.78, s: 0.626 };

/** Wooden climbing frame: a tower with a roof, a slide and two swings. */
export function climbingFrame(colours: ProductColours): ProductObject {
  const posts = (x: number, y: number, z: number) =>
    roundBox(abs(x - TOWER_X) - 0.4, y - 0.92, abs(z) - 0.4, 0.055, 0.92, 0.055, 0.015);
  const platform = (x: number, y: number, z: number) =>
    roundBox(x - TOWER_X, y - FLOOR_Y, z, 0.47, 0.045, 0.47, 0.015);
  const rails = boxed([TOWER_X, 1.24, 0], [0.46, 0.24, 0.46], (x, y, z) => {
    const px = x - TOWER_X;
    const top = roundBox(px, y - 1.42, abs(z) - 0.42, 0.44, 0.04, 0.025, 0.01);
    const slat = abs(px) - min(3, floor(abs(px) / 0.13)) * 0.13 - 0.065;
    return min(top, roundBox(slat, y - 1.2, abs(z) - 0.42, 0.035, 0.22, 0.018, 0.01));
  });
  const roof = (x: number, y: number, z: number) => {
    const slope = abs(z) * 0.72 + (y - 2.3) * 0.69;
    return max(abs(slope) - 0.03, abs(x - TOWER_X) - 0.56, 1.78 - y, abs(z) - 0.62) * 0.95;
  };
  const gables = (x: number, y: number, z: number) =>
    max(abs(z) * 0.72 + (y - 2.26) * 0.69, abs(abs(x - TOWER_X) - 0.42) - 0.02, 1.82 - y) * 0.95;
  const beam = (x: number, y: number, z: number) =>
    min(
      roundBox(x + 0.66, y - BEAM_Y, z, 0.86, 0.065, 0.055, 0.02),
      capsule(x, y, abs(z), -1.46, BEAM_Y, 0.02, -1.6, 0.05, 0.62, 0.055),
      capsule(x, y, abs(z), -1.53, 0.9, 0.32, -1.53, 0.9, 0, 0.035),
    );
  const swingX = (x: number) => abs(x + 0.68) - 0.38;
  const ropes = (x: number, y: number, z: number) =>
    capsule(abs(swingX(x)), y, z, 0.17, 0.56, 0, 0.17, BEAM_Y, 0, 0.014);
  const seats = (x: number, y: number, z: number) =>
    roundBox(swingX(x), y - 0.53, z, 0.22, 0.03, 0.11, 0.025);
  const along = (x: number, y: number) => (x - SLIDE.x) * SLIDE.c - (y - SLIDE.y) * SLIDE.s;
  const above = (x: number, y: number) => (x - SLIDE.x) * SLIDE.s + (y - SLIDE.y) * SLIDE.c;
  const slide = (x: number, y: number, z: number) => {
    const a = along(x, y);
    const b = above(x, y);
    return min(
      roundBox(a, b, z, 0.74, 0.025, 0.24, 0.02),
      roundBox(a, b - 0.07, abs(z) - 0.25, 0.74, 0.095, 0.025, 0.025),
      roundBox(x - 2.2, y - 0.1, z, 0.2, 0.025, 0.24, 0.02),
      roundBox(x - 2.2, y - 0.14, abs(z) - 0.25, 0.2, 0.065, 0.025, 0.025),
    );
  };
  const ladder = (x: number, y: number, z: number) => {
    const rung = y - min(4, max(0, floor(y / 0.2))) * 0.2 - 0.1;
    return min(
      roundBox(abs(x - TOWER_X) - 0.22, y - 0.52, z - 0.5, 0.025, 0.52, 0.03, 0.01),
      roundBox(x - TOWER_X, rung, z - 0.5, 0.22, 0.022, 0.022, 0.015),
    );
  };
  return assembled(
    [
      [posts, matte('#b98a58', 0.6)],
      [platform, matte('#c99a66', 0.6)],
      [rails, matte('#d3a873', 0.6)],
      [roof, matte(colours.body, 0.5)],
      [gables, matte('#c99a66', 0.6)],
      [beam, matte('#b98a58', 0.6)],
      [ropes, matte('#e6d9bd', 0.8)],
      [seats, matte(colours.accent, 0.45)],
      [slide, matte(colours.accent, 0.25)],
      [ladder, matte('#d3a873', 0.6)],
    ],
    { height: 2.34, radius: 2.3, yaw: 0.38, pitch: 0.12 },
  );
}

/** Two hoops for the hips, one upright and one on the floor, each in stripes. */
export function hulaHoop(colours: ProductColours): ProductObject {
  const upright = (x: number, y: number, z: number) => torus(x + 0.1, y - 1.08, z + 0.3, 1, 0.075);
  const lying = (x: number, y: number, z: number) =>
    torus(x - 0.28, z - 0.34, y - 0.08, 0.84, 0.075);
  const nowhere = () => Number.POSITIVE_INFINITY;
  const base = assembled(
    [
      [upright, matte(colours.body, 0.25)],
      [lying, matte(colours.accent, 0.25)],
      [nowhere, matte(colours.second, 0.3)],
      [nowhere, matte('#fbf8f1', 0.3)],
    ],
    { height: 2.16, radius: 1.25, yaw: 0.35, pitch: 0.24 },
  );
  const isStripe = (angle: number) => abs(sin(angle * 4)) > 0.72;
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      const angle = own === 0 ? atan2(y - 1.08, x + 0.1) : atan2(z - 0.34, x - 0.28);
      return isStripe(angle) ? own + 2 : own;
    },
  };
}

/** Outline of a figure skate's boot from the side, its toe towards +x: shaft, foot and heel. */
function bootSide(x: number, y: number): number {
  const shaftLean = x + 0.34 - (y - 0.9) * 0.06;
  const shaft = roundBox(shaftLean, y - 1.26, 0, 0.33 + (y - 1.26) * 0.05, 0.64, 1, 0.14);
  const foot = roundBox(x - 0.12, y - 0.76, 0, 0.8, 0.21, 1, 0.2);
  const k = 0.34;
  const h = max(k - abs(shaft - foot), 0) / k;
  return min(shaft, foot) - h * h * k * 0.25;
}

/** A pair of figure skates, one behind the other. */
export function iceSkates(colours: ProductColours): ProductObject {
  const pair =
    (shape: (x: number, y: number, z: number) => number) => (x: number, y: number, z: number) =>
      min(shape(x - 0.14, y, z - 0.4), shape(x + 0.22, y, z + 0.42));
  const halfWidth = (x: number, y: number) => 0.25 - 0.06 * max(0, x - 0.4) - 0.02 * max(0, y - 1);
  const boot = pair((x, y, z) => {
    const hull = extruded(bootSide(x, y), abs(z) - halfWidth(x, y), 0.16);
    // Open at the top.
    return max(hull, -roundBox(x + 0.3, y - 1.86, z, 0.26, 0.3, 0.15, 0.1)) * 0.85;
  });
  const soles = pair((x, y, z) =>
    min(
      extruded(roundBox(x - 0.14, y - 0.53, 0, 0.77, 0.035, 1, 0.03), abs(z) - 0.22, 0.03),
      extruded(roundBox(x + 0.42, y - 0.44, 0, 0.2, 0.09, 1, 0.03), abs(z) - 0.19, 0.03),
    ),
  );
  const blades = pair((x, y, z) => {
    const outline = min(
      roundBox(x - 0.12, y - 0.08 - 0.02 * x * x, 0, 1.0, 0.075, 1, 0.05),
      roundBox(x - 0.5, y - 0.3, 0, 0.16 + (y - 0.3) * 0.4, 0.22, 1, 0.03),
      roundBox(x + 0.42, y - 0.22, 0, 0.13 + (y - 0.22) * 0.4, 0.15, 1, 0.03),
      hypot(x - 1.08, y - 0.16) - 0.12,
    );
    return extruded(outline, abs(z) - 0.035, 0.01) * 0.9;
  });
  // Only the laces beside a point are asked: they climb with it.
  const laces = pair(
    boxed([0.25, 1.35, 0], [0.3, 0.42, 0.2], (x, y, z) => {
      const beside = max(1, min(5, round((y - 0.92) * 8.4)));
      let least = Number.POSITIVE_INFINITY;
      for (let i = beside - 1; i <= beside + 1; i++) {
        const up = i / 6;
        const lx = 0.44 - 0.45 * up + 0.03 * sin(up * PI);
        const ly = 1.0 + 0.72 * up - 0.16 * sin(up * PI);
        least = min(least, capsule(x, y, abs(z), lx, ly, 0, lx - 0.05, ly - 0.03, 0.14, 0.026));
      }
      return least;
    }),
  );
  const nowhere = () => Number.POSITIVE_INFINITY;
  const base = assembled(
    [
      [boot, matte('#f7f5f1', 0.35)],
      [soles, matte(colours.dark, 0.4)],
      [blades, metal('#dfe4ea', 0.12)],
      [laces, matte(colours.accent, 0.7)],
      [nowhere, matte(colours.body, 0.5)],
    ],
    { height: 1.92, radius: 1.3, yaw: -0.3, pitch: 0.12 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      // The cuff is of another colour.
      return own === 0 && y > 1.74 ? 4 : own;
    },
  };
}
