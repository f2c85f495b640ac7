import { capsule, cylinder, extruded, roundBox, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, boxed, matte, metal } from './assembled.ts';
import { POTTED_PLANT } from './potted-plant.ts';

const { abs, atan2, hypot, max, min, PI, round, sqrt } = Math;

/** Forklift truck with a pallet of cartons on its forks, mast towards +x. */
export function forklift(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    min(
      roundBox(x + 0.5, y - 0.52, z, 0.62, 0.2, 0.42, 0.06),
      roundBox(x + 0.96, y - 0.66, z, 0.26, 0.38, 0.44, 0.12),
      roundBox(x - 0.12, y - 0.62, z, 0.12, 0.34, 0.4, 0.05),
    );
  const floor = (x: number, y: number, z: number) =>
    roundBox(x + 0.3, y - 0.34, z, 0.66, 0.06, 0.42, 0.02);
  const guard = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, abs(z), 0.12, 0.92, 0.38, -0.04, 1.98, 0.36, 0.035),
      capsule(x, y, abs(z), -0.92, 0.98, 0.38, -0.78, 1.98, 0.36, 0.035),
      roundBox(x + 0.41, y - 2.0, z, 0.44, 0.035, 0.4, 0.03),
    );
  const seat = (x: number, y: number, z: number) =>
    min(
      roundBox(x + 0.46, y - 0.82, z, 0.24, 0.08, 0.24, 0.06),
      roundBox(x + 0.68 + (y - 1.1) * 0.14, y - 1.1, z, 0.07, 0.26, 0.23, 0.06),
    );
  const wheel = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0.08, 0.9, 0, -0.06, 1.14, 0, 0.03),
      torus(
        (x + 0.08) * 0.86 + (y - 1.18) * 0.5,
        z,
        (y - 1.18) * 0.86 - (x + 0.08) * 0.5,
        0.14,
        0.024,
      ),
    );
  const tyres = (x: number, y: number, z: number) =>
    min(
      cylinder(x - 0.12, abs(z) - 0.42, y - 0.3, 0.3, 0.11, 0.05),
      cylinder(x + 0.9, abs(z) - 0.4, y - 0.25, 0.25, 0.1, 0.05),
    );
  const hubs = (x: number, y: number, z: number) =>
    min(
      cylinder(x - 0.12, abs(z) - 0.5, y - 0.3, 0.15, 0.05, 0.02),
      cylinder(x + 0.9, abs(z) - 0.47, y - 0.25, 0.12, 0.05, 0.02),
    );
  const mast = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.5, y - 1.12, abs(z) - 0.26, 0.06, 1.06, 0.045, 0.015),
      roundBox(x - 0.5, abs(y - 1.3) - 0.82, z, 0.05, 0.05, 0.26, 0.015),
      capsule(x, y, z, 0.48, 0.2, 0, 0.48, 1.7, 0, 0.04),
    );
  const forks = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.62, y - 0.72, z, 0.03, 0.24, 0.34, 0.01),
      roundBox(x - 1.12, y - 0.49, abs(z) - 0.2, 0.5, 0.022, 0.055, 0.012),
    );
  const pallet = boxed([1.16, 0.58, 0], [0.5, 0.09, 0.46], (x, y, z) => {
    const pz = z - max(-2, min(2, round(z / 0.2))) * 0.2;
    return min(
      roundBox(x - 1.16, y - 0.64, pz, 0.5, 0.022, 0.075, 0.01),
      roundBox(abs(abs(x - 1.16) - 0.24) - 0.2, y - 0.57, z, 0.055, 0.05, 0.44, 0.01),
    );
  });
  const cartons = (x: number, y: number, z: number) =>
    min(
      roundBox(abs(x - 1.16) - 0.235, y - 0.87, abs(z) - 0.215, 0.225, 0.205, 0.205, 0.015),
      roundBox(x - 1.06, y - 1.27, z - 0.06, 0.26, 0.19, 0.26, 0.015),
    );
  const tape = (x: number, y: number, z: number) =>
    min(
      roundBox(abs(x - 1.16) - 0.235, y - 0.87, abs(z) - 0.215, 0.03, 0.208, 0.208, 0.005),
      roundBox(x - 1.06, y - 1.27, z - 0.06, 0.035, 0.193, 0.263, 0.005),
    );
  const beacon = (x: number, y: number, z: number) =>
    cylinder(x + 0.7, y - 2.09, z - 0.2, 0.06, 0.07, 0.03);
  return assembled(
    [
      [body, matte(colours.body, 0.25)],
      [floor, matte('#2c2d33', 0.5)],
      [guard, matte('#2c2d33', 0.45)],
      [seat, matte('#222329', 0.7)],
      [wheel, matte('#1d1e22', 0.5)],
      [tyres, matte('#1c1c20', 0.8)],
      [hubs, matte(colours.second, 0.35)],
      [mast, metal('#5b6069', 0.35)],
      [forks, metal('#3f434a', 0.35)],
      [pallet, matte('#c99a66', 0.7)],
      [cartons, matte('#cfa676', 0.75)],
      [tape, matte('#ead3ae', 0.5)],
      [beacon, matte('#f2902f', 0.2)],
    ],
    { height: 2.2, radius: 1.68, yaw: -0.55, pitch: 0.14 },
  );
}

const SASH = { x: 0.45, y: 1.14, half: 0.36, tall: 0.78 };

/** Window of two casements, one ajar, with a plant on the sill. */
export function windowFrame(colours: ProductColours): ProductObject {
  const frame = (x: number, y: number, z: number) => {
    const outline = abs(roundBox(x, y - SASH.y, 0, 0.92, 0.95, 1, 0.02)) - 0.07;
    return min(
      extruded(outline, abs(z) - 0.1, 0.015),
      roundBox(x, y - SASH.y, z, 0.045, 0.92, 0.1, 0.015),
    );
  };
  /** A point as the casement sees it; the right one is turned on its hinge. */
  const inSash = (x: number, z: number): readonly [number, number] => {
    if (x < 0) return [x + SASH.x, z];
    const px = x - 0.86;
    return [px * 0.92 - (z - 0.04) * -0.39 + 0.41, (z - 0.04) * 0.92 - px * -0.39 * -1];
  };
  const sashes = (x: number, y: number, z: number) => {
    const left = abs(roundBox(x + SASH.x, y - SASH.y, 0, SASH.half, SASH.tall, 1, 0.02)) - 0.05;
    return extruded(left, abs(z - 0.03) - 0.07, 0.015);
  };
  const open = (x: number, y: number, z: number) => {
    const [a, b] = inSash(abs(x), z);
    const edge = abs(roundBox(a, y - SASH.y, 0, SASH.half, SASH.tall, 1, 0.02)) - 0.05;
    return x < 0 ? 9 : extruded(edge, abs(b) - 0.07, 0.015);
  };
  const bars = (x: number, y: number, z: number) =>
    roundBox(x + SASH.x, y - 1.36, z - 0.03, 0.36, 0.02, 0.03, 0.01);
  const pane = (x: number, y: number, z: number) =>
    roundBox(x + SASH.x, y - SASH.y, z - 0.02, 0.34, 0.76, 0.012, 0.005);
  const openPane = (x: number, y: number, z: number) => {
    const [a, b] = inSash(abs(x), z);
    return x < 0 ? 9 : roundBox(a, y - SASH.y, b, 0.34, 0.76, 0.012, 0.005);
  };
  const handle = (x: number, y: number, z: number) =>
    min(
      roundBox(x + 0.12, y - 1.0, z - 0.12, 0.02, 0.09, 0.02, 0.015),
      capsule(x, y, z, -0.12, 1.0, 0.15, -0.12, 0.86, 0.15, 0.022),
    );
  const sill = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.1, z - 0.16, 1.14, 0.05, 0.34, 0.02);
  const pot = (x: number, y: number, z: number) => POTTED_PLANT.pot(x + 0.62, y - 0.15, z - 0.28);
  const leaves = (x: number, y: number, z: number) =>
    POTTED_PLANT.leaves(x + 0.62, y - 0.15, z - 0.28);
  return assembled(
    [
      [frame, matte('#f8f6f1', 0.3)],
      [sashes, matte('#fdfcf9', 0.25)],
      [open, matte('#fdfcf9', 0.25)],
      [bars, matte('#fdfcf9', 0.25)],
      [pane, matte('#b9dbef', 0.04)],
      [openPane, matte('#d3e9f5', 0.04)],
      [handle, metal(colours.metal, 0.2)],
      [sill, matte(colours.second, 0.4)],
      [pot, matte(colours.accent, 0.5)],
      [leaves, matte('#5d8a45', 0.8)],
    ],
    { height: 2.16, radius: 1.3, yaw: -0.32, pitch: 0.06 },
  );
}

const STONE = { rows: 4, tall: 0.19, round: 10 };

/** Draw well: a ring of stones, a roof on two posts, a winch and a bucket. */
export function well(colours: ProductColours): ProductObject {
  const wall = boxed([0, 0.4, 0], [0.9, 0.44, 0.9], (x, y, z) => {
    const axis = hypot(x, z);
    const row = max(0, min(STONE.rows - 1, Math.floor(y / STONE.tall)));
    const step = (2 * PI) / STONE.round;
    const angle = atan2(z, x) + (row % 2) * step * 0.5;
    const beside = (angle - round(angle / step) * step) * 0.76;
    return (
      roundBox(axis - 0.74, y - (row + 0.5) * STONE.tall, beside, 0.13, 0.088, 0.225, 0.05) * 0.85
    );
  });
  const inside = (x: number, y: number, z: number) =>
    max(abs(hypot(x, z) - 0.72) - 0.1, abs(y - 0.36) - 0.36);
  const water = (x: number, y: number, z: number) => cylinder(x, y - 0.56, z, 0.66, 0.02, 0.01);
  const posts = (x: number, y: number, z: number) =>
    roundBox(abs(x) - 0.78, y - 1.1, z, 0.065, 0.72, 0.065, 0.02);
  const roof = (x: number, y: number, z: number) => {
    const slope = abs(z) * 0.7 + (y - 2.28) * 0.71;
    return max(abs(slope) - 0.045, abs(x) - 1.08, 1.68 - y) * 0.95;
  };
  const gables = (x: number, y: number, z: number) =>
    max(abs(z) * 0.7 + (y - 2.22) * 0.71, abs(abs(x) - 0.82) - 0.03, 1.74 - y) * 0.95;
  const winch = (x: number, y: number, z: number) =>
    min(
      cylinder(y - 1.3, x, z, 0.085, 0.8, 0.02),
      capsule(x, y, z, 0.86, 1.3, 0, 1.0, 1.3, 0, 0.03),
      capsule(x, y, z, 1.0, 1.3, 0, 1.0, 1.06, 0.14, 0.03),
      capsule(x, y, z, 1.0, 1.06, 0.14, 1.16, 1.06, 0.14, 0.035),
    );
  const rope = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0, 1.3, 0.09, 0, 0.98, 0.09, 0.02),
      cylinder(y - 1.3, x, z, 0.115, 0.14, 0.03),
    );
  const bucket = (x: number, y: number, z: number) => {
    const off = hypot(x, z - 0.09);
    const cone = max(off - 0.16 - 0.16 * (y - 0.6), abs(y - 0.74) - 0.17);
    return max(cone, -max(off - 0.13 - 0.16 * (y - 0.6), 0.64 - y)) * 0.9;
  };
  const hoops = (x: number, y: number, z: number) => {
    const off = sqrt(x * x + (z - 0.09) * (z - 0.09));
    const ring = abs(off - 0.165 - 0.16 * (y - 0.6)) - 0.012;
    return max(ring, abs(abs(y - 0.74) - 0.1) - 0.018) * 0.9;
  };
  return assembled(
    [
      [wall, matte('#b3aca1', 0.85)],
      [inside, matte('#6f6a63', 0.9)],
      [water, matte('#3f87ad', 0.08)],
      [posts, matte('#8a6238', 0.65)],
      [roof, matte(colours.body, 0.55)],
      [gables, matte('#a87a48', 0.65)],
      [winch, matte('#a87a48', 0.6)],
      [rope, matte('#e6d6b0', 0.85)],
      [bucket, matte('#b98a58', 0.6)],
      [hoops, metal(colours.metal, 0.3)],
    ],
    { height: 2.32, radius: 1.28, yaw: 0.42, pitch: 0.2 },
  );
}
