import { blend, capsule, cylinder, disc, ellipsoid, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, glow, matte, metal } from './assembled.ts';

const { abs, max, min, sqrt } = Math;

const STEEL = '#c9ccd2';

/** Lawn mower with its bag. */
export function lawnMower(colours: ProductColours): ProductObject {
  const deck = (x: number, y: number, z: number) =>
    blend(
      roundBox(x - 0.2, y - 0.42, z, 0.78, 0.17, 0.56, 0.14),
      cylinder(x - 0.24, y - 0.6, z, 0.38, 0.1, 0.04),
      0.1,
    );
  const engine = (x: number, y: number, z: number) =>
    min(
      cylinder(x - 0.24, y - 0.82, z, 0.32, 0.16, 0.05),
      roundBox(x - 0.5, y - 0.78, z, 0.2, 0.12, 0.2, 0.05),
    );
  const cap = (x: number, y: number, z: number) =>
    min(cylinder(x - 0.24, y - 1.02, z, 0.25, 0.06, 0.04), sphere(x - 0.24, y - 1.08, z, 0.09));
  const wheels = (x: number, y: number, z: number) => {
    const pz = abs(z) - 0.62;
    return min(
      cylinder(x - 0.78, pz, y - 0.24, 0.24, 0.09, 0.05),
      cylinder(x + 0.42, pz, y - 0.3, 0.3, 0.09, 0.05),
    );
  };
  const hubs = (x: number, y: number, z: number) => {
    const pz = abs(z) - 0.71;
    return min(
      cylinder(x - 0.78, pz, y - 0.24, 0.12, 0.03, 0.02),
      cylinder(x + 0.42, pz, y - 0.3, 0.15, 0.03, 0.02),
    );
  };
  const handle = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, abs(z), -0.3, 0.46, 0.42, -1.22, 1.56, 0.42, 0.045),
      capsule(x, y, abs(z), -1.22, 1.56, 0, -1.22, 1.56, 0.42, 0.045),
    );
  const grip = (x: number, y: number, z: number) =>
    capsule(x, y, abs(z), -1.22, 1.56, 0.06, -1.22, 1.56, 0.34, 0.065);
  const bag = (x: number, y: number, z: number) => {
    const px = x + 0.86;
    return blend(
      roundBox(px, y - 0.56, z, 0.36, 0.24, 0.4, 0.16),
      ellipsoid(px + 0.1, y - 0.66, z, 0.36, 0.28, 0.36),
      0.1,
    );
  };
  return assembled(
    [
      [deck, matte(colours.body, 0.25)],
      [engine, matte('#2b2b30', 0.4)],
      [cap, matte(colours.accent, 0.35)],
      [wheels, matte('#232327', 0.7)],
      [hubs, matte(colours.light, 0.4)],
      [handle, metal(STEEL, 0.24)],
      [grip, matte('#232327', 0.7)],
      [bag, matte('#3b3b42', 0.95)],
    ],
    { height: 1.64, radius: 1.4, yaw: 0.5, pitch: 0.2 },
  );
}

/** Stove with a fire behind its window. */
export function stove(colours: ProductColours): ProductObject {
  const iron = '#2d2b2e';
  const body = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 0.9, z, 0.72, 0.56, 0.52, 0.06),
      -roundBox(x, y - 0.88, z - 0.5, 0.5, 0.34, 0.4, 0.06),
    );
  const top = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 1.5, z, 0.8, 0.05, 0.6, 0.03),
      roundBox(x, y - 0.34, z, 0.76, 0.04, 0.56, 0.03),
    );
  const feet = (x: number, y: number, z: number) =>
    disc(sqrt((abs(x) - 0.58) ** 2 + (abs(z) - 0.4) ** 2), y - 0.16, 0.06 + 0.12 * y, 0.16, 0.02) *
    0.95;
  const pipe = (x: number, y: number, z: number) =>
    min(
      cylinder(x, y - 2.0, z + 0.16, 0.17, 0.48, 0.02),
      cylinder(x, y - 1.58, z + 0.16, 0.22, 0.04, 0.02),
    );
  const frame = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 0.88, z - 0.53, 0.58, 0.42, 0.05, 0.04),
      -roundBox(x, y - 0.88, z - 0.5, 0.46, 0.3, 0.3, 0.05),
    );
  const latch = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0.62, 0.78, 0.62, 0.62, 1.0, 0.62, 0.035);
  const logs = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.3, 0.64, 0.28, 0.3, 0.64, 0.34, 0.08),
      capsule(x, y, z, -0.22, 0.76, 0.36, 0.26, 0.7, 0.2, 0.07),
    );
  const flame = (cx: number, high: number, wide: number) => (x: number, y: number, z: number) =>
    ellipsoid(x - cx, y - 0.72 - high / 2, z - 0.26, wide, high / 2 + 0.06, 0.08) * 0.85;
  return assembled(
    [
      [body, matte(iron, 0.5)],
      [top, matte(colours.body, 0.4)],
      [feet, matte(iron, 0.5)],
      [pipe, matte(iron, 0.45)],
      [frame, matte(colours.body, 0.4)],
      [latch, metal('#dcb671', 0.2)],
      [logs, matte('#6b4426', 0.8)],
      [flame(-0.18, 0.34, 0.13), glow('#ff8a2a')],
      [flame(0.04, 0.46, 0.15), glow('#ffb13d')],
      [flame(0.24, 0.3, 0.12), glow('#ff7a20')],
    ],
    { height: 2.48, radius: 1.0, yaw: 0.36, pitch: 0.12 },
  );
}

/** House for birds on its post, a bird on the roof. */
export function birdhouse(colours: ProductColours): ProductObject {
  const walls = (x: number, y: number, z: number) => {
    const gable = max(
      roundBox(x, y - 1.34, z, 0.46, 0.66, 0.42, 0.03),
      (y - 1.9) * 0.72 + abs(x) * 0.7,
    );
    return max(gable, -cylinder(x, z - 0.4, y - 1.34, 0.17, 0.2, 0.01));
  };
  const roof = (x: number, y: number, z: number) => {
    const across = abs(x) * 0.7 + (y - 1.9) * 0.714;
    const down = abs(x) * 0.714 - (y - 1.9) * 0.7;
    return max(abs(across - 0.05) - 0.045, abs(z) - 0.56, down - 0.78, -down - 0.2) * 0.95;
  };
  const perch = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0, 1.06, 0.36, 0, 1.06, 0.66, 0.035);
  const post = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.36, z, 0.09, 0.36, 0.09, 0.02),
      roundBox(x, y - 0.7, z, 0.5, 0.035, 0.46, 0.02),
      cylinder(x, y - 0.05, z, 0.4, 0.05, 0.03),
    );
  const bird = (x: number, y: number, z: number) => {
    const px = x - 0.36;
    const py = y - 1.86;
    return blend(
      blend(
        ellipsoid(px, py, z - 0.2, 0.24, 0.18, 0.16),
        sphere(px - 0.2, py - 0.18, z - 0.22, 0.14),
        0.1,
      ),
      capsule(px, py, z - 0.2, -0.14, 0.04, 0, -0.34, 0.2, 0, 0.05),
      0.08,
    );
  };
  const beak = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0.68, 2.04, 0.22, 0.77, 2.02, 0.22, 0.03),
      sphere(x - 0.62, y - 2.08, z - 0.33, 0.028),
    );
  const dark = (x: number, y: number, z: number) =>
    cylinder(x, z - 0.22, y - 1.34, 0.18, 0.02, 0.01);
  return assembled(
    [
      [walls, matte(colours.body, 0.6)],
      [roof, matte(colours.accent, 0.6)],
      [perch, matte('#a8733f', 0.6)],
      [post, matte('#a8733f', 0.65)],
      [bird, matte('#4f8fd0', 0.55)],
      [beak, matte('#f2a93b', 0.5)],
      [dark, matte('#1d1612', 0.9)],
    ],
    { height: 2.24, radius: 0.86, yaw: 0.5, pitch: 0.08 },
  );
}

/** Sewing machine with a spool of thread and cloth under its needle. */
export function sewingMachine(colours: ProductColours): ProductObject {
  const bed = (x: number, y: number, z: number) => roundBox(x, y - 0.14, z, 1.2, 0.14, 0.46, 0.08);
  const frame = (x: number, y: number, z: number) => {
    const column = roundBox(x - 0.82, y - 0.86, z, 0.34, 0.64, 0.34, 0.16);
    const arm = roundBox(x + 0.04, y - 1.34, z, 1.16, 0.28, 0.32, 0.18);
    const head = roundBox(x + 0.86, y - 1.14, z, 0.28, 0.44, 0.32, 0.14);
    return blend(blend(column, arm, 0.14), head, 0.1);
  };
  const wheel = (x: number, y: number, z: number) =>
    cylinder(y - 1.3, x - 1.28, z, 0.3, 0.08, 0.05);
  const steel = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.86, 0.74, 0, -0.86, 0.36, 0, 0.035),
      capsule(x, y, z, -0.74, 0.74, 0, -0.74, 0.36, 0, 0.03),
      roundBox(x + 0.8, y - 0.33, z - 0.04, 0.12, 0.02, 0.16, 0.015),
      cylinder(x + 0.3, z - 0.33, y - 1.34, 0.13, 0.04, 0.02),
      cylinder(x - 0.4, y - 1.8, z, 0.025, 0.22, 0.01),
    );
  const thread = (x: number, y: number, z: number) => {
    const off = sqrt((x - 0.4) ** 2 + z * z);
    return disc(off, y - 1.82, 0.14, 0.14, 0.03);
  };
  const spool = (x: number, y: number, z: number) =>
    disc(sqrt((x - 0.4) ** 2 + z * z), abs(y - 1.82) - 0.16, 0.18, 0.025, 0.015);
  const cloth = (x: number, y: number, z: number) =>
    roundBox(x + 0.72, y - 0.3, z, 0.44, 0.022, 0.43, 0.015);
  return assembled(
    [
      [bed, matte(colours.light, 0.3)],
      [frame, matte(colours.body, 0.26)],
      [wheel, matte(colours.accent, 0.35)],
      [steel, metal(STEEL, 0.18)],
      [thread, matte(colours.accent, 0.85)],
      [spool, matte('#e6cda4', 0.6)],
      [cloth, matte(colours.accent, 0.95)],
    ],
    { height: 2.02, radius: 1.44, yaw: 0.34, pitch: 0.18 },
  );
}
