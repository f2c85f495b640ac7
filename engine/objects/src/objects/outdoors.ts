import {
  blend,
  capsule,
  cylinder,
  disc,
  ellipsoid,
  extruded,
  roundBox,
  sphere,
  torus,
} from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, glow, matte, metal } from './assembled.ts';

const { abs, max, min, sin, sqrt } = Math;

/** Tent with its door open and a light inside. */
export function tent(colours: ProductColours): ProductObject {
  const slope = (x: number, y: number) => abs(x) * 0.8 + (y - 1.52) * 0.6 + 0.06 * (1 - y) * y;
  const cloth = (x: number, y: number, z: number) => {
    const outer = max(slope(x, y), abs(z) - 0.92, -y);
    const inner = max(slope(x, y) + 0.05, abs(z - 0.1) - 0.92, -y - 0.1);
    // A doorway that is pointed at its top.
    const door = max(abs(x) * 0.86 + (y - 1.26) * 0.5, 0.6 - z);
    return max(outer, -inner, -max(door, -1)) * 0.9;
  };
  const front = (x: number, y: number, z: number) => {
    const door = abs(x) * 0.86 + (y - 1.26) * 0.5;
    return max(slope(x, y) + 0.03, abs(z - 0.86) - 0.02, -door, -y) * 0.9;
  };
  const flaps = (x: number, y: number, z: number) =>
    capsule(abs(x), y, z, 0.68, 0.1, 0.92, 0.1, 1.1, 0.9, 0.055);
  const poles = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, abs(z), 1.16, 0.02, 0.93, 0.0, 1.6, 0.93, 0.035),
      capsule(x, y, z, 0, 1.54, -0.93, 0, 1.54, 0.93, 0.04),
      capsule(abs(x), y, abs(z), 1.1, 0.1, 0.9, 1.4, 0.02, 1.16, 0.015),
    );
  const floor = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.03, z, 1.14, 0.03, 0.94, 0.02);
  const light = (x: number, y: number, z: number) => sphere(x, y - 0.62, z - 0.2, 0.16);
  const back = (x: number, y: number, z: number) =>
    max(slope(x, y) + 0.055, abs(z + 0.3) - 0.02, 0.04 - y);
  return assembled(
    [
      [cloth, matte(colours.body, 0.6)],
      [front, matte(colours.body, 0.6)],
      [flaps, matte(colours.accent, 0.6)],
      [poles, matte('#33333a', 0.4)],
      [floor, matte('#4a4a4e', 0.8)],
      [light, glow('#fff0c4')],
      [back, glow('#e2a65a')],
    ],
    { height: 1.62, radius: 1.62, yaw: 0.5, pitch: 0.2 },
  );
}

/** Pack for hiking with a rolled mat on top. */
export function rucksack(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) => {
    const px = x / (1 - 0.08 * (y - 1));
    return roundBox(px, y - 0.98, z, 0.62, 0.94, 0.38, 0.26) * 0.92;
  };
  const pocket = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.62, z - 0.38, 0.44, 0.38, 0.16, 0.14);
  const lid = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.72, z - 0.04, 0.6, 0.2, 0.44, 0.17);
  const straps = (x: number, y: number, z: number) =>
    min(
      roundBox(abs(x) - 0.28, y - 1.28, z - 0.4, 0.05, 0.36, 0.06, 0.02),
      max(
        abs(sqrt((y - 1.1) ** 2 + (z + 0.36) ** 2 * 2.2) - 0.56) - 0.05,
        abs(abs(x) - 0.34) - 0.1,
        z + 0.3,
      ) * 0.7,
      max(torus(x, y - 1.98, z + 0.3, 0.16, 0.04), 1.94 - y),
    );
  const buckles = (x: number, y: number, z: number) =>
    min(
      roundBox(abs(x) - 0.28, y - 1.26, z - 0.46, 0.08, 0.06, 0.03, 0.02),
      roundBox(x, y - 0.82, z - 0.545, 0.36, 0.02, 0.012, 0.01),
    );
  const mat = (x: number, y: number, z: number) =>
    cylinder(y - 2.12, x, z - 0.02, 0.25, 0.78, 0.04);
  const ties = (x: number, y: number, z: number) =>
    cylinder(y - 2.12, abs(x) - 0.4, z - 0.02, 0.265, 0.05, 0.02);
  const bottle = (x: number, y: number, z: number) =>
    min(
      cylinder(x - 0.7, y - 0.72, z - 0.08, 0.15, 0.4, 0.06),
      cylinder(x - 0.7, y - 1.18, z - 0.08, 0.09, 0.07, 0.02),
    );
  const side = (x: number, y: number, z: number) =>
    roundBox(abs(x) - 0.66, y - 0.42, z - 0.06, 0.2, 0.26, 0.24, 0.1);
  return assembled(
    [
      [body, matte(colours.body, 0.75)],
      [pocket, matte(colours.body, 0.75)],
      [lid, matte(colours.second, 0.75)],
      [straps, matte('#2a2a30', 0.7)],
      [buckles, matte('#e8e4da', 0.4)],
      [mat, matte(colours.accent, 0.85)],
      [ties, matte('#2a2a30', 0.7)],
      [bottle, metal('#d5d8dd', 0.22)],
      [side, matte(colours.second, 0.75)],
    ],
    { height: 2.38, radius: 0.96, yaw: 0.4, pitch: 0.12 },
  );
}

/** Helmet of a cyclist. */
export function helmet(colours: ProductColours): ProductObject {
  const dome = (x: number, y: number, z: number) => ellipsoid(x, y - 0.42, z, 0.86, 0.98, 1.12);
  const vent = (x: number, y: number, z: number) => {
    const ax = abs(x);
    return min(
      ellipsoid(x, y - 1.3, z - 0.34, 0.1, 0.4, 0.5),
      ellipsoid(ax - 0.36, y - 1.16, z - 0.34, 0.1, 0.4, 0.52),
      ellipsoid(ax - 0.66, y - 0.86, z - 0.24, 0.16, 0.14, 0.46),
      ellipsoid(ax - 0.2, y - 1.24, z + 0.56, 0.09, 0.4, 0.36),
    );
  };
  const shell = (x: number, y: number, z: number) => {
    const brim = 0.42 + 0.12 * z * z * (z > 0 ? 1 : -0.6);
    return max(blend(dome(x, y, z), dome(x, y, z), 0.01), brim - y, -vent(x, y, z) * 0.8) * 0.85;
  };
  const liner = (x: number, y: number, z: number) =>
    max(ellipsoid(x, y - 0.4, z, 0.78, 0.88, 1.02), 0.34 - y) * 0.9;
  const rim = (x: number, y: number, z: number) => {
    const brim = 0.42 + 0.12 * z * z * (z > 0 ? 1 : -0.6);
    return max(dome(x, y, z) - 0.025, abs(y - brim) - 0.055) * 0.8;
  };
  const straps = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, z, 0.74, 0.5, 0.36, 0.3, 0.04, 0.12, 0.035),
      capsule(abs(x), y, z, 0.74, 0.5, -0.3, 0.3, 0.04, 0.12, 0.035),
      capsule(x, y, z, -0.3, 0.05, 0.12, 0.3, 0.05, 0.12, 0.04),
    );
  return assembled(
    [
      [shell, matte(colours.body, 0.18)],
      [liner, matte('#2b2b31', 0.8)],
      [rim, matte(colours.accent, 0.35)],
      [straps, matte('#2b2b31', 0.7)],
    ],
    { height: 1.42, radius: 1.18, yaw: 0.55, pitch: 0.22 },
  );
}

/** Golf ball by the hole. */
export function golf(colours: ProductColours): ProductObject {
  const green = (x: number, y: number, z: number) => cylinder(x, y - 0.09, z, 1.2, 0.09, 0.08);
  const ball = (x: number, y: number, z: number) => {
    const px = x + 0.36;
    const py = y - 0.72;
    const pz = z - 0.3;
    const gap = sphere(px, py, pz, 0.46);
    if (gap > 0.05) return gap;
    return (gap + 0.012 * max(0, sin(px * 26) * sin(py * 26) * sin(pz * 26 + 1.5) * 2)) * 0.8;
  };
  const tee = (x: number, y: number, z: number) =>
    disc(
      sqrt((x + 0.36) ** 2 + (z - 0.3) ** 2),
      y - 0.22,
      0.06 + 0.12 * max(0, y - 0.16),
      0.08,
      0.01,
    ) * 0.8;
  const hole = (x: number, y: number, z: number) =>
    cylinder(x - 0.5, y - 0.185, z + 0.3, 0.17, 0.006, 0.002);
  const pole = (x: number, y: number, z: number) =>
    cylinder(x - 0.5, y - 1.24, z + 0.3, 0.03, 1.08, 0.01);
  const flag = (x: number, y: number, z: number) => {
    const px = x - 0.52;
    const wave = z + 0.3 + 0.06 * sin(px * 7);
    return (
      max(
        extruded(max(-px, abs(y - 2.04) - 0.3 + px * 0.34, px - 0.8), abs(wave) - 0.02, 0.015),
        -9,
      ) * 0.75
    );
  };
  return assembled(
    [
      [green, matte('#5f9f4f', 0.9)],
      [ball, matte('#fdfcf8', 0.25)],
      [tee, matte(colours.body, 0.4)],
      [hole, matte('#1b1b1f', 0.9)],
      [pole, matte('#f4f1ea', 0.4)],
      [flag, matte(colours.accent, 0.6)],
    ],
    { height: 2.34, radius: 1.36, yaw: 0.2, pitch: 0.2 },
  );
}
