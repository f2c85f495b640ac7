import { blend, cylinder, disc, ellipsoid, roundBox } from '../kit/distance.ts';
import {
  frontPicture,
  nearest,
  type ProductColours,
  type ProductObject,
  wrapLabel,
} from '../kit/product-object.ts';

const { min, sqrt, abs, max } = Math;

/** Serum bottle: tinted glass, metal collar, rubber bulb. */
export function dropperBottle(colours: ProductColours): ProductObject {
  const glass = (x: number, y: number, z: number) =>
    blend(
      cylinder(x, y - 0.68, z, 0.5, 0.68, 0.13),
      cylinder(x, y - 1.4, z, 0.17, 0.16, 0.03),
      0.24,
    );
  const collar = (x: number, y: number, z: number) => cylinder(x, y - 1.66, z, 0.215, 0.18, 0.03);
  const bulb = (x: number, y: number, z: number) =>
    blend(
      cylinder(x, y - 2.06, z, 0.135, 0.26, 0.12),
      cylinder(x, y - 1.86, z, 0.175, 0.04, 0.03),
      0.08,
    );
  return {
    distance: (x, y, z) => min(glass(x, y, z), collar(x, y, z), bulb(x, y, z)),
    part: (x, y, z) => nearest(glass(x, y, z), collar(x, y, z), bulb(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.12, finish: 'glass' },
      { colour: colours.metal, roughness: 0.22, finish: 'metal' },
      { colour: colours.dark, roughness: 0.5, finish: 'matte' },
    ],
    decals: [wrapLabel(0, 0.5, 0.16, 1.06, 0.98)],
    height: 2.32,
    radius: 0.52,
    yaw: 0,
    pitch: 0.1,
  };
}

/** Bottle with a pump, for shampoo, soap and lotion. */
export function pumpBottle(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    blend(
      cylinder(x, y - 0.72, z, 0.46, 0.72, 0.14),
      cylinder(x, y - 1.48, z, 0.15, 0.1, 0.03),
      0.2,
    );
  const pump = (x: number, y: number, z: number) =>
    min(
      cylinder(x, y - 1.62, z, 0.2, 0.12, 0.03),
      cylinder(x, y - 1.82, z, 0.055, 0.14, 0.02),
      roundBox(x + 0.12, y - 2, z, 0.3, 0.065, 0.1, 0.06),
    );
  return {
    distance: (x, y, z) => min(body(x, y, z), pump(x, y, z)),
    part: (x, y, z) => nearest(body(x, y, z), pump(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.28, finish: 'matte' },
      { colour: colours.metal, roughness: 0.25, finish: 'metal' },
    ],
    decals: [wrapLabel(0, 0.46, 0.2, 1.2, 0.98)],
    height: 2.08,
    radius: 0.48,
    yaw: 0,
    pitch: 0.1,
  };
}

/** Wine, water or oil bottle with a long neck. */
export function tallBottle(colours: ProductColours): ProductObject {
  const glass = (x: number, y: number, z: number) =>
    blend(cylinder(x, y - 0.7, z, 0.4, 0.7, 0.08), cylinder(x, y - 1.9, z, 0.135, 0.5, 0.03), 0.55);
  const cap = (x: number, y: number, z: number) => cylinder(x, y - 2.36, z, 0.155, 0.22, 0.02);
  return {
    distance: (x, y, z) => min(glass(x, y, z), cap(x, y, z)),
    part: (x, y, z) => nearest(glass(x, y, z), cap(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.1, finish: 'glass' },
      { colour: colours.accent, roughness: 0.3, finish: 'matte' },
    ],
    decals: [wrapLabel(0, 0.4, 0.22, 1.12, 0.98)],
    height: 2.58,
    radius: 0.42,
    yaw: 0,
    pitch: 0.08,
  };
}

/** Square flacon with a metal stopper. */
export function perfumeFlacon(colours: ProductColours): ProductObject {
  const glass = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.72, z, 0.62, 0.72, 0.34, 0.1);
  const collar = (x: number, y: number, z: number) => cylinder(x, y - 1.5, z, 0.2, 0.08, 0.02);
  const stopper = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.82, z, 0.27, 0.26, 0.25, 0.05);
  return {
    distance: (x, y, z) => min(glass(x, y, z), collar(x, y, z), stopper(x, y, z)),
    part: (x, y, z) => nearest(glass(x, y, z), collar(x, y, z), stopper(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.08, finish: 'glass' },
      { colour: colours.metal, roughness: 0.2, finish: 'metal' },
      { colour: colours.dark, roughness: 0.18, finish: 'matte' },
    ],
    decals: [frontPicture(0, 'label', 0.44, 0.3, 1.12, 0.3)],
    height: 2.08,
    radius: 0.7,
    yaw: 0.42,
    pitch: 0.12,
  };
}

/** Cosmetic or honey jar with a metal lid. */
export function jar(colours: ProductColours): ProductObject {
  const glass = (x: number, y: number, z: number) => cylinder(x, y - 0.48, z, 0.8, 0.48, 0.16);
  const lid = (x: number, y: number, z: number) => cylinder(x, y - 1.1, z, 0.8, 0.19, 0.05);
  return {
    distance: (x, y, z) => min(glass(x, y, z), lid(x, y, z)),
    part: (x, y, z) => nearest(glass(x, y, z), lid(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.14, finish: 'glass' },
      { colour: colours.metal, roughness: 0.24, finish: 'metal' },
    ],
    decals: [wrapLabel(0, 0.8, 0.14, 0.82, 0.8)],
    height: 1.29,
    radius: 0.82,
    yaw: 0,
    pitch: 0.2,
  };
}

/** Candle in a tumbler, lit. */
export function candle(colours: ProductColours): ProductObject {
  const tumbler = (x: number, y: number, z: number) =>
    max(cylinder(x, y - 0.62, z, 0.62, 0.62, 0.07), -cylinder(x, y - 1.2, z, 0.56, 0.16, 0.02));
  const wax = (x: number, y: number, z: number) => cylinder(x, y - 0.72, z, 0.55, 0.36, 0.02);
  const wick = (x: number, y: number, z: number) => cylinder(x, y - 1.14, z, 0.018, 0.1, 0.01);
  const flame = (x: number, y: number, z: number) =>
    ellipsoid(x, y - 1.38, z, max(0.025, 0.07 - max(0, y - 1.38) * 0.16), 0.2, 0.07);
  return {
    distance: (x, y, z) => min(tumbler(x, y, z), wax(x, y, z), wick(x, y, z), flame(x, y, z) * 0.8),
    part: (x, y, z) => nearest(tumbler(x, y, z), wax(x, y, z), wick(x, y, z), flame(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.2, finish: 'matte' },
      { colour: '#fff3d9', roughness: 0.6, finish: 'matte' },
      { colour: '#221c17', roughness: 0.9, finish: 'matte' },
      { colour: '#ffce6b', roughness: 1, finish: 'glow' },
    ],
    decals: [wrapLabel(0, 0.62, 0.3, 0.92, 0.85)],
    height: 1.58,
    radius: 0.64,
    yaw: 0,
    pitch: 0.26,
  };
}

/** Paper cup to go with a sleeve and a lid. */
export function paperCup(colours: ProductColours): ProductObject {
  const radiusAt = (y: number) => 0.42 + 0.115 * y;
  const paper = (x: number, y: number, z: number) =>
    disc(sqrt(x * x + z * z), y - 0.82, radiusAt(y), 0.82, 0.03) * 0.95;
  const sleeve = (x: number, y: number, z: number) =>
    disc(sqrt(x * x + z * z), y - 0.86, radiusAt(y) + 0.022, 0.4, 0.015) * 0.95;
  const lid = (x: number, y: number, z: number) =>
    blend(
      cylinder(x, y - 1.66, z, 0.655, 0.05, 0.035),
      cylinder(x, y - 1.76, z, 0.545, 0.07, 0.035),
      0.05,
    );
  return {
    distance: (x, y, z) => min(paper(x, y, z), sleeve(x, y, z), lid(x, y, z)),
    part: (x, y, z) => nearest(paper(x, y, z), sleeve(x, y, z), lid(x, y, z)),
    materials: [
      { colour: colours.light, roughness: 0.55, finish: 'matte' },
      { colour: colours.body, roughness: 0.7, finish: 'matte' },
      { colour: colours.dark, roughness: 0.35, finish: 'matte' },
    ],
    decals: [wrapLabel(1, 0.52, 0.5, 1.22, 0.95)],
    height: 1.83,
    radius: 0.68,
    yaw: 0,
    pitch: 0.14,
  };
}

/** Drinks can. */
export function drinksCan(colours: ProductColours): ProductObject {
  const radius = (y: number) => 0.5 - 0.1 * max(0, abs(y - 0.95) - 0.8) * 4;
  const wall = (x: number, y: number, z: number) =>
    disc(sqrt(x * x + z * z), y - 0.95, radius(y), 0.9, 0.05) * 0.9;
  const rim = (x: number, y: number, z: number) =>
    min(cylinder(x, y - 1.87, z, 0.44, 0.04, 0.03), cylinder(x, y - 0.03, z, 0.42, 0.03, 0.02));
  return {
    distance: (x, y, z) => min(wall(x, y, z), rim(x, y, z)),
    part: (x, y, z) => nearest(wall(x, y, z), rim(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.22, finish: 'matte' },
      { colour: '#d9dade', roughness: 0.2, finish: 'metal' },
    ],
    decals: [{ ...wrapLabel(0, 0.5, 0.16, 1.74, 1.35), kind: 'print' }],
    height: 1.91,
    radius: 0.52,
    yaw: 0,
    pitch: 0.16,
  };
}
