import { blend, capsule, ellipsoid, roundBox, sphere, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, glass, matte, metal } from './assembled.ts';

const { abs, atan2, cos, max, min, PI, round, sqrt } = Math;

/** Teddy bear, sitting. */
export function teddy(colours: ProductColours): ProductObject {
  const fur = (x: number, y: number, z: number) => {
    const ax = abs(x);
    const trunk = ellipsoid(x, y - 0.62, z, 0.54, 0.62, 0.48);
    const head = ellipsoid(x, y - 1.46, z, 0.52, 0.46, 0.45);
    const ear = sphere(ax - 0.4, y - 1.86, z, 0.18);
    const arm = capsule(ax, y, z, 0.44, 0.96, 0.1, 0.7, 0.52, 0.34, 0.17);
    const leg = capsule(ax, y, z, 0.34, 0.24, 0.2, 0.5, 0.22, 0.66, 0.21);
    return blend(blend(blend(trunk, head, 0.1), ear, 0.08), min(arm, leg), 0.08) * 0.92;
  };
  const pale = (x: number, y: number, z: number) => {
    const ax = abs(x);
    return min(
      ellipsoid(x, y - 1.34, z - 0.4, 0.21, 0.16, 0.14),
      ellipsoid(x, y - 0.62, z - 0.3, 0.34, 0.38, 0.22),
      ellipsoid(ax - 0.4, y - 1.86, z - 0.12, 0.1, 0.1, 0.08),
      ellipsoid(ax - 0.51, y - 0.22, z - 0.84, 0.13, 0.13, 0.05),
    );
  };
  const black = (x: number, y: number, z: number) =>
    min(
      sphere(abs(x) - 0.18, y - 1.56, z - 0.4, 0.055),
      ellipsoid(x, y - 1.4, z - 0.53, 0.075, 0.055, 0.05),
    );
  const bow = (x: number, y: number, z: number) =>
    min(
      ellipsoid(abs(x) - 0.16, y - 1.06, z - 0.5, 0.16, 0.11, 0.07),
      sphere(x, y - 1.06, z - 0.52, 0.07),
    );
  return assembled(
    [
      [fur, matte('#b9824e', 0.95)],
      [pale, matte('#f0d9b5', 0.95)],
      [black, matte('#1d1713', 0.2)],
      [bow, matte(colours.accent, 0.5)],
    ],
    { height: 2.04, radius: 1.06, yaw: 0.35, pitch: 0.12 },
  );
}

/** Wrapped present with a bow. */
export function gift(colours: ProductColours): ProductObject {
  const box = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.54, z, 0.76, 0.54, 0.76, 0.03),
      roundBox(x, y - 1.14, z, 0.82, 0.14, 0.82, 0.03),
    );
  const ribbon = (x: number, y: number, z: number) => {
    const shell = min(
      roundBox(x, y - 0.54, z, 0.775, 0.55, 0.775, 0.03),
      roundBox(x, y - 1.14, z, 0.835, 0.155, 0.835, 0.03),
    );
    return max(shell, min(abs(x), abs(z)) - 0.12);
  };
  const bow = (x: number, y: number, z: number) => {
    const px = (abs(x) - 0.26) * 0.86 + (y - 1.5) * 0.5;
    const py = (y - 1.5) * 0.86 - (abs(x) - 0.26) * 0.5;
    const q = sqrt((px * 0.8) ** 2 + (py * 1.3) ** 2) - 0.21;
    return (
      min(
        sqrt(max(abs(q) - 0.03, 0) ** 2 + max(abs(z) - 0.09, 0) ** 2) - 0.02,
        sphere(x, y - 1.36, z, 0.12),
      ) * 0.7
    );
  };
  return assembled(
    [
      [box, matte(colours.body, 0.4)],
      [ribbon, matte(colours.accent, 0.3)],
      [bow, matte(colours.accent, 0.3)],
    ],
    { height: 1.78, radius: 1.1, yaw: 0.55, pitch: 0.2 },
  );
}

/** Ring with a cut stone. */
export function jewel(colours: ProductColours): ProductObject {
  const hoop = (x: number, y: number, z: number) => torus(x, y - 0.82, z, 0.74, 0.085);
  const setting = (x: number, y: number, z: number) =>
    capsule(abs(x), y, abs(z), 0.08, 1.56, 0.08, 0.26, 1.92, 0.26, 0.035);
  const stone = (x: number, y: number, z: number) => {
    if (y < 1.2) return 1.5 - y;
    const sector = PI / 4;
    const angle = atan2(z, x);
    const axis = sqrt(x * x + z * z) * cos(angle - sector * round(angle / sector));
    const pavilion = axis * 0.76 - (y - 1.52) * 0.65;
    const crown = axis * 0.62 + (y - 2.24) * 0.78;
    return max(pavilion, crown, y - 2.08, axis - 0.47) * 0.9;
  };
  return assembled(
    [
      [hoop, metal('#e0bd72', 0.14)],
      [setting, metal('#e0bd72', 0.16)],
      [stone, glass(colours.accent, 0.02)],
    ],
    { height: 2.1, radius: 0.86, yaw: 0.5, pitch: 0.16 },
  );
}

/** Two quavers under one beam. */
export function notes(colours: ProductColours): ProductObject {
  const heads = (x: number, y: number, z: number) => {
    const px = abs(x) - 0.6;
    const nth = x < 0 ? 0 : 0.16;
    const py = y - 0.34 - nth;
    return ellipsoid(px * 0.92 - py * 0.38 * (x < 0 ? -1 : 1), py, z, 0.38, 0.28, 0.22) * 0.85;
  };
  const stems = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.3, 0.4, 0, -0.3, 1.8, 0, 0.065),
      capsule(x, y, z, 0.9, 0.56, 0, 0.9, 1.96, 0, 0.065),
    );
  const beam = (x: number, y: number, z: number) =>
    roundBox(x - 0.3, y - 1.78 - (x - 0.3) * 0.133, z, 0.66, 0.15, 0.1, 0.05) * 0.95;
  return assembled(
    [
      [heads, matte(colours.accent, 0.25)],
      [stems, matte(colours.body, 0.25)],
      [beam, matte(colours.body, 0.25)],
    ],
    { height: 2.06, radius: 1.08, yaw: 0.35, pitch: 0.1 },
  );
}
