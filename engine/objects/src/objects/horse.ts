import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, disc, ellipsoid, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a saddled horse. */
export const horse = defineObject({
  make: makeHorse,
  propScale: 0.42,
  lessons: 'shown',
});

function makeHorse(colours: ProductColours): ProductObject {
  const trunk = (x: number, y: number, z: number) => {
    const barrel = blend(
      blend(
        ellipsoid(x, y - 1.16, z, 0.66, 0.36, 0.33),
        ellipsoid(x + 0.5, y - 1.22, z, 0.36, 0.39, 0.34),
        0.2,
      ),
      ellipsoid(x - 0.5, y - 1.16, z, 0.32, 0.38, 0.3),
      0.2,
    );
    if (x < 0.2) return barrel * 0.92;
    const neck = blend(
      capsule(x, y, z, 0.62, 1.3, 0, 0.88, 1.66, 0, 0.24),
      capsule(x, y, z, 0.88, 1.66, 0, 1.04, 2.0, 0, 0.16),
      0.16,
    );
    const head = blend(
      ellipsoid(
        (x - 1.16) * 0.8 - (y - 2.02) * 0.6,
        (x - 1.16) * 0.6 + (y - 2.02) * 0.8,
        z,
        0.24,
        0.19,
        0.16,
      ),
      capsule(x, y, z, 1.2, 1.96, 0, 1.5, 1.68, 0, 0.115),
      0.14,
    );
    const ears = capsule(x, y, abs(z), 1.04, 2.16, 0.08, 1.02, 2.36, 0.1, 0.045);
    return blend(blend(barrel, neck, 0.22), min(head, ears), 0.08) * 0.92;
  };
  const legs = (x: number, y: number, z: number) => {
    const side = abs(z) - 0.19;
    const fore = blend(
      capsule(x, y, side, 0.58, 1.0, 0, 0.6, 0.52, 0, 0.125),
      capsule(x, y, side, 0.6, 0.52, 0, 0.58, 0.16, 0, 0.085),
      0.1,
    );
    const hind = blend(
      capsule(x, y, side, -0.58, 1.05, 0, -0.68, 0.58, 0, 0.145),
      capsule(x, y, side, -0.7, 0.58, 0, -0.6, 0.16, 0, 0.085),
      0.1,
    );
    return min(fore, hind);
  };
  const body = (x: number, y: number, z: number) =>
    y > 1.5 ? trunk(x, y, z) : blend(trunk(x, y, z), legs(x, y, z), 0.16);
  const hooves = (x: number, y: number, z: number) => {
    const off = sqrt((abs(x + 0.01) - 0.6) ** 2 + (abs(z) - 0.19) ** 2);
    return disc(off, y - 0.085, 0.135 - 0.3 * (y - 0.085), 0.085, 0.02) * 0.9;
  };
  const mane = (x: number, y: number, z: number) => {
    if (x > 0.2) {
      const crest = min(
        capsule(x, y, z, 0.44, 1.52, 0, 0.7, 1.86, 0, 0.085),
        capsule(x, y, z, 0.7, 1.86, 0, 0.95, 2.2, 0, 0.085),
      );
      return blend(crest, ellipsoid(x - 1.12, y - 2.18, z, 0.12, 0.08, 0.06), 0.08);
    }
    return blend(
      capsule(x, y, z, -0.82, 1.36, 0, -1.0, 1.14, 0, 0.08),
      capsule(x, y, z, -1.0, 1.14, 0, -1.04, 0.56, 0, 0.12),
      0.12,
    );
  };
  const saddle = (x: number, y: number, z: number) => {
    const over = ellipsoid(x, y - 1.16, z, 0.7, 0.4, 0.37);
    if (over > 0.3) return over - 0.04;
    const seat = max(over, abs(x - 0.02 + 0.1 * (1.5 - y)) - 0.25, 1.24 - y);
    return (
      min(
        seat,
        ellipsoid(x - 0.24, y - 1.56, z, 0.07, 0.09, 0.12),
        ellipsoid(x + 0.26, y - 1.57, z, 0.07, 0.09, 0.16),
      ) * 0.85
    );
  };
  const blanket = (x: number, y: number, z: number) =>
    max(ellipsoid(x, y - 1.16, z, 0.69, 0.385, 0.355), abs(x) - 0.34, 1.02 - y) * 0.9;
  const eyes = (x: number, y: number, z: number) =>
    sphere(x - 1.22, y - 2.05, abs(z) - 0.14, 0.035);
  const bridle = (x: number, y: number, z: number) => {
    const axis = (x - 1.38) * 0.72 - (y - 1.79) * 0.69;
    return max(abs(axis) - 0.025, capsule(x, y, z, 1.2, 1.96, 0, 1.5, 1.68, 0, 0.13)) * 0.9;
  };
  return assembled(
    [
      [body, matte('#a5673a', 0.45)],
      [hooves, matte('#2c2119', 0.4)],
      [mane, matte('#3a2417', 0.6)],
      [saddle, matte('#4a2a18', 0.3)],
      [blanket, matte(colours.accent, 0.8)],
      [eyes, matte('#120d0a', 0.1)],
      [bridle, matte(colours.accent, 0.5)],
    ],
    { height: 2.4, radius: 1.36, yaw: 0.42, pitch: 0.12 },
  );
}
