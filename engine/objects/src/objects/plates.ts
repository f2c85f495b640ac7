import { cylinder, disc, ellipsoid, roundBox, sphere, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, glass, matte } from './assembled.ts';
import { FAR, fromRing } from './ring-of-things.ts';

const { abs, atan2, max, min, round, sin, sqrt } = Math;

/** Plate with a rim; top of its well at 0.08. */
function plate(x: number, y: number, z: number): number {
  return min(
    cylinder(x, y - 0.05, z, 0.9, 0.04, 0.03),
    torus(x, z, (y - 0.1) * 1.6, 1.14, 0.09) * 0.62,
  );
}

/** Well of the plate up to its rim. */
function well(x: number, y: number, z: number): number {
  const axis = sqrt(x * x + z * z);
  return disc(axis, y - 0.06 - 0.1 * max(0, axis - 0.8), 1.16, 0.03, 0.02) * 0.9;
}

/** Plate of spaghetti with tomato sauce and basil. */
export function pasta(colours: ProductColours): ProductObject {
  const strands = (x: number, y: number, z: number) => {
    const mound = max(ellipsoid(x, y - 0.1, z, 0.84, 0.5, 0.8), 0.06 - y);
    if (mound > FAR) return mound;
    // Strands run round the nest and wander up and down it.
    const axis = sqrt(x * x + z * z);
    const across = axis + 0.06 * sin(atan2(z, x) * 5 + axis * 4) - (y - 0.1) * 0.5;
    return (mound - 0.04 * abs(sin(across * 23))) * 0.5;
  };
  const sauce = (x: number, y: number, z: number) => {
    const gap = ellipsoid(x + 0.02, y - 0.54, z - 0.04, 0.52, 0.14, 0.48);
    if (gap > FAR * 1.5) return gap - FAR * 0.5;
    return (gap + 0.035 * sin(x * 11 + 1) * sin(z * 10) + 0.014 * sin(x * 27) * sin(z * 25)) * 0.6;
  };
  const balls = (x: number, y: number, z: number) => {
    const gap = sphere(x, y - 0.66, z, 0.46);
    if (gap > FAR) return gap;
    const three = min(
      sphere(x + 0.2, y - 0.68, z - 0.16, 0.17),
      sphere(x - 0.24, y - 0.68, z - 0.1, 0.17),
      sphere(x - 0.02, y - 0.7, z + 0.2, 0.17),
    );
    return (three + 0.012 * sin(x * 26) * sin(y * 24) * sin(z * 25)) * 0.85;
  };
  const basil = (x: number, y: number, z: number) => {
    const gap = sphere(x - 0.02, y - 0.86, z - 0.04, 0.28);
    if (gap > FAR) return gap;
    const lean = y - 0.86 + 0.8 * x * x;
    return (
      min(
        ellipsoid(x + 0.1, lean - 0.3 * (x + 0.1), z - 0.06, 0.18, 0.03, 0.1),
        ellipsoid(x - 0.13, lean + 0.35 * (x - 0.13), z - 0.02, 0.17, 0.03, 0.1),
        ellipsoid(x - 0.01, lean + 0.3 * (z - 0.16), z - 0.16, 0.09, 0.03, 0.15),
      ) * 0.65
    );
  };
  return assembled(
    [
      [plate, matte(colours.body, 0.2)],
      [well, matte('#fdfaf3', 0.2)],
      [strands, matte('#f2cf7d', 0.45)],
      [sauce, matte('#c5301d', 0.25)],
      [balls, matte('#6f3d22', 0.6)],
      [basil, matte('#3f8f3a', 0.4)],
    ],
    { height: 0.94, radius: 1.26, yaw: 0.1, pitch: 0.46 },
  );
}

/** Stack of pancakes with syrup, butter and berries. */
export function pancakes(colours: ProductColours): ProductObject {
  const LAYER = 0.19;
  const cakes = (x: number, y: number, z: number) => {
    const nth = max(0, min(4, round((y - 0.2) / LAYER)));
    const shift = 0.04 * sin(nth * 2.3);
    return cylinder(x - shift, y - 0.2 - nth * LAYER, z + shift, 0.78, 0.105, 0.095) * 0.95;
  };
  const rims = (x: number, y: number, z: number) => {
    const nth = max(0, min(4, round((y - 0.2) / LAYER)));
    const shift = 0.04 * sin(nth * 2.3);
    return cylinder(x - shift, y - 0.2 - nth * LAYER, z + shift, 0.784, 0.045, 0.03) * 0.95;
  };
  const syrup = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const gap = max(axis - 0.84, abs(y - 0.82) - 0.34);
    if (gap > FAR) return gap;
    const angle = atan2(z, x);
    const drip = 0.16 + 0.14 * sin(angle * 5 + 0.6) + 0.06 * sin(angle * 9);
    const top = disc(axis, y - 1.08, 0.66 + 0.08 * sin(angle * 5 + 0.6), 0.035, 0.03);
    const run = disc(axis, y - 1.1 + drip, 0.815, drip, 0.03);
    return min(top, max(run, 0.12 - drip)) * 0.6;
  };
  const berries = (x: number, y: number, z: number) => {
    const gap = sphere(x, y - 1.14, z, 0.62);
    if (gap > FAR) return gap;
    return min(
      sphere(x + 0.3, y - 1.2, z - 0.32, 0.12),
      sphere(x + 0.46, y - 1.19, z - 0.1, 0.11),
      sphere(x - 0.36, y - 1.2, z + 0.24, 0.12),
      sphere(fromRing(x - 0.86, z - 0.5, 3, 0.13), y - 0.19, 0, 0.11),
    );
  };
  return assembled(
    [
      [plate, matte(colours.body, 0.2)],
      [well, matte('#fdfaf3', 0.2)],
      [cakes, matte('#c9803a', 0.6)],
      [rims, matte('#f3d493', 0.75)],
      [syrup, glass('#a85410', 0.04)],
      [
        (x, y, z) =>
          roundBox(x * 0.9 + z * 0.43, y - 1.19, z * 0.9 - x * 0.43, 0.18, 0.09, 0.18, 0.05),
        matte('#fbe38a', 0.35),
      ],
      [berries, matte('#35406f', 0.3)],
    ],
    { height: 1.32, radius: 1.26, yaw: 0.2, pitch: 0.3 },
  );
}
