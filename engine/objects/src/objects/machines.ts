import { capsule, cylinder, disc, roundBox, sphere, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, boxed, glow, matte, metal } from './assembled.ts';
import { aroundAxis } from './ring-of-things.ts';

const { abs, atan2, max, min, round, sin, sqrt } = Math;

/** Printer with paper in its feeder and a page coming out. */
export function printer(colours: ProductColours): ProductObject {
  const shell = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 0.46, z, 1, 0.4, 0.66, 0.12),
      -roundBox(x, y - 0.36, z - 0.62, 0.72, 0.14, 0.3, 0.04),
    );
  const lid = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.9, z + 0.02, 0.96, 0.05, 0.62, 0.04);
  const slot = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.36, z - 0.3, 0.72, 0.14, 0.03, 0.01),
      roundBox(x, y - 0.24, z - 0.72, 0.6, 0.02, 0.34, 0.015),
    );
  const paper = (x: number, y: number, z: number) =>
    min(
      roundBox(
        x,
        y - 1.18 + 0.9 * (z + 0.6),
        z + 0.6 + 0.28 * (y - 1.18),
        0.62,
        0.4,
        0.012,
        0.008,
      ) * 0.7,
      roundBox(x, y - 0.3 + 0.16 * (z - 0.7), z - 0.74, 0.5, 0.01, 0.36, 0.008) * 0.9,
    );
  const print = (x: number, y: number, z: number) => {
    const row = min(2, max(-2, round((z - 0.86) / 0.1)));
    const above = y - 0.312 + 0.16 * (z - 0.7);
    return roundBox(x + 0.08 + row * 0.03, above, z - 0.86 - row * 0.1, 0.3, 0.006, 0.022, 0.004);
  };
  const panel = (x: number, y: number, z: number) =>
    roundBox(x - 0.66, y - 0.72, z - 0.65, 0.22, 0.08, 0.03, 0.02);
  const light = (x: number, y: number, z: number) => sphere(x - 0.78, y - 0.72, z - 0.685, 0.03);
  return assembled(
    [
      [shell, matte(colours.light, 0.35)],
      [lid, matte(colours.body, 0.35)],
      [slot, matte('#2b2c31', 0.5)],
      [paper, matte('#ffffff', 0.8)],
      [print, matte(colours.accent, 0.7)],
      [panel, matte('#17181c', 0.2)],
      [light, glow('#7de0a4')],
    ],
    { height: 1.56, radius: 1.2, yaw: 0.5, pitch: 0.26 },
  );
}

/** 3D printer, a ribbed vase half grown on its plate. */
export function printer3d(colours: ProductColours): ProductObject {
  const frame = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.15, z, 1, 0.15, 0.8, 0.06),
      roundBox(abs(x) - 0.92, y - 1.12, z + 0.16, 0.075, 0.98, 0.1, 0.03),
      roundBox(x, y - 2.06, z + 0.16, 0.995, 0.075, 0.1, 0.03),
    );
  const gantry = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 1.5, z + 0.04, 0.92, 0.05, 0.05, 0.02),
      cylinder(x, y - 1.15, z, 0.05, 0.05, 0.02),
    );
  const head = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.42, z - 0.02, 0.2, 0.22, 0.17, 0.06);
  const plate = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.36, z, 0.7, 0.035, 0.68, 0.02);
  const vase = (x: number, y: number, z: number) => {
    const out = 0.3 + 0.1 * sin((y - 0.3) * 4.2);
    const ribs = 0.014 * sin(atan2(x, z) * 12 + y * 5) + 0.005 * sin(y * 90);
    return max(sqrt(x * x + z * z) - out - ribs, abs(y - 0.74) - 0.35) * 0.6;
  };
  const spool = (x: number, y: number, z: number) =>
    disc(sqrt((x - 0.5) ** 2 + (y - 2.46) ** 2), z + 0.16, 0.31, 0.13, 0.04);
  const rims = (x: number, y: number, z: number) =>
    disc(sqrt((x - 0.5) ** 2 + (y - 2.46) ** 2), abs(z + 0.16) - 0.15, 0.36, 0.025, 0.015);
  const panel = (x: number, y: number, z: number) =>
    roundBox(x - 0.55, y - 0.16, z - 0.8, 0.28, 0.08, 0.02, 0.015);
  return assembled(
    [
      [frame, matte('#2c2d33', 0.45)],
      [gantry, metal(colours.metal, 0.3)],
      [head, matte(colours.body, 0.4)],
      [plate, matte('#4a4c54', 0.6)],
      [vase, matte(colours.accent, 0.4)],
      [spool, matte(colours.accent, 0.5)],
      [rims, matte('#2c2d33', 0.45)],
      [panel, glow('#7de0d0')],
    ],
    { height: 2.82, radius: 1.29, yaw: 0.45, pitch: 0.16 },
  );
}

/** Farm tractor with a cab. */
export function tractor(colours: ProductColours): ProductObject {
  const wheel = (x: number, y: number, z: number, at: number, apart: number, radius: number) =>
    disc(sqrt((x - at) ** 2 + (y - radius) ** 2), abs(z) - apart, radius, radius * 0.24, 0.06);
  const lugs = (at: number, apart: number, radius: number, count: number) => {
    const around = aroundAxis(count, 0, (out, aside, beside) =>
      roundBox(out - radius, aside, beside, 0.04, radius * 0.23, 0.03, 0.01),
    );
    return boxed(
      [at, radius, 0],
      [radius + 0.05, radius + 0.05, apart + radius * 0.25],
      (x, y, z) => around(x - at, abs(z) - apart, y - radius),
    );
  };
  const rearLugs = lugs(-0.6, 0.56, 0.64, 18);
  const frontLugs = lugs(0.82, 0.46, 0.38, 14);
  const tyres = (x: number, y: number, z: number) =>
    min(
      wheel(x, y, z, -0.6, 0.56, 0.64),
      wheel(x, y, z, 0.82, 0.46, 0.38),
      rearLugs(x, y, z),
      frontLugs(x, y, z),
    );
  const hubs = (x: number, y: number, z: number) =>
    min(
      disc(sqrt((x + 0.6) ** 2 + (y - 0.64) ** 2), abs(z) - 0.58, 0.36, 0.15, 0.05),
      disc(sqrt((x - 0.82) ** 2 + (y - 0.38) ** 2), abs(z) - 0.47, 0.21, 0.1, 0.04),
    );
  const hood = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.5, y - 1 + 0.08 * (x - 0.5), z, 0.64, 0.28, 0.28, 0.1) * 0.95,
      roundBox(x + 0.6, y - 1.3, abs(z) - 0.56, 0.5, 0.05, 0.17, 0.05),
      roundBox(x + 0.55, y - 2.24, z, 0.5, 0.06, 0.44, 0.05),
    );
  const chassis = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.1, y - 0.62, z, 1, 0.14, 0.22, 0.05),
      cylinder(x - 0.6, y - 1.5, z - 0.14, 0.04, 0.32, 0.02),
      roundBox(x - 1.13, y - 0.96, z, 0.03, 0.18, 0.2, 0.02),
    );
  const pillars = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, abs(z), -0.14, 1.2, 0.36, -0.2, 2.22, 0.36, 0.035),
      capsule(x, y, abs(z), -0.96, 1.2, 0.36, -0.92, 2.22, 0.36, 0.035),
    );
  const windows = (x: number, y: number, z: number) =>
    roundBox(x + 0.55, y - 1.68, z, 0.39, 0.52, 0.35, 0.05);
  const lamps = (x: number, y: number, z: number) =>
    sphere(x - 1.12, y - 1.06, abs(z) - 0.17, 0.07);
  return assembled(
    [
      [tyres, matte('#26262a', 0.8)],
      [hubs, matte(colours.accent, 0.4)],
      [hood, matte(colours.body, 0.28)],
      [chassis, matte('#33343a', 0.5)],
      [pillars, matte('#2a2b30', 0.4)],
      [windows, matte('#9cc7dd', 0.06)],
      [lamps, glow('#fff3cf')],
    ],
    { height: 2.3, radius: 1.28, yaw: -0.62, pitch: 0.14 },
  );
}

const UNIT = 0.2;

/** Rack of servers, lights on. */
export function serverRack(): ProductObject {
  const nthOf = (y: number) => min(9, max(0, round((y - 0.26) / UNIT)));
  const cabinet = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 1.2, z, 0.66, 1.16, 0.56, 0.03),
      -roundBox(x, y - 1.18, z - 0.56, 0.57, 1.05, 0.14, 0.01),
    );
  const units = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.26 - nthOf(y) * UNIT, z - 0.44, 0.55, 0.082, 0.06, 0.015);
  const vents = (x: number, y: number, z: number) => {
    const slit = min(5, max(-4, round((x + 0.12) / 0.07)));
    const py = y - 0.26 - nthOf(y) * UNIT;
    return roundBox(x + 0.12 - slit * 0.07, py, z - 0.503, 0.02, 0.045, 0.01, 0.005);
  };
  const lights = (row: number) => (x: number, y: number, z: number) => {
    const py = y - 0.26 - nthOf(y) * UNIT;
    return sphere(x + 0.4 + row * 0.075, py, z - 0.505, 0.022);
  };
  const feet = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 0.54, y - 0.03, abs(z) - 0.44, 0.06, 0.04, 0.01);
  return assembled(
    [
      [cabinet, matte('#3b404a', 0.35)],
      [units, matte('#717883', 0.3)],
      [vents, matte('#24272d', 0.6)],
      [lights(0), glow('#55e39a')],
      [lights(1), glow('#5cb8ff')],
      [feet, metal('#8a8f98', 0.3)],
    ],
    { height: 2.36, radius: 0.87, yaw: 0.44, pitch: 0.12 },
  );
}

/** Outdoor unit of a heat pump or an air conditioner. */
export function heatPump(colours: ProductColours): ProductObject {
  const FAN = { x: -0.26, y: 0.82 };
  const shell = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 0.82, z, 1.06, 0.7, 0.38, 0.06),
      -disc(sqrt((x - FAN.x) ** 2 + (y - FAN.y) ** 2), z - 0.36, 0.56, 0.12, 0.02),
    );
  const inside = (x: number, y: number, z: number) =>
    disc(sqrt((x - FAN.x) ** 2 + (y - FAN.y) ** 2), z - 0.2, 0.56, 0.03, 0.01);
  const blade = aroundAxis(5, 0.2, (out, up, aside) =>
    roundBox(out - 0.3, up + 0.3 * aside, aside, 0.22, 0.012, 0.11, 0.01),
  );
  const blades = boxed([FAN.x, FAN.y, 0.29], [0.54, 0.54, 0.07], (x, y, z) =>
    min(
      blade(x - FAN.x, z - 0.29, y - FAN.y) * 0.9,
      disc(sqrt((x - FAN.x) ** 2 + (y - FAN.y) ** 2), z - 0.3, 0.11, 0.05, 0.03),
    ),
  );
  const grille = boxed([FAN.x, FAN.y, 0.39], [0.6, 0.6, 0.04], (x, y, z) => {
    const px = x - FAN.x;
    const py = y - FAN.y;
    const off = sqrt(px * px + py * py);
    const nth = min(4, max(1, round(off / 0.14)));
    const ring = torus(px, py, z - 0.39, nth * 0.14, 0.014);
    const bars = max(min(abs(px), abs(py)) - 0.014, abs(z - 0.39) - 0.014, off - 0.58);
    return min(ring, bars);
  });
  const slats = (x: number, y: number, z: number) => {
    const nth = min(4, max(-4, round((y - 0.86) / 0.11)));
    return roundBox(x - 0.68, y - 0.86 - nth * 0.11, z - 0.385, 0.25, 0.022, 0.02, 0.01);
  };
  const feet = (x: number, y: number, z: number) =>
    roundBox(abs(x) - 0.74, y - 0.06, z, 0.1, 0.07, 0.42, 0.02);
  const badge = (x: number, y: number, z: number) =>
    roundBox(x - 0.68, y - 0.28, z - 0.385, 0.2, 0.035, 0.012, 0.01);
  return assembled(
    [
      [shell, matte('#f4f5f3', 0.35)],
      [inside, matte('#2c3036', 0.6)],
      [blades, matte(colours.body, 0.4)],
      [grille, matte('#595f67', 0.4)],
      [slats, matte('#c8ccce', 0.4)],
      [feet, matte('#44484f', 0.5)],
      [badge, matte(colours.accent, 0.3)],
    ],
    { height: 1.54, radius: 1.16, yaw: 0.42, pitch: 0.14 },
  );
}
