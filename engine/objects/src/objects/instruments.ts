import {
  blend,
  capsule,
  cylinder,
  ellipsoid,
  extruded,
  roundBox,
  sphere,
  torus,
} from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, boxed, matte, metal } from './assembled.ts';

const { abs, floor, max, min, round, sqrt } = Math;

const nowhere = () => Number.POSITIVE_INFINITY;

/** Acoustic guitar on a stand, leaning back a little. */
export function guitar(colours: ProductColours): ProductObject {
  const flat = (x: number, y: number) =>
    blend(ellipsoid(x, y - 0.58, 0, 0.58, 0.5, 9), ellipsoid(x, y - 1.2, 0, 0.43, 0.4, 9), 0.3);
  const body = (x: number, y: number, z: number) => extruded(flat(x, y), abs(z) - 0.15, 0.03) * 0.9;
  const top = (x: number, y: number, z: number) =>
    extruded(flat(x, y) + 0.045, abs(z - 0.15) - 0.012, 0.006) * 0.9;
  const neck = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.86, z - 0.15, 0.085, 0.62, 0.05, 0.02);
  const head = (x: number, y: number, z: number) =>
    roundBox(x, y - 2.6, z - 0.13, 0.13, 0.17, 0.045, 0.03);
  const dark = (x: number, y: number, z: number) =>
    min(
      cylinder(x, z - 0.155, y - 1.02, 0.17, 0.012, 0.005),
      roundBox(x, y - 0.48, z - 0.18, 0.22, 0.045, 0.035, 0.02),
    );
  const ring = (x: number, y: number, z: number) => torus(x, y - 1.02, z - 0.165, 0.19, 0.02);
  const pegs = (x: number, y: number, z: number) => {
    const nth = min(1, max(-1, round((y - 2.6) / 0.11)));
    return ellipsoid(abs(x) - 0.17, y - 2.6 - nth * 0.11, z - 0.13, 0.055, 0.035, 0.035) * 0.9;
  };
  const strings = boxed([0, 1.5, 0.22], [0.08, 1.05, 0.04], (x, y, z) => {
    const px = x - max(-2.5, min(2.5, floor(x / 0.024) + 0.5)) * 0.024;
    return max(sqrt(px * px + (z - 0.215) ** 2) - 0.005, abs(y - 1.48) - 1.02);
  });
  const stand = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, z, 0.1, 0.5, -0.2, 0.46, 0.03, 0.3, 0.035),
      capsule(x, y, z, 0, 0.5, -0.2, 0, 0.03, -0.6, 0.035),
      capsule(abs(x), y, z, 0.3, 0.1, -0.12, 0.3, 0.1, 0.24, 0.035),
    );
  const base = assembled(
    [
      [body, matte(colours.body, 0.25)],
      [top, matte('#dca561', 0.25)],
      [neck, matte('#5a3522', 0.4)],
      [head, matte(colours.body, 0.3)],
      [dark, matte('#2c1b12', 0.5)],
      [ring, matte(colours.accent, 0.4)],
      [pegs, metal('#dcb671', 0.2)],
      [strings, metal('#e6e6e8', 0.2)],
      [stand, matte('#26262b', 0.4)],
      [nowhere, metal('#d9d3c4', 0.3)],
    ],
    { height: 2.78, radius: 0.84, yaw: 0.42, pitch: 0.08 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      return own === 2 && abs(y - 1.4 - round((y - 1.4) / 0.1) * 0.1) < 0.008 ? 9 : own;
    },
  };
}

/** Grand piano with its lid up. */
export function piano(colours: ProductColours): ProductObject {
  const plan = (x: number, z: number) => {
    // Straight bass side on the left; the right side swings in towards the tail.
    const swing = 0.82 - 0.5 * max(0, min(1, (0.35 - z) / 1.1)) ** 1.5;
    const right = (x - swing) * 0.84;
    const tail = sqrt(max(0, x + 0.24) ** 2 * 1.1 + max(0, -z - 0.5) ** 2) - 0.62;
    return max(right, -0.82 - x, z - 0.66, tail > 0 && z < -0.5 ? tail * 0.8 : -1 - z - 0.12);
  };
  const body = (x: number, y: number, z: number) => {
    const shell = extruded(plan(x, z), abs(y - 0.98) - 0.17, 0.03);
    return max(shell, -roundBox(x, y - 1.1, z - 0.56, 0.72, 0.12, 0.16, 0.02)) * 0.85;
  };
  const frame = (x: number, y: number, z: number) =>
    extruded(max(plan(x, z) + 0.07, z - 0.34), abs(y - 1.14) - 0.015, 0.01) * 0.85;
  const lid = (x: number, y: number, z: number) => {
    const up = 0.62;
    const px = x + 0.82;
    const py = y - 1.17;
    const across = px * 0.8 + py * up;
    const off = py * 0.8 - px * up;
    return extruded(max(plan(across - 0.82, z), z - 0.32), abs(off) - 0.025, 0.015) * 0.8;
  };
  const prop = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0.56, 1.14, 0.06, 0.34, 2.0, 0.06, 0.022);
  const keys = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.0, z - 0.58, 0.71, 0.035, 0.16, 0.01);
  const sharps = boxed([0, 1.05, 0.53], [0.71, 0.04, 0.1], (x, y, z) => {
    const nth = round(x / 0.1);
    if ((((nth % 7) + 7) % 7) % 4 === 3 - (nth < 0 ? 0 : 0)) return 0.05;
    return roundBox(x - nth * 0.1, y - 1.04, z - 0.53, 0.028, 0.035, 0.1, 0.01);
  });
  const legs = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, z, 0.66, 0.82, 0.42, 0.66, 0.1, 0.42, 0.075),
      capsule(x, y, z, -0.34, 0.82, -0.74, -0.34, 0.1, -0.74, 0.075),
    );
  const feet = (x: number, y: number, z: number) =>
    min(
      sphere(abs(x) - 0.66, y - 0.06, z - 0.42, 0.07),
      sphere(x + 0.34, y - 0.06, z + 0.74, 0.07),
    );
  const desk = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.32, z - 0.28 + (y - 1.3) * 0.2, 0.4, 0.15, 0.015, 0.01);
  return assembled(
    [
      [body, matte(colours.body, 0.12)],
      [frame, metal('#d8b264', 0.25)],
      [lid, matte(colours.body, 0.12)],
      [prop, metal('#d8b264', 0.2)],
      [keys, matte('#fdfbf6', 0.2)],
      [sharps, matte('#1b1b1f', 0.2)],
      [legs, matte(colours.body, 0.2)],
      [feet, metal('#d8b264', 0.2)],
      [desk, matte('#fdfbf6', 0.6)],
    ],
    { height: 2.2, radius: 1.24, yaw: 0.5, pitch: 0.26 },
  );
}

/** Turntable with a record on it. */
export function recordPlayer(colours: ProductColours): ProductObject {
  const plinth = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.26, z, 1.2, 0.18, 0.94, 0.08);
  const platter = (x: number, y: number, z: number) =>
    cylinder(x + 0.22, y - 0.47, z, 0.8, 0.04, 0.02);
  const record = (x: number, y: number, z: number) => {
    const r = sqrt((x + 0.22) ** 2 + z * z);
    const grooves = r > 0.3 && r < 0.74 ? 0.003 * abs(round(r / 0.05) * 0.05 - r) * 20 : 0;
    return cylinder(x + 0.22, y - 0.53, z, 0.78, 0.02, 0.01) + grooves;
  };
  const label = (x: number, y: number, z: number) =>
    cylinder(x + 0.22, y - 0.545, z, 0.27, 0.012, 0.005);
  const spindle = (x: number, y: number, z: number) =>
    min(
      cylinder(x + 0.22, y - 0.58, z, 0.03, 0.06, 0.01),
      sphere(x - 0.94, y - 0.62, z + 0.66, 0.11),
    );
  const arm = (x: number, y: number, z: number) =>
    min(
      cylinder(x - 0.9, y - 0.54, z + 0.56, 0.15, 0.11, 0.03),
      capsule(x, y, z, 0.94, 0.66, -0.66, 0.86, 0.66, 0.26, 0.035),
      capsule(x, y, z, 0.86, 0.66, 0.26, 0.5, 0.62, 0.56, 0.035),
      roundBox(
        (x - 0.44) * 0.8 - (z - 0.6) * 0.6,
        y - 0.6,
        (z - 0.6) * 0.8 + (x - 0.44) * 0.6,
        0.12,
        0.05,
        0.06,
        0.02,
      ),
    );
  const knobs = (x: number, y: number, z: number) =>
    min(
      cylinder(x - 0.92, y - 0.48, z - 0.7, 0.1, 0.06, 0.02),
      roundBox(x - 0.92, y - 0.45, z - 0.3, 0.05, 0.03, 0.18, 0.02),
    );
  const feet = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 0.94, y - 0.05, abs(z) - 0.7, 0.13, 0.06, 0.02);
  return assembled(
    [
      [plinth, matte(colours.body, 0.25)],
      [platter, metal('#c9ccd2', 0.25)],
      [record, matte('#1b1b20', 0.16)],
      [label, matte(colours.accent, 0.4)],
      [spindle, metal('#dfe1e5', 0.18)],
      [arm, metal('#dfe1e5', 0.2)],
      [knobs, matte('#f4f1ea', 0.35)],
      [feet, matte('#26262b', 0.6)],
    ],
    { height: 0.76, radius: 1.5, yaw: 0.4, pitch: 0.5 },
  );
}

/** Drum with its sticks. */
export function drum(colours: ProductColours): ProductObject {
  const shell = (x: number, y: number, z: number) => cylinder(x, y - 0.62, z, 0.92, 0.5, 0.02);
  const skin = (x: number, y: number, z: number) => cylinder(x, y - 0.62, z, 0.9, 0.56, 0.03);
  const hoops = (x: number, y: number, z: number) => torus(x, z, abs(y - 0.62) - 0.53, 0.95, 0.06);
  const rods = (x: number, y: number, z: number) => {
    // Eight rods, found by folding the plan along its mirrors: angles are dear.
    const long = max(abs(x), abs(z));
    const short = min(abs(x), abs(z));
    const between = short > long * (Math.SQRT2 - 1);
    const a = (between ? (long + short) * Math.SQRT1_2 : long) - 0.99;
    const b = between ? (long - short) * Math.SQRT1_2 : short;
    return min(
      cylinder(a, y - 0.62, b, 0.028, 0.5, 0.01),
      roundBox(a + 0.02, abs(y - 0.62) - 0.26, b, 0.05, 0.1, 0.06, 0.03),
    );
  };
  const sticks = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.74, 1.26, 0.62, 0.86, 1.42, -0.16, 0.05),
      sphere(x - 0.86, y - 1.42, z + 0.16, 0.09),
      capsule(x, y, z, 0.86, 1.26, 0.66, -0.7, 1.3, -0.24, 0.05),
      sphere(x + 0.7, y - 1.3, z + 0.24, 0.09),
    );
  return assembled(
    [
      [shell, matte(colours.body, 0.16)],
      [skin, matte('#fbf8f2', 0.6)],
      [hoops, metal('#d6d9de', 0.18)],
      [rods, metal('#d6d9de', 0.2)],
      [sticks, matte('#d0a066', 0.4)],
    ],
    { height: 1.5, radius: 1.12, yaw: 0.3, pitch: 0.28 },
  );
}
