import { capsule, cylinder, ellipsoid, roundBox, sphere, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, glass, glow, matte, metal } from './assembled.ts';

const { abs, atan2, cos, max, min, PI, round, sin, sqrt } = Math;

const nowhere = () => Number.POSITIVE_INFINITY;

/** Washing machine, washing. */
export function washingMachine(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.98, z, 0.86, 0.92, 0.72, 0.08);
  const panel = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.66, z - 0.72, 0.8, 0.16, 0.02, 0.015);
  const ring = (x: number, y: number, z: number) => torus(x, y - 0.82, z - 0.74, 0.5, 0.085);
  const pane = (x: number, y: number, z: number) =>
    ellipsoid(x, y - 0.82, z - 0.68, 0.46, 0.46, 0.16);
  const wash = (x: number, y: number, z: number) =>
    min(
      sphere(x + 0.14, y - 0.72, z - 0.66, 0.21),
      sphere(x - 0.16, y - 0.68, z - 0.66, 0.2),
      sphere(x - 0.02, y - 0.92, z - 0.64, 0.2),
    );
  const dial = (x: number, y: number, z: number) =>
    min(
      cylinder(x - 0.52, z - 0.76, y - 1.66, 0.11, 0.06, 0.02),
      roundBox(x + 0.48, y - 1.66, z - 0.73, 0.24, 0.09, 0.03, 0.02),
    );
  const lamps = (x: number, y: number, z: number) =>
    sphere(abs(x - 0.06) - 0.1, y - 1.66, z - 0.74, 0.04);
  const feet = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 0.66, y - 0.04, abs(z) - 0.54, 0.1, 0.05, 0.02);
  const linen = (x: number, y: number, z: number) =>
    roundBox(x + 0.1, y - 2.0, z, 0.5, 0.1, 0.42, 0.09);
  const upper = (x: number, y: number, z: number) =>
    roundBox(x + 0.12, y - 2.18, z, 0.46, 0.09, 0.4, 0.085);
  const base = assembled(
    [
      [body, matte('#f6f4ef', 0.25)],
      [panel, matte(colours.body, 0.3)],
      [ring, metal('#c9ccd2', 0.18)],
      [pane, glass('#7cc3e8', 0.04)],
      [wash, matte(colours.accent, 0.8)],
      [dial, matte('#fdfbf6', 0.3)],
      [lamps, glow('#8ff0b4')],
      [feet, matte('#2a2a30', 0.6)],
      [linen, matte(colours.body, 0.95)],
      [upper, matte(colours.accent, 0.95)],
      [nowhere, matte('#ffffff', 0.3)],
      [nowhere, glass(colours.accent, 0.05)],
    ],
    { height: 2.28, radius: 1.12, yaw: 0.45, pitch: 0.14 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 3) return own;
      // Washing and suds turn behind the glass.
      const turn = atan2(y - 0.82, x) + sqrt(x * x + (y - 0.82) ** 2) * 5;
      const swirl = sin(turn * 2);
      if (y < 0.9 && sin(x * 23) * cos(y * 19 + x * 7) > 0.55) return 10;
      return swirl > 0.35 && y < 1.02 ? 11 : own;
    },
  };
}

/** Solar panel on its frame with the sun above. */
export function solarPanel(): ProductObject {
  const lean = 0.62;
  const c = cos(lean);
  const s = sin(lean);
  const up = (y: number, z: number) => (y - 0.86) * c - z * s;
  const deep = (y: number, z: number) => z * c + (y - 0.86) * s;
  const rim = (x: number, y: number, z: number) =>
    roundBox(x, up(y, z), deep(y, z), 1.26, 0.82, 0.06, 0.03);
  const cells = (x: number, y: number, z: number) =>
    roundBox(x, up(y, z), deep(y, z) - 0.055, 1.2, 0.76, 0.015, 0.01);
  const stand = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, z, 0.86, 1.3, -0.4, 0.86, 0.05, -0.6, 0.05),
      capsule(abs(x), y, z, 0.86, 0.05, -0.6, 0.86, 0.05, 0.5, 0.05),
      capsule(abs(x), y, z, 0.86, 0.05, 0.42, 0.86, 0.26, 0.42, 0.05),
    );
  const sun = (x: number, y: number, z: number) => sphere(x - 1.0, y - 2.06, z + 0.3, 0.3);
  const rays = (x: number, y: number, z: number) => {
    const px = x - 1.0;
    const py = y - 2.06;
    const angle = atan2(py, px);
    const folded = angle - (PI / 4) * round(angle / (PI / 4));
    const r = sqrt(px * px + py * py);
    return capsule(r * cos(folded), r * sin(folded), z + 0.3, 0.4, 0, 0, 0.5, 0, 0, 0.045);
  };
  const base = assembled(
    [
      [rim, metal('#d3d6dc', 0.25)],
      [cells, matte('#173a7a', 0.06)],
      [stand, metal('#aeb2ba', 0.3)],
      [sun, glow('#ffc93c')],
      [rays, glow('#ffc93c')],
      [nowhere, metal('#c6d2e6', 0.2)],
      [nowhere, matte('#21509c', 0.06)],
    ],
    { height: 2.62, radius: 1.56, yaw: 0.4, pitch: 0.14 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 1) return own;
      const a = x / 0.4;
      const b = up(y, z) / 0.38;
      if (abs(a - round(a)) < 0.03 || abs(b - round(b)) < 0.03) return 5;
      const diamond = abs(a - round(a)) + abs(b - round(b));
      return diamond < 0.14 || (Math.floor(a) + Math.floor(b)) % 2 === 0 ? own : 6;
    },
  };
}

/** Kettle barbecue with glowing coals and skewers on its grate. */
export function grill(colours: ProductColours): ProductObject {
  const bowl = (x: number, y: number, z: number) =>
    max(
      ellipsoid(x, y - 1.4, z, 0.92, 0.66, 0.92),
      y - 1.4,
      -ellipsoid(x, y - 1.44, z, 0.85, 0.58, 0.85),
    ) * 0.92;
  const rim = (x: number, y: number, z: number) => torus(x, z, y - 1.4, 0.92, 0.05);
  const coals = (x: number, y: number, z: number) => cylinder(x, y - 1.22, z, 0.82, 0.05, 0.02);
  const grate = (x: number, y: number, z: number) => {
    const px = x - round(x / 0.13) * 0.13;
    return max(sqrt(px * px + (y - 1.38) ** 2) - 0.018, sqrt(x * x + z * z) - 0.88);
  };
  const legs = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, z, 0.5, 0.94, 0.3, 0.72, 0.05, 0.5, 0.045),
      capsule(x, y, z, 0, 0.9, -0.46, 0, 0.05, -0.76, 0.045),
      cylinder(x, y - 0.36, z, 0.46, 0.02, 0.01),
      capsule(x, y, abs(z), 0.9, 1.32, 0.2, 1.16, 1.32, 0.2, 0.035),
    );
  const grip = (x: number, y: number, z: number) =>
    capsule(x, y, z, 1.17, 1.32, -0.24, 1.17, 1.32, 0.24, 0.065);
  const spike = (x: number, y: number, z: number) => {
    const az = z - (z > 0 ? 0.26 : -0.26);
    return capsule(x, y, az, -0.86, 1.5, 0, 0.8, 1.5, 0, 0.022);
  };
  const food = (x: number, y: number, z: number, phase: number) => {
    const az = z - (z > 0 ? 0.26 : -0.26);
    const nth = max(-1, min(1, round((x - phase) / 0.42)));
    return roundBox(x - phase - nth * 0.42, y - 1.51, az, 0.095, 0.12, 0.13, 0.06);
  };
  return assembled(
    [
      [bowl, matte(colours.body, 0.2)],
      [rim, metal('#c9ccd2', 0.2)],
      [coals, glow('#c9431c')],
      [grate, metal('#9fa3ab', 0.3)],
      [legs, matte('#2a2a30', 0.4)],
      [grip, matte('#b9824f', 0.45)],
      [spike, metal('#d3d6dc', 0.2)],
      [(x, y, z) => food(x, y, z, -0.1), matte('#9a5230', 0.5)],
      [(x, y, z) => food(x, y, z, 0.11), matte('#cf3b2a', 0.35)],
    ],
    { height: 1.66, radius: 1.26, yaw: 0.35, pitch: 0.32 },
  );
}
