import { cylinder, extruded, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, boxed, glow, matte, metal } from './assembled.ts';
import { POTTED_PLANT } from './potted-plant.ts';

const { abs, cos, max, min, round, sin } = Math;

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
