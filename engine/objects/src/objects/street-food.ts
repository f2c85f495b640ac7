import { capsule, cylinder, ellipsoid, roundBox, sphere } from '../kit/distance.ts';
import {
  frontPicture,
  type ProductColours,
  type ProductObject,
  wrapLabel,
} from '../kit/product-object.ts';
import { assembled, matte } from './assembled.ts';
import { FAR } from './ring-of-things.ts';

const { abs, atan2, max, min, PI, sin, sqrt } = Math;

/** Rolled flatbread with falafel, salad and tomato, in a paper sleeve that carries the name. */
export function wrap(colours: ProductColours): ProductObject {
  const radiusAt = (y: number) => 0.4 + 0.2 * min(1, max(0, y) / 1.3);
  const bread = (x: number, y: number, z: number) => {
    const angle = atan2(z, x);
    // One edge of the bread lies over the other.
    const seam = 0.03 * (angle / PI);
    const out = sqrt(x * x + z * z) - radiusAt(y) - seam + 0.04;
    const rim = 1.96 + 0.16 * x - 0.05 * sin(angle * 3);
    return max(abs(out) - 0.035, y - rim, 0.1 - y) * 0.8;
  };
  const sleeve = (x: number, y: number, z: number) => {
    const out = sqrt(x * x + z * z) - radiusAt(y) - 0.025;
    return max(abs(out) - 0.012, y - 1.3 - 0.14 * x, -y) * 0.85;
  };
  const base = (x: number, y: number, z: number) => cylinder(x, y - 0.06, z, 0.41, 0.06, 0.03);
  const balls = (x: number, y: number, z: number) =>
    min(
      sphere(x + 0.2, y - 2.02, z - 0.2, 0.26),
      sphere(x - 0.22, y - 2.1, z - 0.14, 0.25),
      sphere(x - 0.02, y - 2.12, z + 0.24, 0.26),
    ) -
    0.014 * sin(x * 31) * sin(y * 27) * sin(z * 29);
  const leaves = (x: number, y: number, z: number) => {
    const gap = max(abs(y - 1.98) - 0.26, sqrt(x * x + z * z) - 0.66);
    if (gap > FAR) return gap;
    const angle = atan2(z, x);
    const ring = 0.5 + 0.05 * sin(angle * 11);
    const top = 2.08 + 0.16 * x + 0.07 * sin(angle * 9 + 1);
    return max(abs(sqrt(x * x + z * z) - ring) - 0.03, y - top, 1.7 - y) * 0.55;
  };
  const tomatoes = (x: number, y: number, z: number) =>
    min(
      ellipsoid(x + 0.02, y - 2.0, z - 0.42, 0.17, 0.13, 0.09),
      ellipsoid(x - 0.36, y - 2.08, z + 0.12, 0.1, 0.13, 0.17),
      ellipsoid(x + 0.32, y - 1.98, z + 0.18, 0.12, 0.12, 0.15),
    );
  const sauce = (x: number, y: number, z: number) => ellipsoid(x, y - 1.86, z, 0.5, 0.16, 0.5);
  return assembled(
    [
      [bread, matte('#e9c68c', 0.7)],
      [sleeve, matte(colours.body, 0.55)],
      [base, matte(colours.body, 0.55)],
      [balls, matte('#8f5a2a', 0.8)],
      [leaves, matte('#79b445', 0.5)],
      [tomatoes, matte('#d8402c', 0.3)],
      [sauce, matte('#f7efdc', 0.4)],
    ],
    {
      height: 2.4,
      radius: 0.68,
      yaw: 0.35,
      pitch: 0.24,
      decals: [wrapLabel(1, 0.58, 0.42, 1.02, 0.75)],
    },
  );
}

/** Hot dog with a line of mustard, on a paper tray. */
export function hotDog(colours: ProductColours): ProductObject {
  const bun = (x: number, y: number, z: number) => {
    const side = abs(z) - 0.34;
    const half = ellipsoid(x, y - 0.5, side, 1.25, 0.36, 0.34);
    return half * 0.9;
  };
  const sausage = (x: number, y: number, z: number) =>
    capsule(x, y - 0.07 * x * x, z, -1.32, 0.72, 0, 1.32, 0.72, 0, 0.25) * 0.9;
  const mustard = (x: number, y: number, z: number) => {
    const gap = max(abs(x) - 1.15, abs(y - 1.0) - 0.16, abs(z) - 0.2);
    if (gap > FAR) return gap;
    const line = 0.13 * sin(x * 9);
    const up = y - 0.955 - 0.07 * x * x + 0.5 * line * line;
    return max(sqrt(up * up + ((z - line) * 0.75) ** 2) - 0.05, abs(x) - 1.12) * 0.7;
  };
  const tray = (x: number, y: number, z: number) => {
    const lean = 0.3 * max(0, y);
    const outer = roundBox(x, y - 0.21, z, 1.36 + lean, 0.21, 0.68 + lean, 0.05);
    const inner = roundBox(x, y - 0.32, z, 1.31 + lean, 0.24, 0.63 + lean, 0.04);
    return max(outer, -inner) * 0.85;
  };
  const leaf = (x: number, y: number, z: number) => {
    const gap = max(abs(x) - 1.2, abs(y - 0.72) - 0.2, abs(abs(z) - 0.26) - 0.16);
    if (gap > FAR) return gap;
    return (
      max(
        abs(y - 0.74 - 0.05 * sin(x * 15) - 0.12 * (abs(z) - 0.26)) - 0.03,
        abs(x) - 1.16,
        abs(abs(z) - 0.26) - 0.13,
      ) * 0.6
    );
  };
  return assembled(
    [
      [bun, matte('#d9994f', 0.5)],
      [sausage, matte('#a8432b', 0.22)],
      [mustard, matte('#f4bd1e', 0.25)],
      [tray, matte(colours.body, 0.6)],
      [leaf, matte('#79b445', 0.5)],
    ],
    {
      height: 1.14,
      radius: 1.6,
      yaw: 0.42,
      pitch: 0.32,
      decals: [frontPicture(3, 'label', 0.5, 0.08, 0.36, 0.64)],
    },
  );
}
