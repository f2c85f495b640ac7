import { blend, cylinder, disc, ellipsoid, extruded, roundBox, torus } from '../kit/distance.ts';
import { type ProductColours, type ProductObject, wrapLabel } from '../kit/product-object.ts';
import { assembled, matte, metal } from './assembled.ts';

const { abs, max, min, sqrt } = Math;

const STEEL = '#c9ccd2';

/** Enamelled casserole with its lid. */
export function cookingPot(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) => {
    const wall = cylinder(x, y - 0.46, z, 1, 0.46, 0.2);
    const px = abs(x) - 1.02;
    const ears =
      sqrt(max(0, abs(sqrt(px * px + z * z) - 0.2) - 0.02) ** 2 + (y - 0.72) ** 2) - 0.065;
    return blend(wall, ears, 0.06);
  };
  const rim = (x: number, y: number, z: number) => cylinder(x, y - 0.93, z, 1.02, 0.035, 0.03);
  const lid = (x: number, y: number, z: number) =>
    max(ellipsoid(x, y - 0.95, z, 1, 0.34, 1), 0.95 - y) * 0.95;
  const ring = (x: number, y: number, z: number) => torus(x, z, y - 1.16, 0.72, 0.02);
  const knob = (x: number, y: number, z: number) =>
    min(cylinder(x, y - 1.32, z, 0.08, 0.06, 0.02), cylinder(x, y - 1.42, z, 0.2, 0.06, 0.05));
  return assembled(
    [
      [body, matte(colours.body, 0.16)],
      [rim, matte('#26262b', 0.4)],
      [lid, matte(colours.body, 0.16)],
      [ring, matte(colours.body, 0.16)],
      [knob, metal('#d9b878', 0.18)],
    ],
    { height: 1.5, radius: 1.28, yaw: 0.5, pitch: 0.24 },
  );
}

/** Frying pan with an egg in it. */
export function fryingPan(colours: ProductColours): ProductObject {
  const pan = (x: number, y: number, z: number) => {
    const axis = sqrt((x + 0.42) ** 2 + z * z);
    const radius = 0.84 + 0.22 * y;
    return (
      max(
        disc(axis, y - 0.17, radius, 0.17, 0.05),
        -disc(axis, y - 0.3, radius - 0.06, 0.2, 0.06),
      ) * 0.93
    );
  };
  const floor = (x: number, y: number, z: number) =>
    disc(sqrt((x + 0.42) ** 2 + z * z), y - 0.085, 0.8, 0.03, 0.01);
  const stalk = (x: number, y: number, z: number) => {
    const lean = y - 0.3 - (x - 0.4) * 0.16;
    return roundBox(x - 0.62, lean, z, 0.26, 0.035, 0.07, 0.03) * 0.97;
  };
  const grip = (x: number, y: number, z: number) => {
    const lean = y - 0.3 - (x - 0.4) * 0.16;
    const hole = sqrt((x - 1.52) ** 2 + z * z) - 0.06;
    return max(roundBox(x - 1.2, lean, z, 0.46, 0.065, 0.11, 0.06), -hole) * 0.95;
  };
  const white = (x: number, y: number, z: number) => {
    const px = x + 0.42;
    return (
      blend(
        ellipsoid(px + 0.12, y - 0.13, z, 0.4, 0.045, 0.34),
        ellipsoid(px - 0.2, y - 0.13, z - 0.16, 0.3, 0.04, 0.26),
        0.1,
      ) * 0.7
    );
  };
  const yolk = (x: number, y: number, z: number) =>
    ellipsoid(x + 0.46, y - 0.18, z - 0.03, 0.17, 0.1, 0.17);
  const leaves = (x: number, y: number, z: number) =>
    min(
      ellipsoid(x + 0.72, y - 0.15, z + 0.5, 0.14, 0.04, 0.07),
      ellipsoid(x + 0.5, y - 0.15, z + 0.58, 0.07, 0.04, 0.13),
    ) * 0.7;
  return assembled(
    [
      [pan, matte(colours.body, 0.3)],
      [floor, matte('#2b2b30', 0.5)],
      [stalk, metal(STEEL, 0.2)],
      [grip, matte('#9a6238', 0.4)],
      [white, matte('#ffffff', 0.3)],
      [yolk, matte('#f7b52c', 0.15)],
      [leaves, matte('#4f9a4a', 0.5)],
    ],
    { height: 0.62, radius: 1.7, yaw: 0.5, pitch: 0.5 },
  );
}

/** Chef's knife on a board with two tomatoes. */
export function chefsKnife(colours: ProductColours): ProductObject {
  const board = (x: number, y: number, z: number) => {
    const hole = sqrt((x + 1.08) ** 2 + (z + 0.48) ** 2) - 0.09;
    return max(roundBox(x, y - 0.07, z, 1.3, 0.07, 0.76, 0.06), -hole);
  };
  const along = (x: number, z: number) => (x + 0.1) * 0.96 + (z - 0.22) * -0.28;
  const across = (x: number, z: number) => ((z - 0.22) * 0.96 + (x + 0.1) * 0.28) * 0.72;
  const blade = (x: number, y: number, z: number) => {
    const a = along(x, z);
    const c = across(x, z);
    const belly = sqrt((a - 0.04) ** 2 + (c + 0.78) ** 2) - 1.0;
    return (
      extruded(max(a * -1 - 0.34, -0.12 - c, belly, a - 1.05), abs(y - 0.18) - 0.026, 0.012) * 0.9
    );
  };
  const handle = (x: number, y: number, z: number) =>
    roundBox(along(x, z) + 0.74, y - 0.2, across(x, z) + 0.02, 0.36, 0.06, 0.09, 0.05);
  const steel = (x: number, y: number, z: number) => {
    const a = along(x, z);
    const rivet = a + 0.74 - max(-1, min(1, Math.round((a + 0.74) / 0.2))) * 0.2;
    return min(
      roundBox(a + 0.36, y - 0.19, across(x, z) + 0.01, 0.05, 0.055, 0.11, 0.03),
      cylinder(rivet, y - 0.25, across(x, z) + 0.02, 0.03, 0.02, 0.01),
    );
  };
  const tomatoes = (x: number, y: number, z: number) =>
    min(
      ellipsoid(x - 0.8, y - 0.31, z + 0.42, 0.21, 0.19, 0.21),
      ellipsoid(x - 0.36, y - 0.28, z + 0.52, 0.17, 0.15, 0.17),
    );
  const stalks = (x: number, y: number, z: number) =>
    min(
      ellipsoid(x - 0.8, y - 0.5, z + 0.42, 0.1, 0.025, 0.1),
      ellipsoid(x - 0.36, y - 0.43, z + 0.52, 0.08, 0.025, 0.08),
    ) * 0.7;
  return assembled(
    [
      [board, matte('#c08a56', 0.55)],
      [blade, metal('#d6d9de', 0.12)],
      [handle, matte(colours.body, 0.35)],
      [steel, metal(STEEL, 0.18)],
      [tomatoes, matte('#cf3b2a', 0.15)],
      [stalks, matte('#4f8f45', 0.5)],
    ],
    { height: 0.6, radius: 1.5, yaw: 0.3, pitch: 0.66 },
  );
}

/** Insulated bottle with a carrying loop. */
export function waterBottle(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    blend(
      cylinder(x, y - 0.92, z, 0.44, 0.92, 0.08),
      cylinder(x, y - 1.86, z, 0.29, 0.14, 0.04),
      0.2,
    );
  const band = (x: number, y: number, z: number) => cylinder(x, y - 2.0, z, 0.31, 0.025, 0.01);
  const cap = (x: number, y: number, z: number) => cylinder(x, y - 2.16, z, 0.34, 0.14, 0.05);
  const loop = (x: number, y: number, z: number) => {
    const arch = max(torus(x, y - 2.28, z, 0.27, 0.06), 2.2 - y);
    return arch;
  };
  const foot = (x: number, y: number, z: number) => cylinder(x, y - 0.06, z, 0.455, 0.1, 0.04);
  return assembled(
    [
      [body, matte(colours.body, 0.42)],
      [band, metal(STEEL, 0.18)],
      [cap, matte(colours.accent, 0.45)],
      [loop, matte('#26262b', 0.5)],
      [foot, matte('#26262b', 0.6)],
    ],
    {
      height: 2.62,
      radius: 0.5,
      yaw: 0,
      pitch: 0.1,
      decals: [{ ...wrapLabel(0, 0.44, 0.24, 1.68, 1.2), kind: 'print' }],
    },
  );
}
