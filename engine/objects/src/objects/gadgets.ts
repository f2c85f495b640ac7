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
import { frontPicture, type ProductColours, type ProductObject } from '../kit/product-object.ts';
import { assembled, glow, matte, metal } from './assembled.ts';

const { abs, atan2, cos, max, min, sin, sqrt } = Math;

/** Wireless earphones in their open case. */
export function earbuds(colours: ProductColours): ProductObject {
  const pebble = (x: number, y: number, z: number) => roundBox(x, y - 0.5, z, 0.84, 0.5, 0.42, 0.4);
  const shell = (x: number, y: number, z: number) =>
    max(pebble(x, y, z), y - 0.66, -roundBox(x, y - 0.7, z, 0.7, 0.1, 0.3, 0.08));
  // The lid turns up about its hinge at the back.
  const lid = (x: number, y: number, z: number) => {
    const py = y - 0.66;
    const pz = z + 0.38;
    const ly = -pz * 0.97 + py * 0.24;
    const lz = py * 0.97 + pz * 0.24;
    const outer = roundBox(x, ly + 0.16, lz - 0.42, 0.84, 0.5, 0.42, 0.4);
    const inner = roundBox(x, ly + 0.16, lz - 0.42, 0.76, 0.42, 0.35, 0.33);
    return max(outer, -ly, -inner) * 0.98;
  };
  const buds = (x: number, y: number, z: number) => {
    const ax = abs(x) - 0.34;
    return (
      blend(
        ellipsoid(ax, y - 1.02, z - 0.02, 0.22, 0.24, 0.22),
        capsule(ax, y, z, 0.06, 0.94, 0.08, 0.06, 0.56, 0.1, 0.095),
        0.1,
      ) * 0.95
    );
  };
  const tips = (x: number, y: number, z: number) =>
    min(
      ellipsoid(abs(x) - 0.15, y - 1.12, z - 0.08, 0.12, 0.15, 0.14),
      cylinder(abs(x) - 0.4, z - 0.18, y - 0.82, 0.05, 0.03, 0.01),
    );
  const light = (x: number, y: number, z: number) => sphere(x, y - 0.46, z - 0.42, 0.035);
  return assembled(
    [
      [shell, matte(colours.body, 0.2)],
      [lid, matte(colours.body, 0.2)],
      [buds, matte('#f8f6f1', 0.18)],
      [tips, matte('#2b2b31', 0.6)],
      [light, glow('#7df0a4')],
    ],
    { height: 1.5, radius: 0.98, yaw: 0.3, pitch: 0.26 },
  );
}

/** Loudspeaker of cloth with a ring of light on top. */
export function speaker(colours: ProductColours): ProductObject {
  const cloth = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const wall = disc(axis, y - 0.92, 0.66, 0.76, 0.2);
    if (wall > 0.04) return wall - 0.008;
    const weave = axis > 0.55 ? 0.008 * sin(y * 70) * sin(atan2(z, x) * 40) : 0;
    return (wall + weave) * 0.75;
  };
  const foot = (x: number, y: number, z: number) => cylinder(x, y - 0.1, z, 0.62, 0.1, 0.05);
  const top = (x: number, y: number, z: number) => cylinder(x, y - 1.66, z, 0.5, 0.05, 0.03);
  const ring = (x: number, y: number, z: number) => torus(x, z, y - 1.69, 0.5, 0.04);
  const signs = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 1.71, z, 0.13, 0.012, 0.03, 0.01),
      roundBox(x, y - 1.71, z, 0.03, 0.012, 0.13, 0.01),
      roundBox(abs(x) - 0.3, y - 1.71, z, 0.06, 0.012, 0.03, 0.01),
    );
  const badge = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.42, z - 0.66, 0.14, 0.05, 0.03, 0.02);
  return assembled(
    [
      [cloth, matte(colours.body, 0.9)],
      [foot, matte('#26262b', 0.4)],
      [top, matte('#26262b', 0.3)],
      [ring, glow(colours.accent)],
      [signs, matte('#f8f5ef', 0.5)],
      [badge, metal('#d6d9de', 0.2)],
    ],
    { height: 1.74, radius: 0.7, yaw: 0.4, pitch: 0.24 },
  );
}

/** Controller of a games console, upright. */
export function gamepad(colours: ProductColours): ProductObject {
  const lean = 0.5;
  const c = cos(lean);
  const s = sin(lean);
  const up = (y: number, z: number) => (y - 0.8) * c - z * s;
  const deep = (y: number, z: number) => z * c + (y - 0.8) * s;
  const place =
    (shape: (x: number, y: number, z: number) => number) => (x: number, y: number, z: number) =>
      shape(x, up(y, z), deep(y, z));
  const body = place((x, y, z) => {
    const ax = abs(x);
    return (
      blend(
        roundBox(x, y - 0.16, z, 0.86, 0.38, 0.24, 0.22),
        capsule(ax, y, z, 0.82, 0.02, -0.02, 1.02, -0.62, -0.12, 0.27),
        0.3,
      ) * 0.95
    );
  });
  const pads = place((x, y, z) =>
    min(
      cylinder(abs(x) - 0.4, z - 0.26, y + 0.12, 0.2, 0.06, 0.03),
      cylinder(abs(x) - 0.4, z - 0.4, y + 0.12, 0.16, 0.04, 0.03),
      roundBox(x + 0.8, y - 0.28, z - 0.26, 0.2, 0.065, 0.05, 0.02),
      roundBox(x + 0.8, y - 0.28, z - 0.26, 0.065, 0.2, 0.05, 0.02),
      roundBox(abs(x) - 0.72, y - 0.56, z + 0.06, 0.24, 0.08, 0.12, 0.06),
    ),
  );
  const sides = place((x, y, z) => sphere(abs(x - 0.8) - 0.155, y - 0.28, z - 0.25, 0.085));
  const poles = place((x, y, z) => sphere(x - 0.8, abs(y - 0.28) - 0.155, z - 0.25, 0.085));
  const touch = place((x, y, z) => roundBox(x, y - 0.3, z - 0.23, 0.32, 0.18, 0.03, 0.02));
  const lamp = place((x, y, z) => roundBox(x, y - 0.08, z - 0.25, 0.12, 0.018, 0.02, 0.01));
  return assembled(
    [
      [body, matte(colours.body, 0.38)],
      [pads, matte('#232328', 0.5)],
      [sides, matte(colours.accent, 0.25)],
      [poles, matte(colours.second, 0.25)],
      [touch, matte('#303036', 0.35)],
      [lamp, glow('#8fd9ff')],
    ],
    { height: 1.4, radius: 1.34, yaw: 0.32, pitch: 0.2 },
  );
}

/** Large screen on its foot. */
export function screen(colours: ProductColours): ProductObject {
  const frame = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.14, z, 1.42, 0.84, 0.06, 0.04);
  const glass = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.15, z - 0.056, 1.38, 0.79, 0.008, 0.006);
  const foot = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.32, z + 0.06, 0.11, 0.3, 0.04, 0.02),
      roundBox(x, y - 0.03, z, 0.5, 0.03, 0.3, 0.02),
    );
  return assembled(
    [
      [frame, matte(colours.dark, 0.35)],
      [glass, matte('#08080a', 0.08)],
      [foot, metal('#b9bdc5', 0.28)],
    ],
    {
      height: 1.98,
      radius: 1.46,
      yaw: 0.4,
      pitch: 0.06,
      decals: [frontPicture(1, 'screen-wide', 1.36, 0.38, 1.92, 0.04, true)],
    },
  );
}

/** Tablet on a slant, with its pen. */
export function tablet(colours: ProductColours): ProductObject {
  const lean = 0.28;
  const c = cos(lean);
  const s = sin(lean);
  const up = (y: number, z: number) => (y - 0.04) * c - (z - 0.2) * s;
  const deep = (y: number, z: number) => (z - 0.2) * c + (y - 0.04) * s;
  const frame = (x: number, y: number, z: number) =>
    roundBox(x, up(y, z) - 0.92, deep(y, z), 1.28, 0.92, 0.05, 0.05);
  const glass = (x: number, y: number, z: number) =>
    roundBox(x, up(y, z) - 0.92, deep(y, z) - 0.045, 1.24, 0.88, 0.01, 0.008);
  const prop = (x: number, y: number, z: number) =>
    capsule(abs(x), y, z, 0.3, 0.9, -0.1, 0.3, 0.05, -0.62, 0.04);
  const pen = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0.2, 0.06, 0.74, 1.3, 0.06, 0.5, 0.055);
  const tip = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0.06, 0.05, 0.77, 0.16, 0.055, 0.75, 0.03);
  return assembled(
    [
      [frame, metal(colours.metal, 0.3)],
      [glass, matte('#08080a', 0.08)],
      [prop, matte(colours.dark, 0.4)],
      [pen, matte('#f8f6f1', 0.3)],
      [tip, matte(colours.accent, 0.3)],
    ],
    {
      height: 1.82,
      radius: 1.46,
      yaw: 0.36,
      pitch: 0.2,
      decals: [
        {
          part: 1,
          aspect: 2.4 / 1.68,
          kind: 'screen-wide',
          glows: true,
          project(x, y, z, uv) {
            const height = up(y, z);
            if (abs(x) > 1.2 || height < 0.08 || height > 1.76 || deep(y, z) < 0.04) return false;
            uv[0] = (x + 1.2) / 2.4;
            uv[1] = (1.76 - height) / 1.68;
            return true;
          },
        },
      ],
    },
  );
}
