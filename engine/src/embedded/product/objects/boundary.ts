import { capsule, cylinder, disc, ellipsoid, extruded, roundBox, sphere } from '../distance.ts';
import type { ProductColours, ProductObject } from '../product-object.ts';
import {
  assembled,
  boxed,
  type Distance,
  glass,
  glow,
  matte,
  metal,
  sharedByParts,
} from './assembled.ts';
import { POTTED_PLANT } from './potted-plant.ts';

const { abs, atan2, cos, floor, hypot, max, min, PI, round, sin } = Math;

const LEAF = { middle: 0.62, half: 0.55, board: 0.157 };

/** Driveway gate of two boarded leaves between posts with caps and lamps. */
export function gate(colours: ProductColours): ProductObject {
  /** Height of the leaves: they rise towards their hinges. */
  const topAt = (ax: number) => 1.36 + 0.3 * ((ax - 0.07) / 1.1) ** 2;
  const boards = boxed([0, 0.86, 0], [1.2, 0.84, 0.06], (x, y, z) => {
    const ax = abs(x);
    const along = ax - LEAF.middle;
    const at = max(-3, min(3, round(along / LEAF.board)));
    const top = topAt(LEAF.middle + at * LEAF.board);
    const middle = (0.12 + top) / 2;
    return roundBox(along - at * LEAF.board, y - middle, z, 0.07, (top - 0.12) / 2, 0.03, 0.018);
  });
  const rails = (x: number, y: number, z: number) => {
    const ax = abs(x) - LEAF.middle;
    return min(
      roundBox(ax, y - 0.38, z + 0.05, LEAF.half, 0.07, 0.035, 0.015),
      roundBox(ax, y - 1.12, z + 0.05, LEAF.half, 0.07, 0.035, 0.015),
    );
  };
  const posts = (x: number, y: number, z: number) =>
    roundBox(abs(x) - 1.36, y - 0.92, z, 0.16, 0.92, 0.16, 0.02);
  const caps = (x: number, y: number, z: number) =>
    roundBox(abs(x) - 1.36, y - 1.87, z, 0.2, 0.05, 0.2, 0.02);
  const hinges = (x: number, y: number, z: number) => {
    const ax = abs(x);
    return min(
      roundBox(ax - 1.02, y - 0.38, z - 0.045, 0.2, 0.026, 0.016, 0.01),
      roundBox(ax - 1.02, y - 1.12, z - 0.045, 0.2, 0.026, 0.016, 0.01),
    );
  };
  const latch = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.02, y - 0.82, z - 0.05, 0.13, 0.022, 0.018, 0.012),
      cylinder(x - 0.16, z - 0.08, y - 0.82, 0.045, 0.02, 0.012),
    );
  const lamps = (x: number, y: number, z: number) => sphere(abs(x) - 1.36, y - 2.02, z, 0.12);
  return assembled(
    [
      [boards, matte('#a87545', 0.6)],
      [rails, matte('#8f6138', 0.65)],
      [posts, matte('#e6e0d4', 0.75)],
      [caps, matte(colours.body, 0.5)],
      [hinges, metal('#3b3d42', 0.35)],
      [latch, metal('#3b3d42', 0.3)],
      [lamps, glow('#fff2cf')],
    ],
    { height: 2.14, radius: 1.6, yaw: -0.42, pitch: 0.1 },
  );
}

const SLAT = { step: 0.15, tilt: 0.62, most: 4 };

/** Shutters of a window, louvres ajar: one wing closed, the other swung open. */
export function shutters(colours: ProductColours): ProductObject {
  const tilt = { c: cos(SLAT.tilt), s: sin(SLAT.tilt) };
  const HALF = 0.4;
  const frameOf = (a: number, y: number, b: number) => {
    const outline = abs(roundBox(a, y - 1.16, 0, HALF - 0.045, 0.9, 1, 0.01)) - 0.045;
    return min(
      extruded(outline, abs(b) - 0.045, 0.012),
      roundBox(a, y - 1.16, b, HALF - 0.05, 0.05, 0.04, 0.012),
    );
  };
  const slatsOf = (a: number, y: number, b: number) => {
    const middle = y > 1.16 ? 1.62 : 0.7;
    const at = max(-2, min(2, round((y - middle) / SLAT.step)));
    const up = y - middle - at * SLAT.step;
    const across = up * tilt.c - b * tilt.s;
    const deep = up * tilt.s + b * tilt.c;
    return roundBox(a, across, deep, HALF - 0.09, 0.014, 0.075, 0.012);
  };
  const rodOf = (a: number, y: number, b: number) =>
    min(
      roundBox(a, y - 1.62, b - 0.085, 0.012, 0.32, 0.012, 0.008),
      roundBox(a, y - 0.7, b - 0.085, 0.012, 0.32, 0.012, 0.008),
    );
  type Wing = (a: number, y: number, b: number) => number;
  const closed =
    (wing: Wing): Wing =>
    (x, y, z) =>
      wing(x + 0.41, y, z);
  const swing = { c: cos(0.95), s: sin(0.95) };
  const open =
    (wing: Wing): Wing =>
    (x, y, z) => {
      const px = x - 0.82;
      const pz = z - 0.03;
      return wing(px * swing.c - pz * swing.s + 0.41, y, px * swing.s + pz * swing.c);
    };
  const both =
    (wing: Wing): Wing =>
    (x, y, z) =>
      min(closed(wing)(x, y, z), open(wing)(x, y, z));
  const frame = (x: number, y: number, z: number) =>
    extruded(abs(roundBox(x, y - 1.16, 0, 0.92, 1.02, 1, 0.02)) - 0.07, abs(z + 0.02) - 0.1, 0.015);
  const pane = (x: number, y: number, z: number) =>
    roundBox(x - 0.42, y - 1.16, z + 0.08, 0.42, 0.94, 0.012, 0.005);
  const bars = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.42, y - 1.16, z + 0.06, 0.018, 0.94, 0.02, 0.008),
      roundBox(x - 0.42, y - 1.34, z + 0.06, 0.42, 0.018, 0.02, 0.008),
    );
  const sill = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.05, z - 0.1, 1.12, 0.05, 0.3, 0.02);
  const pot = (x: number, y: number, z: number) => POTTED_PLANT.pot(x + 0.46, y - 0.1, z - 0.22);
  const leaves = (x: number, y: number, z: number) =>
    POTTED_PLANT.leaves(x + 0.46, y - 0.1, z - 0.22);
  return assembled(
    [
      [both(frameOf), matte(colours.body, 0.42)],
      [both(slatsOf), matte(colours.body, 0.42)],
      [both(rodOf), matte(colours.body, 0.42)],
      [frame, matte('#f8f6f1', 0.3)],
      [pane, matte('#c4e1f1', 0.05)],
      [bars, matte('#fdfcf9', 0.3)],
      [sill, matte('#ebe6db', 0.4)],
      [pot, matte(colours.accent, 0.5)],
      [leaves, matte('#5d8a45', 0.8)],
    ],
    { height: 2.26, radius: 1.36, yaw: -0.3, pitch: 0.06 },
  );
}

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

const RACK = { left: -0.22, half: 0.42, step: 0.168, shelf: 0.42 };

/** Vending machine: cans behind glass, a panel with keys, a slot below. */
export function vendingMachine(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) => {
    const box = roundBox(x, y - 1.2, z, 0.82, 1.14, 0.56, 0.05);
    const window = roundBox(x - RACK.left, y - 1.44, z - 0.52, 0.48, 0.8, 0.32, 0.03);
    const slot = roundBox(x - RACK.left, y - 0.34, z - 0.56, 0.4, 0.13, 0.16, 0.03);
    return max(box, -window, -slot);
  };
  const feet = (x: number, y: number, z: number) =>
    roundBox(abs(x) - 0.68, y - 0.04, abs(z) - 0.42, 0.07, 0.05, 0.07, 0.02);
  const shelves = (x: number, y: number, z: number) => {
    const at = max(0, min(3, round((y - 0.72) / RACK.shelf)));
    return roundBox(x - RACK.left, y - 0.68 - at * RACK.shelf, z - 0.38, 0.47, 0.014, 0.16, 0.008);
  };
  const can = (x: number, y: number, z: number, odd: number) => {
    const shelf = max(0, min(3, round((y - 0.84) / RACK.shelf)));
    let place = max(-2, min(2, round((x - RACK.left) / RACK.step)));
    // The neighbours are of the other kind.
    if (abs(place + shelf) % 2 !== odd)
      place += x - RACK.left > place * RACK.step ? (place < 2 ? 1 : -1) : place > -2 ? -1 : 1;
    const px = x - RACK.left - place * RACK.step;
    return cylinder(px, y - 0.84 - shelf * RACK.shelf, z - 0.42, 0.066, 0.14, 0.025);
  };
  const cansOf = (odd: number) =>
    boxed([RACK.left, 1.46, 0.42], [0.42, 0.8, 0.1], (x, y, z) => can(x, y, z, odd) * 0.9);
  const light = (x: number, y: number, z: number) =>
    roundBox(x - RACK.left, y - 1.44, z - 0.21, 0.46, 0.78, 0.01, 0.005);
  const panel = (x: number, y: number, z: number) =>
    roundBox(x - 0.54, y - 1.44, z - 0.56, 0.2, 0.8, 0.03, 0.02);
  const screen = (x: number, y: number, z: number) =>
    roundBox(x - 0.54, y - 1.9, z - 0.585, 0.14, 0.12, 0.015, 0.01);
  const keys = (x: number, y: number, z: number) => {
    const column = max(-1, min(1, round((x - 0.54) / 0.095)));
    const row = max(0, min(3, round((y - 1.36) / 0.095)));
    return roundBox(
      x - 0.54 - column * 0.095,
      y - 1.36 - row * 0.095,
      z - 0.595,
      0.034,
      0.034,
      0.016,
      0.012,
    );
  };
  const coin = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.54, y - 1.14, z - 0.595, 0.1, 0.05, 0.016, 0.01),
      roundBox(x - 0.54, y - 0.9, z - 0.595, 0.07, 0.09, 0.016, 0.01),
    );
  const flap = (x: number, y: number, z: number) =>
    roundBox(x - RACK.left, y - 0.34, z - 0.49, 0.4, 0.13, 0.012, 0.008);
  return assembled(
    [
      [body, matte(colours.body, 0.28)],
      [feet, matte('#2c2d31', 0.7)],
      [shelves, metal('#c9cdd2', 0.3)],
      [cansOf(0), matte(colours.accent, 0.25)],
      [cansOf(1), matte('#f4f1ea', 0.25)],
      [light, glow('#fff8e6')],
      [panel, matte('#26272c', 0.3)],
      [screen, glow('#bfe6ff')],
      [keys, matte('#d9dbe0', 0.4)],
      [coin, metal('#c9cdd2', 0.25)],
      [flap, glass('#55585f', 0.15)],
    ],
    { height: 2.36, radius: 1.0, yaw: -0.42, pitch: 0.07 },
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

/** Water cooler: a bottle upside down on a cabinet with two taps, a cup below them. */
export function waterCooler(colours: ProductColours): ProductObject {
  const cabinet = (x: number, y: number, z: number) => {
    const box = roundBox(x, y - 0.72, z, 0.4, 0.68, 0.38, 0.07);
    const niche = roundBox(x, y - 1.06, z - 0.38, 0.27, 0.22, 0.14, 0.03);
    return max(box, -niche);
  };
  const plinth = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.05, z, 0.36, 0.05, 0.34, 0.02);
  const collar = (x: number, y: number, z: number) => cylinder(x, y - 1.43, z, 0.27, 0.05, 0.02);
  const bottle = (x: number, y: number, z: number) => {
    const off = hypot(x, z);
    const rib = 0.012 * cos(max(-1, min(1, (y - 1.95) / 0.32)) * PI * 5);
    const tank = disc(off, y - 1.96, 0.335 + rib, 0.36, 0.09);
    const neck = disc(off, y - 1.53, 0.12, 0.12, 0.04);
    const shoulder = max(off - 0.1 - (y - 1.48) * 0.95, abs(y - 1.58) - 0.1) * 0.7;
    return min(tank, neck, shoulder) * 0.85;
  };
  const label = (x: number, y: number, z: number) => disc(hypot(x, z), y - 1.96, 0.352, 0.11, 0.01);
  const taps = (x: number, y: number, z: number) =>
    min(
      roundBox(abs(x) - 0.11, y - 1.17, z - 0.32, 0.032, 0.03, 0.08, 0.015),
      roundBox(abs(x) - 0.11, y - 1.12, z - 0.38, 0.022, 0.06, 0.022, 0.012),
    );
  const cold = (x: number, y: number, z: number) =>
    roundBox(x + 0.11, y - 1.21, z - 0.38, 0.045, 0.022, 0.035, 0.015);
  const warm = (x: number, y: number, z: number) =>
    roundBox(x - 0.11, y - 1.21, z - 0.38, 0.045, 0.022, 0.035, 0.015);
  const tray = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.855, z - 0.36, 0.25, 0.016, 0.12, 0.01);
  const cup = (x: number, y: number, z: number) => {
    const off = hypot(x + 0.11, z - 0.38);
    return max(abs(off - 0.055 - (y - 0.94) * 0.2) - 0.008, abs(y - 0.96) - 0.08) * 0.9;
  };
  const door = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.44, z - 0.375, 0.3, 0.32, 0.016, 0.012);
  return assembled(
    [
      [cabinet, matte('#f3f4f5', 0.3)],
      [plinth, matte('#3a3c41', 0.6)],
      [collar, matte(colours.body, 0.35)],
      [bottle, matte('#9fd0ee', 0.06)],
      [label, matte(colours.body, 0.4)],
      [taps, matte('#3a3c41', 0.35)],
      [cold, matte('#2f7fd6', 0.3)],
      [warm, matte('#d6453a', 0.3)],
      [tray, metal('#b9bec5', 0.35)],
      [cup, matte('#ffffff', 0.4)],
      [door, matte('#e6e8ea', 0.35)],
    ],
    { height: 2.32, radius: 0.62, yaw: 0.46, pitch: 0.1 },
  );
}
