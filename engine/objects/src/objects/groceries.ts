import {
  blend,
  capsule,
  cylinder,
  ellipsoid,
  extruded,
  roundBox,
  sphere,
} from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, boxed, matte } from './assembled.ts';
import { FAR } from './ring-of-things.ts';

const { abs, atan2, cos, max, min, round, sin, sqrt } = Math;

/** Croissant, its ends to the front. */
export function croissant(): ProductObject {
  const ARC = 1.9;
  const dough = (x: number, y: number, z: number) => {
    const bound = max(y - 0.98, sqrt(x * x + z * z) - 1.45);
    if (bound > 0.5) return bound;
    // Along an arc that opens to the front; folds lie over one another from the ends to the middle.
    const along = max(-ARC, min(ARC, atan2(x, -z)));
    const t = abs(along) / ARC;
    const dx = x - 0.86 * sin(along);
    const dz = z + 0.86 * cos(along);
    const step = t * 4;
    const part = step - Math.floor(step);
    const thick = 0.09 + 0.36 * (1 - t ** 1.7);
    const smooth = sqrt(dx * dx + dz * dz + (y - 0.42 + 0.3 * t * t) ** 2 * 1.1) - thick;
    if (smooth > 0.2) return (smooth - 0.09) * 0.6;
    const fold = part < 0.82 ? 1 - part / 0.82 : (part - 0.82) / 0.18;
    return (smooth - 0.085 * fold * (1 - t * 0.6)) * 0.55;
  };
  return assembled([[(x, y, z) => max(dough(x, y, z - 0.2), 0.02 - y), matte('#cf8836', 0.4)]], {
    height: 0.96,
    radius: 1.36,
    yaw: 0.2,
    pitch: 0.5,
  });
}

/** Sandwich of toasted bread, cut in two. */
export function sandwich(): ProductObject {
  /** In plan: a right angle behind, the cut in front. */
  const triangle = (x: number, z: number, cut: number, sides: number) => {
    const px = (z - x) * Math.SQRT1_2;
    const pz = (z + x) * Math.SQRT1_2;
    return max(z - 0.42 - cut, -px - 0.54 - sides, -pz - 0.54 - sides);
  };
  const slice = (
    x: number,
    y: number,
    z: number,
    level: number,
    thick: number,
    grow: number,
    sides = grow,
  ) => extruded(triangle(x, z, grow, sides), abs(y - level) - thick, 0.03);
  const pair = (x: number, y: number, z: number, thick: number, cut: number, sides: number) =>
    min(slice(x, y, z, 0.15, thick, cut, sides), slice(x, y, z, 0.98, thick, cut, sides));
  const salad = (x: number, y: number, z: number) => {
    const gap = slice(x, y, z, 0.36, 0.13, 0.09);
    if (gap > FAR) return gap;
    return slice(x, y + 0.05 * sin(x * 13) + 0.03 * sin(z * 15), z, 0.36, 0.05, 0.075) * 0.6;
  };
  return assembled(
    [
      [(x, y, z) => pair(x, y, z, 0.15, 0, 0), matte('#dba25a', 0.75)],
      [(x, y, z) => pair(x, y, z, 0.12, 0.012, -0.04), matte('#f7e3b8', 0.9)],
      [salad, matte('#6cb03e', 0.5)],
      [(x, y, z) => slice(x, y, z, 0.5, 0.065, -0.01), matte('#d8402f', 0.3)],
      [(x, y, z) => slice(x, y, z, 0.625, 0.045, 0.055), matte('#f7c743', 0.4)],
      [(x, y, z) => slice(x, y, z, 0.75, 0.075, 0.02), matte('#e59a93', 0.45)],
    ],
    { height: 1.13, radius: 1.3, yaw: -0.35, pitch: 0.26 },
  );
}

/** Wooden crate of fruit and vegetables. */
export function produceCrate(colours: ProductColours): ProductObject {
  const slats = (x: number, y: number, z: number) => {
    const whole = roundBox(x, y - 0.44, z, 1.08, 0.44, 0.68, 0.02);
    if (whole > FAR * 2) return whole;
    const nth = max(0, min(2, round((y - 0.15) / 0.29)));
    const board = abs(y - 0.15 - nth * 0.29) - 0.12;
    const ring = max(roundBox(x, 0, z, 1.06, 1, 0.66, 0.02), -roundBox(x, 0, z, 1, 2, 0.6, 0.01));
    const posts = roundBox(abs(x) - 0.96, y - 0.44, abs(z) - 0.56, 0.1, 0.44, 0.1, 0.015);
    const floor = roundBox(x, y - 0.1, z, 1, 0.05, 0.6, 0.01);
    return min(max(board, ring), posts, floor);
  };
  const above = (x: number, y: number, z: number) =>
    max(abs(y - 0.92) - 0.4, abs(x) - 1, abs(z) - 0.62);
  const apples = (x: number, y: number, z: number) => {
    const gap = max(above(x, y, z), x - 0.42);
    if (gap > FAR) return gap;
    return min(
      sphere(x + 0.62, y - 0.98, z - 0.34, 0.28),
      sphere(x + 0.12, y - 1.02, z - 0.36, 0.28),
      sphere(x - 0.16, y - 0.98, z + 0.06, 0.26),
    );
  };
  const oranges = (x: number, y: number, z: number) => {
    const gap = max(above(x, y, z), -0.58 - x);
    if (gap > FAR) return gap;
    return min(
      sphere(x - 0.36, y - 1, z - 0.38, 0.26),
      sphere(x - 0.76, y - 0.96, z - 0.32, 0.25),
      sphere(x + 0.34, y - 1.02, z - 0.02, 0.24),
    );
  };
  const carrots = (x: number, y: number, z: number) => {
    const gap = max(above(x, y, z), x + 0.1);
    if (gap > FAR) return gap;
    const one = (px: number, pz: number) => {
      const t = max(0, min(1, (y - 0.5) / 0.8));
      return sqrt((px + t * 0.12) ** 2 + (pz + t * 0.1) ** 2) - 0.05 - 0.1 * t;
    };
    return (
      max(min(one(x + 0.62, z + 0.3), one(x + 0.34, z + 0.36), one(x + 0.8, z + 0.02)), y - 1.24) *
      0.85
    );
  };
  const greens = (x: number, y: number, z: number) => {
    const px = x - 0.42;
    const pz = z + 0.26;
    const ball = sphere(px, y - 1.02, pz, 0.4);
    if (ball > 0.12) return ball - 0.06;
    return (ball + 0.05 * sin(atan2(pz, px) * 7 + y * 7) * cos(y * 9)) * 0.6;
  };
  const tops = boxed([-0.74, 1.4, -0.3], [0.36, 0.24, 0.28], (x, y, z) =>
    min(
      capsule(x, y, z, -0.76, 1.22, -0.42, -0.84, 1.56, -0.5, 0.05),
      capsule(x, y, z, -0.76, 1.22, -0.42, -0.66, 1.52, -0.44, 0.045),
      capsule(x, y, z, -0.48, 1.22, -0.46, -0.48, 1.58, -0.52, 0.05),
      capsule(x, y, z, -0.94, 1.22, -0.1, -1.02, 1.5, -0.12, 0.05),
    ),
  );
  const aubergine = boxed([0.84, 0.98, -0.14], [0.16, 0.3, 0.16], (x, y, z) =>
    ellipsoid(x - 0.84, y - 0.98, z + 0.14, 0.16, 0.3, 0.16),
  );
  return assembled(
    [
      [slats, matte('#c79a63', 0.75)],
      [apples, matte('#cf2f2b', 0.2)],
      [oranges, matte('#f28c1e', 0.35)],
      [carrots, matte('#ee7a25', 0.45)],
      [greens, matte('#57a03c', 0.55)],
      [tops, matte('#57a03c', 0.55)],
      [aubergine, matte('#5d2a63', 0.15)],
      [
        (x, y, z) => roundBox(x, y - 0.44, z - 0.67, 0.3, 0.2, 0.02, 0.01),
        matte(colours.accent, 0.5),
      ],
    ],
    { height: 1.58, radius: 1.26, yaw: 0.35, pitch: 0.3 },
  );
}

/** Box of six eggs, open. */
export function eggs(colours: ProductColours): ProductObject {
  const cell = (x: number) => x - 0.52 * max(-1, min(1, round(x / 0.52)));
  const box = (x: number, y: number, z: number) => {
    const whole = roundBox(x, y - 0.3, z, 0.9, 0.3, 0.62, 0.1);
    if (whole > FAR) return whole;
    const cups = ellipsoid(cell(x), y - 0.66, abs(z) - 0.28, 0.25, 0.5, 0.25);
    return max(whole, -cups) * 0.8;
  };
  const lid = (x: number, y: number, z: number) => {
    const py = y - 0.56;
    const pz = z + 0.62;
    const along = py * 0.94 - pz * 0.34 - 0.56;
    const out = py * 0.34 + pz * 0.94;
    const whole = roundBox(x, along, out + 0.12, 0.9, 0.56, 0.16, 0.1);
    if (whole > FAR) return whole;
    return max(whole, -roundBox(x, along, out - 0.1, 0.76, 0.42, 0.24, 0.12));
  };
  const egg = (x: number, y: number, z: number) => {
    const up = y - 0.66;
    return (
      ellipsoid(
        cell(x),
        up,
        abs(z) - 0.28,
        0.225 - 0.05 * max(0, up),
        0.32,
        0.225 - 0.05 * max(0, up),
      ) * 0.85
    );
  };
  const odd = (x: number, z: number) => (round(x / 0.52) + (z > 0 ? 1 : 0)) % 2 !== 0;
  return assembled(
    [
      [(x, y, z) => min(box(x, y, z - 0.24), lid(x, y, z - 0.24)), matte(colours.second, 0.9)],
      [(x, y, z) => egg(x, y, z - 0.24) + (odd(x, z - 0.24) ? 0.004 : 0), matte('#e8bd92', 0.45)],
      [(x, y, z) => egg(x, y, z - 0.24) + (odd(x, z - 0.24) ? 0 : 0.004), matte('#faeedd', 0.45)],
    ],
    { height: 1.62, radius: 1.24, yaw: 0.35, pitch: 0.4 },
  );
}

/** Wedge of cheese with holes, on a board. */
export function cheese(): ProductObject {
  const board = (x: number, y: number, z: number) => cylinder(x, y - 0.05, z, 1.26, 0.05, 0.03);
  const wedge = (x: number, z: number) =>
    max(sqrt((x + 0.95) ** 2 + z * z) - 1.85, abs(z) * 0.9 - (x + 0.95) * 0.42) * 0.95;
  const paste = (x: number, y: number, z: number) => {
    const whole = extruded(wedge(x, z), abs(y - 0.5) - 0.4, 0.03);
    if (whole > FAR * 2) return whole;
    const holes = min(
      sphere(x + 0.1, y - 0.62, z - 0.42, 0.17),
      sphere(x - 0.36, y - 0.36, z - 0.6, 0.14),
      sphere(x - 0.62, y - 0.7, z - 0.7, 0.1),
      sphere(x + 0.42, y - 0.34, z - 0.28, 0.09),
      sphere(x - 0.2, y - 0.92, z + 0.1, 0.17),
      sphere(x - 0.56, y - 0.92, z - 0.24, 0.11),
      sphere(x + 0.24, y - 0.92, z - 0.04, 0.09),
    );
    return max(whole, -holes);
  };
  const rind = (x: number, y: number, z: number) =>
    max(
      extruded(wedge(x, z) - 0.02, abs(y - 0.5) - 0.41, 0.03),
      1.8 - sqrt((x + 0.95) ** 2 + z * z),
    );
  return assembled(
    [
      [board, matte('#9a6a3f', 0.55)],
      [paste, matte('#f7c951', 0.4)],
      [rind, matte('#d98a2b', 0.45)],
    ],
    { height: 0.92, radius: 1.28, yaw: -0.25, pitch: 0.34 },
  );
}

/** Joint of meat on the bone, on a board. */
export function steak(): ProductObject {
  const flat = (x: number, z: number) =>
    blend(sqrt((x / 1.25) ** 2 + z * z) - 0.56, sqrt((x - 0.55) ** 2 + (z - 0.2) ** 2) - 0.42, 0.3);
  const board = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.06, z, 1.24, 0.06, 0.76, 0.04);
  const slab = (x: number, y: number, z: number, grow: number, thick: number, r: number) =>
    extruded(flat(x, z) - grow, abs(y - 0.3) - thick, r) * 0.85;
  const marbling = (x: number, y: number, z: number) => {
    const gap = slab(x, y, z, -0.06, 0.188, 0.04);
    if (gap > FAR || y < 0.3) return max(gap, 0.02);
    const vein = abs(sin(x * 4.2 + sin(z * 5) * 1.2)) * 0.2;
    return max(gap, vein - 0.024, 0.46 - y) * 0.7;
  };
  const bone = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.5, 0.36, -0.1, -1.12, 0.34, -0.36, 0.1),
      sphere(x + 1.12, y - 0.34, z + 0.26, 0.14),
      sphere(x + 1.06, y - 0.34, z + 0.46, 0.14),
    );
  const herb = (x: number, y: number, z: number) => {
    const gap = sphere(x - 0.2, y - 0.5, z - 0.05, 0.56);
    if (gap > FAR) return gap;
    const px = (x - 0.2) * 0.9 + (z - 0.05) * 0.44;
    const pz = (z - 0.05) * 0.9 - (x - 0.2) * 0.44;
    const nth = max(-4, min(4, round(px / 0.11)));
    const lx = px - nth * 0.11;
    const needle = ellipsoid(
      lx * 0.7 + abs(pz) * -0.5 + 0.05,
      y - 0.55,
      abs(pz) - 0.09,
      0.035,
      0.025,
      0.12,
    );
    return min(capsule(px, y, pz, -0.5, 0.53, 0, 0.5, 0.54, 0, 0.024), needle * 0.7);
  };
  return assembled(
    [
      [board, matte('#8f623a', 0.55)],
      [(x, y, z) => slab(x, y, z, 0, 0.17, 0.09), matte('#f4dcc6', 0.5)],
      [(x, y, z) => slab(x, y, z, -0.05, 0.184, 0.06), matte('#b83a34', 0.35)],
      [marbling, matte('#f0c4b4', 0.4)],
      [bone, matte('#f6ecd9', 0.4)],
      [herb, matte('#4d7d3c', 0.6)],
    ],
    { height: 0.64, radius: 1.4, yaw: 0.3, pitch: 0.6 },
  );
}
