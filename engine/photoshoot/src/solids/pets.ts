import {
  assembled,
  blend,
  capsule,
  type Distance,
  ellipsoid,
  matte,
  type ProductColours,
  type ProductObject,
  sphere,
} from '@adwright/engine-objects';

const { abs, min } = Math;

/** Roughness of a pet's coat, 0–1. */
const COAT = 0.85;

/**
 * Builds a model of a sitting dog that looks at the camera with its tongue out, with a coat in the given
 * colour.
 */
export function dog({ body, light }: Pick<ProductColours, 'body' | 'light'>): ProductObject {
  const coat: Distance = (x, y, z) => {
    const back = capsule(x, y, z, 0, 0.42, -0.3, 0, 1.02, 0.02, 0.3);
    const haunch = ellipsoid(abs(x) - 0.3, y - 0.3, z + 0.16, 0.21, 0.3, 0.34);
    const leg = capsule(abs(x), y, z, 0.17, 0.86, 0.16, 0.19, 0.1, 0.28, 0.1);
    const paw = ellipsoid(abs(x) - 0.2, y - 0.07, z - 0.34, 0.12, 0.08, 0.16);
    const hind = ellipsoid(abs(x) - 0.42, y - 0.07, z - 0.12, 0.12, 0.08, 0.2);
    const neck = capsule(x, y, z, 0, 1, 0.06, 0, 1.34, 0.16, 0.21);
    const head = ellipsoid(x, y - 1.46, z - 0.2, 0.27, 0.27, 0.28);
    const snout = capsule(x, y, z, 0, 1.38, 0.34, 0, 1.36, 0.5, 0.13);
    const tail = capsule(x, y, z, 0.1, 0.16, -0.5, 0.56, 0.3, -0.56, 0.085);
    const trunk = blend(blend(back, haunch, 0.14), blend(leg, paw, 0.06), 0.1);
    const face = blend(blend(neck, head, 0.14), snout, 0.09);
    return min(blend(blend(trunk, hind, 0.08), face, 0.12), tail) * 0.88;
  };
  const chest: Distance = (x, y, z) => ellipsoid(x, y - 0.94, z - 0.2, 0.2, 0.3, 0.17) * 0.9;
  const ears: Distance = (x, y, z) =>
    capsule(abs(x), y, z, 0.24, 1.6, 0.12, 0.34, 1.3, 0.16, 0.095) * 0.95;
  const dark: Distance = (x, y, z) =>
    min(
      ellipsoid(x, y - 1.42, z - 0.63, 0.075, 0.055, 0.05),
      sphere(abs(x) - 0.12, y - 1.53, z - 0.44, 0.045),
    );
  const tongue: Distance = (x, y, z) => ellipsoid(x, y - 1.23, z - 0.53, 0.06, 0.1, 0.035);
  return assembled(
    [
      [coat, matte(body, COAT)],
      [chest, matte(light, COAT)],
      [ears, matte('#7d4c25', COAT)],
      [dark, matte('#1d1a1a', 0.2)],
      [tongue, matte('#d9707a', 0.5)],
    ],
    { height: 1.75, radius: 0.75, yaw: 0.45, pitch: 0.1 },
  );
}

/**
 * Builds a model of a cat that sits upright with its tail around its feet, with a coat in the given colour.
 */
export function cat({ body, light }: Pick<ProductColours, 'body' | 'light'>): ProductObject {
  const coat: Distance = (x, y, z) => {
    const back = capsule(x, y, z, 0, 0.36, -0.16, 0, 0.82, 0.06, 0.27);
    const haunch = ellipsoid(abs(x) - 0.22, y - 0.28, z + 0.06, 0.2, 0.28, 0.32);
    const leg = capsule(abs(x), y, z, 0.11, 0.7, 0.16, 0.12, 0.08, 0.27, 0.075);
    const head = ellipsoid(x, y - 1.18, z - 0.14, 0.29, 0.245, 0.25);
    const ear = capsule(abs(x), y, z, 0.19, 1.34, 0.1, 0.225, 1.5, 0.08, 0.055);
    const tail = min(
      capsule(x, y, z, 0.2, 0.09, -0.34, 0.5, 0.08, -0.02, 0.075),
      capsule(x, y, z, 0.5, 0.08, -0.02, 0.3, 0.08, 0.36, 0.07),
    );
    const trunk = blend(blend(back, haunch, 0.14), leg, 0.08);
    return min(blend(trunk, blend(head, ear, 0.07), 0.1), tail) * 0.88;
  };
  const bib: Distance = (x, y, z) =>
    min(
      ellipsoid(x, y - 0.74, z - 0.2, 0.15, 0.26, 0.14),
      ellipsoid(x, y - 1.1, z - 0.36, 0.11, 0.075, 0.07),
      ellipsoid(abs(x) - 0.12, y - 0.06, z - 0.3, 0.085, 0.06, 0.11),
    ) * 0.9;
  const eyes: Distance = (x, y, z) => sphere(abs(x) - 0.115, y - 1.22, z - 0.355, 0.048);
  const nose: Distance = (x, y, z) => ellipsoid(x, y - 1.13, z - 0.43, 0.035, 0.025, 0.02);
  return assembled(
    [
      [coat, matte(body, COAT)],
      [bib, matte(light, COAT)],
      [eyes, matte('#3b4a1c', 0.15)],
      [nose, matte('#d98a92', 0.5)],
    ],
    { height: 1.55, radius: 0.65, yaw: -0.4, pitch: 0.1 },
  );
}
