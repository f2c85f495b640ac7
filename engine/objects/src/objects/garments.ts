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
import { frontPicture, type ProductColours, type ProductObject } from '../kit/product-object.ts';
import { assembled, matte, metal, sharedByParts } from './assembled.ts';

const { abs, atan2, cos, max, min, sin, sqrt } = Math;

/** Dress with a full skirt on a dressmaker's form. */
export function dress(colours: ProductColours): ProductObject {
  const elliptic = (x: number, z: number, flat: number) => sqrt(x * x + (z * z) / (flat * flat));
  const skirt = (x: number, y: number, z: number) => {
    const axis = elliptic(x, z, 0.86);
    const t = max(0, min(1, (1.42 - y) / 1.14));
    const radius = 0.27 + 0.62 * t ** 1.25;
    const gap = max(axis - radius - 0.08, abs(y - 0.86) - 0.6);
    if (gap > 0.1) return gap * 0.7;
    const folds = 0.055 * t * sin(atan2(z, x) * 11 + 0.6);
    return disc(axis, y - 0.85, radius + folds, 0.58, 0.03) * 0.6;
  };
  const bodice = (x: number, y: number, z: number) => {
    const waist = disc(elliptic(x, z, 0.8), y - 1.62, 0.27 + 0.1 * max(0, y - 1.4), 0.26, 0.05);
    const bust = ellipsoid(abs(x) - 0.14, y - 1.86, z - 0.12, 0.2, 0.19, 0.19);
    const neckline = sqrt(x * x + (y - 2.12) ** 2) - 0.2;
    return max(blend(waist, bust, 0.14), -max(neckline, -z)) * 0.85;
  };
  const straps = (x: number, y: number, z: number) =>
    capsule(abs(x), y, abs(z), 0.22, 1.92, 0.17, 0.25, 2.18, 0.02, 0.035);
  const form = (x: number, y: number, z: number) => {
    const chest = ellipsoid(x, y - 1.86, z, 0.31, 0.42, 0.22);
    const neck = cylinder(x, y - 2.32, z, 0.11, 0.2, 0.04);
    return blend(chest, neck, 0.2);
  };
  const stand = (x: number, y: number, z: number) =>
    min(
      cylinder(x, y - 0.3, z, 0.045, 0.3, 0.01),
      cylinder(x, y - 0.04, z, 0.42, 0.04, 0.03),
      sphere(x, y - 2.56, z, 0.08),
    );
  const sash = (x: number, y: number, z: number) =>
    disc(elliptic(x, z, 0.82), y - 1.41, 0.3, 0.06, 0.03) * 0.85;
  return assembled(
    [
      [skirt, matte(colours.body, 0.7)],
      [bodice, matte(colours.body, 0.7)],
      [straps, matte(colours.body, 0.7)],
      [form, matte('#ead9c3', 0.8)],
      [stand, matte('#7a5230', 0.4)],
      [sash, matte(colours.accent, 0.35)],
    ],
    { height: 2.64, radius: 1, yaw: 0.35, pitch: 0.14 },
  );
}

/** The same in white. */
export function weddingDress(colours: ProductColours): ProductObject {
  return dress({ ...colours, body: '#fdfaf4', accent: '#ecdcc3' });
}

const SLEEVE = 1.16;

/** How far down the sleeve a point is that lies at `ax` aside. */
export function alongSleeve(ax: number, y: number): number {
  return (ax - 0.62) * 0.316 - (y - 1.34) * 0.949;
}

/** Trunk and hanging sleeves of a garment seen from the front. */
export function garmentOutline(x: number, y: number): number {
  const ax = abs(x);
  const trunk = max(ax - 0.6 - 0.03 * (1 - y), abs(y - 0.8) - 0.8);
  const dx = ax - 0.62;
  const dy = y - 1.34;
  const t = max(0, min(1, (dx * 0.32 - dy * 0.96) / 1.08));
  const px = dx - 0.345 * t;
  const py = dy + 1.035 * t;
  // Cut off straight, as a sleeve is.
  const sleeve = max(sqrt(px * px + py * py) - 0.235 + 0.05 * t, alongSleeve(ax, y) - SLEEVE);
  const neck = sqrt(x * x + (y - 1.72) ** 2) - 0.26;
  return max(blend(trunk, sleeve, 0.1), -neck);
}

const cloth = sharedByParts((x, y, z) => {
  const fold = 0.02 * sin(x * 6 + y * 3);
  return extruded(garmentOutline(x, y), abs(z - fold) - 0.19, 0.15) * 0.78;
});

/** Ribbed bands at the ends of the sleeves and at the hem, on the cloth itself. */
const cuffs = (x: number, y: number, z: number) => {
  const ax = abs(x);
  const hem = max(y - 0.15, ax - 0.68);
  const wrist = max(0.99 - alongSleeve(ax, y), 0.66 - ax);
  return max(cloth(x, y, z) - 0.014, min(hem, wrist) * 0.78);
};

/** Hooded sweatshirt with a print. */
export function hoodie(colours: ProductColours): ProductObject {
  const hood = (x: number, y: number, z: number) => {
    const outside = ellipsoid(x, y - 1.74, z + 0.02, 0.43, 0.38, 0.33);
    const inside = ellipsoid(x, y - 1.72, z - 0.2, 0.29, 0.29, 0.33);
    return max(outside, -inside) * 0.85;
  };
  const pocket = (x: number, y: number, z: number) => {
    const flat = max(abs(x) - 0.4 + max(0, y - 0.3) * 0.6, abs(y - 0.31) - 0.17);
    return extruded(flat, abs(z - 0.15) - 0.07, 0.03) * 0.8;
  };
  const strings = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, z, 0.16, 1.44, 0.25, 0.21, 1.14, 0.24, 0.026),
      capsule(abs(x), y, z, 0.21, 1.14, 0.24, 0.215, 1.08, 0.24, 0.04),
    );
  return assembled(
    [
      [cloth, matte(colours.body, 0.88)],
      [hood, matte(colours.body, 0.88)],
      [pocket, matte(colours.body, 0.88)],
      [cuffs, matte(colours.second, 0.88)],
      [strings, matte(colours.light, 0.6)],
    ],
    {
      height: 2.12,
      radius: 1.2,
      yaw: 0.28,
      pitch: 0.08,
      decals: [frontPicture(0, 'print', 0.46, 0.4, 1.36, 0.05)],
    },
  );
}

/** Zipped jacket with a collar. */
export function jacket(colours: ProductColours): ProductObject {
  const collar = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z * 1.7);
    const tall = 1.56 - 0.3 * max(0, z);
    // It stands open where the zip ends.
    const open = max(abs(x) - 0.02 - 0.42 * max(0, y - 1.32), -z);
    const ring = abs(axis - 0.27 - 0.12 * (1.62 - y)) - 0.045;
    return max(ring, abs(y - tall) - 0.17, -open) * 0.7;
  };
  const zip = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.7, z - 0.185 - 0.02 * sin(y * 3), 0.026, 0.68, 0.03, 0.01) * 0.9,
      capsule(x, y, z, 0, 1.24, 0.22, 0, 1.12, 0.23, 0.03),
    );
  const pockets = (x: number, y: number, z: number) => {
    const px = (abs(x) - 0.34) * 0.9 - (y - 0.44) * 0.42;
    const py = (y - 0.44) * 0.9 + (abs(x) - 0.34) * 0.42;
    return roundBox(px, py, z - 0.18, 0.035, 0.2, 0.03, 0.02);
  };
  const seams = (x: number, y: number, z: number) =>
    max(abs(y - 1.02) - 0.045, cloth(x, y, z) - 0.014, abs(x) - 0.66);
  return assembled(
    [
      [cloth, matte(colours.body, 0.5)],
      [collar, matte(colours.body, 0.55)],
      [zip, metal(colours.metal, 0.25)],
      [pockets, matte(colours.dark, 0.5)],
      [cuffs, matte(colours.dark, 0.8)],
      [seams, matte(colours.accent, 0.5)],
    ],
    { height: 1.8, radius: 1.2, yaw: 0.32, pitch: 0.08 },
  );
}

/** Jacket of a suit over shirt and tie. */
export function suit(colours: ProductColours): ProductObject {
  /** Half the opening's width: it closes at the upper button. */
  const opening = (y: number) => 0.36 * (y - 0.72);
  const front = (flat: number, z: number, depth: number) =>
    extruded(flat, abs(z - depth) - 0.03, 0.02) * 0.8;
  const shirtFront = (x: number, y: number, z: number) =>
    front(max(abs(x) - opening(y), y - 1.58, 0.74 - y), z, 0.17);
  const lapels = (x: number, y: number, z: number) => {
    const ax = abs(x);
    const edge = opening(y);
    const wide = 0.16 * min(1, max(0, (y - 0.7) * 2)) - max(0, y - 1.3) * 0.22;
    const notch = max(0.07 - abs(y - 1.32) - max(0, 0.3 - ax + edge) * 0.3, edge + 0.08 - ax);
    return front(max(edge - 0.015 - ax, ax - edge - wide, y - 1.6, 0.7 - y, notch), z, 0.2);
  };
  const tie = (x: number, y: number, z: number) =>
    min(
      front(max(abs(x) - 0.05 - 0.05 * (1.44 - y), y - 1.44, 0.76 - y), z, 0.205),
      roundBox(x, y - 1.45, z - 0.21, 0.085 + 0.3 * max(0, y - 1.45), 0.075, 0.05, 0.03) * 0.85,
    );
  const collar = (x: number, y: number, z: number) => {
    const wing = max(
      abs(abs(x) - 0.15 - (1.5 - y) * 0.16) - 0.085,
      abs(y - 1.5 + abs(x) * 0.25) - 0.1,
      y - 1.57,
    );
    const ring = max(abs(sqrt(x * x + (y - 1.72) ** 2) - 0.27) - 0.05, y - 1.66);
    return min(front(wing, z, 0.215), extruded(ring, abs(z) - 0.18, 0.03) * 0.8);
  };
  const details = (x: number, y: number, z: number) =>
    min(
      cylinder(x, z - 0.2, y - 0.6, 0.04, 0.025, 0.01),
      cylinder(x, z - 0.2, y - 0.38, 0.04, 0.025, 0.01),
      front(max(abs(abs(x) - 0.36) - 0.14, abs(y - 0.42) - 0.02), z, 0.185),
    );
  const square = (x: number, y: number, z: number) =>
    front(max(abs(x - 0.4) - 0.085, abs(y - 1.08 - 0.25 * abs(x - 0.37)) - 0.05), z, 0.19);
  return assembled(
    [
      [cloth, matte('#2c3856', 0.75)],
      [shirtFront, matte('#fbfaf6', 0.7)],
      [lapels, matte('#36456a', 0.5)],
      [tie, matte(colours.accent, 0.4)],
      [collar, matte('#fbfaf6', 0.7)],
      [details, matte(colours.dark, 0.4)],
      [square, matte(colours.accent, 0.5)],
    ],
    { height: 1.64, radius: 1.2, yaw: 0.25, pitch: 0.08 },
  );
}

/** Jeans, standing. */
export function jeans(colours: ProductColours): ProductObject {
  const flatOf = (x: number, y: number) => {
    const ax = abs(x);
    const hips = max(ax - 0.56 + 0.06 * max(0, y - 1.5), abs(y - 1.76) - 0.46);
    const middle = 0.32 + (1.4 - y) * 0.07;
    const leg = max(abs(ax - middle) - 0.25 + (1.4 - y) * 0.03, abs(y - 0.84) - 0.84);
    return blend(hips, leg, 0.06);
  };
  const denim = (x: number, y: number, z: number) => {
    const fold = 0.018 * sin(y * 7 + x * 4) + 0.012 * cos(x * 9 - y * 3);
    return extruded(flatOf(x, y), abs(z - fold) - 0.18, 0.13) * 0.78;
  };
  const band = (x: number, y: number, z: number) => roundBox(x, y - 2.16, z, 0.54, 0.09, 0.2, 0.06);
  const stitching = (x: number, y: number, z: number) => {
    if (z < 0.1) return max(0.12 - z, 0.02);
    const pocket = abs(sqrt((abs(x) - 0.54) ** 2 + (y - 2.1) ** 2) - 0.32) - 0.014;
    const fly = max(abs(x - 0.07) - 0.012, abs(y - 1.84) - 0.26);
    const hem = abs(y - 0.12) - 0.014;
    return max(min(pocket, fly, hem), denim(x, y, z) - 0.008) * 0.8;
  };
  const hems = (x: number, y: number, z: number) => max(denim(x, y, z) - 0.02, y - 0.1);
  const button = (x: number, y: number, z: number) =>
    cylinder(x, z - 0.2, y - 2.16, 0.055, 0.03, 0.015);
  return assembled(
    [
      [denim, matte('#33527d', 0.85)],
      [band, matte('#2c4870', 0.85)],
      [stitching, matte('#d79a45', 0.7)],
      [hems, matte('#4a6c9a', 0.85)],
      [button, metal(colours.metal, 0.25)],
    ],
    { height: 2.26, radius: 0.74, yaw: 0.32, pitch: 0.08 },
  );
}
