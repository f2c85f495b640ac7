import {
  blend,
  capsule,
  cylinder,
  ellipsoid,
  extruded,
  roundBox,
  sphere,
  torus,
} from '../kit/distance.ts';
import { frontPicture, type ProductColours, type ProductObject } from '../kit/product-object.ts';
import { assembled, matte, metal } from './assembled.ts';
import { FAR } from './ring-of-things.ts';

const { abs, cos, max, min, sin, sqrt } = Math;

/** Camera with a large lens. */
export function camera(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.6, z, 0.98, 0.6, 0.34, 0.12),
      roundBox(x, y - 1.24, z, 0.34, 0.16, 0.28, 0.08),
    );
  const grip = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.56, z, 0.99, 0.34, 0.355, 0.06);
  const barrel = (x: number, y: number, z: number) =>
    min(
      cylinder(x, z - 0.46, y - 0.58, 0.5, 0.2, 0.04),
      max(
        cylinder(x, z - 0.72, y - 0.58, 0.45, 0.2, 0.05),
        0.35 - sqrt(x * x + (y - 0.58) ** 2) - max(0, 0.7 - z),
      ),
    );
  const ring = (x: number, y: number, z: number) => torus(x, y - 0.58, z - 0.66, 0.47, 0.03);
  const lens = (x: number, y: number, z: number) =>
    ellipsoid(x, y - 0.58, z - 0.7, 0.36, 0.36, 0.14);
  const button = (x: number, y: number, z: number) =>
    min(
      cylinder(x + 0.66, y - 1.24, z, 0.12, 0.07, 0.02),
      cylinder(x - 0.62, y - 1.22, z, 0.17, 0.06, 0.02),
    );
  return assembled(
    [
      [body, metal(colours.metal, 0.34)],
      [grip, matte(colours.body, 0.75)],
      [barrel, matte('#1b1b1f', 0.35)],
      [ring, matte(colours.accent, 0.3)],
      [lens, matte('#141c3a', 0.03)],
      [button, matte(colours.dark, 0.4)],
    ],
    { height: 1.4, radius: 1.1, yaw: 0.45, pitch: 0.14 },
  );
}

/** Studio microphone on a table stand. */
export function microphone(colours: ProductColours): ProductObject {
  const grille = (x: number, y: number, z: number) =>
    (capsule(x, y, z, 0, 1.62, 0, 0, 1.92, 0, 0.36) + 0.006 * sin(y * 60) * sin(x * 60)) * 0.85;
  const body = (x: number, y: number, z: number) => cylinder(x, y - 1.26, z, 0.36, 0.26, 0.07);
  const band = (x: number, y: number, z: number) => cylinder(x, y - 1.55, z, 0.39, 0.06, 0.02);
  const stand = (x: number, y: number, z: number) =>
    min(
      max(torus(x, y - 1.3, z, 0.56, 0.05), y - 1.32),
      cylinder(abs(x) - 0.47, z, y - 1.3, 0.09, 0.09, 0.03),
      cylinder(x, y - 0.42, z, 0.06, 0.34, 0.02),
      cylinder(x, y - 0.06, z, 0.56, 0.06, 0.04),
    );
  return assembled(
    [
      [grille, metal('#c9ccd2', 0.42)],
      [body, matte(colours.body, 0.3)],
      [band, matte(colours.accent, 0.3)],
      [stand, matte('#202026', 0.4)],
    ],
    { height: 2.3, radius: 0.66, yaw: 0.35, pitch: 0.12 },
  );
}

/** Kettlebell. */
export function kettlebell(colours: ProductColours): ProductObject {
  const iron = (x: number, y: number, z: number) => {
    const ball = sphere(x, y - 0.66, z, 0.72);
    const handle = torus(x * 0.92, (y - 1.4) * 1.02, z, 0.4, 0.11) * 0.95;
    return max(blend(ball, handle, 0.18), -y);
  };
  const band = (x: number, y: number, z: number) =>
    max(sphere(x, y - 0.66, z, 0.735), abs(y - 0.62) - 0.13);
  return assembled(
    [
      [iron, matte('#2a2a30', 0.5)],
      [band, matte(colours.accent, 0.35)],
    ],
    { height: 1.94, radius: 0.76, yaw: 0.5, pitch: 0.14 },
  );
}

/** Trolley case. */
export function suitcase(colours: ProductColours): ProductObject {
  const shell = (x: number, y: number, z: number) => {
    const box = roundBox(x, y - 0.96, z, 0.66, 0.82, 0.34, 0.14);
    if (box > FAR) return box;
    // Ribs run down the lids and end before the edges.
    const lid = min(1, max(0, (abs(z) - 0.26) * 14)) * min(1, max(0, (0.76 - abs(y - 0.96)) * 9));
    return (box + 0.016 * lid * cos(x * 20)) * 0.82;
  };
  const strap = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.96, z, 0.69, 0.07, 0.385, 0.04),
      roundBox(x, y - 0.96, z - 0.37, 0.1, 0.1, 0.05, 0.03),
    );
  const handle = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, z, 0.3, 1.72, -0.16, 0.3, 2.24, -0.16, 0.035),
      capsule(x, y, z, -0.3, 2.26, -0.16, 0.3, 2.26, -0.16, 0.06),
    );
  const wheels = (x: number, y: number, z: number) =>
    cylinder(y - 0.1, abs(x) - 0.5, abs(z) - 0.22, 0.1, 0.06, 0.02);
  return assembled(
    [
      [shell, matte(colours.body, 0.36)],
      [strap, matte(colours.accent, 0.5)],
      [handle, metal('#b9bcc3', 0.25)],
      [wheels, matte('#1d1d21', 0.6)],
    ],
    { height: 2.32, radius: 0.78, yaw: 0.5, pitch: 0.14 },
  );
}

/** T-shirt with a print on its chest. */
export function shirt(colours: ProductColours): ProductObject {
  const outline = (x: number, y: number) => {
    const ax = abs(x);
    const trunk = max(ax - 0.62, abs(y - 0.86) - 0.86);
    const px = (ax - 0.72) * 0.8 + (y - 1.46) * -0.6;
    const py = (y - 1.46) * 0.8 + (ax - 0.72) * 0.6;
    const sleeve = max(abs(px) - 0.42, abs(py) - 0.24);
    const neck = sqrt(x * x + (y - 1.82) ** 2) - 0.27;
    return max(blend(trunk, sleeve, 0.12), -neck);
  };
  const cloth = (x: number, y: number, z: number) => {
    const fold = 0.025 * sin(x * 7 + y * 2.4);
    return extruded(outline(x, y), abs(z - fold) - 0.17, 0.14) * 0.78;
  };
  const collar = (x: number, y: number, z: number) => {
    const ring = abs(sqrt(x * x + (y - 1.82) ** 2) - 0.29) - 0.035;
    return extruded(max(ring, y - 1.72), abs(z) - 0.185, 0.03) * 0.8;
  };
  return assembled(
    [
      [cloth, matte(colours.body, 0.85)],
      [collar, matte(colours.accent, 0.8)],
    ],
    {
      height: 1.88,
      radius: 1.12,
      yaw: 0.3,
      pitch: 0.06,
      decals: [{ ...frontPicture(0, 'print', 0.5, 0.1, 1.4, 0.05) }],
    },
  );
}

/** Spectacles, open. */
export function spectacles(colours: ProductColours): ProductObject {
  const rims = (x: number, y: number, z: number) =>
    min(
      torus((abs(x) - 0.62) * 0.92, y - 0.5, z - 0.5, 0.44, 0.065) * 0.95,
      capsule(x, y, z, -0.2, 0.6, 0.5, 0.2, 0.6, 0.5, 0.055),
    );
  const temples = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, z, 1.12, 0.62, 0.46, 1.16, 0.6, -0.7, 0.05),
      capsule(abs(x), y, z, 1.16, 0.6, -0.7, 1.14, 0.3, -1, 0.05),
    );
  const lenses = (x: number, y: number, z: number) =>
    ellipsoid(abs(x) - 0.62, y - 0.5, z - 0.5, 0.47, 0.44, 0.04) * 0.7;
  return assembled(
    [
      [rims, matte(colours.body, 0.18)],
      [temples, matte(colours.dark, 0.3)],
      [lenses, matte('#27313f', 0.03)],
    ],
    { height: 1.02, radius: 1.54, yaw: 0.5, pitch: 0.16 },
  );
}
