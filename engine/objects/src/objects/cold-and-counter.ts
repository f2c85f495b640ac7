import { capsule, cylinder, disc, ellipsoid, roundBox, sphere, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, matte, metal } from './assembled.ts';

const { abs, atan2, cos, max, min, round, sin, sqrt } = Math;

const LEAN = 1.12;
const HINGE = { y: 1.22, z: -0.56 };

/** Chest freezer, open, with what it keeps. */
export function chestFreezer(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 0.64, z, 1.12, 0.58, 0.6, 0.07),
      -roundBox(x, y - 0.94, z, 0.98, 0.6, 0.46, 0.05),
    );
  const seal = (x: number, y: number, z: number) => {
    const outer = roundBox(x, y - 1.225, z, 1.06, 0.018, 0.54, 0.015);
    return max(outer, -roundBox(x, y - 1.2, z, 0.99, 0.2, 0.47, 0.05));
  };
  const feet = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 0.9, y - 0.035, abs(z) - 0.42, 0.08, 0.035, 0.015);
  /** The lid in its own axes: out from the hinge, and through it. */
  const opened =
    (shape: (x: number, out: number, up: number) => number) =>
    (x: number, y: number, z: number) => {
      const py = y - HINGE.y;
      const pz = z - HINGE.z;
      return shape(x, pz * cos(LEAN) + py * sin(LEAN), py * cos(LEAN) - pz * sin(LEAN));
    };
  const lid = opened((x, out, up) => roundBox(x, out - 0.6, up - 0.08, 1.14, 0.62, 0.085, 0.06));
  const inner = opened((x, out, up) => roundBox(x, out - 0.6, up + 0.02, 0.96, 0.44, 0.03, 0.025));
  const handle = opened((x, out, up) => roundBox(x, out - 1.22, up - 0.06, 0.3, 0.05, 0.05, 0.03));
  const panel = (x: number, y: number, z: number) =>
    roundBox(x - 0.74, y - 0.22, z - 0.6, 0.26, 0.085, 0.012, 0.01);
  const grille = (x: number, y: number, z: number) => {
    const py = y - 0.22 - max(-2, min(2, round((y - 0.22) / 0.036))) * 0.036;
    return roundBox(x - 0.82, py, z - 0.612, 0.13, 0.009, 0.01, 0.005);
  };
  const light = (x: number, y: number, z: number) => sphere(x - 0.56, y - 0.22, z - 0.612, 0.03);
  const peas = (x: number, y: number, z: number) =>
    ellipsoid(x + 0.62, y - 1.08, z - 0.12, 0.3, 0.26, 0.24) + 0.012 * sin(x * 40) * sin(z * 40);
  const boxes = (x: number, y: number, z: number) =>
    min(
      roundBox(x + 0.02, y - 1.06, z + 0.14, 0.2, 0.32, 0.24, 0.015),
      roundBox(x - 0.04, y - 1.0, z - 0.3, 0.26, 0.24, 0.1, 0.015),
    );
  const tub = (x: number, y: number, z: number) =>
    disc(sqrt((x - 0.62) ** 2 + (z - 0.1) ** 2), y - 1.06, 0.25, 0.2, 0.03);
  const cover = (x: number, y: number, z: number) =>
    disc(sqrt((x - 0.62) ** 2 + (z - 0.1) ** 2), y - 1.29, 0.27, 0.035, 0.02);
  const berries = (x: number, y: number, z: number) =>
    roundBox(x + 0.5, y - 1.02, z + 0.26, 0.22, 0.22, 0.12, 0.06);
  const base = assembled(
    [
      [body, matte('#f5f7f8', 0.22)],
      [seal, matte('#9aa1a8', 0.6)],
      [feet, matte('#2c2e33', 0.6)],
      [lid, matte('#f5f7f8', 0.22)],
      [inner, matte('#e4eaee', 0.4)],
      [handle, matte('#d4d9dd', 0.3)],
      [panel, matte('#dfe4e8', 0.4)],
      [grille, matte('#50555c', 0.6)],
      [light, { colour: '#58e08a', roughness: 1, finish: 'glow' }],
      [peas, matte('#6fae4b', 0.45)],
      [boxes, matte(colours.accent, 0.5)],
      [tub, matte(colours.body, 0.35)],
      [cover, matte('#fbf6ea', 0.35)],
      [berries, matte('#b0305a', 0.45)],
      [() => Number.POSITIVE_INFINITY, matte('#fdf9f0', 0.5)],
    ],
    { height: 2.34, radius: 1.3, yaw: 0.4, pitch: 0.24 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      // Paper bands round the packs.
      return (own === 10 || own === 11 || own === 9) && abs(y - 1.13) < 0.06 ? 14 : own;
    },
  };
}

/** Two bar stools with padded seats, low backs and foot rings. */
export function barStools(colours: ProductColours): ProductObject {
  const at = (x: number) => abs(x) - 0.62;
  const seat = (x: number, y: number, z: number) =>
    disc(sqrt(at(x) ** 2 + (z * 1.04) ** 2), y - 1.42, 0.44, 0.1, 0.085);
  const back = (x: number, y: number, z: number) => {
    const px = at(x);
    const far = sqrt(px * px + z * z);
    // Round the rear, down to the seat at its ends.
    const angle = abs(atan2(px, -z));
    const top = 1.44 + 0.5 * sqrt(max(0, cos(min(1.57, angle * 0.92))));
    return (max(abs(far - 0.43) - 0.035, y - top, 1.44 - y) - 0.025) * 0.75;
  };
  const piping = (x: number, y: number, z: number) =>
    torus(at(x), z * 1.04, y - 1.33, 0.425, 0.022);
  const column = (x: number, y: number, z: number) =>
    min(
      cylinder(at(x), y - 0.7, z, 0.05, 0.66, 0.01),
      cylinder(at(x), y - 1.24, z, 0.2, 0.04, 0.02),
      cylinder(at(x), y - 0.3, z, 0.075, 0.22, 0.02),
    );
  const ring = (x: number, y: number, z: number) =>
    min(
      torus(at(x), z - 0.06, y - 0.56, 0.3, 0.03),
      capsule(at(x), y, z, 0, 0.56, 0, 0, 0.56, 0.34, 0.026),
      capsule(at(x), y, z, -0.28, 0.56, 0.02, 0.28, 0.56, 0.02, 0.026),
    );
  const foot = (x: number, y: number, z: number) => {
    const far = sqrt(at(x) ** 2 + z * z);
    return min(
      disc(far, y - 0.025, 0.42, 0.025, 0.015),
      max(far - 0.36 + (y - 0.04) * 3.2, abs(y - 0.08) - 0.05) * 0.3,
    );
  };
  return assembled(
    [
      [seat, matte(colours.body, 0.75)],
      [back, matte(colours.body, 0.75)],
      [piping, matte(colours.accent, 0.6)],
      [column, metal(colours.metal, 0.16)],
      [ring, metal(colours.metal, 0.14)],
      [foot, metal(colours.metal, 0.2)],
    ],
    { height: 1.96, radius: 1.1, yaw: 0.3, pitch: 0.12 },
  );
}

/** Fridge with two doors, a freezer drawer below them, and a water dispenser. */
export function fridge(colours: ProductColours): ProductObject {
  const shell = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.36, z + 0.04, 0.78, 1.28, 0.58, 0.04);
  const feet = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 0.64, y - 0.05, abs(z) - 0.4, 0.08, 0.05, 0.015);
  const doors = (x: number, y: number, z: number) =>
    roundBox(abs(x) - 0.394, y - 1.8, z - 0.6, 0.384, 0.83, 0.07, 0.035);
  const drawer = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.53, z - 0.6, 0.778, 0.41, 0.07, 0.035);
  const handles = (x: number, y: number, z: number) => {
    const up = min(
      capsule(abs(x), y, z, 0.085, 1.34, 0.78, 0.085, 2.24, 0.78, 0.03),
      capsule(abs(x), abs(y - 1.79), z, 0.085, 0.4, 0.66, 0.085, 0.4, 0.78, 0.026),
    );
    return min(
      up,
      capsule(abs(x), y, z, 0, 0.8, 0.78, 0.52, 0.8, 0.78, 0.03),
      capsule(abs(x), y, z, 0.46, 0.8, 0.66, 0.46, 0.8, 0.78, 0.026),
    );
  };
  const dispenser = (x: number, y: number, z: number) =>
    roundBox(x + 0.44, y - 1.86, z - 0.67, 0.19, 0.3, 0.012, 0.01);
  const niche = (x: number, y: number, z: number) =>
    roundBox(x + 0.44, y - 1.78, z - 0.68, 0.14, 0.17, 0.01, 0.008);
  const screen = (x: number, y: number, z: number) =>
    roundBox(x + 0.44, y - 2.06, z - 0.683, 0.12, 0.045, 0.008, 0.006);
  const notes = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.5, y - 2.1, z - 0.674, 0.13, 0.15, 0.006, 0.004),
      roundBox(x - 0.36, y - 1.76, z - 0.674, 0.1, 0.09, 0.006, 0.004),
    );
  const magnets = (x: number, y: number, z: number) =>
    min(
      cylinder(x - 0.5, z - 0.686, y - 2.21, 0.035, 0.018, 0.01),
      cylinder(x - 0.36, z - 0.686, y - 1.82, 0.035, 0.018, 0.01),
      cylinder(x - 0.6, z - 0.686, y - 1.74, 0.045, 0.018, 0.01),
    );
  const steel = metal('#cbd0d5', 0.34);
  return assembled(
    [
      [shell, matte('#7d838a', 0.4)],
      [feet, matte('#2c2e33', 0.6)],
      [doors, steel],
      [drawer, steel],
      [handles, metal('#f0f2f4', 0.14)],
      [dispenser, matte('#24262b', 0.2)],
      [niche, matte('#0f1012', 0.4)],
      [screen, { colour: '#9fd8ff', roughness: 1, finish: 'glow' }],
      [notes, matte('#fff6d6', 0.8)],
      [magnets, matte(colours.accent, 0.35)],
    ],
    { height: 2.64, radius: 1.08, yaw: 0.42, pitch: 0.12 },
  );
}
