import { capsule, cylinder, disc, ellipsoid, extruded, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, boxed, type Distance, matte, metal, sharedByParts } from './assembled.ts';

const { abs, atan2, cos, floor, hypot, max, min, PI, round, sin } = Math;

const LOG = { radius: 0.26, half: 0.62, row: 0.46, column: 0.56 };
const ROWS = 4;

/** A pile of split and round logs, with an axe beside it. */
export function logPile(colours: ProductColours): ProductObject {
  /** How far the nearest log's axis is, less what makes it thicker than others: none is quite like the next. */
  const offAxis = sharedByParts((x, y) => {
    let least = 9;
    const lower = max(0, min(ROWS - 1, floor((y - LOG.radius) / LOG.row)));
    for (let row = lower; row < ROWS && row < lower + 2; row++) {
      const count = ROWS - row;
      const at = max(0, min(count - 1, round(x / LOG.column + (count - 1) / 2)));
      const px = x - (at - (count - 1) / 2) * LOG.column;
      const py = y - LOG.radius - 0.018 - row * LOG.row;
      least = min(least, hypot(px, py) - 0.018 * sin((row * 5 + at) * 2.4));
    }
    return least;
  });
  const near = (shape: Distance) => boxed([0, 0.95, 0], [1.16, 0.98, 0.66], shape);
  const bark = near((x, y, z) => {
    const ridges = 0.006 * sin(x * 46) * sin(y * 42);
    return (disc(offAxis(x, y, 0), z, LOG.radius, LOG.half - 0.012, 0.02) + ridges) * 0.72;
  });
  const wood = near(
    (x, y, z) => disc(offAxis(x, y, 0), z, LOG.radius - 0.035, LOG.half, 0.01) * 0.9,
  );
  const rings = near((x, y, z) => {
    const off = offAxis(x, y, 0);
    return max(abs(off - 0.13) - 0.009, abs(z) - LOG.half - 0.006) * 0.9;
  });
  const handle = (x: number, y: number, z: number) =>
    capsule(x, y, z, 1.02, 0.05, 0.98, 0.6, 1.42, 0.7, 0.036);
  const head = (x: number, y: number, z: number) =>
    max(
      roundBox(x - 0.56, y - 1.36, z - 0.7, 0.19, 0.11 + 0.12 * max(0, -(x - 0.56)), 0.045, 0.02),
      abs(z - 0.7) - 0.045 - 0.1 * (x - 0.42),
    ) * 0.85;
  return assembled(
    [
      [bark, matte('#7a5a3e', 0.95)],
      [wood, matte('#e3bd86', 0.8)],
      [rings, matte('#c99a62', 0.85)],
      [handle, matte(colours.accent, 0.5)],
      [head, metal('#b9bec5', 0.25)],
    ],
    { height: 1.92, radius: 1.42, yaw: 0.38, pitch: 0.12 },
  );
}

const WHEEL = { ring: 0.8, wide: 0.31, deep: 0.23, spokes: 5 };

/** Car wheel with its tyre, upright and turned a little. */
export function tyre(colours: ProductColours): ProductObject {
  const offAxis = (x: number, y: number) => hypot(x, y - 1.03);
  const rubber = (x: number, y: number, z: number) => {
    const q = offAxis(x, y) - WHEEL.ring;
    const body = roundBox(q, z, 0, WHEEL.deep, WHEEL.wide, 1, 0.12);
    const angle = atan2(y - 1.03, x);
    const step = (2 * PI) / 44;
    const shift = z > 0 ? 0.5 : 0;
    const turn = (angle / step + shift + abs(z) * 1.6) % 1;
    const beside = (abs(abs(turn) - 0.5) - 0.5) * step * 1.03;
    const block = max(abs(beside) - 0.018, 0.17 - q, 0.1 - abs(z));
    const groove = max(abs(abs(z) - 0.085) - 0.022, 0.17 - q);
    return max(body, -min(block, groove)) * 0.7;
  };
  const wall = (x: number, y: number, z: number) => {
    const q = offAxis(x, y) - WHEEL.ring - 0.02;
    return roundBox(q, z - WHEEL.wide + 0.005, 0, 0.012, 0.012, 1, 0.008);
  };
  const rim = (x: number, y: number, z: number) => {
    const q = offAxis(x, y) - 0.56;
    return roundBox(q, z, 0, 0.035, WHEEL.wide - 0.03, 1, 0.025);
  };
  const spokes = (x: number, y: number, z: number) => {
    const angle = atan2(x, y - 1.03);
    const step = (2 * PI) / WHEEL.spokes;
    const turned = angle - round(angle / step) * step;
    const off = offAxis(x, y);
    const px = off * sin(turned);
    const py = off * cos(turned);
    return (
      roundBox(px, py - 0.32, z - 0.17 + 0.1 * (0.5 - off), 0.085 + 0.05 * off, 0.27, 0.035, 0.03) *
      0.85
    );
  };
  const hub = (x: number, y: number, z: number) => cylinder(x, z - 0.2, y - 1.03, 0.14, 0.06, 0.03);
  const brakeDisc = (x: number, y: number, z: number) => cylinder(x, z, y - 1.03, 0.44, 0.03, 0.01);
  const brake = (x: number, y: number, z: number) =>
    extruded(
      max(abs(offAxis(x, y) - 0.39) - 0.1, abs(atan2(y - 1.03, x)) * 0.4 - 0.2),
      abs(z - 0.02) - 0.08,
      0.02,
    ) * 0.9;
  const nuts = (x: number, y: number, z: number) => {
    const angle = atan2(x, y - 1.03) + PI / 5;
    const step = (2 * PI) / 5;
    const turned = angle - round(angle / step) * step;
    const off = offAxis(x, y);
    return cylinder(off * sin(turned), z - 0.22, off * cos(turned) - 0.1, 0.022, 0.05, 0.008);
  };
  return assembled(
    [
      [rubber, matte('#26272b', 0.75)],
      [wall, matte('#3c3e44', 0.6)],
      [rim, metal(colours.metal, 0.2)],
      [spokes, metal(colours.metal, 0.24)],
      [hub, metal(colours.metal, 0.2)],
      [brakeDisc, metal('#8d9299', 0.35)],
      [brake, matte(colours.accent, 0.4)],
      [nuts, metal('#55585e', 0.3)],
    ],
    { height: 2.06, radius: 1.06, yaw: 0.62, pitch: 0.08 },
  );
}

/** Beehive of three boxes under a tin roof, with bees on their way home. */
export function beehive(colours: ProductColours): ProductObject {
  const box = (x: number, y: number, z: number, at: number, half: number) =>
    roundBox(x, y - at, z, 0.66, half, 0.56, 0.02);
  const lower = (x: number, y: number, z: number) => {
    const entrance = roundBox(x, y - 0.4, z - 0.56, 0.26, 0.045, 0.1, 0.02);
    return max(box(x, y, z, 0.64, 0.29), -entrance);
  };
  const middle = (x: number, y: number, z: number) => box(x, y, z, 1.17, 0.23);
  const upper = (x: number, y: number, z: number) => box(x, y, z, 1.62, 0.21);
  const seams = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.935, z, 0.64, 0.02, 0.54, 0.01),
      roundBox(x, y - 1.405, z, 0.64, 0.02, 0.54, 0.01),
    );
  const grips = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 1.2, z - 0.575, 0.17, 0.04, 0.03, 0.02),
      roundBox(x, y - 1.64, z - 0.575, 0.17, 0.04, 0.03, 0.02),
      roundBox(x, y - 0.76, z - 0.575, 0.17, 0.04, 0.03, 0.02),
    );
  const roof = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 1.9, z, 0.74, 0.085, 0.64, 0.02),
      max(abs(x) * 0.3 + (y - 2.2) * 0.95, roundBox(x, y - 2.08, z, 0.76, 0.14, 0.66, 0.01)) * 0.95,
    );
  const floor = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.315, z - 0.06, 0.68, 0.035, 0.66, 0.015),
      roundBox(abs(x) - 0.54, y - 0.15, abs(z) - 0.44, 0.06, 0.15, 0.06, 0.015),
    );
  const entry = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.4, z - 0.47, 0.26, 0.045, 0.02, 0.01);
  const BEES = [
    [0.12, 0.42, 0.74],
    [-0.34, 0.66, 0.78],
    [0.46, 0.98, 0.76],
    [0.82, 0.7, 0.5],
  ] as const;
  const bee = (x: number, y: number, z: number, wide: number, long: number) => {
    let least = 9;
    for (const [bx, by, bz] of BEES)
      least = min(least, ellipsoid(x - bx, y - by, z - bz, long, wide, wide));
    return least;
  };
  const bodies = (x: number, y: number, z: number) => bee(x, y, z, 0.042, 0.07);
  const bands = (x: number, y: number, z: number) =>
    max(bee(x, y, z, 0.046, 0.074), abs(abs(((x + 9) % 0.05) - 0.025)) - 0.01) * 0.9;
  const wings = (x: number, y: number, z: number) => {
    let least = 9;
    for (const [bx, by, bz] of BEES)
      least = min(
        least,
        ellipsoid(x - bx + 0.005, y - by - 0.05, abs(z - bz) - 0.03, 0.035, 0.012, 0.045),
      );
    return least;
  };
  return assembled(
    [
      [lower, matte(colours.body, 0.55)],
      [middle, matte('#f6f0e2', 0.55)],
      [upper, matte(colours.body, 0.55)],
      [seams, matte('#6a4b2e', 0.8)],
      [grips, matte('#6a4b2e', 0.7)],
      [roof, metal('#c3c7cc', 0.35)],
      [floor, matte('#b98b58', 0.7)],
      [entry, matte('#2b1f14', 0.9)],
      [bodies, matte('#f0b429', 0.5)],
      [bands, matte('#2a2019', 0.6)],
      [wings, matte('#eef3f6', 0.3)],
    ],
    { height: 2.22, radius: 1.02, yaw: 0.48, pitch: 0.12 },
  );
}
