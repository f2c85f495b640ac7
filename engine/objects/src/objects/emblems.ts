import {
  blend,
  capsule,
  cylinder,
  disc,
  ellipsoid,
  extruded,
  roundBox,
  sphere,
} from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, matte, metal } from './assembled.ts';

const { abs, atan2, max, min, PI, sqrt } = Math;

/**
 * Things that stand for a trade whose work has no body: a tooth for a dentist, coins for a tax adviser. Each is what one
 * would paint on the shop's sign.
 */

/** Shield with a tick. */
export function shield(colours: ProductColours): ProductObject {
  const outline = (x: number, y: number) =>
    y > 1.32 ? max(abs(x) - 0.84, y - 1.86) : sqrt((abs(x) + 0.62) ** 2 + (y - 1.32) ** 2) - 1.46;
  const rim = (x: number, y: number, z: number) =>
    extruded(outline(x, y), abs(z) - 0.15, 0.06) * 0.92;
  const field = (x: number, y: number, z: number) =>
    extruded(outline(x, y) + 0.13, abs(z - 0.06) - 0.14, 0.04) * 0.92;
  const tick = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.36, 1.12, 0.2, -0.09, 0.84, 0.2, 0.085),
      capsule(x, y, z, -0.09, 0.84, 0.2, 0.4, 1.42, 0.2, 0.085),
    );
  return assembled(
    [
      [rim, metal(colours.metal, 0.24)],
      [field, matte(colours.body, 0.3)],
      [tick, matte('#ffffff', 0.3)],
    ],
    { height: 1.88, radius: 0.9, yaw: 0.42, pitch: 0.1 },
  );
}

/** Three stacks of coins. */
export function coins(colours: ProductColours): ProductObject {
  const thick = 0.15;
  const stack = (x: number, y: number, z: number, count: number) => {
    const nth = min(count - 1, max(0, Math.round(y / thick - 0.5)));
    const sway = nth % 3 === 0 ? 0.03 : nth % 2 === 0 ? -0.02 : 0;
    return cylinder(x - sway, y - (nth + 0.5) * thick, z, 0.42, thick / 2, 0.035) * 0.85;
  };
  return assembled(
    [
      [(x, y, z) => stack(x + 0.92, y, z, 4), metal('#e2bd6b', 0.26)],
      [(x, y, z) => stack(x, y, z + 0.1, 7), metal('#dcb35a', 0.26)],
      [(x, y, z) => stack(x - 0.92, y, z, 11), metal('#e8c67a', 0.26)],
      [
        (x, y, z) => cylinder(x - 0.46, z - 0.62, y - 0.4, 0.38, 0.06, 0.03),
        matte(colours.accent, 0.3),
      ],
    ],
    { height: 1.68, radius: 1.36, yaw: 0.3, pitch: 0.22 },
  );
}

/** Hammer of a court on its block. */
export function gavel(colours: ProductColours): ProductObject {
  const along = (x: number, y: number) => (x + 0.3) * 0.94 + (y - 1.02) * 0.34;
  const across = (x: number, y: number) => (y - 1.02) * 0.94 - (x + 0.3) * 0.34;
  const head = (x: number, y: number, z: number) =>
    cylinder(along(x, y), across(x, y), z, 0.34, 0.5, 0.06);
  const bands = (x: number, y: number, z: number) =>
    cylinder(along(x, y), abs(across(x, y)) - 0.33, z, 0.37, 0.05, 0.02);
  const handle = (x: number, y: number, z: number) =>
    capsule(x, y, z, -0.1, 1.09, 0, 1.2, 1.56, 0, 0.095);
  const block = (x: number, y: number, z: number) =>
    min(
      cylinder(x + 0.42, y - 0.09, z, 0.72, 0.09, 0.04),
      cylinder(x + 0.42, y - 0.24, z, 0.58, 0.09, 0.04),
    );
  return assembled(
    [
      [head, matte('#6d3f24', 0.32)],
      [bands, metal('#d8b264', 0.2)],
      [handle, matte('#7d4a2a', 0.34)],
      [block, matte(colours.body, 0.36)],
    ],
    { height: 1.7, radius: 1.3, yaw: 0.35, pitch: 0.2 },
  );
}

/** Two bubbles of a conversation. */
export function speechBubbles(colours: ProductColours): ProductObject {
  const first = (x: number, y: number, z: number) =>
    blend(
      roundBox(x + 0.3, y - 1.42, z + 0.18, 0.84, 0.5, 0.16, 0.15),
      capsule(x, y, z + 0.18, -0.72, 1, 0, -0.92, 0.72, 0, 0.07),
      0.16,
    );
  const second = (x: number, y: number, z: number) =>
    blend(
      roundBox(x - 0.5, y - 0.66, z - 0.22, 0.66, 0.38, 0.15, 0.14),
      capsule(x, y, z - 0.22, 0.86, 0.34, 0, 1.04, 0.1, 0, 0.07),
      0.16,
    );
  const dots = (x: number, y: number, z: number) => {
    const nth = min(1, max(-1, Math.round((x + 0.3) / 0.38)));
    return sphere(x + 0.3 - nth * 0.38, y - 1.5, z - 0.02, 0.095);
  };
  const lines = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0.14, 0.76, 0.4, 0.86, 0.76, 0.4, 0.045),
      capsule(x, y, z, 0.14, 0.56, 0.4, 0.6, 0.56, 0.4, 0.045),
    );
  return assembled(
    [
      [first, matte(colours.body, 0.32)],
      [second, matte(colours.accent, 0.3)],
      [dots, matte('#ffffff', 0.35)],
      [lines, matte('#ffffff', 0.35)],
    ],
    { height: 1.94, radius: 1.2, yaw: 0.25, pitch: 0.08 },
  );
}

/** Doctoral cap on a pile of books. */
export function studies(colours: ProductColours): ProductObject {
  const cover = (x: number, y: number, z: number, at: number, turn: number, wide: number) => {
    const px = x + z * turn;
    const pz = z - x * turn;
    const shell = roundBox(px, y - at, pz, wide, 0.15, 0.6, 0.03);
    return max(shell, -roundBox(px - 0.08, y - at, pz, wide, 0.115, 0.7, 0.01)) * 0.92;
  };
  const pages = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.15, z, 0.84, 0.12, 0.56, 0.01),
      roundBox(x + 0.03, y - 0.46, z, 0.76, 0.12, 0.54, 0.01),
    );
  const skull = (x: number, y: number, z: number) => cylinder(x, y - 0.78, z, 0.44, 0.18, 0.05);
  const board = (x: number, y: number, z: number) =>
    roundBox((x + z) * Math.SQRT1_2, y - 0.99, (z - x) * Math.SQRT1_2, 0.74, 0.04, 0.74, 0.02);
  const tassel = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0, 1.05, 0, 0.6, 1.05, 0.36, 0.03),
      capsule(x, y, z, 0.6, 1.05, 0.36, 0.64, 0.6, 0.4, 0.035),
      cylinder(x - 0.65, y - 0.52, z - 0.41, 0.075, 0.12, 0.03),
      sphere(x, y - 1.06, z, 0.07),
    );
  return assembled(
    [
      [(x, y, z) => cover(x, y, z, 0.15, 0.05, 0.9), matte(colours.body, 0.45)],
      [(x, y, z) => cover(x, y, z, 0.46, -0.12, 0.82), matte(colours.second, 0.45)],
      [pages, matte('#f5efe0', 0.9)],
      [skull, matte(colours.dark, 0.5)],
      [board, matte(colours.dark, 0.45)],
      [tassel, matte(colours.accent, 0.4)],
    ],
    { height: 1.14, radius: 1.1, yaw: 0.4, pitch: 0.26 },
  );
}

/** Print of a paw. */
export function paw(colours: ProductColours): ProductObject {
  const pads = (x: number, y: number, z: number) => {
    const ax = abs(x);
    const ball = blend(
      ellipsoid(x, y - 0.55, z, 0.5, 0.42, 0.26),
      ellipsoid(ax - 0.32, y - 0.36, z, 0.34, 0.32, 0.22),
      0.2,
    );
    return (
      min(
        ball,
        ellipsoid(ax - 0.74, y - 1.02, z, 0.21, 0.3, 0.2),
        ellipsoid(ax - 0.27, y - 1.4, z, 0.22, 0.32, 0.2),
      ) * 0.85
    );
  };
  return assembled([[pads, matte(colours.accent, 0.28)]], {
    height: 1.72,
    radius: 0.98,
    yaw: 0.4,
    pitch: 0.1,
  });
}

/** Striped pole of a barber. */
export function barberPole(colours: ProductColours): ProductObject {
  const tube = (x: number, y: number, z: number) => cylinder(x, y - 1.16, z, 0.36, 0.74, 0.02);
  const cap = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const up = abs(y - 1.16);
    return min(disc(axis, up - 0.82, 0.46, 0.1, 0.05), disc(axis, up - 0.98, 0.36, 0.08, 0.04));
  };
  const ball = (x: number, y: number, z: number) => sphere(x, y - 2.34, z, 0.22);
  const base = assembled(
    [
      [tube, matte('#ffffff', 0.18)],
      [cap, metal(colours.metal, 0.2)],
      [ball, metal(colours.metal, 0.2)],
      [() => Number.POSITIVE_INFINITY, matte('#c8323c', 0.18)],
      [() => Number.POSITIVE_INFINITY, matte('#27427e', 0.18)],
    ],
    { height: 2.56, radius: 0.5, yaw: 0, pitch: 0.1 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 0) return own;
      const turn = atan2(x, z) / (2 * PI) + y * 0.62;
      const share = turn - Math.floor(turn);
      if (share < 0.25) return 3;
      return share >= 0.5 && share < 0.75 ? 4 : 0;
    },
  };
}

/** Pile of smooth stones with a leaf. */
export function stones(colours: ProductColours): ProductObject {
  const leaf = (x: number, y: number, z: number) => {
    const along = (x - 0.1) * 0.8 + (y - 1.56) * 0.6;
    const off = (y - 1.56) * 0.8 - (x - 0.1) * 0.6 + 0.24 * (along - 0.4) * (along - 0.4) - 0.04;
    return ellipsoid(along - 0.42, off, z, 0.5, 0.03, 0.19) * 0.55;
  };
  return assembled(
    [
      [(x, y, z) => ellipsoid(x, y - 0.32, z, 1, 0.32, 0.72), matte('#4d5256', 0.4)],
      [(x, y, z) => ellipsoid(x + 0.06, y - 0.88, z, 0.76, 0.27, 0.58), matte('#6d7276', 0.42)],
      [(x, y, z) => ellipsoid(x - 0.04, y - 1.36, z, 0.54, 0.23, 0.44), matte(colours.body, 0.4)],
      [leaf, matte('#5f9a55', 0.4)],
    ],
    { height: 2.1, radius: 1.02, yaw: 0.25, pitch: 0.14 },
  );
}
