import { blend, capsule, cylinder, disc, ellipsoid, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, matte, metal } from './assembled.ts';

const { abs, atan2, cos, max, min, PI, round, sqrt } = Math;

const nowhere = () => Number.POSITIVE_INFINITY;

/** Ball of yarn with two needles, a smaller ball beside it. */
export function yarn(colours: ProductColours): ProductObject {
  // Three windings about three axes, each seen on its own part of the ball.
  const wound = (x: number, y: number, z: number, r: number) => {
    const d = sphere(x, y, z, r);
    if (d > 0.35) return d;
    const a = abs(x * 0.8 + y * 0.6);
    const b = abs(y * 0.8 - z * 0.6);
    const c = abs(z * 0.7 - x * 0.5 + y * 0.5);
    const along =
      a < b
        ? a < c
          ? x * 0.6 - y * 0.8
          : z * 0.7 + x * 0.7
        : b < c
          ? y * 0.6 + z * 0.8
          : z * 0.7 + x * 0.7;
    return (d + 0.018 * cos(along * 44)) * 0.72;
  };
  const ball = (x: number, y: number, z: number) => wound(x, y - 0.94, z, 0.92);
  const small = (x: number, y: number, z: number) => wound(x - 1.0, y - 0.46, z - 0.72, 0.45);
  const needles = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.86, 2.1, -0.2, 0.9, 0.5, 0.1, 0.04),
      capsule(x, y, z, 0.9, 2.16, -0.1, -0.8, 0.5, -0.2, 0.04),
    );
  const knobs = (x: number, y: number, z: number) =>
    min(sphere(x + 0.88, y - 2.12, z + 0.2, 0.1), sphere(x - 0.92, y - 2.18, z + 0.1, 0.1));
  return assembled(
    [
      [ball, matte(colours.body, 0.95)],
      [small, matte(colours.accent, 0.95)],
      [needles, matte('#d9b27c', 0.4)],
      [knobs, matte(colours.accent, 0.35)],
    ],
    { height: 2.26, radius: 1.5, yaw: 0.1, pitch: 0.2 },
  );
}

/** King and pawn of a chess set. */
export function chessPieces(colours: ProductColours): ProductObject {
  const foot = (off: number, y: number, r: number) =>
    min(disc(off, y - 0.09, r, 0.09, 0.04), disc(off, y - 0.22, r * 0.84, 0.05, 0.03));
  const king = (x: number, y: number, z: number) => {
    const off = sqrt((x + 0.42) ** 2 + (z + 0.14) ** 2);
    const stem =
      disc(
        off,
        y - 0.9,
        0.2 + 0.16 * (y - 0.95) ** 2 + max(0, 0.16 - 0.3 * (y - 0.3)),
        0.68,
        0.02,
      ) * 0.8;
    const head = disc(off, y - 1.78, 0.24 + 0.24 * (y - 1.6), 0.2, 0.06) * 0.9;
    const low = min(foot(off, y, 0.56), stem);
    if (y < 1.2) return low;
    return min(
      low,
      disc(off, y - 1.52, 0.38, 0.05, 0.04),
      head,
      ellipsoid(off, y - 2.0, 0, 0.24, 0.08, 0.24),
      roundBox(x + 0.42, y - 2.24, z + 0.14, 0.055, 0.18, 0.05, 0.02),
      roundBox(x + 0.42, y - 2.27, z + 0.14, 0.14, 0.05, 0.05, 0.02),
    );
  };
  const pawn = (x: number, y: number, z: number) => {
    const off = sqrt((x - 0.66) ** 2 + (z - 0.4) ** 2);
    const stem = disc(off, y - 0.55, 0.15 + max(0, 0.2 - 0.4 * (y - 0.25)), 0.36, 0.02) * 0.85;
    return min(
      foot(off, y, 0.42),
      stem,
      disc(off, y - 0.9, 0.26, 0.05, 0.03),
      sphere(off, y - 1.14, 0, 0.27),
    );
  };
  return assembled(
    [
      [king, matte(colours.body, 0.22)],
      [pawn, matte('#f3e6cf', 0.25)],
    ],
    { height: 2.44, radius: 1.18, yaw: 0.1, pitch: 0.14 },
  );
}

/** Pair of boxing gloves, one leaning on the other. */
export function boxingGloves(colours: ProductColours): ProductObject {
  const glove = (x: number, y: number, z: number) => {
    const fist = blend(
      ellipsoid(x, y - 1.2, z - 0.06, 0.56, 0.52, 0.5),
      ellipsoid(x, y - 0.86, z, 0.46, 0.4, 0.4),
      0.2,
    );
    const thumb = blend(
      capsule(x, y, z, -0.46, 0.86, 0.16, -0.54, 1.24, 0.3, 0.16),
      sphere(x + 0.5, y - 1.28, z - 0.3, 0.17),
      0.08,
    );
    return blend(fist, thumb, 0.07) * 0.92;
  };
  const cuff = (x: number, y: number, z: number) =>
    disc(sqrt(x * x + z * z * 1.2), y - 0.32, 0.4 + 0.05 * y, 0.32, 0.06) * 0.9;
  const band = (x: number, y: number, z: number) =>
    disc(sqrt(x * x + z * z * 1.2), y - 0.36, 0.45, 0.11, 0.03) * 0.9;
  const pair =
    (shape: (x: number, y: number, z: number) => number) => (x: number, y: number, z: number) =>
      min(shape(x + 0.62, y, z), shape(0.62 - x, y, z - 0.1));
  return assembled(
    [
      [pair(glove), matte(colours.accent, 0.24)],
      [pair(cuff), matte(colours.accent, 0.3)],
      [pair(band), matte('#fbf8f2', 0.4)],
    ],
    { height: 1.74, radius: 1.24, yaw: 0.14, pitch: 0.14 },
  );
}

/** Radius of a train's rear disc and of its two front ones, half their thickness and the radius of their edges. */
interface Discs {
  rear: number;
  front: number;
  half: number;
  rim: number;
}

const WHEELS: Discs = { rear: 0.3, front: 0.23, half: 0.07, rim: 0.03 };
const HUBS: Discs = { rear: 0.1, front: 0.08, half: 0.03, rim: 0.01 };

/** Toy engine of a train set. */
export function toyTrain(colours: ProductColours): ProductObject {
  const rails = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.05, abs(z) - 0.42, 1.5, 0.05, 0.05, 0.02);
  const sleepers = (x: number, y: number, z: number) => {
    const px = x - max(-4, min(4, round(x / 0.36))) * 0.36;
    return roundBox(px, y - 0.025, z, 0.08, 0.025, 0.62, 0.02);
  };
  const boiler = (x: number, y: number, z: number) =>
    cylinder(y - 0.92, x - 0.42, z, 0.4, 0.74, 0.06);
  const cab = (x: number, y: number, z: number) =>
    max(
      roundBox(x + 0.72, y - 1.0, z, 0.44, 0.58, 0.5, 0.06),
      -roundBox(x + 0.72, y - 1.24, z, 0.24, 0.2, 0.7, 0.06),
    );
  const chassis = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.46, z, 1.2, 0.09, 0.44, 0.05);
  const roof = (x: number, y: number, z: number) =>
    roundBox(x + 0.72, y - 1.64, z, 0.56, 0.06, 0.6, 0.05);
  const chimney = (x: number, y: number, z: number) =>
    min(
      disc(sqrt((x - 0.82) ** 2 + z * z), y - 1.46, 0.13 + 0.14 * max(0, y - 1.4), 0.3, 0.03) * 0.9,
      ellipsoid(x - 0.24, y - 1.32, z, 0.17, 0.17, 0.17),
    );
  const bands = (x: number, y: number, z: number) =>
    min(
      cylinder(y - 0.92, abs(x - 0.5) - 0.34, z, 0.42, 0.04, 0.02),
      cylinder(y - 0.92, x - 1.18, z, 0.26, 0.03, 0.02),
    );
  const discs = (x: number, y: number, pz: number, size: Discs) =>
    min(
      cylinder(x + 0.7, pz, y - 0.38, size.rear, size.half, size.rim),
      cylinder(
        x - max(0, min(1, round((x - 0.16) / 0.56))) * 0.56 - 0.16,
        pz,
        y - 0.32,
        size.front,
        size.half,
        size.rim,
      ),
    );
  const wheels = (x: number, y: number, z: number) => discs(x, y, abs(z) - 0.46, WHEELS);
  const hubs = (x: number, y: number, z: number) => {
    const pz = abs(z) - 0.53;
    return min(
      discs(x, y, pz, HUBS),
      capsule(x, y, pz - 0.03, -0.7, 0.38, 0, 0.72, 0.34, 0, 0.035),
    );
  };
  return assembled(
    [
      [rails, matte('#c59a63', 0.6)],
      [sleepers, matte('#8d5b34', 0.7)],
      [boiler, matte(colours.body, 0.3)],
      [cab, matte(colours.body, 0.3)],
      [chassis, matte('#2b2b30', 0.4)],
      [roof, matte(colours.accent, 0.35)],
      [chimney, matte('#2b2b30', 0.35)],
      [bands, metal('#dcb671', 0.2)],
      [wheels, matte(colours.accent, 0.4)],
      [hubs, metal('#dcb671', 0.2)],
    ],
    { height: 1.76, radius: 1.58, yaw: -0.5, pitch: 0.2 },
  );
}

/** Hot-air balloon, just off the ground. */
export function hotAirBalloon(colours: ProductColours): ProductObject {
  const envelope = (x: number, y: number, z: number) => {
    const off = sqrt(x * x + z * z);
    const skirt = disc(off, y - 0.92, 0.24 + 0.95 * max(0, y - 0.78), 0.2, 0.02) * 0.7;
    const gores = off > 0.3 && off < 1.3 ? 0.015 * abs(cos(atan2(z, x) * 8)) : 0;
    return blend(ellipsoid(x, y - 1.82, z, 0.96, 0.9, 0.96) - gores, skirt, 0.3) * 0.85;
  };
  const basket = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 0.18, z, 0.2, 0.18, 0.2, 0.05),
      -roundBox(x, y - 0.34, z, 0.15, 0.14, 0.15, 0.03),
    );
  const rim = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 0.35, z, 0.22, 0.03, 0.22, 0.02),
      -roundBox(x, y - 0.35, z, 0.15, 0.1, 0.15, 0.03),
    );
  const ropes = (x: number, y: number, z: number) =>
    capsule(abs(x), y, abs(z), 0.18, 0.36, 0.18, 0.17, 0.82, 0.17, 0.014);
  const base = assembled(
    [
      [envelope, matte(colours.body, 0.5)],
      [basket, matte('#a8733f', 0.8)],
      [rim, matte('#6d4524', 0.6)],
      [ropes, matte('#4a3a2c', 0.7)],
      [nowhere, matte(colours.accent, 0.5)],
      [nowhere, matte(colours.light, 0.5)],
    ],
    { height: 2.74, radius: 1.0, yaw: 0.2, pitch: 0.06 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 0) return own;
      if (abs(y - 1.74) < 0.16) return 5;
      const gore = Math.floor(((atan2(z, x) + PI) / PI) * 8 + 0.5);
      return gore % 2 === 0 ? 4 : own;
    },
  };
}

/** Telescope on its tripod. */
export function telescope(colours: ProductColours): ProductObject {
  const tube =
    (shape: (along: number, off: number) => number) => (x: number, y: number, z: number) => {
      const py = y - 1.5;
      const along = x * 0.86 + py * 0.51;
      const beside = py * 0.86 - x * 0.51;
      return shape(along, sqrt(beside * beside + z * z));
    };
  const body = tube((along, off) => disc(off, along - 0.24, 0.25, 0.72, 0.03));
  const hood = tube((along, off) =>
    max(disc(off, along - 0.98, 0.32, 0.2, 0.03), -disc(off, along - 1.14, 0.27, 0.14, 0.02)),
  );
  const lens = tube((along, off) => disc(off, along - 1.0, 0.26, 0.04, 0.02));
  const brass = tube((along, off) =>
    min(
      disc(off, along + 0.52, 0.27, 0.05, 0.02),
      disc(off, along + 0.74, 0.13, 0.2, 0.03),
      disc(off, along - 0.76, 0.28, 0.04, 0.02),
    ),
  );
  const eye = tube((along, off) => disc(off, along + 1.0, 0.17, 0.1, 0.03));
  const head = (x: number, y: number, z: number) =>
    min(cylinder(x, y - 1.18, z, 0.1, 0.14, 0.03), ellipsoid(x, y - 1.3, z, 0.16, 0.1, 0.3));
  const legs = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0, 1.14, 0.04, 0.1, 0.04, 0.78, 0.06),
      capsule(x, y, z, 0, 1.14, -0.02, 0.66, 0.04, -0.5, 0.06),
      capsule(x, y, z, 0, 1.14, 0, -0.76, 0.04, -0.26, 0.06),
    );
  return assembled(
    [
      [body, matte(colours.body, 0.28)],
      [hood, matte(colours.body, 0.28)],
      [lens, matte('#16223c', 0.04)],
      [brass, metal('#dcb671', 0.18)],
      [eye, matte('#222227', 0.4)],
      [head, metal('#c9ccd2', 0.22)],
      [legs, matte('#a8733f', 0.45)],
    ],
    { height: 2.3, radius: 1.24, yaw: 0.4, pitch: 0.1 },
  );
}
