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
import { type ProductColours, type ProductObject, wrapLabel } from '../kit/product-object.ts';
import { assembled, boxed, glass, glow, matte, metal } from './assembled.ts';
import { FAR } from './ring-of-things.ts';

const { abs, floor, max, min, sin, sqrt } = Math;

/** Height of a row of shingles along the roof's slope. */
const SHINGLE = 0.214;

/** Frame and crossbars of a window of so much half width and half height, on a wall that it stands out of by `out`. */
function framed(across: number, up: number, half: number, tall: number, out: number): number {
  const ax = abs(across);
  const ay = abs(up);
  const rim = max(max(ax - half, ay - tall) - 0.035, 0.012 - max(ax - half, ay - tall) - 0.012);
  const bars = max(min(ax, ay) - 0.014, max(ax - half, ay - tall));
  const sill = roundBox(across, up + tall + 0.045, out, half + 0.06, 0.025, 0.07, 0.012);
  return min(max(min(rim, bars), abs(out) - 0.036) * 0.8, sill);
}

/** Small house with a pitched roof and lit windows. */
export function house(colours: ProductColours): ProductObject {
  const slope = (x: number, y: number) => abs(x) * 0.588 + (y - 1.7) * 0.809;
  const walls = (x: number, y: number, z: number) =>
    max(roundBox(x, y - 0.85, z, 0.8, 0.85, 0.62, 0.02), slope(x, y) + 0.04);
  const roof = (x: number, y: number, z: number) => {
    const along = abs(x) * 0.809 - (y - 1.7) * 0.588;
    const row = along / SHINGLE;
    const down = row - floor(row);
    // Each row of shingles lies on the one below it.
    const rise = 0.02 * min(down / 0.84, (1 - down) / 0.16);
    return roundBox(slope(x, y) - rise, along - 0.62, z, 0.06, 0.64, 0.76, 0.02) * 0.8;
  };
  const chimney = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.46, y - 1.52, z + 0.2, 0.11, 0.3, 0.11, 0.02),
      roundBox(x - 0.46, y - 1.8, z + 0.2, 0.145, 0.035, 0.145, 0.02),
    );
  const step = (x: number, y: number, z: number) =>
    roundBox(x + 0.36, y - 0.04, z - 0.72, 0.27, 0.04, 0.14, 0.02);
  const knob = (x: number, y: number, z: number) => sphere(x + 0.24, y - 0.36, z - 0.67, 0.03);
  const door = (x: number, y: number, z: number) =>
    roundBox(x + 0.36, y - 0.36, z - 0.62, 0.18, 0.36, 0.03, 0.02);
  const windows = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.28, y - 0.52, z - 0.62, 0.27, 0.19, 0.025, 0.01),
      roundBox(x, y - 1.18, z - 0.62, 0.15, 0.15, 0.025, 0.01),
      roundBox(x - 0.8, y - 0.52, abs(z) - 0.28, 0.025, 0.19, 0.15, 0.01),
    );
  /** Round the panes, across them and below them. */
  const frames = boxed([0, 0.75, 0.62], [0.62, 0.68, 0.08], (x, y, z) => {
    const front = min(
      framed(x - 0.28, y - 0.52, 0.27, 0.19, z - 0.62),
      framed(x, y - 1.18, 0.15, 0.15, z - 0.62),
    );
    const doorway = max(
      roundBox(x + 0.36, y - 0.37, z - 0.62, 0.225, 0.4, 0.022, 0.01),
      0.18 - max(abs(x + 0.36), y - 0.56),
    );
    return min(front, doorway);
  });
  const bushes = (x: number, y: number, z: number) => {
    const gap = min(
      sphere(x - 0.5, y - 0.12, z - 0.8, 0.19),
      sphere(x - 0.24, y - 0.08, z - 0.84, 0.14),
      sphere(x + 0.84, y - 0.1, z - 0.66, 0.17),
    );
    if (gap > FAR) return gap;
    return max(gap + 0.018 * sin(x * 31) * sin(y * 33 + 1) * sin(z * 32), -y) * 0.8;
  };
  return assembled(
    [
      [walls, matte(colours.light, 0.7)],
      [roof, matte(colours.body, 0.5)],
      [chimney, matte(colours.second, 0.6)],
      [door, matte(colours.accent, 0.4)],
      [windows, glow('#ffd98a')],
      [frames, matte('#fbf9f4', 0.5)],
      [step, matte('#b9b4ab', 0.8)],
      [knob, metal(colours.metal, 0.2)],
      [bushes, matte('#64a04c', 0.8)],
    ],
    { height: 1.84, radius: 1.26, yaw: 0.55, pitch: 0.2 },
  );
}

/** Armchair with wooden legs. */
export function armchair(colours: ProductColours): ProductObject {
  const shell = (x: number, y: number, z: number) =>
    min(
      blend(
        roundBox(x, y - 1.0, z + 0.46, 0.66, 0.52, 0.17, 0.16),
        roundBox(abs(x) - 0.7, y - 0.62, z, 0.15, 0.34, 0.56, 0.14),
        0.12,
      ),
      roundBox(x, y - 0.42, z, 0.72, 0.14, 0.54, 0.08),
    );
  const cushion = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.62, z - 0.06, 0.55, 0.13, 0.52, 0.12);
  const pillow = (x: number, y: number, z: number) => {
    const lean = z + 0.18 + (y - 0.98) * 0.3;
    return roundBox(x - 0.22, y - 0.98, lean, 0.3, 0.27, 0.1, 0.1) * 0.92;
  };
  const legs = (x: number, y: number, z: number) =>
    capsule(abs(x), y, abs(z), 0.56, 0.32, 0.38, 0.66, 0.05, 0.46, 0.05);
  return assembled(
    [
      [shell, matte(colours.body, 0.75)],
      [cushion, matte(colours.body, 0.8)],
      [pillow, matte(colours.accent, 0.8)],
      [legs, matte('#8a5a35', 0.4)],
    ],
    { height: 1.52, radius: 1.02, yaw: 0.5, pitch: 0.2 },
  );
}

/** Made bed with two pillows. */
export function bed(colours: ProductColours): ProductObject {
  const frame = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.24, z, 1.02, 0.1, 1.16, 0.05),
      roundBox(x, y - 0.66, z + 1.14, 1.06, 0.6, 0.08, 0.07),
    );
  const mattress = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.5, z, 0.98, 0.18, 1.12, 0.14);
  const blanket = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.53, z - 0.36, 1.03, 0.2, 0.8, 0.14);
  const fold = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.72, z + 0.36, 1.04, 0.045, 0.12, 0.04);
  const pillows = (x: number, y: number, z: number) => {
    const lean = y - 0.8 + (z + 0.78) * 0.35;
    return roundBox(abs(x) - 0.48, lean, z + 0.76, 0.4, 0.13, 0.26, 0.12) * 0.9;
  };
  const legs = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 0.9, y - 0.09, abs(z) - 1.02, 0.06, 0.09, 0.02);
  return assembled(
    [
      [frame, matte('#a9764a', 0.5)],
      [mattress, matte('#faf7f1', 0.8)],
      [blanket, matte(colours.body, 0.85)],
      [fold, matte(colours.accent, 0.85)],
      [pillows, matte('#ffffff', 0.85)],
      [legs, matte('#7d5433', 0.5)],
    ],
    { height: 1.26, radius: 1.5, yaw: 0.62, pitch: 0.34 },
  );
}

/** Kitchen tap with a drop. */
export function tap(colours: ProductColours): ProductObject {
  const pipe = (x: number, y: number, z: number) => {
    const arch = max(torus(x, y - 1.4, z, 0.5, 0.115), 1.4 - y);
    return min(
      capsule(x, y, z, -0.5, 0.2, 0, -0.5, 1.4, 0, 0.115),
      arch,
      capsule(x, y, z, 0.5, 1.4, 0, 0.5, 1.18, 0, 0.115),
    );
  };
  const fittings = (x: number, y: number, z: number) =>
    min(
      cylinder(x + 0.5, y - 0.08, z, 0.34, 0.08, 0.04),
      cylinder(x + 0.5, y - 0.36, z, 0.2, 0.24, 0.05),
      cylinder(x - 0.5, y - 1.1, z, 0.15, 0.09, 0.03),
    );
  const lever = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.5, 0.46, 0.14, -0.5, 0.62, 0.62, 0.065),
      sphere(x + 0.5, y - 0.62, z - 0.62, 0.11),
    );
  const drop = (x: number, y: number, z: number) =>
    ellipsoid(x - 0.5, y - 0.62, z, max(0.05, 0.15 - max(0, y - 0.58) * 0.42), 0.24, 0.15) * 0.7;
  return assembled(
    [
      [pipe, metal('#d5d9de', 0.14)],
      [fittings, metal('#c3c8cf', 0.18)],
      [lever, matte(colours.accent, 0.3)],
      [drop, glass('#4aa8e8', 0.04)],
    ],
    { height: 2.02, radius: 0.98, yaw: 0.3, pitch: 0.12 },
  );
}

/** Spanner with a nut at its foot. */
export function wrench(colours: ProductColours): ProductObject {
  const cos = 0.94;
  const sin = 0.34;
  const tool = (x: number, y: number, z: number) => {
    const px = x * cos - (y - 1.05) * sin;
    const py = (y - 1.05) * cos + x * sin;
    const shaft = max(abs(px) - 0.15, abs(py) - 0.72);
    const jaw = max(sqrt(px * px + (py - 0.86) ** 2) - 0.42, -max(abs(px) - 0.17, 0.74 - py));
    const eye = max(
      sqrt(px * px + (py + 0.82) ** 2) - 0.3,
      0.15 - sqrt(px * px + (py + 0.82) ** 2),
    );
    const hollow = sqrt(px * px + (py + 0.82) ** 2) - 0.15;
    return extruded(max(min(blend(shaft, jaw, 0.12), eye), -hollow), abs(z) - 0.11, 0.04) * 0.8;
  };
  const nut = (x: number, y: number, z: number) => {
    const px = abs(x - 0.78);
    const pz = abs(z - 0.3);
    const hexagon = max(px * 0.866 + pz * 0.5, pz) - 0.28;
    return max(extruded(hexagon, abs(y - 0.15) - 0.15, 0.03), -(sqrt(px * px + pz * pz) - 0.15));
  };
  return assembled(
    [
      [tool, metal(colours.metal, 0.24)],
      [nut, matte(colours.accent, 0.3)],
    ],
    { height: 2.24, radius: 1.06, yaw: 0.3, pitch: 0.16 },
  );
}

/** Spray bottle of a cleaner. */
export function sprayBottle(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    blend(
      cylinder(x, y - 0.62, z, 0.46, 0.62, 0.12),
      cylinder(x, y - 1.42, z, 0.17, 0.18, 0.04),
      0.34,
    );
  const head = (x: number, y: number, z: number) =>
    min(
      cylinder(x, y - 1.62, z, 0.21, 0.1, 0.03),
      roundBox(x + 0.14, y - 1.88, z, 0.42, 0.15, 0.14, 0.08),
      capsule(x, y, z, -0.34, 1.74, 0, -0.4, 1.4, 0, 0.06),
    );
  const nozzle = (x: number, y: number, z: number) =>
    roundBox(x + 0.6, y - 1.9, z, 0.09, 0.09, 0.09, 0.03);
  return assembled(
    [
      [body, matte(colours.body, 0.24)],
      [head, matte('#f7f5f0', 0.35)],
      [nozzle, matte(colours.accent, 0.35)],
    ],
    {
      height: 2.04,
      radius: 0.7,
      yaw: 0.2,
      pitch: 0.1,
      decals: [wrapLabel(0, 0.46, 0.16, 1.04, 0.98)],
    },
  );
}

/** Box of cardboard with tape, for whatever is delivered or moved. */
export function parcel(colours: ProductColours): ProductObject {
  const board = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.66, z, 0.86, 0.66, 0.7, 0.03);
  const tape = (x: number, y: number, z: number) =>
    max(roundBox(x, y - 0.66, z, 0.87, 0.67, 0.71, 0.03), abs(x) - 0.13, 0.9 - y);
  const slip = (x: number, y: number, z: number) =>
    roundBox(x - 0.44, y - 0.42, z - 0.7, 0.26, 0.19, 0.012, 0.005);
  const small = (x: number, y: number, z: number) =>
    roundBox(x * 0.95 + z * 0.3 + 0.1, y - 1.6, z * 0.95 - x * 0.3, 0.46, 0.28, 0.42, 0.03);
  return assembled(
    [
      [board, matte('#c99d68', 0.8)],
      [tape, matte(colours.accent, 0.35)],
      [slip, matte('#fbf8f1', 0.6)],
      [small, matte(colours.body, 0.6)],
    ],
    { height: 1.9, radius: 1.12, yaw: 0.5, pitch: 0.2 },
  );
}
