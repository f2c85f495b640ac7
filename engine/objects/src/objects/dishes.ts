import {
  blend,
  capsule,
  cylinder,
  disc,
  ellipsoid,
  roundBox,
  sphere,
  torus,
} from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, matte } from './assembled.ts';
import { FAR } from './ring-of-things.ts';

const { abs, atan2, cos, max, min, round, sin, sqrt } = Math;

/** Bowl of rice, salmon, avocado, egg and greens. */
export function foodBowl(colours: ProductColours): ProductObject {
  const bowl = (x: number, y: number, z: number) => {
    const ball = ellipsoid(x, y - 0.86, z, 1.04, 0.86, 1.04);
    // Foot and lip are asked only where they could be nearer than the bowl.
    if (y < 0.3) return blend(ball, cylinder(x, y - 0.06, z, 0.5, 0.06, 0.03), 0.08) * 0.95;
    if (y < 0.7) return ball * 0.95;
    return min(max(ball, y - 0.84), torus(x, z, y - 0.84, 1.01, 0.04)) * 0.95;
  };
  const rice = (x: number, y: number, z: number) => {
    const within = max(abs(y - 0.84) - 0.13, sqrt(x * x + z * z) - 0.93);
    if (within > FAR) return within;
    const mound = ellipsoid(x, y - 0.82, z, 0.95, 0.14, 0.95);
    return (mound + 0.01 * sin(x * 40) * sin(z * 37)) * 0.7;
  };
  const salmon = (x: number, y: number, z: number) => {
    const gap = sphere(x + 0.42, y - 1, z - 0.26, 0.5);
    if (gap > FAR) return gap;
    return min(
      roundBox(x + 0.5, y - 0.98, z - 0.36, 0.15, 0.1, 0.14, 0.05),
      roundBox(x + 0.2, y - 1, z - 0.56, 0.13, 0.1, 0.15, 0.05),
      roundBox(x + 0.28, y - 1.04, z - 0.24, 0.15, 0.11, 0.13, 0.05),
      roundBox(x + 0.66, y - 0.96, z - 0.06, 0.13, 0.1, 0.13, 0.05),
    );
  };
  const avocado = (x: number, y: number, z: number) => {
    const gap = sphere(x - 0.38, y - 0.98, z - 0.46, 0.42);
    if (gap > FAR) return gap;
    const px = x - 0.3;
    const nth = max(-1, min(2, round(px / 0.16)));
    const lx = px - nth * 0.16 + (y - 0.9) * 0.4;
    return (
      max(ellipsoid(lx, y - 0.9, z - 0.46 + 0.03 * nth * nth, 0.06, 0.26, 0.32), 0.84 - y) * 0.8
    );
  };
  const eggAt = (x: number, y: number, z: number, a: number, b: number, c: number, up: number) => {
    const gap = sphere(x - 0.5, y - 0.94, z + 0.3, 0.36);
    return gap > FAR ? gap : ellipsoid(x - 0.5, y - up, z + 0.3, a, b, c);
  };
  const greens = (x: number, y: number, z: number) => {
    const px = x + 0.34;
    const pz = z + 0.44;
    const gap = sphere(px, y - 0.98, pz, 0.5);
    if (gap > FAR) return gap;
    const axis = sqrt(px * px + pz * pz);
    const leaf = 0.07 * sin(atan2(pz, px) * 7) + 0.08 * sin(axis * 16);
    return disc(axis, y - 0.98 - leaf, 0.42, 0.06, 0.04) * 0.5;
  };
  const berries = (x: number, y: number, z: number) => {
    const gap = sphere(x, y - 1, z + 0.04, 0.22);
    if (gap > FAR) return gap;
    return min(
      sphere(x - 0.02, y - 1, z + 0.08, 0.08),
      sphere(x + 0.06, y - 0.99, z - 0.02, 0.075),
      sphere(x - 0.13, y - 0.98, z + 0.02, 0.075),
    );
  };
  return assembled(
    [
      [bowl, matte(colours.body, 0.2)],
      [rice, matte('#fbf6ea', 0.8)],
      [salmon, matte('#f0814e', 0.3)],
      [avocado, matte('#b7cf6a', 0.45)],
      [(x, y, z) => eggAt(x, y, z, 0.32, 0.13, 0.28, 0.94), matte('#fffdf8', 0.35)],
      [(x, y, z) => eggAt(x, y, z, 0.16, 0.1, 0.15, 1.03), matte('#f5a623', 0.25)],
      [greens, matte('#4e9a3f', 0.5)],
      [berries, matte('#8e2f6b', 0.3)],
    ],
    { height: 1.18, radius: 1.08, yaw: 0.1, pitch: 0.5 },
  );
}

/** Bowl of noodle soup with egg, chopsticks across it. */
export function noodleBowl(colours: ProductColours): ProductObject {
  const bowl = (x: number, y: number, z: number) => {
    const ball = ellipsoid(x, y - 0.92, z, 1.02, 0.92, 1.02);
    const hollow = cylinder(x, y - 0.98, z, 0.93, 0.2, 0.05);
    return (
      max(blend(ball, cylinder(x, y - 0.07, z, 0.46, 0.07, 0.03), 0.08), y - 0.9, -hollow) * 0.95
    );
  };
  const stripe = (x: number, y: number, z: number) =>
    max(ellipsoid(x, y - 0.92, z, 1.03, 0.93, 1.03), abs(y - 0.72) - 0.045);
  const soup = (x: number, y: number, z: number) => cylinder(x, y - 0.74, z, 0.94, 0.05, 0.01);
  const noodles = (x: number, y: number, z: number) => {
    const gap = max(abs(y - 0.84) - 0.12, sqrt(x * x + z * z) - 0.9);
    if (gap > FAR) return gap;
    // Strands: ridges of a mound that wander across it.
    const mound = ellipsoid(x + 0.12, y - 0.74, z - 0.06, 0.74, 0.2, 0.72);
    const across = z + 0.16 * sin(x * 5) + 0.08 * sin(x * 11 + z * 3);
    return (mound - 0.03 * abs(sin(across * 22))) * 0.55;
  };
  const egg = (x: number, y: number, z: number, r: number, up: number) =>
    ellipsoid(x - 0.42, y - 0.84 - up, z - 0.4, 0.3 * r, 0.14 * r, 0.25 * r);
  const meat = (x: number, y: number, z: number) =>
    min(
      cylinder(
        x + 0.46,
        (y - 0.88) * 0.98 + (z + 0.3) * 0.2,
        (z + 0.3) * 0.98 - (y - 0.88) * 0.2,
        0.29,
        0.05,
        0.03,
      ),
      cylinder(
        x + 0.1,
        (y - 0.93) * 0.98 + (z + 0.46) * 0.2,
        (z + 0.46) * 0.98 - (y - 0.93) * 0.2,
        0.29,
        0.05,
        0.03,
      ),
    );
  const onions = (x: number, y: number, z: number) => {
    const gap = max(abs(y - 0.93) - 0.07, sqrt((x - 0.36) ** 2 + (z + 0.22) ** 2) - 0.36);
    if (gap > FAR) return gap;
    return min(
      torus(x - 0.3, z + 0.16, y - 0.92, 0.07, 0.03),
      torus(x - 0.5, z + 0.14, y - 0.9, 0.06, 0.03),
      torus(x - 0.42, z + 0.34, y - 0.91, 0.07, 0.03),
      torus(x - 0.22, z + 0.36, y - 0.93, 0.055, 0.03),
    );
  };
  const sticks = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.5, 0.98, -0.96, 1.3, 1.02, 0.42, 0.035),
      capsule(x, y, z, -0.42, 0.98, -1.04, 1.34, 1.02, 0.24, 0.035),
    );
  return assembled(
    [
      [bowl, matte(colours.body, 0.2)],
      [stripe, matte(colours.accent, 0.25)],
      [soup, matte('#b9692c', 0.12)],
      [noodles, matte('#f2d48a', 0.5)],
      [(x, y, z) => egg(x, y, z, 1, 0), matte('#fdf3e2', 0.35)],
      [(x, y, z) => egg(x, y, z, 0.52, 0.085), matte('#f29a1f', 0.25)],
      [meat, matte('#c98361', 0.5)],
      [onions, matte('#79b24a', 0.4)],
      [sticks, matte('#2b211d', 0.4)],
    ],
    { height: 1.08, radius: 1.38, yaw: 0.1, pitch: 0.5 },
  );
}

/** Two filled tacos standing side by side. */
export function tacos(): ProductObject {
  const at = (z: number) => (z > 0 ? 0.46 : -0.4);
  /** In the half disc: x across, y up from the fold, which is round; z through it. */
  const shell = (x: number, y: number, z: number) => {
    const bow = max(0, y) * 0.24;
    const half = abs(z) - 0.13 - bow;
    const leaf = sqrt(x * x * 0.92 + (y - 0.84) ** 2) - 0.9;
    return max(leaf, -y, y - 0.88 + 0.12 * x * x, min(abs(half) - 0.03, max(half, y - 0.06))) * 0.8;
  };
  const filled = (x: number, y: number, z: number, level: number, wave: number, thick: number) => {
    const gap = max(abs(y - level) - 0.3, abs(x) - 0.95, abs(z) - 0.42);
    if (gap > FAR) return gap;
    const bumps = wave * sin(x * 17 + z * 6) + wave * 0.7 * sin(z * 27 - x * 11);
    const top = level - 0.2 * x * x + bumps;
    return (
      max(
        sqrt(x * x * 0.92 + (y - 0.84) ** 2) - 0.88,
        abs(y - top + 0.08) - 0.11,
        abs(z) - thick - 0.22 * y,
      ) * 0.55
    );
  };
  const both =
    (one: (x: number, y: number, z: number) => number) => (x: number, y: number, z: number) => {
      const pz = at(z);
      return one(x + (pz > 0 ? -0.12 : 0.16), y, z - pz);
    };
  const tomatoes = (x: number, y: number, z: number) => {
    const gap = max(abs(y - 0.96) - 0.16, abs(x) - 0.68, abs(z) - 0.18);
    if (gap > FAR) return gap;
    const nth = max(-2, min(2, round(x / 0.28)));
    return roundBox(
      x - nth * 0.28,
      y - 0.99 + 0.05 * nth * nth,
      z - 0.08 * cos(nth * 2),
      0.085,
      0.08,
      0.085,
      0.03,
    );
  };
  const cheese = (x: number, y: number, z: number) => {
    const gap = max(abs(y - 0.96) - 0.16, abs(x) - 0.82, abs(z) - 0.16);
    if (gap > FAR) return gap;
    const nth = max(-3, min(3, round((x - 0.1) / 0.22)));
    const px = x - 0.1 - nth * 0.22;
    const c = cos(nth * 1.9);
    const s = sin(nth * 1.9);
    return roundBox(
      px * c + z * s,
      y - 1.04 + 0.035 * nth * nth,
      z * c - px * s,
      0.13,
      0.022,
      0.022,
      0.01,
    );
  };
  const base = assembled(
    [
      [both(shell), matte('#f2c878', 0.75)],
      [both((x, y, z) => filled(x, y, z, 0.84, 0.02, 0.08)), matte('#7a3f22', 0.75)],
      [both((x, y, z) => filled(x, y, z, 0.98, 0.045, 0.05)), matte('#63a83a', 0.55)],
      [both(tomatoes), matte('#d83b2b', 0.3)],
      [both(cheese), matte('#f7d154', 0.45)],
      [() => Number.POSITIVE_INFINITY, matte('#c98a3f', 0.8)],
    ],
    { height: 1.14, radius: 1.2, yaw: 0.5, pitch: 0.24 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 0) return own;
      // Toasted where the griddle touched it.
      const toast = sin(x * 15 + 3 * sin(y * 8 + z * 3)) * sin(y * 17 + 2 * sin(x * 9 + z * 5));
      return toast > 0.68 ? 5 : own;
    },
  };
}

/** Nigiri and rolls on a board. */
export function sushi(): ProductObject {
  const board = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.22, z, 1.24, 0.07, 0.78, 0.03),
      roundBox(abs(x) - 0.82, y - 0.08, z, 0.09, 0.08, 0.7, 0.02),
    );
  const nigiri = (x: number) => (x < 0 ? -0.66 : 0.06);
  const grains = (x: number, y: number, z: number) =>
    0.008 * sin(x * 52) * sin(y * 50) * sin(z * 48);
  const rolls = (x: number, y: number, z: number, inner: number, r: number, half: number) => {
    const px = x - (x < 0.03 ? -0.3 : x < 0.65 ? 0.36 : 0.94) - inner;
    return cylinder(px, y - 0.5, z - 0.36, r, half, 0.03);
  };
  const rice = (x: number, y: number, z: number) => {
    const loaf = roundBox(x - nigiri(x + 0.3), y - 0.42, z + 0.3, 0.26, 0.15, 0.4, 0.13);
    const filling = rolls(x, y, z, 0, 0.22, 0.245);
    return (min(loaf, filling) + (min(loaf, filling) < FAR ? grains(x, y, z) : 0)) * 0.85;
  };
  const fish = (x: number, y: number, z: number) => {
    const px = x - nigiri(x + 0.3);
    const pz = z + 0.3;
    const bend = y - 0.61 + 0.6 * pz * pz * 0.55 + 0.7 * px * px;
    return roundBox(px, bend, pz, 0.31, 0.065, 0.5, 0.06) * 0.8;
  };
  const stripes = (x: number, y: number, z: number) => {
    const gap = fish(x, y, z) - 0.006;
    if (gap > FAR) return gap;
    const px = x - nigiri(x + 0.3);
    const slant = z + 0.3 + px * 0.5;
    return max(gap, abs(slant - 0.2 * round(slant / 0.2)) - 0.018, 0.5 - y);
  };
  const nori = (x: number, y: number, z: number) => rolls(x, y, z, 0, 0.26, 0.22);
  const cores = (x: number, y: number, z: number) => rolls(x, y, z, 0, 0.1, 0.258);
  return assembled(
    [
      [board, matte('#9a6a3f', 0.5)],
      [rice, matte('#fdfaf2', 0.75)],
      [fish, matte('#f0764a', 0.25)],
      [stripes, matte('#fbc3a5', 0.3)],
      [nori, matte('#1f2a22', 0.6)],
      [cores, matte('#f2a33a', 0.35)],
    ],
    { height: 0.78, radius: 1.4, yaw: 0.4, pitch: 0.46 },
  );
}
