import { blend, capsule, ellipsoid, extruded, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, matte } from './assembled.ts';
import { FAR } from './ring-of-things.ts';

const { abs, max, min, sqrt } = Math;

/** Outline of a sole in plan: a stadium, toe towards +x. */
function stadium(x: number, z: number, half: number, radius: number): number {
  const past = max(abs(x) - half + radius, 0);
  return sqrt(past * past + z * z) - radius;
}

/** Ankle boot with an elastic side, toe towards +x. */
export function boot(colours: ProductColours): ProductObject {
  const shell = (x: number, y: number, z: number) => {
    const toe = ellipsoid(x - 0.46, y - 0.27, z, 0.64, 0.33, 0.34);
    const heel = ellipsoid(x + 0.46, y - 0.32, z, 0.49, 0.42, 0.33);
    const instep = capsule(x, y, z, 0.3, 0.42, 0, -0.2, 0.94, 0, 0.22);
    const foot = blend(blend(toe, heel, 0.34), instep, 0.4);
    // The leg, a little wider than deep, leans back by a hair.
    const lx = x + 0.4 + (y - 1) * 0.04;
    const leg = extruded((sqrt((lx * lx) / 1.6 + z * z) - 0.345) * 0.9, abs(y - 1.14) - 0.72, 0.06);
    return blend(foot, leg, 0.24);
  };
  const leather = (x: number, y: number, z: number) => {
    const lx = x + 0.4 + (y - 1) * 0.04;
    const hollow = max((sqrt((lx * lx) / 1.6 + z * z) - 0.29) * 0.9, 1.2 - y);
    return max(shell(x, y, z), 0.16 - y, -hollow) * 0.85;
  };
  const elastic = (x: number, y: number, z: number) => {
    const box = max(abs(x + 0.36) - 0.24, abs(y - 1.2) - 0.48, 0.2 - abs(z), abs(z) - 0.4);
    if (box > FAR) return box;
    const gap = shell(x, y, z) - 0.014;
    const wedge = abs(x + 0.36) - 0.1 - 0.13 * max(0, y - 0.7);
    return max(gap, wedge, abs(y - 1.2) - 0.48, 0.2 - abs(z)) * 0.8;
  };
  const sole = (x: number, y: number, z: number) =>
    min(
      extruded(stadium(x - 0.07, z, 1.05, 0.345), abs(y - 0.14) - 0.05, 0.03),
      extruded(max(stadium(x - 0.07, z, 1.03, 0.335), x + 0.36), abs(y - 0.07) - 0.07, 0.02),
      extruded(max(stadium(x - 0.07, z, 1.03, 0.335), 0.02 - x), abs(y - 0.07) - 0.06, 0.02),
    );
  const tab = (x: number, y: number, z: number) =>
    extruded(
      abs(sqrt((x + 0.87) ** 2 + ((y - 1.84) * 0.6) ** 2) - 0.065) - 0.018,
      abs(z) - 0.075,
      0.012,
    );
  return assembled(
    [
      [leather, matte(colours.body, 0.26)],
      [elastic, matte(colours.dark, 0.9)],
      [sole, matte('#2a211c', 0.6)],
      [tab, matte(colours.accent, 0.6)],
    ],
    { height: 1.94, radius: 1.2, yaw: -0.4, pitch: 0.18 },
  );
}

/** 0 below `from`, 1 above `to`, smooth between. */
function ramp(from: number, to: number, value: number): number {
  const t = max(0, min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Court shoe on a stiletto heel, toe towards +x. */
export function highHeel(colours: ProductColours): ProductObject {
  /** Height of the sole's top: level under the ball of the foot, then up to the heel. */
  const rise = (x: number) => 0.07 + 0.92 * ramp(-0.44, 0.74, -x);
  const half = (x: number) => {
    const toe = max(0, x - 0.48) / 0.66;
    const back = max(0, -0.62 - x) / 0.27;
    return (0.2 + 0.1 * ramp(-0.3, 0.46, x)) * sqrt(max(0, 1 - toe * toe - back * back));
  };
  const plan = (x: number, z: number) => max((abs(z) - half(x)) * 0.75, x - 1.13, -0.885 - x);
  const upper = (x: number, y: number, z: number) => {
    const up = y - rise(x);
    const flat = plan(x, z);
    const gap = max(flat, up - 0.42, -up - 0.1);
    if (gap > 0.15) return gap * 0.55;
    // The topline falls from the heel to the arch; the vamp closes over the toes.
    const top =
      0.11 + 0.25 * ramp(0.15, 0.62, -x) + 0.17 * ramp(-0.1, 0.24, x) - 0.16 * ramp(0.3, 1.05, x);
    const across = z / max(0.05, half(x));
    const dome = ramp(0.05, 0.4, x) * across * across * top * 0.75;
    const body = extruded(flat, max(up - top + dome, -up - 0.01), 0.025);
    const mouth = max(abs(z) - half(x) + 0.035, x - 0.3 + z * z * 4, -0.85 - x, 0.03 - up);
    return max(body, -mouth) * 0.55;
  };
  const lining = (x: number, y: number, z: number) => {
    const up = y - rise(x);
    return max(plan(x, z) + 0.02, abs(up - 0.02) - 0.025, x - 0.6) * 0.55;
  };
  const sole = (x: number, y: number, z: number) => {
    const up = y - rise(x);
    return extruded(plan(x, z) + 0.005, abs(up + 0.035) - 0.035, 0.015) * 0.55;
  };
  const heel = (x: number, y: number, z: number) => {
    const t = max(0, min(1, y / 0.95));
    const px = x + 0.79 - 0.03 * t;
    const radius = 0.045 + 0.13 * t * t * t;
    return max(sqrt(px * px + z * z) - radius, -y, y - 0.98) * 0.9;
  };
  return assembled(
    [
      [upper, matte(colours.body, 0.16)],
      [lining, matte('#e9cfb4', 0.6)],
      [sole, matte(colours.accent, 0.3)],
      [heel, matte(colours.body, 0.16)],
    ],
    { height: 1.36, radius: 1.14, yaw: -0.45, pitch: 0.26 },
  );
}

/** Pair of socks, standing, toes towards +x. */
export function socks(colours: ProductColours): ProductObject {
  const knit = (x: number, y: number, z: number) => {
    const leg = roundBox(x + 0.36, y - 1.24, z, 0.33, 0.8, 0.15, 0.13);
    const foot = capsule(x, y, z * 1.5, -0.3, 0.33, 0, 0.5, 0.27, 0, 0.27) * 0.8;
    const heel = ellipsoid(x + 0.42, y - 0.36, z, 0.36, 0.36, 0.2);
    return blend(blend(leg, foot, 0.22), heel, 0.1);
  };
  const pair = (
    one: (x: number, y: number, z: number) => number,
    x: number,
    y: number,
    z: number,
  ) => min(one(x + 0.14, y, z + 0.3), one(x - 0.1, y, z - 0.24));
  const over = (band: (x: number, y: number) => number) => (x: number, y: number, z: number) =>
    pair(
      (px, py, pz) => {
        const flat = max(band(px, py), abs(px) - 0.8, abs(pz) - 0.3);
        return flat > FAR ? flat : max(knit(px, py, pz) - 0.014, flat);
      },
      x,
      y,
      z,
    ) * 0.85;
  const toes = (x: number, y: number) =>
    min(0.5 - x, sqrt((x + 0.72) ** 2 + (y - 0.12) ** 2) - 0.4);
  const stripes = (_x: number, y: number) => abs(abs(y - 1.46) - 0.13) - 0.06;
  const cuff = (x: number, y: number, z: number) =>
    pair((px, py, pz) => roundBox(px + 0.36, py - 1.93, pz, 0.36, 0.16, 0.175, 0.08), x, y, z);
  return assembled(
    [
      [(x, y, z) => pair(knit, x, y, z), matte(colours.body, 0.9)],
      [over(toes), matte(colours.accent, 0.9)],
      [over(stripes), matte(colours.light, 0.9)],
      [cuff, matte(colours.accent, 0.9)],
    ],
    { height: 2.1, radius: 1, yaw: 0.35, pitch: 0.14 },
  );
}

/** Pair of thong sandals, toes towards +x. */
export function sandals(colours: ProductColours): ProductObject {
  const plan = (x: number, z: number) => {
    const wide = 0.33 + 0.05 * x - 0.05 * max(0, 0.4 - abs(x + 0.2));
    return stadium(x, z, 1.02, wide);
  };
  const pair =
    (one: (x: number, y: number, z: number) => number) => (x: number, y: number, z: number) =>
      z > 0.02 ? one(x - 0.12, y, z - 0.42) : one(x + 0.12, y, -z - 0.4);
  const lift = (x: number) => 0.12 * max(0, -x - 0.1) ** 2;
  const foam = (x: number, y: number, z: number) =>
    extruded(plan(x, z), abs(y - 0.14 - lift(x)) - 0.14, 0.05) * 0.9;
  const stripe = (x: number, y: number, z: number) =>
    extruded(plan(x, z) - 0.006, abs(y - 0.13 - lift(x)) - 0.035, 0.01) * 0.9;
  const straps = (x: number, y: number, z: number) => {
    // From between the toes an arch goes down to each side of the sole.
    const t = max(0, min(1, (0.56 - x) / 0.72));
    const across = 0.3 * t ** 0.8;
    const up = 0.32 - 0.1 * t + 0.75 * t * (1 - t);
    const band = sqrt((abs(z) - across) ** 2 * 1.2 + (y - up) ** 2) - 0.075;
    return max(band, x - 0.6, -0.2 - x) * 0.6;
  };
  const post = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0.58, 0.2, 0, 0.55, 0.36, 0, 0.06);
  return assembled(
    [
      [pair(foam), matte(colours.body, 0.6)],
      [pair(stripe), matte(colours.light, 0.6)],
      [pair((x, y, z) => min(straps(x, y, z), post(x, y, z))), matte(colours.accent, 0.4)],
    ],
    { height: 0.62, radius: 1.3, yaw: -0.6, pitch: 0.5 },
  );
}
