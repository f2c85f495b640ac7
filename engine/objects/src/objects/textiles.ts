import { cylinder, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, matte } from './assembled.ts';

const { abs, atan2, cos, floor, max, min, PI, round, sin, sqrt } = Math;

const ROLL = { y: 0.4, z: -0.62, radius: 0.4 };

/** Woven rug, half unrolled, with fringes. */
export function rug(colours: ProductColours): ProductObject {
  const flat = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.04, z - 0.14, 1.2, 0.04, 0.8, 0.03);
  const roll = (x: number, y: number, z: number) =>
    cylinder(y - ROLL.y, x, z - ROLL.z, ROLL.radius, 1.2, 0.04);
  const fringe = (x: number, y: number, z: number) => {
    const px = x - round(x / 0.1) * 0.1;
    return max(roundBox(px, y - 0.03, z - 1.02, 0.032, 0.025, 0.1, 0.02), abs(x) - 1.2);
  };
  const base = assembled(
    [
      [flat, matte(colours.body, 0.95)],
      [roll, matte(colours.body, 0.95)],
      [fringe, matte('#f3ead9', 0.95)],
      [() => Number.POSITIVE_INFINITY, matte(colours.accent, 0.95)],
      [() => Number.POSITIVE_INFINITY, matte('#f3ead9', 0.95)],
      [() => Number.POSITIVE_INFINITY, matte('#5d4a3c', 0.95)],
    ],
    { height: 0.82, radius: 1.66, yaw: 0.5, pitch: 0.36 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own === 2) return own;
      const py = y - ROLL.y;
      const pz = z - ROLL.z;
      if (own === 1 && abs(x) > 1.16) {
        const turn = sqrt(py * py + pz * pz) / 0.1 + atan2(py, pz) / (2 * PI);
        return turn - floor(turn) < 0.3 ? 5 : 4;
      }
      // Length of cloth from the loose end, also along the roll.
      const along = own === 0 ? 0.94 - z : 1.56 + (atan2(py, -pz) + PI / 2) * ROLL.radius;
      if (abs(x) > 1.04) return own;
      if (abs(x) > 0.96) return 4;
      const band = along - floor(along / 0.62) * 0.62;
      const zigzag = abs(x - round(x / 0.32) * 0.32) * 0.9;
      if (abs(band - 0.14 - zigzag) < 0.055) return 3;
      return abs(band - 0.28 - zigzag) < 0.03 ? 4 : own;
    },
  };
}

/** Pile of folded towels. */
export function towels(colours: ProductColours): ProductObject {
  const fold = (x: number, y: number, z: number, at: number, half: number, wide: number) => {
    const soft = 0.012 * sin(x * 5 + at * 9);
    const shell = roundBox(x, y - at - soft, z, wide, half, 0.62, half * 0.92);
    // The open side shows the edge of the cloth, the front its fold.
    const slit = max(abs(y - at - soft) - 0.016, wide - 0.16 - x);
    return max(shell, -slit) * 0.9;
  };
  return assembled(
    [
      [(x, y, z) => fold(x, y, z, 0.2, 0.2, 0.98), matte(colours.body, 0.98)],
      [(x, y, z) => fold(x, y, z, 0.59, 0.19, 0.95), matte('#f6f1e8', 0.98)],
      [(x, y, z) => fold(x, y, z, 0.96, 0.18, 0.92), matte(colours.second, 0.98)],
      [(x, y, z) => rolled(x, y, z, 0.18), matte(colours.accent, 0.98)],
      [(x, y, z) => rolled(x, y, z, -0.3), matte('#f6f1e8', 0.98)],
    ],
    { height: 1.54, radius: 1.14, yaw: 0.45, pitch: 0.2 },
  );
}

/** Rolled cloth across the top of a pile. */
function rolled(x: number, y: number, z: number, at: number): number {
  return cylinder(y - 1.33, x, z - at, 0.2, 0.7, 0.09);
}

/** Two cushions, one leaning on the other. */
export function cushions(colours: ProductColours): ProductObject {
  const pad = (x: number, y: number, z: number, half: number) => {
    const u = min(1, (x * x) / (half * half));
    const v = min(1, (y * y) / (half * half));
    const thick = 0.05 + 0.34 * sqrt((1 - u) * (1 - v));
    // Sides draw in between the corners.
    const waist = 0.09 * (1 - max(u, v) * min(u, v)) * 0.6;
    return roundBox(x, y, z, half - waist, half - waist, thick, 0.05) * 0.62;
  };
  const back = (x: number, y: number, z: number) => {
    const up = y - 0.86;
    const deep = z + 0.42;
    return pad(x + 0.32, up * 0.97 - deep * 0.22, deep * 0.97 + up * 0.22, 0.86);
  };
  const front = (x: number, y: number, z: number) => {
    const up = y - 0.62;
    const deep = z - 0.3;
    return pad(x - 0.44, up * 0.93 - deep * 0.36, deep * 0.93 + up * 0.36, 0.66);
  };
  const base = assembled(
    [
      [back, matte(colours.body, 0.92)],
      [front, matte(colours.accent, 0.92)],
      [() => Number.POSITIVE_INFINITY, matte('#f6f1e8', 0.92)],
    ],
    { height: 1.66, radius: 1.36, yaw: 0.3, pitch: 0.12 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 1) return own;
      const up = (y - 0.62) * 0.93 - (z - 0.3) * 0.36;
      return abs(abs(up) - 0.26) < 0.045 ? 2 : own;
    },
  };
}

/** Mattress, thick and quilted, with a pillow. */
export function mattress(colours: ProductColours): ProductObject {
  const quilt = (x: number, y: number, z: number) => {
    const dimple = y > 0.6 ? 0.007 * (cos((x + z) * 10) + cos((x - z) * 10)) : 0;
    return roundBox(x, y - 0.62, z, 1.3, 0.15 + dimple, 0.92, 0.13) * 0.85;
  };
  const side = (x: number, y: number, z: number) => roundBox(x, y - 0.32, z, 1.3, 0.32, 0.92, 0.12);
  const piping = (x: number, y: number, z: number) => {
    const edge = (at: number) => {
      const flat = roundBox(x, 0, z, 1.3, 1, 0.92, 0.12);
      return sqrt(flat * flat + (y - at) ** 2) - 0.03;
    };
    return min(edge(0.53), edge(0.06));
  };
  const pillow = (x: number, y: number, z: number) => {
    const px = x + 0.86;
    const lean = y - 0.92 - (0.3 - px) * 0.12;
    const u = min(1, (px * px) / 0.16);
    const v = min(1, (z * z) / 0.42);
    return (
      roundBox(px, lean, z, 0.4, 0.05 + 0.13 * sqrt((1 - u * u) * (1 - v * v)), 0.64, 0.05) * 0.7
    );
  };
  const tag = (x: number, y: number, z: number) =>
    roundBox(x - 0.7, y - 0.3, z - 0.92, 0.26, 0.1, 0.014, 0.01);
  return assembled(
    [
      [quilt, matte('#fbf8f2', 0.85)],
      [side, matte(colours.body, 0.8)],
      [piping, matte(colours.accent, 0.6)],
      [pillow, matte('#ffffff', 0.85)],
      [tag, matte('#fbf8f2', 0.6)],
    ],
    { height: 1.12, radius: 1.56, yaw: 0.5, pitch: 0.3 },
  );
}
