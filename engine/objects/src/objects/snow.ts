import { blend, capsule, cylinder, ellipsoid, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, matte, metal } from './assembled.ts';
import { FAR } from './ring-of-things.ts';

const { abs, max, min, sqrt } = Math;

/** Heap of snow that a board is stuck into. */
function heap(x: number, y: number, z: number): number {
  if (y > 0.7) return y - 0.34;
  const drift = blend(
    ellipsoid(x - 0.1, y, z, 0.92, 0.3, 0.56),
    ellipsoid(x + 0.46, y, z - 0.16, 0.5, 0.2, 0.4),
    0.16,
  );
  return max(drift, -y) * 0.9;
}

/** Pair of skis upright, the poles crossed before them. */
export function skis(colours: ProductColours): ProductObject {
  const ski = (x: number, y: number, z: number) => {
    const px = abs(x) - 0.24 - 0.035 * (y - 1.2);
    const narrow = 0.115 + 0.03 * ((y - 1.25) / 1.1) ** 2;
    // The tip bends forward.
    const bend = max(0, y - 2.05);
    const pz = z + 0.05 - 0.9 * bend * bend;
    const tip = 2.5 - 9.6 * min(px * px, 0.03);
    return max(roundBox(px, y - 1.3, pz, narrow, 1.3, 0.032, 0.02), y - tip) * 0.85;
  };
  const stripe = (x: number, y: number, z: number) => {
    const px = abs(x) - 0.24 - 0.035 * (y - 1.2);
    const bend = max(0, y - 2.05);
    const pz = z + 0.05 - 0.9 * bend * bend;
    return roundBox(px, y - 1.92, pz, 0.075, 0.3, 0.037, 0.01) * 0.85;
  };
  const bindings = (x: number, y: number, z: number) => {
    const gap = max(abs(x) - 0.36, abs(y - 1.14) - 0.42, abs(z - 0.05) - 0.12);
    if (gap > FAR) return gap;
    const px = abs(x) - 0.24;
    return min(
      roundBox(px, y - 1.36, z - 0.04, 0.1, 0.12, 0.085, 0.04),
      roundBox(px, y - 0.86, z - 0.05, 0.105, 0.15, 0.1, 0.05),
    );
  };
  const poles = (x: number, y: number, z: number) =>
    capsule(x, y, z, -0.62, 0.06, 0.36, 0.66, 1.86, 0.3, 0.03);
  const other = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0.66, 0.06, 0.42, -0.62, 1.86, 0.36, 0.03);
  const grips = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0.58, 1.73, 0.303, 0.72, 1.94, 0.297, 0.06),
      capsule(x, y, z, -0.54, 1.73, 0.363, -0.68, 1.94, 0.357, 0.06),
    );
  const baskets = (x: number, y: number, z: number) =>
    min(
      cylinder(x + 0.47, y - 0.3 + 0.5 * (x + 0.47), z - 0.354, 0.12, 0.025, 0.02),
      cylinder(x - 0.51, y - 0.3 - 0.5 * (x - 0.51), z - 0.414, 0.12, 0.025, 0.02),
    ) * 0.85;
  return assembled(
    [
      [ski, matte(colours.body, 0.22)],
      [stripe, matte(colours.accent, 0.25)],
      [bindings, matte('#222227', 0.4)],
      [poles, metal('#c9ccd2', 0.25)],
      [other, metal('#c9ccd2', 0.25)],
      [grips, matte(colours.accent, 0.5)],
      [baskets, matte(colours.accent, 0.5)],
    ],
    { height: 2.5, radius: 0.82, yaw: 0.34, pitch: 0.14 },
  );
}

/** Snowboard stuck into the snow. */
export function snowboard(colours: ProductColours): ProductObject {
  const outline = (x: number, y: number) => {
    const waist = 0.36 + 0.05 * ((y - 1.2) / 1.1) ** 2;
    const end = max(0, abs(y - 1.24) - 0.86);
    return max(abs(x) - waist, sqrt(x * x + end * end * 1.0) - waist);
  };
  const board = (x: number, y: number, z: number) => {
    const bend = max(0, y - 1.9);
    return max(outline(x, y) * 0.9, abs(z - 0.55 * bend * bend) - 0.035) * 0.9;
  };
  const band = (x: number, y: number, z: number) => {
    const bend = max(0, y - 1.9);
    return (
      max(
        outline(x, y) + 0.05,
        abs(z - 0.55 * bend * bend) - 0.04,
        abs((y - 1.98) * 0.86 + x * 0.5) - 0.13,
      ) * 0.9
    );
  };
  const low = (x: number, y: number, z: number) =>
    max(outline(x, y) + 0.05, abs(z) - 0.04, abs((y - 0.5) * 0.86 + x * 0.5) - 0.13) * 0.9;
  const bindings = (x: number, y: number, z: number) => {
    const py = abs(y - 1.24) - 0.36;
    return min(
      roundBox(x, py, z - 0.07, 0.26, 0.12, 0.04, 0.03),
      roundBox(x - 0.26, py, z - 0.22, 0.04, 0.13, 0.2, 0.04),
    );
  };
  const straps = (x: number, y: number, z: number) => {
    const py = abs(y - 1.24) - 0.36;
    const px = x + 0.06;
    const arch = abs(sqrt(px * px * 0.8 + (z - 0.06) ** 2) - 0.22) - 0.03;
    return max(arch, abs(py) - 0.055, 0.05 - z) * 0.9;
  };
  return assembled(
    [
      [board, matte(colours.body, 0.2)],
      [band, matte(colours.accent, 0.22)],
      [low, matte(colours.light, 0.22)],
      [bindings, matte('#222227', 0.45)],
      [straps, matte('#3a3a42', 0.5)],
      [
        (x, y, z) => cylinder(abs(x) - 0.1, z - 0.06, abs(y - 1.24) - 0.36, 0.03, 0.02, 0.01),
        metal('#c9ccd2', 0.2),
      ],
      [heap, matte('#f7fafd', 0.85)],
    ],
    { height: 2.5, radius: 1.0, yaw: 0.4, pitch: 0.14 },
  );
}
