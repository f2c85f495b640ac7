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
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, glass, glow, matte, metal } from './assembled.ts';

const { abs, max, min, sqrt } = Math;

const STEEL = '#c9ccd2';

/** Kettle with a swan's neck. */
export function kettle(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    disc(sqrt(x * x + z * z), y - 0.66, 0.72 - 0.24 * (y - 0.2), 0.56, 0.1) * 0.92;
  const base = (x: number, y: number, z: number) => cylinder(x, y - 0.05, z, 0.74, 0.05, 0.03);
  const lid = (x: number, y: number, z: number) =>
    min(
      max(ellipsoid(x, y - 1.2, z, 0.44, 0.14, 0.44), 1.2 - y),
      cylinder(x, y - 1.36, z, 0.04, 0.06, 0.01),
    );
  const spout = (x: number, y: number, z: number) =>
    blend(
      blend(
        capsule(x, y, z, -0.62, 0.3, 0, -1.02, 0.62, 0, 0.1),
        capsule(x, y, z, -1.02, 0.62, 0, -1.06, 1.16, 0, 0.075),
        0.2,
      ),
      capsule(x, y, z, -1.06, 1.16, 0, -1.34, 1.32, 0, 0.065),
      0.16,
    );
  const handle = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0.46, 1.06, 0, 1.0, 1.12, 0, 0.085),
      capsule(x, y, z, 1.0, 1.12, 0, 1.12, 0.5, 0, 0.085),
    );
  const knob = (x: number, y: number, z: number) => sphere(x, y - 1.46, z, 0.1);
  return assembled(
    [
      [body, matte(colours.body, 0.28)],
      [base, matte('#26262b', 0.4)],
      [lid, matte(colours.body, 0.28)],
      [spout, matte(colours.body, 0.28)],
      [handle, matte('#9a6238', 0.4)],
      [knob, matte('#9a6238', 0.4)],
    ],
    { height: 1.56, radius: 1.4, yaw: 0.3, pitch: 0.16 },
  );
}

/** Espresso machine with a cup under its spout. */
export function coffeeMachine(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 0.86, z, 0.82, 0.86, 0.72, 0.14),
      -roundBox(x, y - 0.68, z - 0.6, 0.66, 0.42, 0.62, 0.08),
    );
  const steel = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.14, z - 0.52, 0.7, 0.09, 0.5, 0.05),
      cylinder(x, y - 1.08, z - 0.44, 0.24, 0.1, 0.03),
      cylinder(x, y - 0.92, z - 0.44, 0.19, 0.07, 0.03),
      capsule(x, y, z, 0, 0.86, 0.44, 0, 0.78, 0.44, 0.06),
      roundBox(x, y - 1.76, z, 0.74, 0.05, 0.62, 0.03),
    );
  const grip = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0, 0.94, 0.66, 0, 0.9, 1.14, 0.07),
      cylinder(x - 0.84, z - 0.3, y - 1.3, 0.1, 0.1, 0.03),
    );
  const dial = (x: number, y: number, z: number) =>
    cylinder(x + 0.48, z - 0.73, y - 1.4, 0.14, 0.02, 0.01);
  const lamps = (x: number, y: number, z: number) =>
    sphere(abs(x - 0.44) - 0.12, y - 1.4, z - 0.72, 0.05);
  const cup = (x: number, y: number, z: number) => {
    const py = y - 0.4;
    return max(
      min(
        disc(sqrt(x * x + (z - 0.5) ** 2), py, 0.19 + 0.12 * py, 0.17, 0.04),
        torus(x - 0.24, py, z - 0.5, 0.09, 0.025),
      ),
      -disc(sqrt(x * x + (z - 0.5) ** 2), py - 0.14, 0.17, 0.1, 0.02),
    );
  };
  const cups = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 0.3, y - 1.93, z, 0.2, 0.13, 0.04);
  return assembled(
    [
      [body, matte(colours.body, 0.22)],
      [steel, metal(STEEL, 0.2)],
      [grip, matte('#2a211c', 0.35)],
      [dial, matte('#fbf8f2', 0.3)],
      [lamps, glow(colours.accent)],
      [cup, matte('#fbf8f2', 0.25)],
      [cups, matte('#fbf8f2', 0.25)],
    ],
    { height: 2.06, radius: 1.16, yaw: 0.5, pitch: 0.16 },
  );
}

/** Blender with a smoothie in its jar. */
export function blender(colours: ProductColours): ProductObject {
  const base = (x: number, y: number, z: number) =>
    disc(sqrt(x * x + z * z), y - 0.34, 0.62 - 0.2 * y, 0.34, 0.08) * 0.95;
  const collar = (x: number, y: number, z: number) => cylinder(x, y - 0.72, z, 0.44, 0.06, 0.02);
  const jar = (x: number, y: number, z: number) =>
    disc(sqrt(x * x + z * z), y - 1.4, 0.44 + 0.16 * (y - 0.8), 0.64, 0.05) * 0.95;
  const empty = (x: number, y: number, z: number) =>
    disc(sqrt(x * x + z * z), y - 1.86, 0.452 + 0.16 * (y - 0.8), 0.17, 0.05) * 0.95;
  const lid = (x: number, y: number, z: number) =>
    min(cylinder(x, y - 2.08, z, 0.64, 0.07, 0.05), cylinder(x, y - 2.2, z, 0.22, 0.08, 0.04));
  const handle = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0.52, 1.8, 0, 0.9, 1.74, 0, 0.07),
      capsule(x, y, z, 0.9, 1.74, 0, 0.84, 1.16, 0, 0.07),
      capsule(x, y, z, 0.84, 1.16, 0, 0.46, 1.04, 0, 0.07),
    );
  const knob = (x: number, y: number, z: number) =>
    cylinder(x, z - 0.54, y - 0.36, 0.15, 0.08, 0.04);
  return assembled(
    [
      [base, matte(colours.body, 0.28)],
      [collar, metal(STEEL, 0.2)],
      [jar, glass('#e2577d', 0.05)],
      [empty, glass('#cfe0e6', 0.04)],
      [lid, matte('#26262b', 0.4)],
      [handle, matte('#26262b', 0.4)],
      [knob, metal(STEEL, 0.2)],
    ],
    { height: 2.28, radius: 0.98, yaw: 0.25, pitch: 0.12 },
  );
}

/** Air fryer with its drawer a little open, fries in it. */
export function airFryer(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.96, z + 0.1, 0.78, 0.96, 0.82, 0.34);
  const gap = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.62, z - 0.5, 0.63, 0.47, 0.3, 0.1);
  const drawer = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 0.6, z - 0.62, 0.6, 0.43, 0.42, 0.1),
      -roundBox(x, y - 0.9, z - 0.56, 0.52, 0.36, 0.36, 0.06),
    );
  const front = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.6, z - 1.06, 0.64, 0.47, 0.07, 0.07);
  const handle = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.66, z - 1.34, 0.12, 0.24, 0.05, 0.05),
      capsule(x, y, z, 0, 0.82, 1.1, 0, 0.82, 1.34, 0.06),
    );
  const fries = (x: number, y: number, z: number) => {
    const away = roundBox(x, y - 0.94, z - 0.6, 0.5, 0.16, 0.32, 0.04);
    if (away > 0.4) return away - 0.05;
    const one = (a: number, b: number, turn: number, up: number) => {
      const px = (x - a) * Math.cos(turn) + (z - b) * Math.sin(turn);
      const pz = (z - b) * Math.cos(turn) - (x - a) * Math.sin(turn);
      return roundBox(px, y - up, pz, 0.24, 0.045, 0.045, 0.015);
    };
    return min(
      roundBox(x, y - 0.76, z - 0.6, 0.5, 0.1, 0.32, 0.04),
      one(-0.24, 0.6, 0.3, 0.9),
      one(0.2, 0.52, -0.5, 0.9),
      one(0.26, 0.76, 0.2, 0.9),
      one(-0.22, 0.8, -0.3, 0.92),
      one(0, 0.66, 1.1, 0.99),
      one(-0.1, 0.5, -0.1, 1.0),
    );
  };
  const panel = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.5, z - 0.64, 0.44, 0.2, 0.09, 0.06);
  const lights = (x: number, y: number, z: number) =>
    min(
      cylinder(abs(x) - 0.28, z - 0.735, y - 1.5, 0.05, 0.012, 0.005),
      roundBox(x, y - 1.5, z - 0.735, 0.1, 0.055, 0.012, 0.01),
    );
  const trim = (x: number, y: number, z: number) => {
    const high = abs(y - 1.2) - 0.025;
    return max(abs(body(x, y, z)) - 0.018, high);
  };
  return assembled(
    [
      [(x, y, z) => max(body(x, y, z), -gap(x, y, z)), matte(colours.body, 0.26)],
      [drawer, matte('#2b2b30', 0.45)],
      [front, matte(colours.body, 0.26)],
      [handle, metal(STEEL, 0.2)],
      [fries, matte('#f2bc4b', 0.6)],
      [panel, matte('#0f0f13', 0.08)],
      [lights, glow(colours.accent)],
      [trim, metal(STEEL, 0.2)],
    ],
    { height: 1.92, radius: 1.3, yaw: 0.5, pitch: 0.3 },
  );
}
