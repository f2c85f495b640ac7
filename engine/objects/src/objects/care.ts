import { blend, capsule, cylinder, disc, ellipsoid, roundBox } from '../kit/distance.ts';
import { type ProductColours, type ProductObject, wrapLabel } from '../kit/product-object.ts';
import { assembled, glass, matte, metal } from './assembled.ts';
import { FAR } from './ring-of-things.ts';

const { abs, atan2, cos, max, min, round, sqrt } = Math;

/** Hair dryer on its dock, the nozzle towards +x. */
export function hairDryer(colours: ProductColours): ProductObject {
  const barrel = (x: number, y: number, z: number) => {
    const py = y - 1.66;
    const axis = sqrt(py * py + z * z);
    return disc(axis, x + 0.12, 0.44 - 0.05 * x, 0.62, 0.12) * 0.95;
  };
  const handle = (x: number, y: number, z: number) =>
    capsule(x, y, z * 1.1, -0.16, 1.3, 0, -0.24, 0.24, 0, 0.17) * 0.92;
  const nozzle = (x: number, y: number, z: number) => {
    const t = max(0, min(1, (x - 0.5) / 0.5));
    return roundBox(x - 0.72, y - 1.66, z, 0.3, 0.32 - 0.2 * t, 0.32 + 0.04 * t, 0.06) * 0.85;
  };
  const rings = (x: number, y: number, z: number) =>
    min(
      cylinder(z, x - 0.44, y - 1.66, 0.425, 0.04, 0.015),
      cylinder(z, x + 0.58, y - 1.66, 0.465, 0.03, 0.015),
    );
  const grille = (x: number, y: number, z: number) => {
    const axis = sqrt((y - 1.66) ** 2 + z * z);
    const gap = disc(axis, x + 0.75, 0.3, 0.03, 0.01);
    if (gap > FAR) return gap;
    return max(gap, abs(axis - 0.09 * round(axis / 0.09)) - 0.028);
  };
  const buttons = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.02, y - 1.02, z, 0.05, 0.1, 0.07, 0.03),
      roundBox(x + 0.01, y - 0.76, z, 0.05, 0.07, 0.07, 0.03),
    );
  const dock = (x: number, y: number, z: number) => cylinder(x + 0.2, y - 0.07, z, 0.5, 0.07, 0.05);
  return assembled(
    [
      [barrel, matte(colours.body, 0.2)],
      [handle, matte(colours.body, 0.2)],
      [nozzle, matte('#1d1c21', 0.3)],
      [rings, metal(colours.metal, 0.16)],
      [grille, matte('#1d1c21', 0.4)],
      [buttons, matte(colours.accent, 0.3)],
      [dock, matte('#f4f1ea', 0.35)],
    ],
    { height: 2.12, radius: 1.06, yaw: -0.35, pitch: 0.14 },
  );
}

/** Bottle of tablets with some before it. */
export function pillBottle(colours: ProductColours): ProductObject {
  const bottle = (x: number, y: number, z: number) =>
    blend(
      cylinder(x, y - 0.66, z, 0.56, 0.66, 0.1),
      cylinder(x, y - 1.32, z, 0.42, 0.1, 0.03),
      0.12,
    );
  const lid = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const gap = disc(axis, y - 1.6, 0.52, 0.22, 0.05);
    return gap > FAR ? gap : (gap + 0.012 * cos(atan2(z, x) * 40)) * 0.8;
  };
  const one = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0.62, 0.13, 0.62, 0.78, 0.13, 0.5, 0.13),
      capsule(x, y, z, 1.02, 0.13, -0.04, 1.06, 0.13, 0.14, 0.13),
    );
  const other = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0.78, 0.13, 0.5, 0.94, 0.13, 0.38, 0.131),
      capsule(x, y, z, 1.06, 0.13, 0.14, 1.1, 0.13, 0.32, 0.129),
    );
  const tablet = (x: number, y: number, z: number) =>
    cylinder(x - 0.3, y - 0.07, z - 0.82, 0.17, 0.07, 0.05);
  return assembled(
    [
      [bottle, glass(colours.body, 0.1)],
      [lid, matte('#fbfaf6', 0.35)],
      [one, matte(colours.accent, 0.2)],
      [other, matte('#fffdf8', 0.2)],
      [tablet, matte('#fffdf8', 0.4)],
    ],
    {
      height: 1.82,
      radius: 1.2,
      yaw: 0.1,
      pitch: 0.18,
      decals: [wrapLabel(0, 0.56, 0.2, 1.12, 1)],
    },
  );
}

/** Safety razor on its foot, with a bowl of foam. */
export function razor(colours: ProductColours): ProductObject {
  const handle = (x: number, y: number, z: number) => {
    const axis = sqrt((x + 0.36) ** 2 + z * z);
    const gap = disc(axis, y - 0.96, 0.13, 0.78, 0.04);
    if (gap > FAR) return gap;
    return (gap + 0.014 * cos(y * 48)) * 0.75;
  };
  const steel = (x: number, y: number, z: number) => {
    const px = x + 0.36;
    return min(
      cylinder(px, y - 0.09, z, 0.3, 0.09, 0.05),
      cylinder(px, y - 1.84, z, 0.075, 0.16, 0.02),
      roundBox(px, y - 2.02 + 0.5 * z * z, z, 0.48, 0.05, 0.24, 0.045) * 0.9,
      roundBox(px, y - 1.9, z, 0.44, 0.035, 0.2, 0.03),
    );
  };
  const blade = (x: number, y: number, z: number) =>
    roundBox(x + 0.36, y - 1.955, z, 0.46, 0.012, 0.26, 0.008);
  const bowl = (x: number, y: number, z: number) =>
    max(ellipsoid(x - 0.56, y - 0.46, z - 0.26, 0.52, 0.46, 0.52), y - 0.44) * 0.95;
  const foam = (x: number, y: number, z: number) => {
    const gap = ellipsoid(x - 0.56, y - 0.46, z - 0.26, 0.5, 0.32, 0.5);
    if (gap > 0.12) return gap - 0.06;
    return blend(
      (gap + 0.03 * cos(x * 14) * cos(z * 13 + y * 9)) * 0.8,
      ellipsoid(x - 0.6, y - 0.82, z - 0.22, 0.16, 0.14, 0.16),
      0.12,
    );
  };
  return assembled(
    [
      [handle, matte(colours.body, 0.3)],
      [steel, metal(colours.metal, 0.16)],
      [blade, metal('#e4e8ec', 0.1)],
      [bowl, matte(colours.accent, 0.25)],
      [foam, matte('#fffefb', 0.7)],
    ],
    { height: 2.08, radius: 1.14, yaw: 0.3, pitch: 0.16 },
  );
}
