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
import { assembled, boxed, matte, metal } from './assembled.ts';

const { abs, exp, floor, max, min, round, sin, sqrt } = Math;

const OAK = '#b9824f';

/** A window between two curtains that are tied back, on a rod. */
export function curtains(colours: ProductColours): ProductObject {
  /** How far a curtain is gathered at a height, 0.5–1. */
  const gathered = (y: number) => 1 - 0.5 * exp(-(((y - 0.86) / 0.36) ** 2));
  const cloth = boxed([0, 1.1, 0], [1.16, 1.08, 0.16], (x, y, z) => {
    const share = gathered(y);
    const across = (abs(x) - 0.74 - 0.34 * (1 - share)) / share;
    const fold = z - 0.055 * share * sin(across * 22);
    return max(abs(fold) - 0.032, (abs(across) - 0.4) * share, abs(y - 1.1) - 1.06) * 0.62;
  });
  const ties = (x: number, y: number, z: number) =>
    roundBox(abs(x) - 0.91, y - 0.86 - 0.12 * (abs(x) - 0.91), z, 0.235, 0.045, 0.12, 0.04);
  const rod = (x: number, y: number, z: number) =>
    min(capsule(x, y, z, -1.2, 2.2, 0, 1.2, 2.2, 0, 0.04), sphere(abs(x) - 1.24, y - 2.2, z, 0.08));
  const frame = (x: number, y: number, z: number) => {
    const rim = max(abs(x) - 0.72, abs(y - 1.32) - 0.72);
    const bars = min(abs(x) - 0.03, abs(y - 1.32) - 0.03);
    const sill = roundBox(x, y - 0.6, z + 0.16, 0.8, 0.035, 0.1, 0.02);
    return min(sill, max(rim, min(-rim - 0.07, bars), abs(z + 0.2) - 0.04));
  };
  const pane = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.32, z + 0.23, 0.7, 0.7, 0.015, 0.01);
  return assembled(
    [
      [cloth, matte(colours.body, 0.85)],
      [ties, matte(colours.accent, 0.6)],
      [rod, metal(colours.metal, 0.25)],
      [frame, matte('#fbfaf7', 0.4)],
      [pane, matte('#bfe0f4', 0.1)],
    ],
    { height: 2.28, radius: 1.32, yaw: 0.2, pitch: 0.06 },
  );
}

/** Wardrobe with two doors over two drawers. */
export function wardrobe(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 1.26, z, 0.86, 1.1, 0.42, 0.03),
      roundBox(x, y - 2.38, z, 0.92, 0.045, 0.47, 0.02),
    );
  const doors = (x: number, y: number, z: number) => {
    const leaf = roundBox(abs(x) - 0.41, y - 1.56, z - 0.43, 0.385, 0.72, 0.03, 0.015);
    const panel = roundBox(abs(x) - 0.41, y - 1.56, z - 0.48, 0.29, 0.62, 0.035, 0.02);
    const drawers = roundBox(abs(x) - 0.41, y - 0.5, z - 0.43, 0.385, 0.27, 0.03, 0.015);
    return min(max(leaf, -panel), drawers);
  };
  const handles = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, z, 0.09, 1.36, 0.5, 0.09, 1.68, 0.5, 0.024),
      capsule(abs(x), y, z, 0.29, 0.56, 0.5, 0.53, 0.56, 0.5, 0.024),
    );
  const feet = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 0.74, y - 0.08, abs(z) - 0.32, 0.055, 0.1, 0.01);
  return assembled(
    [
      [body, matte(colours.light, 0.5)],
      [doors, matte(colours.body, 0.5)],
      [handles, metal(colours.metal, 0.2)],
      [feet, matte(OAK, 0.5)],
    ],
    { height: 2.43, radius: 1.02, yaw: 0.46, pitch: 0.12 },
  );
}

const SHELF = 0.5;
const BOOK = 0.105;

/** Open bookshelf, four boards of it full. */
export function bookshelf(colours: ProductColours): ProductObject {
  const wood = (x: number, y: number, z: number) => {
    const nth = min(4, max(0, round((y - 0.08) / SHELF)));
    return min(
      roundBox(abs(x) - 0.84, y - 1.06, z, 0.035, 1.06, 0.26, 0.012),
      roundBox(x, y - 0.08 - nth * SHELF, z, 0.84, 0.03, 0.26, 0.012),
      roundBox(x, y - 1.06, z + 0.25, 0.84, 1.04, 0.015, 0.005),
    );
  };
  const shelfOf = (y: number) => min(3, max(0, floor((y - 0.08) / SHELF)));
  const numberOf = (x: number) => min(6, max(-7, floor(x / BOOK)));
  /** Some order of sizes and colours that is not seen to repeat, 0–1. */
  const chance = (nth: number, shelf: number) => {
    const value = sin(nth * 12.99 + shelf * 78.2) * 437.5;
    return value - floor(value);
  };
  const books = boxed([0, 1.06, 0.02], [0.74, 0.98, 0.2], (x, y, z) => {
    const shelf = shelfOf(y);
    const nth = numberOf(x);
    const half = 0.13 + 0.055 * chance(nth, shelf);
    const px = x - (nth + 0.5) * BOOK;
    const py = y - 0.115 - shelf * SHELF - half;
    return roundBox(px, py, z - 0.02, BOOK / 2 - 0.006, half, 0.17, 0.012) * 0.8;
  });
  const base = assembled(
    [
      [wood, matte(OAK, 0.55)],
      [books, matte(colours.body, 0.6)],
      [() => Number.POSITIVE_INFINITY, matte(colours.accent, 0.6)],
      [() => Number.POSITIVE_INFINITY, matte('#efe6d6', 0.7)],
      [() => Number.POSITIVE_INFINITY, matte(colours.second, 0.6)],
    ],
    { height: 2.12, radius: 0.92, yaw: 0.4, pitch: 0.1 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      return own === 1 ? 1 + floor(chance(numberOf(x) + 40, shelfOf(y)) * 3.99) : own;
    },
  };
}

/** Tall mirror with a round top, in a frame on two feet. */
export function mirror(colours: ProductColours): ProductObject {
  const outline = (x: number, y: number) =>
    max(y > 1.55 ? sqrt(x * x + (y - 1.55) ** 2) - 0.66 : abs(x) - 0.66, 0.12 - y);
  const frame = (x: number, y: number, z: number) =>
    extruded(abs(outline(x, y) + 0.03) - 0.045, abs(z) - 0.07, 0.02);
  const glass = (x: number, y: number, z: number) =>
    extruded(outline(x, y) + 0.04, abs(z) - 0.03, 0.01);
  /** Two bright streaks from corner to corner: what tells a mirror from a board. */
  const streaks = (x: number, y: number, z: number) => {
    const across = (x - (y - 1.15) * 0.55) * 0.88;
    const streak = min(abs(across + 0.12) - 0.1, abs(across - 0.16) - 0.04);
    return max(streak, outline(x, y) + 0.1, abs(z) - 0.034);
  };
  const feet = (x: number, y: number, z: number) =>
    min(
      roundBox(abs(x) - 0.5, y - 0.05, z, 0.06, 0.05, 0.36, 0.03),
      roundBox(abs(x) - 0.5, y - 0.1, z, 0.05, 0.08, 0.06, 0.02),
    );
  return assembled(
    [
      [frame, metal(colours.metal, 0.25)],
      [glass, matte('#b9d3e2', 0.05)],
      [streaks, matte('#e4f1f8', 0.05)],
      [feet, matte(colours.body, 0.4)],
    ],
    { height: 2.22, radius: 0.74, yaw: 0.42, pitch: 0.08 },
  );
}

/** Stems of what stands in the vase: where they end, and how large the bud is. */
const STEMS: readonly (readonly [number, number, number, number])[] = [
  [-0.36, 1.86, 0.1, 0.2],
  [0.02, 2.1, -0.08, 0.23],
  [0.4, 1.78, 0.06, 0.19],
];

/** Round vase with three stems. */
export function vase(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const belly = ellipsoid(x, y - 0.52, z, 0.6, 0.56, 0.6);
    const neck = cylinder(x, y - 1.1, z, 0.19 + 0.1 * max(0, y - 1.1), 0.2, 0.04);
    const hollow = max(axis - 0.15 - 0.1 * max(0, y - 1.1), 0.9 - y);
    return max(blend(belly, neck, 0.22), -hollow, 0.03 - y) * 0.85;
  };
  const stems = boxed([0, 1.5, 0], [0.4, 0.8, 0.16], (x, y, z) => {
    let least = 9;
    for (const [ax, ay, az] of STEMS)
      least = min(least, capsule(x, y, z, 0.1 * ax, 0.9, 0, ax, ay, az, 0.018));
    return least;
  });
  const buds = boxed([0, 2.18, 0], [0.6, 0.48, 0.3], (x, y, z) => {
    let least = 9;
    for (const [ax, ay, az, size] of STEMS)
      least = min(
        least,
        ellipsoid(x - ax, y - ay - size, z - az, size * 0.78, size * 1.2, size * 0.78),
      );
    return least;
  });
  const band = (x: number, y: number, z: number) =>
    max(ellipsoid(x, y - 0.52, z, 0.605, 0.565, 0.605), abs(y - 0.52) - 0.07);
  return assembled(
    [
      [body, matte(colours.body, 0.12)],
      [band, matte(colours.light, 0.2)],
      [stems, matte('#5d8a52', 0.6)],
      [buds, matte(colours.accent, 0.55)],
    ],
    { height: 2.64, radius: 0.64, yaw: 0.2, pitch: 0.16 },
  );
}
