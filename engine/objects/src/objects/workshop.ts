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
import {
  frontPicture,
  type ProductColours,
  type ProductObject,
  wrapLabel,
} from '../kit/product-object.ts';
import { assembled, boxed, glow, matte, metal } from './assembled.ts';

const { abs, atan2, cos, max, min, round, sqrt } = Math;

const STEEL = '#c9ccd2';

/** Open toolbox with a hammer, a screwdriver and a spanner in it. */
export function toolbox(colours: ProductColours): ProductObject {
  const box = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 0.42, z, 1.2, 0.42, 0.56, 0.07),
      -roundBox(x, y - 0.7, z, 1.1, 0.5, 0.46, 0.04),
    );
  const trim = (x: number, y: number, z: number) =>
    min(
      roundBox(abs(x) - 0.74, y - 0.6, z - 0.57, 0.1, 0.14, 0.04, 0.02),
      max(
        roundBox(x, y - 0.8, z, 1.23, 0.05, 0.59, 0.03),
        -roundBox(x, y - 0.8, z, 1.09, 0.2, 0.45, 0.02),
      ),
    );
  const bow = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, z, 1.12, 0.7, 0, 1.0, 1.42, 0, 0.055),
      capsule(x, y, z, -1, 1.42, 0, 1, 1.42, 0, 0.055),
    );
  const grip = (x: number, y: number, z: number) => cylinder(y - 1.42, x, z, 0.1, 0.46, 0.05);
  const hammer = (x: number, y: number, z: number) => {
    const a = (x + 0.5) * 0.94 - (y - 0.9) * 0.34;
    const b = (y - 0.9) * 0.94 + (x + 0.5) * 0.34;
    return min(
      roundBox(a + 0.04, b - 0.42, z - 0.22, 0.22, 0.1, 0.1, 0.04),
      cylinder(b - 0.42, a - 0.26, z - 0.22, 0.14, 0.08, 0.03),
    );
  };
  const wood = (x: number, y: number, z: number) =>
    capsule(x, y, z, -0.4, 0.3, 0.22, -0.63, 1.24, 0.22, 0.075);
  const screwdriver = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0.36, 0.86, 0.2, 0.5, 1.3, 0.16, 0.13);
  const spanner = (x: number, y: number, z: number) => {
    const a = (x - 0.06) * 0.98 + (y - 0.8) * 0.2;
    const b = (y - 0.8) * 0.98 - (x - 0.06) * 0.2;
    const head = max(sqrt(a * a + (b - 0.42) ** 2) - 0.2, -max(abs(a) - 0.09, 0.38 - b));
    return extruded(min(head, max(abs(a) - 0.08, abs(b) - 0.4)), abs(z + 0.2) - 0.05, 0.02) * 0.9;
  };
  return assembled(
    [
      [box, matte(colours.body, 0.35)],
      [trim, matte('#2a2a30', 0.4)],
      [bow, metal(STEEL, 0.22)],
      [grip, matte('#2a2a30', 0.6)],
      [hammer, metal('#aeb2ba', 0.22)],
      [wood, matte('#b9824f', 0.45)],
      [screwdriver, matte(colours.accent, 0.3)],
      [spanner, metal(STEEL, 0.2)],
    ],
    {
      height: 1.52,
      radius: 1.36,
      yaw: 0.45,
      pitch: 0.2,
      decals: [frontPicture(0, 'label', 0.52, 0.12, 0.66, 0.4)],
    },
  );
}

/** Cordless drill. */
export function drill(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    blend(
      cylinder(y - 1.5, x + 0.16, z, 0.32, 0.72, 0.14),
      capsule(x, y, z, -0.44, 1.4, 0, -0.62, 0.5, 0, 0.22),
      0.14,
    );
  const dark = (x: number, y: number, z: number) =>
    min(
      cylinder(y - 1.5, x - 0.7, z, 0.27, 0.16, 0.04),
      roundBox(x + 0.2, y - 1.14, z, 0.1, 0.17, 0.08, 0.05),
      cylinder(y - 1.5, x + 0.88, z, 0.25, 0.05, 0.03),
      roundBox(x + 0.62, y - 0.96 - (x + 0.62) * 0.2, z, 0.235, 0.24, 0.235, 0.18) * 0.95,
    );
  const battery = (x: number, y: number, z: number) =>
    roundBox(x + 0.56, y - 0.2, z, 0.46, 0.2, 0.3, 0.07);
  const chuck = (x: number, y: number, z: number) =>
    cylinder(y - 1.5, x - 0.98, z, 0.24 - 0.3 * max(0, x - 0.95), 0.16, 0.03) * 0.9;
  const bit = boxed([1.42, 1.5, 0], [0.32, 0.08, 0.08], (x, y, z) => {
    const turn = atan2(y - 1.5, z) + x * 22;
    return (sqrt((y - 1.5) ** 2 + z * z) - 0.05 - 0.02 * cos(turn * 2)) * 0.5;
  });
  const band = (x: number, y: number, z: number) =>
    cylinder(y - 1.5, x - 0.3, z, 0.335, 0.06, 0.02);
  const bitEnd = (x: number, y: number, z: number) => max(bit(x, y, z), x - 1.72, 1.1 - x);
  const lamps = (x: number, y: number, z: number) =>
    sphere(abs(x + 0.56) - 0.12, y - 0.24, z - 0.3, 0.035);
  return assembled(
    [
      [body, matte(colours.body, 0.35)],
      [dark, matte('#26262b', 0.5)],
      [battery, matte('#2f2f35', 0.5)],
      [chuck, metal('#8f949d', 0.25)],
      [bitEnd, metal(STEEL, 0.2)],
      [band, matte(colours.accent, 0.35)],
      [lamps, glow('#8ff0b4')],
    ],
    { height: 1.86, radius: 1.72, yaw: 0.4, pitch: 0.1 },
  );
}

/** Open tin of paint with a roller against it. */
export function paintTin(colours: ProductColours): ProductObject {
  const tin = (x: number, y: number, z: number) =>
    max(cylinder(x, y - 0.72, z, 0.72, 0.72, 0.03), -cylinder(x, y - 1.4, z, 0.66, 0.2, 0.02));
  const rims = (x: number, y: number, z: number) =>
    min(torus(x, z, y - 1.43, 0.7, 0.04), torus(x, z, y - 0.04, 0.71, 0.035));
  const paint = (x: number, y: number, z: number) => {
    const top = cylinder(x, y - 1.26, z, 0.67, 0.05, 0.01);
    const run = min(
      capsule(x, y, z, 0.1, 1.44, 0.73, 0.1, 0.98, 0.74, 0.07),
      capsule(x, y, z, 0.26, 1.44, 0.69, 0.26, 1.16, 0.7, 0.07),
      capsule(x, y, z, -0.06, 1.44, 0.73, -0.06, 1.2, 0.74, 0.06),
      max(torus(x, z, y - 1.45, 0.7, 0.06), abs(x - 0.1) - 0.24, -z),
    );
    return min(top, run);
  };
  const sleeve = (x: number, y: number, z: number) =>
    cylinder(y - 1.72, x + 0.1, z + 0.14, 0.21, 0.56, 0.07);
  const wet = (x: number, y: number, z: number) =>
    max(cylinder(y - 1.72, x + 0.1, z + 0.14, 0.225, 0.56, 0.07), y - 1.74);
  const wire = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0.46, 1.72, -0.14, 0.72, 1.72, -0.14, 0.03),
      capsule(x, y, z, 0.72, 1.72, -0.14, 0.78, 1.36, 0.0, 0.03),
      capsule(x, y, z, 0.78, 1.36, 0, 1.0, 1.04, 0.12, 0.03),
    );
  const handle = (x: number, y: number, z: number) =>
    capsule(x, y, z, 1.02, 1.02, 0.13, 1.3, 0.22, 0.34, 0.1);
  return assembled(
    [
      [tin, metal('#d3d6dc', 0.26)],
      [rims, metal('#e3e5e9', 0.18)],
      [paint, matte(colours.accent, 0.12)],
      [sleeve, matte('#fbf8f2', 0.95)],
      [wet, matte(colours.accent, 0.4)],
      [wire, metal('#aeb2ba', 0.25)],
      [handle, matte(colours.body, 0.4)],
    ],
    { height: 1.94, radius: 1.4, yaw: 0.2, pitch: 0.2, decals: [wrapLabel(0, 0.72, 0.16, 0.9, 1)] },
  );
}

/** Helmet of a building site, moulded in one: dome, ridges and brim flow into one another. It stands on its headband. */
export function hardHat(colours: ProductColours): ProductObject {
  const shell = (x: number, y: number, z: number) => {
    const dome = ellipsoid(x, y - 0.2, z, 0.86, 0.92, 1.02);
    const nth = min(1, max(-1, round(x / 0.34)));
    const strip = within(abs(x - nth * 0.34) - 0.075, abs(z) - 0.84 + 0.06 * abs(nth), 0.16);
    const ridge = within(ellipsoid(x, y - 0.2, z, 0.92, 0.985, 1.07), strip, 0.04);
    const reach = z > 0 ? 0.15 * z : 0;
    const flat = sqrt(x * x + (z / 1.14) ** 2) - 0.94 - reach;
    const brim = extruded(flat, abs(y - 0.18 + 0.07 * max(0, z - 0.7)) - 0.045, 0.03);
    return blend(max(blend(dome, ridge, 0.04), 0.15 - y), brim, 0.06) * 0.85;
  };
  const badge = (x: number, y: number, z: number) =>
    within(
      max(ellipsoid(x, y - 0.2, z, 0.89, 0.95, 1.05), -z),
      sqrt(x * x + (y - 0.5) ** 2) - 0.17,
      0.03,
    ) * 0.85;
  const band = (x: number, y: number, z: number) =>
    max(sqrt(x * x + (z / 1.16) ** 2) - 0.8, abs(y - 0.1) - 0.1) * 0.85;
  return assembled(
    [
      [shell, matte('#f2b62c', 0.2)],
      [badge, matte(colours.body, 0.3)],
      [band, matte('#2a2a30', 0.6)],
    ],
    { height: 1.18, radius: 1.3, yaw: 0.5, pitch: 0.22 },
  );
}

/** What two shapes have in common, the edge between them rounded over `k`. */
function within(a: number, b: number, k: number): number {
  return -blend(-a, -b, k);
}

/** Bucket with a mop and a sponge. */
export function mopBucket(colours: ProductColours): ProductObject {
  const bucket = (x: number, y: number, z: number) => {
    const r = sqrt(x * x + z * z);
    return (
      max(disc(r, y - 0.5, 0.6 + 0.2 * y, 0.5, 0.05), -disc(r, y - 0.92, 0.68, 0.24, 0.02)) * 0.95
    );
  };
  const suds = (x: number, y: number, z: number) =>
    min(
      sphere(x + 0.36, y - 0.92, z - 0.3, 0.24),
      sphere(x - 0.05, y - 0.96, z - 0.42, 0.22),
      sphere(x - 0.42, y - 0.92, z - 0.22, 0.25),
      sphere(x + 0.4, y - 0.92, z + 0.16, 0.26),
      cylinder(x, y - 0.82, z, 0.7, 0.05, 0.02),
      sphere(x + 0.66, y - 1.2, z - 0.5, 0.1),
    );
  const bow = (x: number, y: number, z: number) =>
    max(
      torus(x, (y - 0.92) * 0.92 - (z - 0.1) * 0.3, z * 0.92 + (y - 0.92) * 0.5, 0.8, 0.03) * 0.8,
      0.9 - y,
    );
  const pole = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0.08, 0.8, -0.1, 0.62, 2.5, -0.34, 0.055);
  const head = (x: number, y: number, z: number) => {
    const px = x - 0.1 - (y - 0.9) * 0.3;
    const r = sqrt(px * px + (z + 0.1) ** 2);
    const strands = 0.03 * cos(atan2(z + 0.1, px) * 12);
    return (disc(r, y - 1.08, 0.2 + 0.3 * max(0, 1.3 - y), 0.3, 0.06) + strands) * 0.65;
  };
  const cap = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0.2, 1.3, -0.15, 0.28, 1.5, -0.19, 0.11);
  const sponge = (x: number, y: number, z: number) =>
    roundBox(
      (x - 0.86) * 0.9 + (z - 0.62) * 0.42,
      y - 0.14,
      (z - 0.62) * 0.9 - (x - 0.86) * 0.42,
      0.3,
      0.14,
      0.2,
      0.06,
    );
  return assembled(
    [
      [bucket, matte(colours.body, 0.3)],
      [suds, matte('#ffffff', 0.25)],
      [bow, metal(STEEL, 0.22)],
      [pole, matte('#b9824f', 0.45)],
      [head, matte('#f2ead8', 0.95)],
      [cap, matte(colours.accent, 0.4)],
      [sponge, matte('#f4c642', 0.9)],
    ],
    { height: 2.56, radius: 1.42, yaw: 0.25, pitch: 0.18 },
  );
}
