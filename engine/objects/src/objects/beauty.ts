import { blend, capsule, cylinder, disc, ellipsoid, roundBox, sphere } from '../kit/distance.ts';
import {
  frontPicture,
  type ProductColours,
  type ProductObject,
  wrapLabel,
} from '../kit/product-object.ts';
import { assembled, glass, matte, metal } from './assembled.ts';
import { FAR } from './ring-of-things.ts';

const { abs, cos, floor, max, min, round, sin, sqrt } = Math;

/** Lipstick turned out, its cap beside it. */
export function lipstick(colours: ProductColours): ProductObject {
  const case_ = (x: number, y: number, z: number) =>
    min(
      cylinder(x + 0.42, y - 0.46, z, 0.42, 0.46, 0.04),
      cylinder(x - 0.62, y - 0.62, z - 0.34, 0.43, 0.62, 0.05),
    );
  const collar = (x: number, y: number, z: number) =>
    min(
      cylinder(x + 0.42, y - 1.1, z, 0.355, 0.26, 0.025),
      cylinder(x + 0.42, y - 0.88, z, 0.435, 0.035, 0.02),
      cylinder(x - 0.62, y - 0.06, z - 0.34, 0.445, 0.035, 0.02),
    );
  const colour = (x: number, y: number, z: number) => {
    const px = x + 0.42;
    const stick = capsule(px, y, z, 0, 1.2, 0, 0, 1.92, 0, 0.285);
    return max(stick, px * 0.62 + (y - 1.98) * 0.78) * 0.98;
  };
  return assembled(
    [
      [case_, matte(colours.body, 0.14)],
      [collar, metal(colours.metal, 0.16)],
      [colour, matte('#b3182f', 0.26)],
    ],
    { height: 2.16, radius: 1.06, yaw: 0.25, pitch: 0.16 },
  );
}

/** Two bottles of nail polish. */
export function nailPolish(colours: ProductColours): ProductObject {
  const bottle = (x: number, y: number, z: number) =>
    blend(
      cylinder(x, y - 0.44, z, 0.44, 0.44, 0.17),
      cylinder(x, y - 0.9, z, 0.17, 0.1, 0.02),
      0.14,
    );
  const caps = (x: number, y: number, z: number) => {
    const cap = (px: number, pz: number) =>
      disc(sqrt(px * px + pz * pz), y - 1.5, 0.25 - 0.06 * (y - 1.5), 0.52, 0.05) * 0.97;
    return min(cap(x + 0.46, z), cap(x - 0.52, z + 0.3));
  };
  const collars = (x: number, y: number, z: number) =>
    min(
      cylinder(x + 0.46, y - 0.97, z, 0.285, 0.04, 0.015),
      cylinder(x - 0.52, y - 0.97, z + 0.3, 0.285, 0.04, 0.015),
    );
  const label = wrapLabel(0, 0.44, 0.2, 0.66, 0.75);
  return assembled(
    [
      [(x, y, z) => bottle(x + 0.46, y, z), glass(colours.body, 0.06)],
      [(x, y, z) => bottle(x - 0.52, y, z + 0.3), glass(colours.accent, 0.06)],
      [caps, matte('#1c1b20', 0.16)],
      [collars, metal(colours.metal, 0.18)],
    ],
    {
      height: 2.02,
      radius: 1.02,
      yaw: 0,
      pitch: 0.14,
      decals: [
        {
          ...label,
          project: (x, y, z, uv) => label.project(x + 0.46, y, z, uv),
        },
      ],
    },
  );
}

/** Squeeze tube standing on its cap. */
export function tube(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) => {
    const t = max(0, min(1, (y - 0.42) / 1.7));
    const a = 0.45 + 0.1 * t;
    const b = 0.45 * (1 - t * t) + 0.035;
    const k0 = sqrt((x * x) / (a * a) + (z * z) / (b * b));
    const k1 = sqrt((x * x) / (a * a * a * a) + (z * z) / (b * b * b * b));
    const flat = k1 < 1e-9 ? -b : (k0 * (k0 - 1)) / k1;
    const deep = abs(y - 1.27) - 0.87;
    const p = max(flat + 0.02, 0);
    const q = max(deep + 0.02, 0);
    return (min(max(flat, deep) + 0.02, 0) + sqrt(p * p + q * q) - 0.02) * 0.7;
  };
  const seal = (x: number, y: number, z: number) =>
    (roundBox(x, y - 2.18, z, 0.56, 0.1, 0.035, 0.015) + 0.006 * sin(y * 90)) * 0.8;
  const cap = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    return disc(axis, y - 0.2, 0.42 + 0.02 * sin(y * 3), 0.2, 0.05);
  };
  return assembled(
    [
      [body, matte(colours.body, 0.3)],
      [seal, matte(colours.body, 0.3)],
      [cap, metal(colours.metal, 0.2)],
    ],
    {
      height: 2.28,
      radius: 0.6,
      yaw: 0.28,
      pitch: 0.1,
      decals: [frontPicture(0, 'print', 0.5, 0.5, 2, 0.01)],
    },
  );
}

/** Two bars of soap, the upper one in a paper band, and bubbles. */
export function soapBar(colours: ProductColours): ProductObject {
  const cos4 = 0.921;
  const sin4 = 0.389;
  const upper = (x: number, y: number, z: number, a: number, b: number, c: number, r: number) =>
    roundBox(x * cos4 - z * sin4, y - 0.74, x * sin4 + z * cos4, a, b, c, r);
  const bubbles = (x: number, y: number, z: number) =>
    min(
      sphere(x - 0.98, y - 0.2, z - 0.36, 0.2),
      sphere(x - 0.68, y - 0.12, z - 0.66, 0.12),
      sphere(x + 0.74, y - 1.12, z - 0.02, 0.15),
      sphere(x + 0.64, y - 1.06, z - 0.3, 0.09),
    );
  return assembled(
    [
      [(x, y, z) => roundBox(x, y - 0.24, z, 0.92, 0.24, 0.6, 0.15), matte(colours.second, 0.38)],
      [(x, y, z) => upper(x, y, z, 0.92, 0.25, 0.58, 0.15), matte(colours.body, 0.38)],
      [(x, y, z) => upper(x, y, z, 0.4, 0.262, 0.592, 0.155), matte('#f7f1e4', 0.7)],
      [bubbles, glass('#e9f4fb', 0.02)],
    ],
    {
      height: 1.26,
      radius: 1.24,
      yaw: 0.2,
      pitch: 0.38,
      decals: [
        {
          part: 2,
          aspect: 0.8 / 1.1,
          kind: 'label',
          glows: false,
          project(x, y, z, uv) {
            const px = x * cos4 - z * sin4;
            const pz = x * sin4 + z * cos4;
            if (y < 0.96 || abs(px) > 0.39 || abs(pz) > 0.5) return false;
            uv[0] = (px + 0.39) / 0.78;
            uv[1] = (pz + 0.5) / 1;
            return true;
          },
        },
      ],
    },
  );
}

/** Electric toothbrush. */
export function toothbrush(colours: ProductColours): ProductObject {
  const handle = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const waist = 0.2 + 0.05 * cos((y - 0.5) * 2.2);
    return disc(axis, y - 0.68, waist, 0.68, 0.1) * 0.9;
  };
  const neck = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const cone = disc(axis, y - 1.76, 0.16 - 0.1 * (y - 1.4), 0.36, 0.04) * 0.95;
    return blend(cone, cylinder(x, z - 0.02, y - 2.24, 0.19, 0.09, 0.05), 0.08);
  };
  const bristles = (x: number, y: number, z: number) => {
    const gap = cylinder(x, z - 0.23, y - 2.24, 0.175, 0.17, 0.02);
    if (gap > 0.06) return gap;
    const px = x - 0.07 * round(x / 0.07);
    const py = y - 2.24 - 0.07 * round((y - 2.24) / 0.07);
    return max(gap, sqrt(px * px + py * py) - 0.034) * 0.9;
  };
  const ring = (x: number, y: number, z: number) => cylinder(x, y - 1.38, z, 0.172, 0.035, 0.015);
  const button = (x: number, y: number, z: number) =>
    min(
      ellipsoid(x, y - 1.02, z - 0.21, 0.075, 0.12, 0.05),
      ellipsoid(x, y - 0.74, z - 0.22, 0.045, 0.045, 0.03),
    );
  const base = (x: number, y: number, z: number) => cylinder(x, y - 0.06, z, 0.38, 0.06, 0.04);
  return assembled(
    [
      [handle, matte(colours.body, 0.24)],
      [neck, matte('#fbfaf7', 0.24)],
      [bristles, matte('#eaf5fb', 0.6)],
      [ring, matte(colours.accent, 0.3)],
      [button, matte('#fdfdfb', 0.3)],
      [base, matte('#f4f2ee', 0.3)],
    ],
    { height: 2.44, radius: 0.42, yaw: 0.8, pitch: 0.12 },
  );
}

/** Palette of powders, its mirror open, with a brush. */
export function makeup(colours: ProductColours): ProductObject {
  const tray = (x: number, y: number, z: number) => {
    const whole = roundBox(x, y - 0.11, z, 1, 0.11, 0.56, 0.05);
    if (whole > FAR) return whole;
    return max(
      whole,
      -roundBox(abs(abs(x) - 0.46) - 0.23, y - 0.24, abs(z - 0.02) - 0.24, 0.2, 0.09, 0.2, 0.03),
    );
  };
  /** The lid leans back from the far edge. */
  const lid = (x: number, y: number, z: number, half: number, deep: number, off: number) => {
    const py = y - 0.2;
    const pz = z + 0.56;
    const along = py * 0.95 - pz * 0.312 - 0.56;
    const out = py * 0.312 + pz * 0.95 - off;
    return roundBox(x, along, out, half, half * 0.56, deep, 0.03);
  };
  const pan = (x: number, y: number, z: number, column: number, row: number) =>
    roundBox(x - column, y - 0.1, z - row, 0.19, 0.085, 0.19, 0.03);
  const pair =
    (left: number, leftRow: number, right: number, rightRow: number) =>
    (x: number, y: number, z: number) => {
      const gap = max(y - 0.2, abs(x) - 0.9, abs(z) - 0.46);
      if (gap > FAR) return gap;
      return min(pan(x, y, z, left, leftRow), pan(x, y, z, right, rightRow));
    };
  const handle = (x: number, y: number, z: number) =>
    capsule(x, y, z, 1.1, 0.08, 0.9, 0.2, 0.13, 0.9, 0.075);
  const ferrule = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0.2, 0.14, 0.9, -0.12, 0.15, 0.9, 0.095);
  const hair = (x: number, y: number, z: number) =>
    (ellipsoid(x + 0.4, y - 0.17, z - 0.9, 0.38, 0.17, 0.2) + 0.006 * sin(z * 70) * sin(y * 60)) *
    0.85;
  return assembled(
    [
      [tray, matte(colours.body, 0.24)],
      [(x, y, z) => lid(x, y, z, 1, 0.055, 0), matte(colours.body, 0.24)],
      [(x, y, z) => lid(x, y, z, 0.86, 0.03, 0.05), metal('#f6fafc', 0.04)],
      [pair(-0.69, 0.26, 0.23, -0.22), matte('#c98a6b', 0.8)],
      [pair(-0.23, -0.22, 0.69, 0.26), matte('#8c4a45', 0.8)],
      [pair(0.23, 0.26, -0.69, -0.22), matte('#e9b9a2', 0.8)],
      [pair(-0.23, 0.26, 0.69, -0.22), matte('#b85d6d', 0.8)],
      [handle, matte('#1d1b20', 0.25)],
      [ferrule, metal(colours.metal, 0.2)],
      [hair, matte('#4a2d22', 0.85)],
    ],
    { height: 1.36, radius: 1.4, yaw: 0.3, pitch: 0.42 },
  );
}

/** Mascara, its wand drawn and standing on the cap. */
export function mascara(colours: ProductColours): ProductObject {
  const tubes = (x: number, y: number, z: number) =>
    min(
      cylinder(x + 0.36, y - 0.86, z + 0.1, 0.25, 0.86, 0.05),
      cylinder(x - 0.4, y - 0.5, z - 0.1, 0.25, 0.5, 0.05),
    );
  const rings = (x: number, y: number, z: number) =>
    min(
      cylinder(x + 0.36, y - 1.66, z + 0.1, 0.258, 0.04, 0.015),
      cylinder(x + 0.36, y - 1.78, z + 0.1, 0.15, 0.1, 0.02),
      cylinder(x - 0.4, y - 0.94, z - 0.1, 0.258, 0.04, 0.015),
    );
  const wand = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0.4, 1, 0.1, 0.4, 2.3, 0.1, 0.04);
  const brush = (x: number, y: number, z: number) => {
    const px = x - 0.4;
    const pz = z - 0.1;
    const axis = sqrt(px * px + pz * pz);
    const t = (y - 1.94) / 0.42;
    const gap = max(axis - 0.17, abs(y - 1.94) - 0.42);
    if (gap > 0.06) return gap;
    const teeth = y - 0.07 * floor(y / 0.07) - 0.035;
    const outline = 0.165 * sqrt(max(0, 1 - t * t * 0.75));
    return (
      max(axis - outline, abs(teeth) - 0.02 - 0.02 * max(0, 0.12 - axis), abs(y - 1.94) - 0.42) *
      0.75
    );
  };
  return assembled(
    [
      [tubes, matte(colours.body, 0.14)],
      [rings, metal(colours.metal, 0.16)],
      [wand, matte('#17161a', 0.3)],
      [brush, matte('#17161a', 0.6)],
    ],
    {
      height: 2.4,
      radius: 0.7,
      yaw: 0.2,
      pitch: 0.12,
    },
  );
}
