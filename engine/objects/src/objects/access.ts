import { blend, capsule, cylinder, extruded, roundBox, sphere, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, glow, matte, metal } from './assembled.ts';

const { abs, atan2, max, min, PI, round, sqrt } = Math;

/** Old key with a tag on its bow, upright. */
export function key(colours: ProductColours): ProductObject {
  const brass = (x: number, y: number, z: number) => {
    const bow = min(torus(x, y - 2.0, z, 0.4, 0.115), torus(abs(x) - 0.3, y - 1.62, z, 0.17, 0.09));
    const shaft = capsule(x, y, z, 0, 1.5, 0, 0, 0.12, 0, 0.115);
    const bit = extruded(
      max(
        abs(x - 0.34) - 0.3,
        abs(y - 0.4) - 0.28,
        -max(abs(x - 0.46) - 0.08, abs(y - 0.4) - 0.08),
        -max(0.5 - x, abs(y - 0.4) - 0.045),
      ),
      abs(z) - 0.07,
      0.02,
    );
    return min(blend(bow, shaft, 0.08), bit);
  };
  const bands = (x: number, y: number, z: number) =>
    min(
      cylinder(x, abs(y - 1.3) - 0.08, z, 0.18, 0.03, 0.02),
      cylinder(x, y - 0.78, z, 0.16, 0.03, 0.02),
    );
  const ring = (x: number, y: number, z: number) =>
    torus((x + 0.42) * 0.8 + z * 0.6, y - 1.86, z * 0.8 - (x + 0.42) * 0.6, 0.26, 0.03);
  const tag = (x: number, y: number, z: number) => {
    const a = (x + 0.62) * 0.96 - (y - 1.16) * 0.1;
    const b = (y - 1.16) * 0.98 + (x + 0.62) * 0.16;
    const flat = max(abs(a) - 0.26, abs(b) - 0.42, (abs(a) + b) * Math.SQRT1_2 - 0.4);
    return (
      max(extruded(flat, abs(z - 0.18) - 0.045, 0.03), -(sqrt(a * a + (b - 0.28) ** 2) - 0.06)) *
      0.92
    );
  };
  const cord = (x: number, y: number, z: number) =>
    capsule(x, y, z, -0.56, 1.46, 0.2, -0.52, 1.66, 0.1, 0.028);
  const house = (x: number, y: number, z: number) => {
    const a = (x + 0.62) * 0.96 - (y - 1.16) * 0.1;
    const b = (y - 1.16) * 0.98 + (x + 0.62) * 0.16;
    const flat = min(
      max(abs(a) - 0.1, abs(b + 0.2) - 0.09),
      max(abs(a) * 0.76 + (b - 0.03) * 0.65, -0.12 - b),
    );
    return max(flat, abs(z - 0.225) - 0.015);
  };
  return assembled(
    [
      [brass, metal('#dfb866', 0.2)],
      [bands, metal('#f0d391', 0.16)],
      [ring, metal('#c9ccd2', 0.2)],
      [tag, matte(colours.body, 0.45)],
      [cord, matte('#f4f1ea', 0.6)],
      [house, matte('#ffffff', 0.5)],
    ],
    { height: 2.52, radius: 0.98, yaw: 0.35, pitch: 0.08 },
  );
}

/** Padlock, closed. */
export function padlock(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) => roundBox(x, y - 0.66, z, 0.84, 0.66, 0.4, 0.16);
  const plate = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.66, z, 0.86, 0.1, 0.42, 0.08);
  const shackle = (x: number, y: number, z: number) =>
    min(
      max(torus(x, y - 1.56, z, 0.5, 0.13), 1.56 - y),
      capsule(abs(x), y, z, 0.5, 1.2, 0, 0.5, 1.56, 0, 0.13),
    );
  const eye = (x: number, y: number, z: number) => cylinder(x, z - 0.4, y - 0.66, 0.26, 0.05, 0.03);
  const hole = (x: number, y: number, z: number) =>
    min(
      cylinder(x, z - 0.44, y - 0.73, 0.09, 0.03, 0.01),
      extruded(
        max(abs(x) - 0.035 - (0.7 - y) * 0.2, abs(y - 0.6) - 0.13),
        abs(z - 0.44) - 0.03,
        0.01,
      ) * 0.95,
    );
  return assembled(
    [
      [body, matte(colours.body, 0.22)],
      [plate, matte(colours.body, 0.22)],
      [shackle, metal('#cfd3da', 0.14)],
      [eye, metal('#dfb866', 0.2)],
      [hole, matte('#1b1b1f', 0.6)],
    ],
    { height: 2.2, radius: 0.94, yaw: 0.42, pitch: 0.12 },
  );
}

/** Pin that marks a place, on a folded map. */
export function mapPin(colours: ProductColours): ProductObject {
  const pin = (x: number, y: number, z: number) => {
    // The cone touches the ball where it meets it, so that no seam shows.
    const cone = (sqrt(x * x + z * z) - (y - 0.3) * 0.436) * 0.917;
    return min(sphere(x, y - 1.7, z, 0.56), max(cone, y - 1.476, 0.3 - y));
  };
  const dot = (x: number, y: number, z: number) =>
    cylinder(x, z - 0.56, y - 1.76, 0.24, 0.06, 0.03);
  const sheet = (x: number, y: number, z: number) => {
    const fold = abs(x - round(x / 0.72) * 0.72) * 0.28;
    return max(abs(y - 0.04 - fold) - 0.03, abs(x) - 1.08, abs(z) - 0.8) * 0.85;
  };
  const base = assembled(
    [
      [pin, matte(colours.accent, 0.16)],
      [dot, matte('#ffffff', 0.3)],
      [sheet, matte('#eaf0da', 0.7)],
      [() => Number.POSITIVE_INFINITY, matte('#9fd0e6', 0.7)],
      [() => Number.POSITIVE_INFINITY, matte(colours.body, 0.7)],
      [() => Number.POSITIVE_INFINITY, matte('#ffffff', 0.7)],
      [() => Number.POSITIVE_INFINITY, matte('#bcd9a0', 0.7)],
    ],
    { height: 2.26, radius: 1.3, yaw: 0.4, pitch: 0.24 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 2) return own;
      const river = abs(z + 0.3 * x - 0.42 + 0.12 * Math.sin(x * 4));
      if (river < 0.09) return 3;
      if (abs(x * 0.7 + z - 0.1) < 0.035 && x < 0.2) return 4;
      if (abs(x - 0.44) < 0.03 || abs(z + 0.42) < 0.03) return 5;
      return sqrt((x - 0.76) ** 2 + (z + 0.1) ** 2) < 0.2 ||
        sqrt((x + 0.7) ** 2 + (z + 0.2) ** 2) < 0.16
        ? 6
        : own;
    },
  };
}

/** Two tickets with their torn-off ends. */
export function tickets(colours: ProductColours): ProductObject {
  const card = (x: number, y: number, z: number, deep: number) => {
    const bite = sqrt((abs(x) - 1.14) ** 2 + y * y) - 0.2;
    const outline = max(roundBox(x, y, 0, 1.12, 0.56, 1, 0.1), -bite);
    const holes = sqrt((x - 0.56) ** 2 + (y - round(y / 0.16) * 0.16) ** 2) - 0.035;
    return max(extruded(outline, abs(z - deep) - 0.04, 0.02), -max(holes, abs(y) - 0.5));
  };
  const turned = (angle: number, mx: number, my: number) => {
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    return (x: number, y: number) =>
      [(x - mx) * c + (y - my) * s, (y - my) * c - (x - mx) * s] as const;
  };
  const front = turned(0.2, 0.06, 0.78);
  const rear = turned(0.62, -0.06, 1.1);
  const star = (a: number, b: number, z: number, deep: number) => {
    const sector = (2 * PI) / 5;
    const angle = atan2(a + 0.3, b);
    const folded = abs(angle - sector * round(angle / sector));
    const r = sqrt((a + 0.3) ** 2 + b * b);
    const edge = r * Math.cos(folded) * 0.59 + r * Math.sin(folded) * 0.81 - 0.19;
    return extruded(edge, abs(z - deep - 0.045) - 0.02, 0.01) * 0.9;
  };
  const bars = (a: number, b: number, z: number, deep: number) => {
    const px = b - round(b / 0.12) * 0.12;
    return max(abs(px) - 0.03, abs(a - 0.8) - 0.09, abs(b) - 0.33, abs(z - deep - 0.04) - 0.02);
  };
  const lift =
    (
      shape: (a: number, b: number, z: number, deep: number) => number,
      place: typeof front,
      deep: number,
    ) =>
    (x: number, y: number, z: number) => {
      const [a, b] = place(x, y);
      return shape(a, b, z, deep);
    };
  return assembled(
    [
      [lift(card, front, 0.14), matte(colours.accent, 0.4)],
      [lift(card, rear, -0.1), matte(colours.body, 0.4)],
      [lift(star, front, 0.14), matte('#ffffff', 0.4)],
      [lift(star, rear, -0.1), matte('#ffffff', 0.4)],
      [lift(bars, front, 0.14), matte('#2a2a30', 0.5)],
      [lift(bars, rear, -0.1), matte('#2a2a30', 0.5)],
    ],
    { height: 2.2, radius: 1.2, yaw: 0.3, pitch: 0.1 },
  );
}

/** Door, ajar, with light behind it. */
export function door(colours: ProductColours): ProductObject {
  const frame = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 1.2, z, 0.86, 1.2, 0.14, 0.03),
      -roundBox(x, y - 1.08, z, 0.7, 1.1, 0.3, 0.01),
    );
  const step = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.05, z - 0.2, 1, 0.05, 0.46, 0.03);
  const hinge = (x: number, z: number) => {
    const px = x + 0.68;
    return [px * 0.86 + z * 0.5, z * 0.86 - px * 0.5] as const;
  };
  const leaf = (x: number, y: number, z: number) => {
    const [a, b] = hinge(x, z);
    const panel = min(
      roundBox(abs(a - 0.68) - 0.28, y - 1.66, b - 0.05, 0.2, 0.34, 0.03, 0.02),
      roundBox(abs(a - 0.68) - 0.28, y - 0.66, b - 0.05, 0.2, 0.42, 0.03, 0.02),
    );
    return max(roundBox(a - 0.68, y - 1.12, b, 0.68, 1.04, 0.05, 0.02), -panel);
  };
  const knob = (x: number, y: number, z: number) => {
    const [a, b] = hinge(x, z);
    return sphere(a - 1.22, y - 1.08, b - 0.12, 0.085);
  };
  const light = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.12, z + 0.1, 0.72, 1.1, 0.02, 0.01);
  return assembled(
    [
      [frame, matte(colours.light, 0.5)],
      [step, matte('#b8b3aa', 0.7)],
      [leaf, matte(colours.body, 0.35)],
      [knob, metal('#dfb866', 0.18)],
      [light, glow('#ffd88c')],
    ],
    { height: 2.42, radius: 1.14, yaw: -0.3, pitch: 0.1 },
  );
}
