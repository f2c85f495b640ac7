import { blend, capsule, extruded, roundBox, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, matte, metal } from './assembled.ts';

const { abs, cos, max, min, sin, sqrt } = Math;

/** Half the width of a swimsuit at a height: legs, hips, waist, chest. */
function swimsuitHalf(y: number): number {
  if (y < 0.86) {
    const up = max(0, y - 0.2) / 0.66;
    return 0.1 + 0.4 * up * up;
  }
  return 0.43 + 0.07 * cos((y - 0.86) * 5.2);
}

/** One-piece swimsuit on a hanger. */
export function swimsuit(colours: ProductColours): ProductObject {
  const flat = (x: number, y: number) => {
    const body = max((abs(x) - swimsuitHalf(y)) * 0.72, abs(y - 0.94) - 0.74);
    const neck = sqrt(x * x + (y - 1.78) ** 2) - 0.3;
    const arm = sqrt((abs(x) - 0.66) ** 2 + (y - 1.74) ** 2) - 0.3;
    return max(body, -neck, -arm);
  };
  const suit = (x: number, y: number, z: number) => extruded(flat(x, y), abs(z) - 0.15, 0.12) * 0.9;
  const band = (x: number, y: number, z: number) =>
    max(extruded(flat(x, y) - 0.008, abs(z) - 0.158, 0.12), abs(y - 1.12 - 0.25 * x) - 0.075) *
    0.85;
  const edge = (x: number, y: number, z: number) =>
    max(extruded(flat(x, y) - 0.008, abs(z) - 0.158, 0.12), abs(y - 0.92 - 0.25 * x) - 0.03) * 0.85;
  const straps = (x: number, y: number, z: number) =>
    capsule(abs(x), y, z, 0.34, 1.6, 0.02, 0.27, 2.06, 0.02, 0.05);
  const hanger = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, z, 0, 2.2, 0, 0.56, 2.02, 0, 0.035),
      max(torus(x, y - 2.38, z, 0.1, 0.022), -x - 0.03 - (y - 2.38)),
      capsule(x, y, z, 0, 2.2, 0, 0, 2.29, 0, 0.022),
    );
  return assembled(
    [
      [suit, matte(colours.body, 0.45)],
      [band, matte(colours.accent, 0.45)],
      [edge, matte(colours.light, 0.45)],
      [straps, matte(colours.body, 0.45)],
      [hanger, metal(colours.metal, 0.25)],
    ],
    { height: 2.5, radius: 0.62, yaw: 0.3, pitch: 0.06 },
  );
}

/** Swimming trunks with a drawstring, worn by nobody. */
export function swimTrunks(colours: ProductColours): ProductObject {
  /** Tubes of cloth with an elliptic section, widened by so much. */
  const tube = (x: number, z: number, a: number, b: number) =>
    (sqrt((x / a) ** 2 + (z / b) ** 2) - 1) * b;
  const body = (x: number, y: number, z: number, more: number) => {
    const flare = 0.07 * (1.5 - y);
    const leg = tube(abs(x) - 0.37 - flare, z, 0.4 + flare * 0.6 + more, 0.32 + more);
    const hips = tube(x, z, 0.7 + more, 0.31 + more);
    return blend(leg, max(hips, 0.8 - y), 0.14);
  };
  const cloth = (x: number, y: number, z: number) =>
    max(body(x, y, z, 0), -max(tube(x, z, 0.7, 0.27), 1.2 - y), abs(y - 0.82) - 0.74) * 0.8;
  const shell = (x: number, y: number, z: number, from: number, to: number) =>
    max(body(x, y, z, 0.014), -max(tube(x, z, 0.7, 0.27), 1.2 - y), from - y, y - to) * 0.8;
  const panels = (x: number, y: number, z: number) =>
    max(shell(x, y, z, 0.1, 1.4), 0.68 + 0.13 * (1.5 - y) - abs(x)) * 0.9;
  const hems = (x: number, y: number, z: number) => shell(x, y, z, 0.06, 0.17);
  const waistband = (x: number, y: number, z: number) =>
    (shell(x, y, z, 1.38, 1.58) + 0.005 * sin(x * 60)) * 0.85;
  const string = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.02, 1.44, 0.36, -0.1, 1.04, 0.38, 0.022),
      capsule(x, y, z, 0.02, 1.44, 0.36, 0.09, 1.1, 0.38, 0.022),
      capsule(x, y, z, -0.1, 1.48, 0.34, 0.1, 1.48, 0.34, 0.03),
    );
  return assembled(
    [
      [cloth, matte(colours.body, 0.6)],
      [panels, matte(colours.accent, 0.6)],
      [hems, matte(colours.light, 0.6)],
      [waistband, matte(colours.light, 0.6)],
      [string, matte(colours.light, 0.7)],
    ],
    { height: 1.58, radius: 1.05, yaw: 0.35, pitch: 0.14 },
  );
}

const FINGERS: readonly (readonly [number, number])[] = [
  [-0.24, 1.5],
  [-0.08, 1.62],
  [0.08, 1.6],
  [0.23, 1.46],
];

/** Pair of knitted gloves. */
export function gloves(colours: ProductColours): ProductObject {
  const placed = (x: number) => abs(x) - 0.52;
  const hand = (x: number, y: number, z: number) => {
    const px = placed(x);
    let least = roundBox(px, y - 0.78, z, 0.32, 0.32, 0.14, 0.13);
    for (const [at, top] of FINGERS)
      least = blend(least, capsule(px, y, z, at, 0.95, 0, at * 1.15, top, 0, 0.092), 0.05);
    least = blend(least, capsule(px, y, z, -0.24, 0.62, 0.02, -0.42, 1.06, 0.05, 0.1), 0.08);
    return least + 0.0016 * sin(y * 74) * sin(px * 74);
  };
  const cuffs = (x: number, y: number, z: number) => {
    const px = placed(x);
    return (roundBox(px, y - 0.28, z, 0.29, 0.24, 0.16, 0.13) + 0.012 * sin(px * 52)) * 0.8;
  };
  const stripe = (x: number, y: number, z: number) =>
    roundBox(placed(x), y - 0.56, z, 0.335, 0.05, 0.165, 0.05);
  return assembled(
    [
      [hand, matte(colours.body, 0.9)],
      [cuffs, matte(colours.second, 0.9)],
      [stripe, matte(colours.accent, 0.9)],
    ],
    { height: 1.74, radius: 0.96, yaw: 0.22, pitch: 0.1 },
  );
}
