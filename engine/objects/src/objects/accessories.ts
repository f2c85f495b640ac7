import {
  blend,
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
import { assembled, glass, matte, metal } from './assembled.ts';
import { FAR } from './ring-of-things.ts';

const { abs, atan2, cos, max, min, PI, round, sin, sqrt } = Math;

/** Baseball cap, its peak towards +x. */
export function cap(colours: ProductColours): ProductObject {
  const crown = (x: number, y: number, z: number) => {
    const dome = ellipsoid(x + 0.2, y - 0.2, z, 0.76, 0.84, 0.72);
    const inside = ellipsoid(x + 0.2, y - 0.14, z, 0.71, 0.79, 0.67);
    return max(dome, 0.2 - y, -inside);
  };
  const peak = (x: number, y: number, z: number) => {
    const curve = y - 0.24 + 0.42 * z * z + 0.1 * (x - 0.4) * (x - 0.4);
    const flat = sqrt(((x - 0.3) / 1.5) ** 2 + z * z) - 0.62;
    return max(extruded(flat, abs(curve) - 0.035, 0.03), 0.3 - x - 0.12) * 0.62;
  };
  const seams = (x: number, y: number, z: number) => {
    const gap = ellipsoid(x + 0.2, y - 0.2, z, 0.772, 0.852, 0.732);
    if (gap > FAR || y < 0.22) return max(gap, 0.2 - y, 0.01);
    const sector = PI / 3;
    const angle = atan2(z, x + 0.2) + sector / 2;
    const axis = sqrt((x + 0.2) ** 2 + z * z);
    const beside = axis * sin(angle - sector * round(angle / sector));
    return max(gap, abs(beside) - 0.008) * 0.8;
  };
  const badge = (x: number, y: number, z: number) =>
    max(ellipsoid(x + 0.2, y - 0.2, z, 0.8, 0.88, 0.76), sqrt(z * z + (y - 0.6) ** 2) - 0.17, -x) *
    0.9;
  const button = (x: number, y: number, z: number) =>
    ellipsoid(x + 0.2, y - 1.05, z, 0.1, 0.06, 0.1);
  return assembled(
    [
      [crown, matte(colours.body, 0.8)],
      [peak, matte(colours.accent, 0.75)],
      [seams, matte(colours.dark, 0.8)],
      [badge, matte(colours.light, 0.7)],
      [button, matte(colours.accent, 0.75)],
    ],
    { height: 1.1, radius: 1.2, yaw: -0.7, pitch: 0.16 },
  );
}

/** Knitted hat with a bobble. */
export function beanie(colours: ProductColours): ProductObject {
  const crown = (x: number, y: number, z: number) => {
    const gap = max(ellipsoid(x, y - 0.3, z, 0.84, 1.02, 0.84), 0.1 - y);
    if (gap > FAR) return gap;
    return (gap - 0.02 * abs(cos(atan2(z, x) * 14))) * 0.8;
  };
  const brim = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const gap = disc(axis, y - 0.27, 0.93, 0.27, 0.12);
    if (gap > FAR) return gap;
    return (gap - 0.025 * abs(cos(atan2(z, x) * 17))) * 0.8;
  };
  const bobble = (x: number, y: number, z: number) => {
    const ball = sphere(x, y - 1.5, z, 0.32);
    if (ball > FAR) return ball;
    return (ball + 0.035 * sin(x * 23) * sin(y * 21 + 1) * sin(z * 22)) * 0.7;
  };
  return assembled(
    [
      [crown, matte(colours.body, 0.92)],
      [brim, matte(colours.accent, 0.92)],
      [bobble, matte(colours.light, 0.95)],
    ],
    { height: 1.82, radius: 0.96, yaw: 0.2, pitch: 0.14 },
  );
}

/** Necklace with a pendant on a bust. */
export function necklace(colours: ProductColours): ProductObject {
  const bust = (x: number, y: number, z: number) => {
    const shoulders = ellipsoid(x, y - 0.86, z, 1.02, 0.34, 0.34);
    const chest = ellipsoid(x, y - 0.42, z - 0.06, 0.74, 0.66, 0.44);
    const neck = disc(sqrt(x * x + z * z), y - 1.4, 0.25, 0.5, 0.1);
    return max(blend(blend(shoulders, chest, 0.3), neck, 0.34), -y) * 0.85;
  };
  /** Lies on the front of the bust, in a rounded V that ends at the neck. */
  const chain = (x: number, y: number, z: number) => {
    const fall = (y - 0.56 - 1.2 * sqrt(x * x + 0.03)) * 0.66;
    const gap = max(abs(fall) - 0.06, abs(x) - 0.5, -0.15 - z, y - 1.4);
    if (gap > FAR) return gap;
    const skin = bust(x, y, z);
    return max(sqrt(fall * fall + skin * skin) - 0.034, -0.1 - z) * 0.7;
  };
  const setting = (x: number, y: number, z: number) =>
    min(torus(x, y - 0.48, z - 0.6, 0.17, 0.035), torus(x, y - 0.7, z - 0.58, 0.05, 0.022));
  const stone = (x: number, y: number, z: number) => {
    const px = abs(x);
    const py = abs(y - 0.48);
    const oct = max(px, py, (px + py) * 0.72);
    return max(oct - 0.165, (oct - 0.165) * 0.6 + abs(z - 0.6) * 0.8 - 0.05) * 0.9;
  };
  return assembled(
    [
      [bust, matte('#26242b', 0.85)],
      [chain, metal('#e2bf74', 0.14)],
      [setting, metal('#e2bf74', 0.14)],
      [stone, glass(colours.accent, 0.02)],
    ],
    { height: 1.9, radius: 1.04, yaw: 0.2, pitch: 0.1 },
  );
}

/** Pair of earrings hanging from a stand. */
export function earrings(colours: ProductColours): ProductObject {
  const stand = (x: number, y: number, z: number) =>
    min(
      cylinder(x, y - 0.05, z, 0.62, 0.05, 0.04),
      cylinder(x, y - 1.1, z, 0.05, 1.06, 0.02),
      capsule(x, y, z, -0.78, 2.12, 0, 0.78, 2.12, 0, 0.055),
    );
  const wires = (x: number, y: number, z: number) => {
    const px = abs(x) - 0.56;
    return min(
      torus(px, z, y - 2.1, 0.09, 0.018),
      capsule(px, y, z, 0, 2.08, 0.08, 0, 1.72, 0.08, 0.018),
      sphere(px, y - 1.68, z - 0.08, 0.075),
      torus(px, y - 1.2, z - 0.08, 0.3, 0.04),
    );
  };
  const stones = (x: number, y: number, z: number) => {
    const px = abs(x) - 0.56;
    const py = y - 1.14;
    const drop = ellipsoid(px, py, z - 0.08, 0.15 - 0.12 * max(-0.6, min(0.8, py * 2)), 0.22, 0.1);
    return drop * 0.7;
  };
  return assembled(
    [
      [stand, matte(colours.light, 0.4)],
      [wires, metal('#e2bf74', 0.14)],
      [stones, glass(colours.accent, 0.02)],
    ],
    { height: 2.2, radius: 0.96, yaw: 0.3, pitch: 0.14 },
  );
}

/** Handbag with a flap and a stiff handle. */
export function handbag(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) => {
    const spread = 0.16 * (1 - y / 1.3);
    return roundBox(x, y - 0.66, z, 0.84 + spread, 0.66, 0.3 + spread * 0.5, 0.12) * 0.9;
  };
  const flap = (x: number, y: number, z: number) => {
    const spread = 0.16 * (1 - y / 1.3);
    const shell = roundBox(x, y - 0.68, z, 0.86 + spread, 0.67, 0.325 + spread * 0.5, 0.12) * 0.9;
    const edge = 0.74 - y + 0.5 * max(0, abs(x) - 0.2) ** 2 - 0.16;
    return max(shell, edge * 0.85, -0.2 - z);
  };
  const handle = (x: number, y: number, z: number) =>
    max(torus(x, (y - 1.26) * 0.92, z, 0.48, 0.06) * 0.92, 1.3 - y);
  const rings = (x: number, y: number, z: number) =>
    min(
      cylinder(abs(x) - 0.48, y - 1.34, z, 0.1, 0.06, 0.03),
      roundBox(x, y - 0.62, z - 0.38, 0.13, 0.1, 0.05, 0.03),
      torus(x, y - 0.48, z - 0.4, 0.08, 0.025),
    );
  return assembled(
    [
      [body, matte(colours.body, 0.36)],
      [flap, matte(colours.body, 0.3)],
      [handle, matte(colours.body, 0.32)],
      [rings, metal(colours.metal, 0.15)],
    ],
    { height: 1.86, radius: 1.06, yaw: 0.42, pitch: 0.16 },
  );
}

/** Folded wallet with cards in it. */
export function wallet(colours: ProductColours): ProductObject {
  const leather = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.62, z + 0.1, 0.9, 0.62, 0.075, 0.06),
      roundBox(x, y - 0.6, z - 0.1, 0.9, 0.6, 0.075, 0.06),
      max(sqrt((x + 0.84) ** 2 + z * z) - 0.172, abs(y - 0.61) - 0.59),
    );
  const thread = (x: number, y: number, z: number) => {
    const gap = abs(z - 0.17) - 0.012;
    if (gap > FAR) return gap;
    const frame = abs(max(abs(x) - 0.8, abs(y - 0.6) - 0.5)) - 0.011;
    const along = abs(x) - 0.8 > abs(y - 0.6) - 0.5 ? y : x;
    return max(gap, frame, abs(along - 0.09 * round(along / 0.09)) - 0.03);
  };
  const card = (x: number, y: number, z: number, top: number, at: number) =>
    roundBox(x - 0.06, y - top + 0.5, z - at, 0.76, 0.5, 0.014, 0.01);
  return assembled(
    [
      [leather, matte(colours.body, 0.42)],
      [thread, matte(colours.light, 0.7)],
      [(x, y, z) => card(x, y, z, 1.46, -0.012), matte(colours.accent, 0.25)],
      [(x, y, z) => card(x, y, z, 1.34, 0.022), matte(colours.light, 0.25)],
      [
        (x, y, z) => roundBox(x - 0.56, y - 0.28, z - 0.175, 0.14, 0.07, 0.02, 0.01),
        metal(colours.metal, 0.2),
      ],
    ],
    { height: 1.47, radius: 1.02, yaw: 0.45, pitch: 0.18 },
  );
}

/** Sports bag: a barrel with two handles, its length along x. */
export function duffelBag(colours: ProductColours): ProductObject {
  const barrel = (x: number, y: number, z: number, grow: number, half: number) => {
    const py = (y - 0.56) * 1.06;
    return disc(sqrt(py * py + z * z), x, 0.55 + grow, half, 0.1);
  };
  const canvas = (x: number, y: number, z: number) => max(barrel(x, y, z, 0, 1.12), 0.03 - y);
  const ends = (x: number, y: number, z: number) =>
    max(barrel(abs(x) - 1, y, z, 0.012, 0.13), 0.025 - y);
  const bands = (x: number, y: number, z: number) =>
    max(barrel(x, y, z, 0.022, 1), abs(abs(x) - 0.44) - 0.06, 0.025 - y);
  const handles = (x: number, y: number, z: number) =>
    max(
      torus(x, (y - 1.04) * 0.9, abs(z) - 0.2 - 0.1 * max(0, y - 1), 0.44, 0.045) * 0.9,
      0.98 - y,
    );
  const zip = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 1.09, z, 0.84, 0.02, 0.03, 0.01),
      roundBox(x - 0.72, y - 1.1, z - 0.06, 0.03, 0.02, 0.09, 0.015),
    );
  const pocket = (x: number, y: number, z: number) => {
    const gap = max(abs(x) - 0.36, abs(y - 0.5) - 0.24, abs(z - 0.45) - 0.15);
    return gap > FAR ? gap : max(gap, barrel(x, y, z, 0.035, 1)) * 0.95;
  };
  return assembled(
    [
      [canvas, matte(colours.body, 0.75)],
      [ends, matte(colours.dark, 0.6)],
      [bands, matte(colours.accent, 0.6)],
      [handles, matte(colours.accent, 0.55)],
      [zip, metal(colours.metal, 0.25)],
      [pocket, matte(colours.body, 0.7)],
    ],
    { height: 1.54, radius: 1.24, yaw: 0.4, pitch: 0.22 },
  );
}

/** Backpack with a front pocket. */
export function backpack(colours: ProductColours): ProductObject {
  const sack = (x: number, y: number, z: number) => {
    const narrow = 0.1 * max(0, y - 1.1);
    return roundBox(x, y - 1.02, z, 0.72 - narrow, 1.02, 0.4 - narrow, 0.28) * 0.94;
  };
  const pocket = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.56, z - 0.38, 0.54, 0.44, 0.2, 0.16);
  const lid = (x: number, y: number, z: number) =>
    max(roundBox(x, y - 1.02, z, 0.7, 1.05, 0.43, 0.3) * 0.94, 1.38 - y - 0.1 * x * x);
  const straps = (x: number, y: number, z: number) =>
    min(
      roundBox(abs(x) - 0.3, y - 1.1, z - 0.42, 0.05, 0.4, 0.03, 0.02),
      capsule(abs(x), y, z, 0.46, 1.7, -0.36, 0.62, 1, -0.56, 0.08),
      capsule(abs(x), y, z, 0.62, 1, -0.56, 0.56, 0.3, -0.38, 0.07),
    );
  const loop = (x: number, y: number, z: number) =>
    max(torus(x, y - 2.02, z + 0.14, 0.2, 0.045), 1.98 - y);
  const zips = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.84, z - 0.5, 0.46, 0.022, 0.082, 0.02),
      roundBox(abs(x) - 0.3, y - 0.98, z - 0.46, 0.075, 0.06, 0.03, 0.02),
    );
  const patch = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.62, z - 0.36, 0.2, 0.12, 0.06, 0.02);
  return assembled(
    [
      [sack, matte(colours.body, 0.7)],
      [pocket, matte(colours.body, 0.7)],
      [lid, matte(colours.second, 0.7)],
      [straps, matte(colours.dark, 0.7)],
      [loop, matte(colours.dark, 0.6)],
      [zips, metal(colours.metal, 0.25)],
      [patch, matte(colours.accent, 0.5)],
    ],
    { height: 2.2, radius: 0.92, yaw: 0.42, pitch: 0.14 },
  );
}
