import { blend, capsule, cylinder, disc, ellipsoid, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, glass, matte, metal } from './assembled.ts';

const { abs, atan2, cos, hypot, max, min, PI, round, sin } = Math;

/** Crystal ball on a claw foot, with three cards fanned out before it. */
export function crystalBall(colours: ProductColours): ProductObject {
  const ball = (x: number, y: number, z: number) => sphere(x, y - 1.22, z, 0.72);
  const foot = (x: number, y: number, z: number) =>
    blend(
      disc(hypot(x, z), y - 0.1, 0.66 - 0.3 * y, 0.1, 0.05),
      disc(hypot(x, z), y - 0.38, 0.3 + 0.9 * (y - 0.36) ** 2, 0.24, 0.04),
      0.12,
    ) * 0.9;
  const claws = (x: number, y: number, z: number) => {
    const axis = hypot(x, z);
    const angle = atan2(z, x);
    const turned = angle - (round((angle / (2 * PI)) * 5) * 2 * PI) / 5;
    return capsule(axis * cos(turned), y, axis * sin(turned), 0.34, 0.5, 0, 0.64, 0.82, 0, 0.055);
  };
  const card = (x: number, y: number, z: number, turn: number) => {
    const px = x * cos(turn) - (z - 0.2) * sin(turn);
    const pz = x * sin(turn) + (z - 0.2) * cos(turn);
    return [px, y, pz - 0.86] as const;
  };
  const cards = (x: number, y: number, z: number, a: number, c: number, top: number) => {
    let least = Number.POSITIVE_INFINITY;
    for (let at = -1; at <= 1; at++) {
      const [px, py, pz] = card(x, y, z, at * 0.5);
      least = min(least, roundBox(px, py - top - 0.012 * (at + 1), pz, a, 0.012, c, 0.006));
    }
    return least;
  };
  const backs = (x: number, y: number, z: number) => cards(x, y, z, 0.22, 0.36, 0.014);
  const marks = (x: number, y: number, z: number) => {
    let least = Number.POSITIVE_INFINITY;
    for (let at = -1; at <= 1; at++) {
      const [px, py, pz] = card(x, y, z, at * 0.5);
      const flat = abs(px) * 1.6 + abs(pz) - 0.24;
      least = min(least, max(flat * 0.5, abs(py - 0.03 - 0.012 * (at + 1)) - 0.008));
    }
    return least;
  };
  return assembled(
    [
      [ball, glass('#a997ee', 0.04)],
      [foot, metal('#c9a14e', 0.26)],
      [claws, metal('#c9a14e', 0.26)],
      [backs, matte(colours.dark, 0.5)],
      [marks, matte(colours.accent, 0.4)],
    ],
    { height: 1.94, radius: 1.36, yaw: 0.2, pitch: 0.2 },
  );
}

/** Wooden tub full of water, with steel hoops and two steps up to it. */
export function plungeTub(colours: ProductColours): ProductObject {
  const RADIUS = 0.98;
  const STAVES = 26;
  const staves = (x: number, y: number, z: number) => {
    const axis = hypot(x, z);
    const groove = 0.018 * cos(atan2(z, x) * STAVES) ** 16;
    return (
      max(
        disc(axis + groove, y - 0.62, RADIUS + 0.05 * (y - 0.6), 0.62, 0.05),
        -disc(axis, y - 0.86, RADIUS - 0.12, 0.66, 0.03),
      ) * 0.85
    );
  };
  const water = (x: number, y: number, z: number) => {
    const ripple = 0.012 * sin(hypot(x - 0.2, z - 0.1) * 17);
    return cylinder(x, y - 0.58 - ripple, z, RADIUS - 0.1, 0.5, 0.01) * 0.85;
  };
  const hoops = (x: number, y: number, z: number) => {
    const axis = hypot(x, z);
    const hoop = (at: number) =>
      max(abs(axis - RADIUS - 0.05 * (y - 0.6)) - 0.03, abs(y - at) - 0.045);
    return min(hoop(0.24), hoop(0.98)) - 0.006;
  };
  const steps = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.1, y - 0.26, z - 1.26, 0.42, 0.035, 0.17, 0.02),
      roundBox(x - 0.1, y - 0.56, z - 1.08, 0.42, 0.035, 0.14, 0.02),
      roundBox(abs(x - 0.1) - 0.38, y - 0.13, z - 1.26, 0.035, 0.13, 0.15, 0.015),
      roundBox(abs(x - 0.1) - 0.38, y - 0.28, z - 1.08, 0.035, 0.28, 0.12, 0.015),
    );
  return assembled(
    [
      [staves, matte('#b97f4b', 0.6)],
      [water, matte('#8fd0e4', 0.06)],
      [hoops, metal(colours.metal, 0.3)],
      [steps, matte('#a06b3b', 0.6)],
    ],
    { height: 1.26, radius: 1.5, yaw: 0.42, pitch: 0.3 },
  );
}

/** Massage gun with a round head, standing on its grip. */
export function massageGun(colours: ProductColours): ProductObject {
  const grip = (x: number, y: number, z: number) =>
    blend(
      capsule(x, y, z, 0.04, 0.2, 0, 0.1, 1.3, 0, 0.2),
      capsule(x, y, z, -0.34, 1.62, 0, 0.5, 1.62, 0, 0.33),
      0.16,
    );
  const bands = (x: number, y: number, z: number) =>
    min(
      disc(hypot(y - 1.62, z), x + 0.44, 0.3, 0.06, 0.03),
      cylinder(x - 0.04, y - 0.05, z, 0.22, 0.05, 0.03),
    );
  const back = (x: number, y: number, z: number) =>
    disc(hypot(y - 1.62, z), x - 0.8, 0.22, 0.04, 0.02);
  const rod = (x: number, y: number, z: number) =>
    disc(hypot(y - 1.62, z), x + 0.66, 0.1, 0.2, 0.02);
  const head = (x: number, y: number, z: number) =>
    ellipsoid(x + 0.98, y - 1.62, z, 0.26, 0.26, 0.26);
  const button = (x: number, y: number, z: number) =>
    min(
      sphere(x - 0.07, y - 1.02, z - 0.19, 0.075),
      roundBox(x - 0.06, y - 0.74, z - 0.19, 0.035, 0.12, 0.02, 0.015),
    );
  return assembled(
    [
      [grip, matte(colours.body, 0.42)],
      [bands, matte('#24252b', 0.4)],
      [back, metal(colours.metal, 0.3)],
      [rod, metal(colours.metal, 0.25)],
      [head, matte(colours.accent, 0.7)],
      [button, matte(colours.light, 0.35)],
    ],
    { height: 1.96, radius: 1.26, yaw: 0.4, pitch: 0.12 },
  );
}

/** Round air purifier: a drum of slots under a lit ring. */
export function airPurifier(colours: ProductColours): ProductObject {
  const SLOTS = 40;
  const drum = (x: number, y: number, z: number) => {
    const axis = hypot(x, z);
    const inDrum = max(0, 1 - max(0, abs(y - 0.66) - 0.46) * 12);
    const slot = 0.03 * inDrum * max(0, cos(atan2(z, x) * SLOTS)) ** 3;
    return disc(axis + slot, y - 0.84, 0.56, 0.8, 0.12) * 0.8;
  };
  const base = (x: number, y: number, z: number) => cylinder(x, y - 0.04, z, 0.5, 0.04, 0.02);
  const outlet = (x: number, y: number, z: number) => cylinder(x, y - 1.6, z, 0.44, 0.06, 0.02);
  const ring = (x: number, y: number, z: number) =>
    max(abs(hypot(x, z) - 0.565) - 0.012, abs(y - 1.34) - 0.028);
  const cap = (x: number, y: number, z: number) => cylinder(x, y - 1.72, z, 0.28, 0.035, 0.02);
  return assembled(
    [
      [drum, matte(colours.light, 0.42)],
      [base, matte('#2a2b31', 0.5)],
      [outlet, matte('#2a2b31', 0.5)],
      [ring, matte(colours.accent, 0.2)],
      [cap, matte(colours.body, 0.35)],
    ],
    { height: 1.76, radius: 0.62, yaw: 0.2, pitch: 0.22 },
  );
}
