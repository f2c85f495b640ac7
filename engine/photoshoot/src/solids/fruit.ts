import {
  assembled,
  blend,
  type Distance,
  ellipsoid,
  matte,
  type ProductObject,
  sphere,
} from '@adwright/engine-objects';
import { oklch } from '@adwright/engine-pixels';
import { type Place, strewn } from './placed.ts';

const { abs, acos, atan2, cos, exp, max, min, PI, round, sin, sqrt } = Math;

/** Angle in radians between neighbouring drupelets of a raspberry. */
const DRUPELET = 0.42;

/** Returns the distance to a raspberry around the origin: drupelets in rings around the raspberry's axis. */
const raspberry: Distance = (x, y, z) => {
  const high = y / 1.14;
  const away = sqrt(x * x + high * high + z * z);
  const core = away - 0.27;
  if (core > 0.08) return core;
  const ring = round(acos(max(-1, min(1, high / away))) / DRUPELET);
  const wide = sin(ring * DRUPELET);
  const sector = (2 * PI) / max(1, round((2 * PI * wide) / DRUPELET));
  const turn = ring * 0.5 * sector;
  const angle = sector * round((atan2(z, x) - turn) / sector) + turn;
  const [cx, cz] = [wide * cos(angle) * 0.25, wide * sin(angle) * 0.25];
  return min(core + 0.02, sphere(x - cx, high - cos(ring * DRUPELET) * 0.25, z - cz, 0.072)) * 0.8;
};

/** Returns the distance to a blueberry around the origin, with the crown on top. */
const blueberry: Distance = (x, y, z) => {
  const ball = sphere(x, y, z, 0.24);
  if (y < 0.12) return ball;
  const axis = sqrt(x * x + z * z);
  const crown = 0.085 + 0.018 * cos(5 * atan2(z, x));
  const rim = sqrt((axis - crown) ** 2 + (y - 0.232) ** 2) - 0.022;
  return min(max(ball, 0.085 - sphere(x, y - 0.27, z, 0)), rim) * 0.8;
};

/** Builds a model of a small heap of raspberries and blueberries. */
export function berries(): ProductObject {
  return assembled(
    [
      [
        strewn(raspberry, 0.4, [
          { at: [-0.56, 0.29, 0.16], lean: 0.6 },
          { at: [0.06, 0.29, 0.42], yaw: 1, lean: 0.9 },
          { at: [-0.06, 0.29, -0.36], lean: -0.5 },
          { at: [0.9, 0.28, -0.1], yaw: 2, lean: 1.1 },
        ]),
        matte('#b3152f', 0.28),
      ],
      [
        strewn(blueberry, 0.29, [
          { at: [0.44, 0.24, -0.06], yaw: -0.8, lean: -0.7 },
          { at: [0.62, 0.24, 0.44], yaw: -1.3, lean: -0.9 },
          { at: [-0.38, 0.24, 0.66], yaw: -1.8, lean: -0.5 },
          { at: [-0.1, 0.66, 0.06], yaw: -1.2, lean: -0.6 },
          { at: [-0.98, 0.24, -0.2], yaw: -1, lean: -0.8 },
        ]),
        matte('#3d4a86', 0.6),
      ],
    ],
    { height: 0.92, radius: 1.24, yaw: 0, pitch: 0.4 },
  );
}

const [BROAD, TIP, LONG] = [0.42, 0.13, 0.6];
const TAPER = (BROAD - TIP) / LONG;
const SLOPE = sqrt(1 - TAPER * TAPER);

/** Returns the distance to a blunt cone along the x axis (Quilez, "Distance functions": round cone). */
function cone(x: number, out: number): number {
  const along = x * SLOPE - out * TAPER;
  if (along < 0) return sqrt(x * x + out * out) - BROAD;
  if (along > SLOPE * LONG) return sqrt((x - LONG) ** 2 + out * out) - TIP;
  return out * SLOPE + x * TAPER - BROAD;
}

/** Distance between two rows of seeds on a strawberry, in units of the scene. */
const ROW = 0.19;

/**
 * Returns the squared distance between a point and the nearest seed of a strawberry, measured along the skin.
 */
function fromSeed(x: number, y: number, z: number): number {
  const row = round(x / ROW);
  const girth = max(0.1, BROAD - TAPER * row * ROW);
  const sector = (2 * PI) / max(4, round((2 * PI * girth) / 0.23));
  const angle = atan2(z, y) - (row % 2 === 0 ? 0 : sector / 2);
  const aside = (angle - sector * round(angle / sector)) * girth;
  return 0.5 * (x - row * ROW) ** 2 + aside * aside;
}

const flesh: Distance = (x, y, z) => {
  const skin = cone(x, sqrt(y * y + z * z));
  return skin > 0.06 ? skin : (skin + 0.03 * exp(-fromSeed(x, y, z) / 0.002)) * 0.8;
};

const seed: Distance = (x, y, z) => {
  const skin = cone(x, sqrt(y * y + z * z));
  if (skin > 0.06 || x < -0.2) return max(skin, 0.02);
  return (sqrt(fromSeed(x, y, z) + (skin + 0.012) ** 2) - 0.022) * 0.7;
};

const calyx: Distance = (x, y, z) => {
  const out = sqrt(y * y + z * z);
  const angle = atan2(z, y);
  const leaf = 0.1 + 0.36 * (0.5 + 0.5 * cos(6 * angle)) ** 0.8;
  const sheet = abs(x + 0.46 - 0.62 * out * out - 0.05 * cos(6 * angle)) - 0.016;
  const stalk = max(out - 0.03, abs(x + 0.56) - 0.12);
  return min(max(sheet, out - leaf) * 0.55, stalk);
};

/** Builds a model of three strawberries that lie on their sides. */
export function strawberries(): ProductObject {
  const places: Place[] = [
    { at: [-0.52, 0.43, 0.1], yaw: 0.5, lean: -0.2 },
    { at: [0.5, 0.43, -0.22], yaw: 2.5, lean: -0.1 },
    { at: [0.28, 0.43, 0.72], yaw: -0.5, lean: -0.25 },
  ];
  return assembled(
    [
      [strewn(flesh, 0.8, places), matte('#cf1b22', 0.24)],
      [strewn(seed, 0.8, places), matte('#d8a648', 0.4)],
      [strewn(calyx, 0.86, places), matte('#5c9a3a', 0.6)],
    ],
    { height: 0.9, radius: 1.3, yaw: 0, pitch: 0.4 },
  );
}

/**
 * Hue of a lemon in degrees of OKLCH. Only fruit whose hue is close to this value gets the tips and the long
 * shape of a lemon.
 */
export const LEMON_HUE = 98;
/** Number of wedges in a cut citrus fruit. */
const WEDGES = 9;
/** Radii of a cut citrus fruit's face and of the pulp on the face, in units of the scene. */
const [FACE, PULP] = [0.5, 0.43];

/**
 * Returns the depth of the pores in the skin of a citrus fruit. The pores are too small to form a visible
 * pattern.
 */
const pores: Distance = (x, y, z) =>
  0.0035 * sin(x * 53 + 3 * sin(z * 17)) * sin(y * 49 + 3 * sin(x * 13)) * sin(z * 51 + y * 9);

const wholeLemon: Distance = (x, y, z) => {
  const body = ellipsoid(x, y, z, 0.66, 0.5, 0.5);
  if (body > 0.14) return body - 0.05;
  const tips = blend(body, ellipsoid(abs(x) - 0.68, y, z, 0.13, 0.1, 0.1), 0.14);
  return tips + pores(x, y, z);
};

const wholeOrange: Distance = (x, y, z) => {
  const ball = sphere(x, y, z, 0.52);
  return ball > 0.06 ? ball : ball + pores(x, y, z);
};

/** Returns the distance to half a citrus fruit, cut at x = 0. */
const half: Distance = (x, y, z) => max(sphere(x * 0.86, y, z, FACE), x);

const disc = (x: number, out: number, thick: number, radius: number) =>
  max(abs(x) - thick, out - radius);

/** Returns the distance to the segments on a cut face at x = 0, which are slightly higher than the pith. */
function measurePulp(thick: number): Distance {
  return (x, y, z) => {
    const out = sqrt(y * y + z * z);
    const gap = disc(x, out, thick, PULP);
    if (gap > 0.06) return gap;
    const sector = (2 * PI) / WEDGES;
    const angle = atan2(z, y);
    const aside = abs(angle - sector * round(angle / sector));
    const juice = 0.003 * sin(out * 34 + 5 * sin(angle * 23)) * sin(angle * 61);
    return max(gap + juice, 0.014 - out * sin(sector / 2 - aside), 0.06 - out) * 0.8;
  };
}

/** Builds a model of citrus fruit in the given hue: a whole fruit, half a fruit and a slice. */
export function citrus(hue: number): ProductObject {
  const deeper = min(0.2, abs(hue - LEMON_HUE) * 0.005);
  const whole: Place[] = [{ at: [-0.62, 0.5, -0.3], yaw: 0.5 }];
  const cut: Place[] = [{ at: [0.42, 0.46, -0.02], yaw: -1.05, lean: 0.2 }];
  const lying: Place[] = [{ at: [-0.16, 0.07, 0.72], lean: Math.PI / 2 }];
  const slice: Distance = (x, y, z) => disc(x, sqrt(y * y + z * z), 0.05, FACE);
  const pith: Distance = (x, y, z) => disc(x, sqrt(y * y + z * z), 0.006, FACE - 0.03);
  const pithOfSlice: Distance = (x, y, z) => disc(x, sqrt(y * y + z * z), 0.055, FACE - 0.03);
  const rind = matte(oklch(0.84 - deeper, 0.175, hue - 4), 0.32);
  return assembled(
    [
      [strewn(hue > 90 ? wholeLemon : wholeOrange, 0.84, whole), rind],
      [strewn(half, 0.62, cut), rind],
      [strewn(slice, 0.52, lying), rind],
      [strewn(pith, 0.5, cut), matte('#fdf6dc', 0.7)],
      [strewn(pithOfSlice, 0.5, lying), matte('#fdf6dc', 0.7)],
      [strewn(measurePulp(0.016), 0.46, cut), matte(oklch(0.88 - deeper, 0.16, hue), 0.16)],
      [strewn(measurePulp(0.066), 0.46, lying), matte(oklch(0.88 - deeper, 0.16, hue), 0.16)],
    ],
    { height: 1, radius: 1.34, yaw: 0, pitch: 0.42 },
  );
}
