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
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, glow, matte, metal } from './assembled.ts';

const { abs, atan2, cos, max, min, PI, round, sin, sqrt } = Math;

/** Calendar with rings and a day that is ticked. */
export function calendar(colours: ProductColours): ProductObject {
  const lean = (z: number, y: number) => z + (y - 0.9) * 0.16;
  const page = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.86, lean(z, y), 1.02, 0.86, 0.09, 0.06) * 0.98;
  const head = (x: number, y: number, z: number) =>
    max(roundBox(x, y - 0.86, lean(z, y), 1.04, 0.88, 0.11, 0.06), 1.3 - y) * 0.98;
  const stay = (x: number, y: number, z: number) =>
    capsule(abs(x), y, z, 0.86, 1.6, -0.14, 0.86, 0.05, -0.62, 0.05);
  const rings = (x: number, y: number, z: number) => {
    const px = x - max(-2, min(2, round(x / 0.4))) * 0.4;
    const ring = sqrt((y - 1.74) ** 2 + (lean(z, y) + 0.02) ** 2) - 0.17;
    return sqrt(ring * ring + px * px) - 0.035;
  };
  const days = (x: number, y: number, z: number) => {
    const px = x - max(-2, min(2, round(x / 0.36))) * 0.36;
    const py = y - 0.66 - max(-1, min(1, round((y - 0.66) / 0.36))) * 0.36;
    return roundBox(px, py, lean(z, y) - 0.09, 0.12, 0.12, 0.022, 0.02);
  };
  const chosen = (x: number, y: number, z: number) =>
    roundBox(x - 0.36, y - 0.66, lean(z, y) - 0.09, 0.17, 0.17, 0.04, 0.03);
  const tick = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, lean(z, y), 0.28, 0.66, 0.14, 0.34, 0.59, 0.14, 0.03),
      capsule(x, y, lean(z, y), 0.34, 0.59, 0.14, 0.46, 0.75, 0.14, 0.03),
    );
  return assembled(
    [
      [page, matte('#fdfbf6', 0.6)],
      [head, matte(colours.body, 0.35)],
      [stay, matte(colours.dark, 0.5)],
      [rings, metal('#c9ccd2', 0.2)],
      [days, matte('#d7d2c8', 0.6)],
      [chosen, matte(colours.accent, 0.35)],
      [tick, matte('#ffffff', 0.4)],
    ],
    { height: 1.94, radius: 1.1, yaw: 0.35, pitch: 0.12 },
  );
}

/** Cup for a winner, with a star. */
export function trophy(colours: ProductColours): ProductObject {
  const gold = '#e6bb5c';
  const cup = (x: number, y: number, z: number) => {
    const r = sqrt(x * x + z * z);
    const outer = max(ellipsoid(x, y - 2.0, z, 0.66, 1.0, 0.66), y - 2.06);
    return (
      min(
        max(outer, -ellipsoid(x, y - 2.06, z, 0.58, 0.8, 0.58)),
        blend(
          cylinder(x, y - 0.86, z, 0.09, 0.26, 0.03),
          disc(r, y - 0.62, 0.34, 0.04, 0.03),
          0.16,
        ),
      ) * 0.92
    );
  };
  const lip = (x: number, y: number, z: number) => torus(x, z, y - 2.06, 0.63, 0.05);
  const handles = (x: number, y: number, z: number) => {
    const px = abs(x) - 0.66;
    return max(torus(px, y - 1.62, z, 0.3, 0.06), -px - 0.14) * 0.95;
  };
  const star = (x: number, y: number, z: number) => {
    const sector = (2 * PI) / 5;
    const angle = atan2(x, y - 1.66);
    const folded = abs(angle - sector * round(angle / sector));
    const r = sqrt(x * x + (y - 1.66) ** 2);
    const edge = r * cos(folded) * 0.59 + r * sin(folded) * 0.81 - 0.15;
    return extruded(edge, abs(z - 0.58) - 0.08, 0.02) * 0.85;
  };
  const base = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.13, z, 0.56, 0.13, 0.56, 0.04),
      roundBox(x, y - 0.42, z, 0.42, 0.18, 0.42, 0.04),
    );
  const plate = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.42, z - 0.42, 0.26, 0.09, 0.015, 0.01);
  return assembled(
    [
      [cup, metal(gold, 0.14)],
      [lip, metal('#f2d48a', 0.12)],
      [handles, metal(gold, 0.14)],
      [star, matte(colours.accent, 0.25)],
      [base, matte(colours.body, 0.3)],
      [plate, metal('#f2d48a', 0.2)],
    ],
    { height: 2.12, radius: 1.02, yaw: 0.3, pitch: 0.12 },
  );
}

/** Megaphone on its stand. */
export function megaphone(colours: ProductColours): ProductObject {
  const along = (x: number, y: number) => x * 0.95 + (y - 1.2) * 0.3;
  const across = (x: number, y: number) => (y - 1.2) * 0.95 - x * 0.3;
  const horn = (x: number, y: number, z: number) => {
    const a = along(x, y);
    const r = sqrt(across(x, y) ** 2 + z * z);
    const wide = 0.3 + 0.42 * max(0, a + 0.3) * (0.55 + 0.3 * a);
    return max(abs(r - wide) - 0.045, abs(a - 0.34) - 0.66) * 0.72;
  };
  const back = (x: number, y: number, z: number) =>
    cylinder(across(x, y), along(x, y) + 0.62, z, 0.32, 0.34, 0.1);
  const rim = (x: number, y: number, z: number) => {
    const ring = sqrt(across(x, y) ** 2 + z * z) - 0.92;
    return sqrt(ring * ring + (along(x, y) - 1.0) ** 2) - 0.075;
  };
  const core = (x: number, y: number, z: number) =>
    blend(
      sphere(along(x, y) - 0.5, across(x, y), z, 0.2),
      cylinder(across(x, y), along(x, y) - 0.2, z, 0.12, 0.3, 0.04),
      0.1,
    );
  const handle = (x: number, y: number, z: number) =>
    capsule(x, y, z, -0.5, 0.9, 0, -0.66, 0.14, 0, 0.14);
  const dark = (x: number, y: number, z: number) =>
    min(
      roundBox(x + 0.34, y - 0.62, z, 0.08, 0.13, 0.07, 0.04),
      cylinder(across(x, y), along(x, y) + 0.98, z, 0.22, 0.05, 0.03),
      capsule(x, y, z, 0.3, 0.86, 0, 0.36, 0.1, 0, 0.07),
    );
  return assembled(
    [
      [horn, matte(colours.body, 0.25)],
      [back, matte(colours.body, 0.25)],
      [rim, matte('#fbf8f2', 0.3)],
      [core, matte(colours.accent, 0.3)],
      [handle, matte(colours.accent, 0.4)],
      [dark, matte('#2a2a30', 0.5)],
    ],
    { height: 2.46, radius: 1.46, yaw: -0.45, pitch: 0.08 },
  );
}

/** Rocket, taking off. */
export function rocket(colours: ProductColours): ProductObject {
  const wide = (y: number) => {
    const t = (y - 1.34) / 1.16;
    return 0.5 * (1 - t * t * (t > 0 ? 1 : 0.42));
  };
  const hull = (x: number, y: number, z: number) =>
    max(sqrt(x * x + z * z) - wide(y), 0.56 - y) * 0.72;
  const nose = (x: number, y: number, z: number) =>
    max(sqrt(x * x + z * z) - wide(y) - 0.012, 2.0 - y) * 0.72;
  const band = (x: number, y: number, z: number) =>
    max(sqrt(x * x + z * z) - wide(y) - 0.015, abs(y - 0.82) - 0.07) * 0.72;
  const fins = (x: number, y: number, z: number) => {
    const sector = (2 * PI) / 3;
    const angle = atan2(x, z) + PI / 3;
    const folded = angle - sector * round(angle / sector);
    const r = sqrt(x * x + z * z);
    const a = r * cos(folded);
    const b = r * sin(folded);
    const flat = max(
      a - 0.9 + 0.6 * max(0, y - 0.5),
      0.3 - a,
      (y - 1.16) * 0.8 + (a - 0.4) * 0.6,
      0.16 + (0.9 - a) * 0.5 - y,
    );
    return extruded(flat, abs(b) - 0.055, 0.04) * 0.8;
  };
  const pane = (x: number, y: number, z: number) => sphere(x, y - 1.52, z - 0.34, 0.2);
  const ring = (x: number, y: number, z: number) => torus(x, y - 1.52, z - 0.48, 0.21, 0.055);
  const nozzle = (x: number, y: number, z: number) =>
    disc(sqrt(x * x + z * z), y - 0.5, 0.36 - 0.3 * (y - 0.5), 0.1, 0.03) * 0.9;
  const flame = (x: number, y: number, z: number) =>
    ellipsoid(x, y - 0.42, z, 0.2, 0.36, 0.2) * 0.9;
  const smoke = (x: number, y: number, z: number) =>
    blend(
      blend(
        sphere(abs(x) - 0.42, y - 0.1, z - 0.2, 0.3),
        sphere(abs(x) - 0.3, y - 0.08, z + 0.4, 0.32),
        0.1,
      ),
      blend(
        sphere(abs(x) - 0.86, y - 0.06, z + 0.05, 0.24),
        sphere(x, y - 0.06, z - 0.5, 0.28),
        0.1,
      ),
      0.12,
    );
  const cloud = (x: number, y: number, z: number) => max(smoke(x, y, z), -y);
  return assembled(
    [
      [hull, matte('#fbf8f2', 0.22)],
      [nose, matte(colours.accent, 0.25)],
      [band, matte(colours.accent, 0.25)],
      [fins, matte(colours.body, 0.28)],
      [pane, matte('#2c5f9e', 0.05)],
      [ring, metal('#c9ccd2', 0.2)],
      [nozzle, metal('#8f949d', 0.3)],
      [flame, glow('#ffb03b')],
      [cloud, matte('#f6f2ea', 0.8)],
    ],
    { height: 2.5, radius: 1.1, yaw: 0.25, pitch: 0.08 },
  );
}

/** Letter in its envelope. */
export function envelope(colours: ProductColours): ProductObject {
  const back = (x: number, y: number, z: number) => roundBox(x, y - 0.8, z, 1.2, 0.8, 0.07, 0.05);
  const pocket = (x: number, y: number, z: number) => {
    const cut = (y - 0.78) * 0.86 - abs(x) * 0.5;
    return max(roundBox(x, y - 0.8, z - 0.13, 1.2, 0.8, 0.06, 0.04), cut);
  };
  const letter = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.26, z - 0.07, 1.04, 0.78, 0.02, 0.015);
  const flap = (x: number, y: number, z: number) => {
    const edge = abs(x) * 0.5 + (y - 2.2) * 0.86;
    return extruded(max(edge, 1.52 - y), abs(z + 0.03) - 0.035, 0.02);
  };
  const lines = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.66, 1.78, 0.095, 0.1, 1.78, 0.095, 0.045),
      capsule(x, y, z, -0.66, 1.56, 0.095, 0.66, 1.56, 0.095, 0.035),
      capsule(x, y, z, -0.66, 1.38, 0.095, 0.5, 1.38, 0.095, 0.035),
    );
  const seal = (x: number, y: number, z: number) => cylinder(x, z - 0.2, y - 0.74, 0.2, 0.04, 0.03);
  return assembled(
    [
      [back, matte(colours.body, 0.5)],
      [pocket, matte(colours.body, 0.45)],
      [letter, matte('#fdfbf6', 0.6)],
      [flap, matte(colours.second, 0.5)],
      [lines, matte('#8f8b84', 0.6)],
      [seal, matte(colours.accent, 0.3)],
    ],
    { height: 2.18, radius: 1.24, yaw: 0.35, pitch: 0.1 },
  );
}

/** Columns that grow, with an arrow over them. */
export function barChart(colours: ProductColours): ProductObject {
  const column = (x: number, y: number, z: number, at: number, half: number) =>
    roundBox(x - at, y - half, z, 0.22, half, 0.22, 0.05);
  const floor = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.05, z, 1.3, 0.05, 0.46, 0.03);
  const arrow = (x: number, y: number, z: number) => {
    const shaft = min(
      capsule(x, y, z, -1.0, 0.98, 0.1, -0.3, 1.4, 0.1, 0.06),
      capsule(x, y, z, -0.3, 1.4, 0.1, 0.2, 1.34, 0.1, 0.06),
      capsule(x, y, z, 0.2, 1.34, 0.1, 0.94, 2.2, 0.1, 0.06),
    );
    const head = min(
      capsule(x, y, z, 0.98, 2.26, 0.1, 0.62, 2.2, 0.1, 0.065),
      capsule(x, y, z, 0.98, 2.26, 0.1, 0.98, 1.88, 0.1, 0.065),
    );
    return min(shaft, head);
  };
  return assembled(
    [
      [(x, y, z) => column(x, y, z, -0.9, 0.3), matte(colours.second, 0.35)],
      [(x, y, z) => column(x, y, z, -0.3, 0.46), matte(colours.body, 0.3)],
      [(x, y, z) => column(x, y, z, 0.3, 0.42), matte(colours.second, 0.35)],
      [(x, y, z) => column(x, y, z, 0.9, 0.74), matte(colours.body, 0.3)],
      [floor, matte(colours.light, 0.5)],
      [arrow, matte(colours.accent, 0.25)],
    ],
    { height: 2.32, radius: 1.36, yaw: 0.4, pitch: 0.16 },
  );
}
