import { FAR } from '../kit/around-axis.ts';
import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, type Distance, disc, ellipsoid, nowhere, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, max, min, PI, sin, sqrt } = Math;

/** 3D model of a karahi of curry on a board, with naan and a bowl of rice. */
export const curry = defineObject({
  make: makeCurry,
  lessons: 'shown',
  servedAt: true,
});

/** Index of the part for the sauce. */
const SAUCE = 2;
/** Index of the part for the naan. */
const NAAN = 5;
/** Index of the material for the cream on the sauce; the cream has no separate shape. */
const CREAM = 8;
/** Index of the material for the dark spots of the naan, which have no separate shape. */
const CHAR = 9;

const board: Distance = (x, y, z) => cylinder(x, y - 0.05, z, 1.34, 0.05, 0.03);

const pan: Distance = (x, y, z) => {
  const px = x + 0.36;
  const pz = z + 0.1;
  const bowl = max(ellipsoid(px, y - 0.82, pz, 0.94, 0.74, 0.94), y - 0.66);
  const off = sqrt(px * px + pz * pz);
  const hollow = disc(off, y - 0.72, 0.86, 0.16, 0.03);
  const rim = torus(off - 0.9, y - 0.66, 0, 0.001, 0.045);
  const grips = torus(abs(px) - 1.03, pz, y - 0.62, 0.17, 0.045);
  return min(max(bowl, -hollow), rim, grips) * 0.95;
};

const sauce: Distance = (x, y, z) => cylinder(x + 0.36, y - 0.58, z + 0.1, 0.86, 0.05, 0.02);

const pieces: Distance = (x, y, z) => {
  const px = x + 0.36;
  const pz = z + 0.1;
  const gap = max(abs(y - 0.64) - 0.12, sqrt(px * px + pz * pz) - 0.66);
  if (gap > FAR) return gap;
  return min(
    ellipsoid(px + 0.36, y - 0.64, pz - 0.22, 0.2, 0.12, 0.16),
    ellipsoid(px - 0.12, y - 0.64, pz - 0.46, 0.19, 0.12, 0.15),
    ellipsoid(px - 0.42, y - 0.64, pz + 0.02, 0.17, 0.12, 0.2),
    ellipsoid(px + 0.3, y - 0.64, pz + 0.38, 0.2, 0.12, 0.15),
    ellipsoid(px - 0.1, y - 0.63, pz + 0.48, 0.16, 0.11, 0.15),
  );
};

const herbs: Distance = (x, y, z) => {
  const px = x + 0.36;
  const pz = z + 0.1;
  const gap = max(abs(y - 0.73) - 0.07, sqrt(px * px + pz * pz) - 0.56);
  if (gap > FAR) return gap;
  return (
    min(
      ellipsoid(px - 0.02, y - 0.7, pz - 0.02, 0.12, 0.04, 0.07),
      ellipsoid(px + 0.1, y - 0.7, pz - 0.1, 0.07, 0.04, 0.11),
      ellipsoid(px + 0.06, y - 0.71, pz + 0.1, 0.1, 0.04, 0.08),
      ellipsoid(px - 0.3, y - 0.75, pz - 0.34, 0.09, 0.035, 0.05),
      ellipsoid(px + 0.42, y - 0.75, pz + 0.12, 0.06, 0.035, 0.09),
    ) * 0.8
  );
};

const naan: Distance = (x, y, z) => {
  // The naan's coordinates are rotated, because the naan leans on the pan from behind.
  const px = x - 0.62;
  const py = y - 0.6;
  const pz = z + 0.78;
  const facing = py * 0.5 + pz * 0.866;
  const up = py * 0.866 - pz * 0.5;
  const r = sqrt(px * px + up * up);
  if (r > 1.2 || abs(facing) > 0.5) return max(r - 0.8, abs(facing) - 0.14);
  const puff = 0.035 * sin(px * 9 + 1) * sin(up * 8);
  return ellipsoid(px + 0.16 * up, up, facing - puff, 0.56, 0.74, 0.09) * 0.7;
};

const dish: Distance = (x, y, z) =>
  max(ellipsoid(x - 0.62, y - 0.5, z - 0.86, 0.46, 0.42, 0.46), y - 0.46) * 0.95;

const rice: Distance = (x, y, z) => {
  const heap = ellipsoid(x - 0.62, y - 0.44, z - 0.86, 0.41, 0.2, 0.41);
  if (heap > 0.1) return heap - 0.02;
  return (heap + 0.014 * sin(x * 61 + 4 * sin(z * 23)) * sin(z * 57 + 4 * sin(x * 19))) * 0.65;
};

/** Tells whether a point of the sauce lies on the spiral of cream. */
function isCream(x: number, z: number): boolean {
  const px = x + 0.36;
  const pz = z + 0.1;
  const r = sqrt(px * px + pz * pz);
  const turn = r - 0.1 - (atan2(pz, px) + PI) * 0.055;
  const ring = turn - Math.round(turn / 0.345) * 0.345;
  return abs(ring) < 0.028 + 0.012 * sin(r * 14) && r < 0.66 && r > 0.16;
}

/** Tells whether a point of the naan lies on a charred spot. */
function isCharred(x: number, y: number): boolean {
  return sin(x * 12.3 + 2) * sin(y * 10.7 + 1) + 0.5 * sin(x * 23 + y * 17) > 0.86;
}

function makeCurry(colours: ProductColours): ProductObject {
  const base = assembled(
    [
      [board, matte('#8d5b34', 0.6)],
      [pan, metal('#c98a52', 0.24)],
      [sauce, matte('#d9701f', 0.22)],
      [pieces, matte('#c4581a', 0.3)],
      [herbs, matte('#4e9a3f', 0.5)],
      [naan, matte('#ecc98f', 0.75)],
      [dish, matte(colours.body, 0.25)],
      [rice, matte('#fdf8ec', 0.8)],
      [nowhere, matte('#fbeeda', 0.3)],
      [nowhere, matte('#a8672e', 0.8)],
    ],
    { height: 1.26, radius: 1.5, yaw: 0.1, pitch: 0.5 },
  );
  return {
    ...base,
    distance(x, y, z) {
      const off = sqrt((x + 0.36) ** 2 + (z + 0.1) ** 2);
      const panGap = max(off - 1.26, abs(y - 0.4) - 0.4);
      const dishGap = max(abs(x - 0.62) - 0.46, abs(z - 0.86) - 0.46, y - 0.66);
      return min(
        board(x, y, z),
        panGap > FAR ? panGap : min(pan(x, y, z), sauce(x, y, z), pieces(x, y, z), herbs(x, y, z)),
        naan(x, y, z),
        dishGap > FAR ? dishGap : min(dish(x, y, z), rice(x, y, z)),
      );
    },
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own === SAUCE && isCream(x, z)) return CREAM;
      if (own === NAAN && isCharred(x, y)) return CHAR;
      return own;
    },
  };
}
