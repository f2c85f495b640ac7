import { blend, capsule, cylinder, ellipsoid, roundBox, sphere, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, glow, matte, metal } from './assembled.ts';

const { abs, max, min, sin, sqrt } = Math;

/** Three balloons, tied to a small present. */
export function balloons(colours: ProductColours): ProductObject {
  const balloon = (x: number, y: number, z: number, mx: number, my: number, mz: number) =>
    blend(
      ellipsoid(x - mx, y - my, z - mz, 0.46, 0.56, 0.46),
      ellipsoid(x - mx, y - my + 0.6, z - mz, 0.07, 0.07, 0.07),
      0.1,
    ) * 0.95;
  const strings = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.52, 1.26, 0, 0, 0.44, 0, 0.014),
      capsule(x, y, z, 0.54, 1.16, 0.1, 0, 0.44, 0, 0.014),
      capsule(x, y, z, 0.04, 1.56, -0.24, 0, 0.44, 0, 0.014),
    );
  const box = (x: number, y: number, z: number) => roundBox(x, y - 0.2, z, 0.3, 0.2, 0.3, 0.03);
  const ribbon = (x: number, y: number, z: number) =>
    min(
      max(roundBox(x, y - 0.2, z, 0.31, 0.21, 0.31, 0.03), min(abs(x), abs(z)) - 0.06),
      ellipsoid(abs(x) - 0.1, y - 0.45, z, 0.1, 0.06, 0.05),
    );
  return assembled(
    [
      [(x, y, z) => balloon(x, y, z, -0.52, 1.86, 0), matte(colours.body, 0.1)],
      [(x, y, z) => balloon(x, y, z, 0.54, 1.76, 0.1), matte(colours.accent, 0.1)],
      [(x, y, z) => balloon(x, y, z, 0.04, 2.16, -0.24), matte(colours.second, 0.1)],
      [strings, matte('#f4f1ea', 0.6)],
      [box, matte(colours.light, 0.5)],
      [ribbon, matte(colours.accent, 0.35)],
    ],
    { height: 2.72, radius: 1.06, yaw: 0.2, pitch: 0.06 },
  );
}

/** Picture of sun and hills in a frame, leaning back. */
export function framedPrint(colours: ProductColours): ProductObject {
  const lean = (z: number, y: number) => z + (y - 1.2) * 0.12;
  const frame = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 1.24, lean(z, y), 0.98, 1.24, 0.1, 0.03),
      -roundBox(x, y - 1.24, lean(z, y) - 0.16, 0.86, 1.12, 0.12, 0.01),
    ) * 0.98;
  const mount = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.24, lean(z, y), 0.88, 1.14, 0.055, 0.01);
  const print = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.24, lean(z, y) - 0.05, 0.64, 0.9, 0.02, 0.005);
  const nowhere = () => Number.POSITIVE_INFINITY;
  const base = assembled(
    [
      [frame, matte('#b9824f', 0.4)],
      [mount, matte('#fdfbf6', 0.7)],
      [print, matte('#f3e3cf', 0.6)],
      [nowhere, matte(colours.accent, 0.6)],
      [nowhere, matte(colours.body, 0.6)],
      [nowhere, matte(colours.second, 0.6)],
    ],
    { height: 2.48, radius: 1.04, yaw: 0.4, pitch: 0.06 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 2) return own;
      if (y < 0.86 + 0.16 * sin(x * 3.2 + 1)) return 4;
      if (y < 1.1 + 0.14 * sin(x * 4 + 3.4)) return 5;
      return sqrt((x - 0.12) ** 2 + (y - 1.42) ** 2) < 0.34 ? 3 : own;
    },
  };
}

/** Clock for a wall, on the table. */
export function clock(colours: ProductColours): ProductObject {
  const rim = (x: number, y: number, z: number) => torus(x, y - 1.08, z, 0.92, 0.13);
  const body = (x: number, y: number, z: number) => cylinder(x, z, y - 1.08, 0.92, 0.1, 0.03);
  const face = (x: number, y: number, z: number) =>
    cylinder(x, z - 0.09, y - 1.08, 0.86, 0.02, 0.01);
  const marks = (x: number, y: number, z: number) => {
    const angle = Math.atan2(y - 1.08, x);
    const step = Math.PI / 6;
    const folded = angle - step * Math.round(angle / step);
    const r = sqrt(x * x + (y - 1.08) ** 2);
    return roundBox(
      r * Math.cos(folded) - 0.7,
      r * sin(folded),
      z - 0.11,
      0.07,
      0.022,
      0.012,
      0.01,
    );
  };
  const hands = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0, 1.08, 0.14, -0.3, 1.36, 0.14, 0.042),
      capsule(x, y, z, 0, 1.08, 0.15, 0.36, 1.52, 0.15, 0.032),
    );
  const second = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.05, 1.24, 0.17, 0.16, 0.5, 0.17, 0.014),
      cylinder(x, z - 0.16, y - 1.08, 0.07, 0.03, 0.01),
    );
  const feet = (x: number, y: number, z: number) =>
    capsule(abs(x), y, z, 0.5, 0.24, 0, 0.62, 0.06, 0, 0.07);
  const bells = (x: number, y: number, z: number) => {
    const ax = abs(x) - 0.56;
    const lean = ax * 0.55 + (y - 1.98) * 0.83;
    return max(sphere(ax, y - 1.98, z, 0.3), -lean - 0.02);
  };
  const knocker = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0, 1.98, 0, 0, 2.2, 0, 0.035),
      capsule(x, y, z, -0.12, 2.22, 0, 0.12, 2.22, 0, 0.07),
    );
  return assembled(
    [
      [rim, matte(colours.body, 0.22)],
      [body, matte(colours.body, 0.3)],
      [face, matte('#fdfbf6', 0.4)],
      [marks, matte('#2a2a30', 0.5)],
      [hands, matte('#2a2a30', 0.4)],
      [second, matte(colours.accent, 0.4)],
      [feet, metal('#dfb866', 0.2)],
      [bells, metal('#dfb866', 0.16)],
      [knocker, metal('#dfb866', 0.2)],
    ],
    { height: 2.32, radius: 1.06, yaw: 0.35, pitch: 0.1 },
  );
}

/** Chapel with a lit door and a cross. */
export function church(colours: ProductColours): ProductObject {
  const slope = (a: number, y: number, top: number) => abs(a) * 0.72 + (y - top) * 0.69;
  const nave = (x: number, y: number, z: number) =>
    max(roundBox(x, y - 0.7, z + 0.36, 0.66, 0.7, 0.72, 0.02), slope(x, y, 1.42) + 0.05);
  const tower = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.86, z - 0.42, 0.34, 0.86, 0.34, 0.02);
  const roof = (x: number, y: number, z: number) =>
    max(abs(slope(x, y, 1.42)) - 0.05, abs(z + 0.36) - 0.8, 0.66 - y);
  const spire = (x: number, y: number, z: number) =>
    max(max(abs(x), abs(z - 0.42)) * 0.92 + (y - 2.5) * 0.39, 1.7 - y) * 0.95;
  const cross = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 2.62, z - 0.42, 0.035, 0.22, 0.035, 0.01),
      roundBox(x, y - 2.68, z - 0.42, 0.13, 0.035, 0.035, 0.01),
    );
  const lit = (x: number, y: number, z: number) => {
    const arch = (px: number, py: number, half: number, up: number) =>
      min(max(abs(px) - half, abs(py) - up), sqrt(px * px + (py - up) ** 2) - half);
    return min(
      max(arch(x, y - 0.24, 0.15, 0.24), abs(z - 0.76) - 0.02),
      max(sqrt(x * x + (y - 1.22) ** 2) - 0.14, abs(z - 0.76) - 0.02),
      max(
        arch(z + 0.36 - Math.round((z + 0.36) / 0.46) * 0.46, y - 0.58, 0.1, 0.2),
        abs(abs(x) - 0.66) - 0.02,
        abs(z + 0.4) - 0.6,
      ),
    );
  };
  return assembled(
    [
      [nave, matte(colours.light, 0.7)],
      [tower, matte(colours.light, 0.7)],
      [roof, matte(colours.body, 0.5)],
      [spire, matte(colours.body, 0.5)],
      [cross, metal('#dfb866', 0.2)],
      [lit, glow('#ffd98a')],
    ],
    { height: 2.84, radius: 1.36, yaw: 0.6, pitch: 0.14 },
  );
}
