import { assembled, matte } from './assembled.ts';
import { blend, capsule, cylinder, disc, ellipsoid, sphere } from './distance.ts';
import type { ProductColours, ProductObject } from './product-object.ts';

const { abs, atan2, max, min, sin, sqrt } = Math;

/** Returns a 3D model of a dress with a full skirt on a dress form. */
export function gown(colours: ProductColours): ProductObject {
  const elliptic = (x: number, z: number, flat: number) => sqrt(x * x + (z * z) / (flat * flat));
  const skirt = (x: number, y: number, z: number) => {
    const axis = elliptic(x, z, 0.86);
    const t = max(0, min(1, (1.42 - y) / 1.14));
    const radius = 0.27 + 0.62 * t ** 1.25;
    const gap = max(axis - radius - 0.08, abs(y - 0.86) - 0.6);
    if (gap > 0.1) return gap * 0.7;
    const folds = 0.055 * t * sin(atan2(z, x) * 11 + 0.6);
    return disc(axis, y - 0.85, radius + folds, 0.58, 0.03) * 0.6;
  };
  const bodice = (x: number, y: number, z: number) => {
    const waist = disc(elliptic(x, z, 0.8), y - 1.62, 0.27 + 0.1 * max(0, y - 1.4), 0.26, 0.05);
    const bust = ellipsoid(abs(x) - 0.14, y - 1.86, z - 0.12, 0.2, 0.19, 0.19);
    const neckline = sqrt(x * x + (y - 2.12) ** 2) - 0.2;
    return max(blend(waist, bust, 0.14), -max(neckline, -z)) * 0.85;
  };
  const straps = (x: number, y: number, z: number) =>
    capsule(abs(x), y, abs(z), 0.22, 1.92, 0.17, 0.25, 2.18, 0.02, 0.035);
  const form = (x: number, y: number, z: number) => {
    const chest = ellipsoid(x, y - 1.86, z, 0.31, 0.42, 0.22);
    const neck = cylinder(x, y - 2.32, z, 0.11, 0.2, 0.04);
    return blend(chest, neck, 0.2);
  };
  const stand = (x: number, y: number, z: number) =>
    min(
      cylinder(x, y - 0.3, z, 0.045, 0.3, 0.01),
      cylinder(x, y - 0.04, z, 0.42, 0.04, 0.03),
      sphere(x, y - 2.56, z, 0.08),
    );
  const sash = (x: number, y: number, z: number) =>
    disc(elliptic(x, z, 0.82), y - 1.41, 0.3, 0.06, 0.03) * 0.85;
  return assembled(
    [
      [skirt, matte(colours.body, 0.7)],
      [bodice, matte(colours.body, 0.7)],
      [straps, matte(colours.body, 0.7)],
      [form, matte('#ead9c3', 0.8)],
      [stand, matte('#7a5230', 0.4)],
      [sash, matte(colours.accent, 0.35)],
    ],
    { height: 2.64, radius: 1, yaw: 0.35, pitch: 0.14 },
  );
}
