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
import { type ProductColours, type ProductObject, wrapLabel } from '../kit/product-object.ts';
import { assembled, glass, matte, metal } from './assembled.ts';
import { FAR, fromRing } from './ring-of-things.ts';

const { abs, max, min, sqrt } = Math;

/** Tankard of beer with a head of foam. */
export function beerGlass(): ProductObject {
  const RADIUS = 0.6;
  const mug = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const wall = disc(axis, y - 0.86, RADIUS, 0.86, 0.07);
    const handle = torus((x - RADIUS - 0.02) * 0.95, (y - 0.86) * 0.72, z, 0.36, 0.095) * 0.9;
    const grip = max(handle, RADIUS - 0.03 - axis);
    if (wall > 0.1 && grip > 0.1) return min(wall, grip);
    // Facets pressed into the glass.
    const facet =
      wall > FAR || abs(y - 0.84) > 0.56
        ? 1
        : sphere(fromRing(x, z, 9, 0.9), (y - 0.84) * 0.5, 0, 0.33);
    return min(max(wall, -facet), grip) * 0.9;
  };
  const foam = (x: number, y: number, z: number) => {
    const gap = max(sqrt(x * x + z * z) - 0.7, abs(y - 1.82) - 0.3);
    if (gap > 0.12) return gap;
    const bubbles = min(
      sphere(fromRing(x, z, 7, 0.44, 0.2), y - 1.78, 0, 0.23),
      sphere(fromRing(x, z, 3, 0.18, 0.9), y - 1.9, 0, 0.24),
    );
    const drip = sphere(x + 0.24, (y - 1.56) * 0.55, z - 0.5, 0.13);
    return blend(blend(bubbles, cylinder(x, y - 1.74, z, 0.62, 0.11, 0.09), 0.1), drip, 0.08) * 0.9;
  };
  const foot = (x: number, y: number, z: number) => cylinder(x, y - 0.06, z, 0.64, 0.06, 0.04);
  return assembled(
    [
      [mug, glass('#e39a1d', 0.05)],
      [foam, matte('#fffaf0', 0.65)],
      [foot, glass('#f4e7cf', 0.05)],
    ],
    { height: 2.14, radius: 1.12, yaw: -0.35, pitch: 0.16 },
  );
}

const RED_WINE = '#7a1230';

/** Bottle of wine, corked, and a glass of it. */
export function wine(colours: ProductColours, poured = RED_WINE): ProductObject {
  const bottle = (x: number, y: number, z: number) =>
    blend(
      cylinder(x + 0.4, y - 0.72, z, 0.37, 0.72, 0.07),
      cylinder(x + 0.4, y - 1.94, z, 0.125, 0.5, 0.03),
      0.5,
    );
  const foil = (x: number, y: number, z: number) =>
    min(
      cylinder(x + 0.4, y - 2.2, z, 0.14, 0.3, 0.02),
      cylinder(x + 0.4, y - 2.44, z, 0.155, 0.05, 0.02),
    );
  const GX = 0.6;
  const bowl = (x: number, y: number, z: number, r: number) =>
    ellipsoid(x - GX, y - 1.12, z - 0.3, 0.4 + r, 0.5 + r, 0.4 + r);
  const drink = (x: number, y: number, z: number) => max(bowl(x, y, z, 0), y - 1.14) * 0.95;
  const rim = (x: number, y: number, z: number) =>
    max(abs(bowl(x, y, z, 0)) - 0.014, 1.14 - y, y - 1.46);
  const stem = (x: number, y: number, z: number) => {
    const axis = sqrt((x - GX) ** 2 + (z - 0.3) ** 2);
    return blend(
      blend(disc(axis, y - 0.36, 0.04, 0.32, 0.02), disc(axis, y - 0.025, 0.34, 0.025, 0.02), 0.12),
      bowl(x, y + 0.02, z, 0) + 0.01,
      0.06,
    );
  };
  const label = wrapLabel(0, 0.37, 0.24, 1.08, 0.98);
  return assembled(
    [
      [bottle, glass(colours.body, 0.08)],
      [foil, matte(colours.accent, 0.3)],
      [drink, glass(poured, 0.05)],
      [rim, glass('#f3ecea', 0.04)],
      [(x, y, z) => max(stem(x, y, z), y - 0.74), glass('#eef0f2', 0.04)],
    ],
    {
      height: 2.5,
      radius: 1.06,
      yaw: 0.1,
      pitch: 0.12,
      decals: [{ ...label, project: (x, y, z, uv) => label.project(x + 0.4, y, z, uv) }],
    },
  );
}

/** Cocktail in a stemmed glass, with an orange slice and a straw. */
export function cocktail(): ProductObject {
  const cone = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    return max((axis - 0.06 - (y - 0.98) * 0.92) * 0.735, y - 1.78, 0.98 - y);
  };
  const stem = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    return blend(
      blend(disc(axis, y - 0.5, 0.045, 0.5, 0.02), disc(axis, y - 0.03, 0.5, 0.03, 0.02), 0.16),
      sphere(x, y - 1, z, 0.09),
      0.1,
    );
  };
  const rim = (x: number, y: number, z: number) => torus(x, z, y - 1.8, 0.79, 0.025);
  const slice = (x: number, y: number, z: number, r: number, half: number) =>
    cylinder((x - 0.72) * 0.9 + z * 0.2, z * 0.9 - (x - 0.72) * 0.2, y - 1.86, r, half, 0.02);
  const olive = (x: number, y: number, z: number) =>
    min(sphere(x + 0.2, y - 1.82, z - 0.16, 0.11), sphere(x + 0.02, y - 1.92, z - 0.06, 0.11));
  const stick = (x: number, y: number, z: number) =>
    capsule(x, y, z, -0.5, 1.66, 0.34, 0.5, 2.2, -0.22, 0.02);
  return assembled(
    [
      [cone, glass('#e2573c', 0.05)],
      [stem, glass('#eef1f4', 0.04)],
      [rim, glass('#f5f6f7', 0.04)],
      [(x, y, z) => slice(x, y, z, 0.33, 0.05), matte('#ef8d22', 0.45)],
      [(x, y, z) => slice(x, y, z, 0.28, 0.07), matte('#f9b64d', 0.35)],
      [olive, matte('#b3142b', 0.2)],
      [stick, matte('#c79a5b', 0.6)],
    ],
    { height: 2.22, radius: 1.05, yaw: 0.15, pitch: 0.2 },
  );
}

/** Smoothie in a tumbler with a straw and a slice on its rim. */
export function smoothie(colours: ProductColours): ProductObject {
  const radiusAt = (y: number) => 0.44 + 0.12 * y;
  const drink = (x: number, y: number, z: number) =>
    disc(sqrt(x * x + z * z), y - 0.84, radiusAt(y), 0.78, 0.05) * 0.95;
  const rim = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    return max(abs(axis - radiusAt(y) + 0.02) - 0.02, abs(y - 1.64) - 0.08);
  };
  const base = (x: number, y: number, z: number) => cylinder(x, y - 0.05, z, 0.46, 0.05, 0.03);
  const froth = (x: number, y: number, z: number) => {
    const gap = max(abs(y - 1.62) - 0.14, sqrt(x * x + z * z) - 0.62);
    if (gap > FAR) return gap;
    return blend(
      sphere(fromRing(x, z, 6, 0.38, 0.3), y - 1.56, 0, 0.2),
      cylinder(x, y - 1.58, z, 0.5, 0.08, 0.05),
      0.1,
    );
  };
  const straw = (x: number, y: number, z: number) =>
    capsule(x, y, z, -0.1, 1.4, -0.05, -0.42, 2.34, -0.2, 0.055);
  const slice = (x: number, y: number, z: number, r: number, half: number) =>
    cylinder(
      (x - 0.58) * 0.9 + (z - 0.2) * 0.3,
      (z - 0.2) * 0.9 - (x - 0.58) * 0.3,
      y - 1.74,
      r,
      half,
      0.02,
    );
  return assembled(
    [
      [drink, glass('#f39a35', 0.06)],
      [rim, glass('#f3f5f6', 0.04)],
      [base, glass('#e9eef0', 0.04)],
      [froth, matte('#fff1e0', 0.6)],
      [straw, matte(colours.body, 0.35)],
      [(x, y, z) => slice(x, y, z, 0.3, 0.05), matte('#ef8d22', 0.45)],
      [(x, y, z) => slice(x, y, z, 0.25, 0.07), matte('#fbbb55', 0.35)],
    ],
    { height: 2.34, radius: 0.88, yaw: 0.2, pitch: 0.18 },
  );
}

/** Teapot with a cup of tea. */
export function teapot(colours: ProductColours): ProductObject {
  const PX = -0.26;
  const pot = (x: number, y: number, z: number) => {
    const px = x - PX;
    const belly = ellipsoid(px, y - 0.62, z, 0.76, 0.62, 0.76);
    const foot = cylinder(px, y - 0.06, z, 0.42, 0.06, 0.03);
    const spout = capsule(
      px,
      y,
      z,
      0.6,
      0.5,
      0,
      1.06,
      1.02,
      0,
      0.13 - 0.04 * max(0, min(1, (px - 0.6) * 2)),
    );
    const handle = max(
      torus((px + 0.76) * 0.95, (y - 0.68) * 0.85, z, 0.36, 0.075) * 0.9,
      px + 0.66,
    );
    return min(blend(blend(belly, foot, 0.08), spout, 0.12), handle) * 0.95;
  };
  const lid = (x: number, y: number, z: number) => {
    const px = x - PX;
    return blend(
      max(ellipsoid(px, y - 1.12, z, 0.42, 0.16, 0.42), 1.1 - y),
      sphere(px, y - 1.38, z, 0.11),
      0.1,
    );
  };
  const cup = (x: number, y: number, z: number) => {
    const px = x - 0.76;
    const pz = z - 0.66;
    const axis = sqrt(px * px + pz * pz);
    const outside = ellipsoid(px, y - 0.48, pz, 0.37, 0.44, 0.37);
    const wall = max(abs(outside) - 0.025, y - 0.5, 0.06 - y);
    const handle = max(torus(px - 0.36, y - 0.32, pz, 0.13, 0.035), 0.33 - axis);
    return min(wall, handle, disc(axis, y - 0.035, 0.52, 0.03, 0.02));
  };
  const tea = (x: number, y: number, z: number) =>
    cylinder(x - 0.76, y - 0.4, z - 0.66, 0.345, 0.04, 0.01);
  return assembled(
    [
      [pot, matte(colours.body, 0.16)],
      [lid, matte(colours.accent, 0.18)],
      [cup, matte('#fbf8f2', 0.16)],
      [tea, matte('#b5651d', 0.08)],
    ],
    { height: 1.5, radius: 1.5, yaw: 0.1, pitch: 0.24 },
  );
}

/** Bottle of oil with a pourer, and olives. */
export function oilBottle(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    blend(
      roundBox(x, y - 0.76, z, 0.4, 0.76, 0.4, 0.1),
      cylinder(x, y - 1.78, z, 0.13, 0.26, 0.03),
      0.42,
    );
  const pourer = (x: number, y: number, z: number) =>
    min(
      cylinder(x, y - 2.06, z, 0.15, 0.07, 0.02),
      capsule(x, y, z, 0, 2.1, 0, 0.05, 2.3, 0, 0.07),
      capsule(x, y, z, 0.05, 2.3, 0, 0.3, 2.44, 0, 0.045),
    );
  const olives = (x: number, y: number, z: number) =>
    min(
      ellipsoid(x - 0.66, y - 0.16, z - 0.4, 0.21, 0.16, 0.16),
      ellipsoid(x - 0.86, y - 0.16, z - 0.02, 0.16, 0.16, 0.2),
      ellipsoid(x - 0.32, y - 0.16, z - 0.72, 0.2, 0.16, 0.16),
    );
  const leaves = (x: number, y: number, z: number) => {
    const px = x - 0.98;
    const pz = z - 0.44;
    return ellipsoid(px * 0.8 - pz * 0.6, y - 0.07, pz * 0.8 + px * 0.6, 0.3, 0.03, 0.09) * 0.7;
  };
  return assembled(
    [
      [body, glass('#5f6f22', 0.07)],
      [pourer, metal(colours.metal, 0.18)],
      [olives, matte('#4f6a1d', 0.2)],
      [leaves, matte('#6f8f4f', 0.5)],
    ],
    {
      height: 2.46,
      radius: 1.14,
      yaw: 0.3,
      pitch: 0.14,
      decals: [
        {
          part: 0,
          aspect: 0.64 / 0.92,
          kind: 'label',
          glows: false,
          project(x, y, z, uv) {
            if (z < 0.37 || abs(x) > 0.32 || y < 0.22 || y > 1.14) return false;
            uv[0] = (x + 0.32) / 0.64;
            uv[1] = (1.14 - y) / 0.92;
            return true;
          },
        },
      ],
    },
  );
}
