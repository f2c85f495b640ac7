import { cylinder, disc, ellipsoid, roundBox, sphere, torus } from '../kit/distance.ts';
import { frontPicture, type ProductColours, type ProductObject } from '../kit/product-object.ts';
import { assembled, glow, matte, metal } from './assembled.ts';
import { FAR, fromRing } from './ring-of-things.ts';

const { abs, atan2, max, min, sin, sqrt } = Math;

/** Bar in a flow wrapper with crimped ends. */
export function snackBar(colours: ProductColours): ProductObject {
  const wrapper = (x: number, y: number, z: number) => {
    const t = (y - 1.02) / 0.9;
    const thick = 0.05 + 0.2 * sqrt(max(0, 1 - t * t * t * t));
    const wave = 0.01 * sin(y * 14 + x * 6) * abs(t);
    return (roundBox(x, y - 1.02, z, 0.46, 0.9, thick, 0.05) + wave) * 0.7;
  };
  const crimp = (x: number, y: number, z: number) =>
    (roundBox(x, abs(y - 1.02) - 0.95, z, 0.47, 0.09, 0.025, 0.01) + 0.008 * sin(x * 46)) * 0.8;
  return assembled(
    [
      [wrapper, matte(colours.body, 0.28)],
      [crimp, metal(colours.metal, 0.35)],
    ],
    {
      height: 2.06,
      radius: 0.52,
      yaw: 0.42,
      pitch: 0.12,
      decals: [frontPicture(0, 'cover', 0.45, 0.22, 1.82, 0.02)],
    },
  );
}

/** Whole pizza on a board. */
export function pizza(): ProductObject {
  const board = (x: number, y: number, z: number) => cylinder(x, y - 0.05, z, 1.2, 0.05, 0.03);
  const crust = (x: number, y: number, z: number) => torus(x, z, y - 0.2, 0.98, 0.13);
  const cheese = (x: number, y: number, z: number) => cylinder(x, y - 0.18, z, 0.96, 0.08, 0.03);
  const salami = (x: number, y: number, z: number) => {
    const gap = max(y - 0.3, sqrt(x * x + z * z) - 0.88);
    if (gap > FAR) return gap;
    return min(
      disc(fromRing(x, z, 7, 0.68, 0.3), y - 0.27, 0.17, 0.025, 0.015),
      disc(fromRing(x, z, 3, 0.28, 1), y - 0.27, 0.16, 0.025, 0.015),
    );
  };
  const leaves = (x: number, y: number, z: number) => {
    const gap = max(y - 0.32, sqrt(x * x + z * z) - 0.6);
    if (gap > FAR) return gap;
    return ellipsoid(fromRing(x, z, 5, 0.47, 0.9), y - 0.28, 0, 0.1, 0.04, 0.1) * 0.7;
  };
  return assembled(
    [
      [board, matte('#b98552', 0.6)],
      [crust, matte('#d79a52', 0.7)],
      [cheese, matte('#f5c95c', 0.5)],
      [salami, matte('#b8352a', 0.45)],
      [leaves, matte('#3f8a3c', 0.5)],
    ],
    { height: 0.33, radius: 1.22, yaw: 0, pitch: 0.72 },
  );
}

/** Iced cake on a stand with three candles. */
export function cake(colours: ProductColours): ProductObject {
  const stand = (x: number, y: number, z: number) =>
    min(
      cylinder(x, y - 0.36, z, 1.02, 0.04, 0.03),
      cylinder(x, y - 0.18, z, 0.16, 0.18, 0.03),
      cylinder(x, y - 0.04, z, 0.46, 0.04, 0.03),
    );
  const sponge = (x: number, y: number, z: number) => cylinder(x, y - 0.72, z, 0.78, 0.34, 0.05);
  const icing = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    // Wider than elsewhere: the sponge below is lit by how far the icing is, and shows where the estimate ends.
    const gap = max(axis - 0.81, abs(y - 1) - 0.23);
    if (gap > 0.5) return gap;
    const drip = 0.09 * sin(atan2(z, x) * 9);
    return disc(axis, y - 1.02 + drip / 2, 0.81, 0.12 + drip / 2, 0.06) * 0.75;
  };
  const cream = (x: number, y: number, z: number) => {
    const gap = max(abs(y - 1.19) - 0.11, sqrt(x * x + z * z) - 0.76);
    return gap > FAR ? gap : sphere(fromRing(x, z, 10, 0.64), y - 1.19, 0, 0.11);
  };
  const candles = (x: number, y: number, z: number) => {
    const gap = max(abs(y - 1.34) - 0.22, sqrt(x * x + z * z) - 0.3);
    return gap > FAR ? gap : disc(fromRing(x, z, 3, 0.26, 0.5), y - 1.34, 0.04, 0.22, 0.01);
  };
  const flames = (x: number, y: number, z: number) => {
    const gap = max(1.56 - y, sqrt(x * x + z * z) - 0.31);
    if (gap > FAR) return gap;
    return ellipsoid(fromRing(x, z, 3, 0.26, 0.5), y - 1.68, 0, 0.05, 0.12, 0.05) * 0.8;
  };
  return assembled(
    [
      [stand, matte('#fbf8f2', 0.3)],
      [sponge, matte('#e9c48d', 0.7)],
      [icing, matte(colours.accent, 0.32)],
      [cream, matte('#fffaf2', 0.5)],
      [candles, matte(colours.second, 0.5)],
      [flames, glow('#ffce6b')],
    ],
    { height: 1.82, radius: 1.04, yaw: 0.2, pitch: 0.24 },
  );
}

/** Burger with everything. */
export function burger(): ProductObject {
  const bun = (x: number, y: number, z: number) =>
    min(
      cylinder(x, y - 0.18, z, 0.86, 0.18, 0.14),
      max(ellipsoid(x, y - 0.86, z, 0.9, 0.62, 0.9), 0.86 - y),
    );
  const patty = (x: number, y: number, z: number) => cylinder(x, y - 0.5, z, 0.92, 0.13, 0.1);
  const cheese = (x: number, y: number, z: number) =>
    roundBox((x + z) * Math.SQRT1_2, y - 0.655, (z - x) * Math.SQRT1_2, 0.74, 0.03, 0.74, 0.02);
  const salad = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const gap = max(abs(y - 0.78) - 0.09, axis - 0.98);
    if (gap > FAR) return gap;
    return disc(axis, y - 0.78 + 0.045 * sin(atan2(z, x) * 11), 0.98, 0.04, 0.03) * 0.6;
  };
  const tomato = (x: number, y: number, z: number) => cylinder(x, y - 0.72, z, 0.84, 0.05, 0.03);
  const seeds = (x: number, y: number, z: number) => {
    const gap = max(1.3 - y, sqrt(x * x + z * z) - 0.65);
    if (gap > FAR) return gap;
    return (
      min(
        ellipsoid(fromRing(x, z, 9, 0.58, 0.2), y - 1.335, 0, 0.055, 0.035, 0.055),
        ellipsoid(fromRing(x, z, 5, 0.3), y - 1.445, 0, 0.055, 0.035, 0.055),
      ) * 0.7
    );
  };
  return assembled(
    [
      [bun, matte('#d3893e', 0.45)],
      [patty, matte('#5b3018', 0.8)],
      [cheese, matte('#f4b52e', 0.4)],
      [salad, matte('#6fae3e', 0.55)],
      [tomato, matte('#cf3b2a', 0.35)],
      [seeds, matte('#fbeccb', 0.6)],
    ],
    { height: 1.5, radius: 1.04, yaw: 0.2, pitch: 0.16 },
  );
}

/** Covered dish of a kitchen. */
export function cloche(colours: ProductColours): ProductObject {
  return assembled(
    [
      [(x, y, z) => max(sphere(x, y - 0.2, z, 0.94), 0.2 - y), metal(colours.metal, 0.12)],
      [(x, y, z) => cylinder(x, y - 0.1, z, 1.24, 0.08, 0.06), matte('#fdfbf6', 0.22)],
      [(x, y, z) => cylinder(x, y - 0.22, z, 0.98, 0.05, 0.03), matte(colours.body, 0.3)],
      [
        (x, y, z) => min(cylinder(x, y - 1.2, z, 0.06, 0.08, 0.02), sphere(x, y - 1.34, z, 0.13)),
        metal(colours.metal, 0.14),
      ],
    ],
    { height: 1.46, radius: 1.26, yaw: 0, pitch: 0.18 },
  );
}
