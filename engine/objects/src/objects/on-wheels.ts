import { blend, capsule, cylinder, ellipsoid, roundBox, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { assembled, glow, matte, metal } from './assembled.ts';
import { FAR, fromLines } from './ring-of-things.ts';

const { abs, atan2, max, min, PI, round, sin, sqrt } = Math;

/** Where a car's wheels stand along it, and how high their axles are. */
const AXLE = { along: 0.78, up: 0.29 };

/** Car seen from the front quarter, bonnet towards +x. */
export function car(colours: ProductColours): ProductObject {
  const cabin = (x: number, y: number, z: number) => {
    const up = y - 0.86;
    return roundBox(x + 0.16, up, z, 0.74 - up * 0.85, 0.29, 0.46 - up * 0.3, 0.13) * 0.76;
  };
  const body = (x: number, y: number, z: number) => {
    const hull = blend(roundBox(x, y - 0.46, z, 1.3, 0.24, 0.55, 0.17), cabin(x, y, z), 0.1);
    const arch = cylinder(abs(x) - AXLE.along, abs(z) - 0.5, y - AXLE.up, 0.35, 0.2, 0.02);
    // Where the doors part and close.
    const seam = max(
      min(abs(x + 0.16), abs(abs(x + 0.14) - 0.62) + max(0, 0.4 - y)) - 0.009,
      0.32 - y,
      0.5 - abs(z),
      y - 0.72,
    );
    return max(hull, -arch, -seam);
  };
  const windows = (x: number, y: number, z: number) => {
    const shell = cabin(x, y, z) - 0.012;
    const band = abs(y - 0.9) - 0.16;
    const side = abs(abs(x + 0.18) - 0.29) - 0.245;
    return min(max(shell, band, side), max(shell, band, abs(z) - 0.35)) * 0.9;
  };
  const tyres = (x: number, y: number, z: number) =>
    cylinder(abs(x) - AXLE.along, abs(z) - 0.45, y - AXLE.up, 0.29, 0.12, 0.05);
  const wheels = (x: number, y: number, z: number) => {
    const px = abs(x) - AXLE.along;
    const py = y - AXLE.up;
    const pz = abs(z) - 0.57;
    const axis = sqrt(px * px + py * py);
    const gap = max(axis - 0.22, abs(pz) - 0.04);
    if (gap > FAR) return gap;
    const sector = (2 * PI) / 5;
    const angle = atan2(py, px);
    const folded = angle - sector * round(angle / sector);
    const spoke = max(abs(axis * sin(folded)) - 0.028, abs(pz) - 0.014, axis - 0.19);
    return min(torus(px, py, pz, 0.19, 0.022), spoke, cylinder(px, pz, py, 0.055, 0.025, 0.015));
  };
  const lamps = (x: number, y: number, z: number) =>
    ellipsoid(x - 1.25, y - 0.54, abs(z) - 0.36, 0.08, 0.075, 0.12);
  const trim = (x: number, y: number, z: number) => {
    const az = abs(z);
    return min(
      roundBox(abs(x) - 1.28, y - 0.34, z, 0.06, 0.06, 0.49, 0.04),
      roundBox(x - 1.29, y - 0.52, z, 0.03, 0.05, 0.19, 0.02),
      torus(az - 0.36, (y - 0.54) * 1.5, x - 1.3, 0.13, 0.02) * 0.7,
      capsule(abs(x + 0.2), y, az, 0.14, 0.62, 0.56, 0.27, 0.62, 0.56, 0.018),
    );
  };
  const mirrors = (x: number, y: number, z: number) =>
    ellipsoid(x - 0.42, y - 0.76, abs(z) - 0.62, 0.06, 0.07, 0.09);
  return assembled(
    [
      [body, matte(colours.body, 0.16)],
      [windows, matte('#1b2733', 0.04)],
      [tyres, matte('#1c1c20', 0.8)],
      [wheels, metal('#d6d9de', 0.2)],
      [lamps, glow('#fff3cf')],
      [trim, metal('#cdd1d6', 0.2)],
      [mirrors, matte(colours.body, 0.2)],
    ],
    { height: 1.18, radius: 1.44, yaw: -0.62, pitch: 0.2 },
  );
}

/** Electric bicycle from the side. */
export function bicycle(colours: ProductColours): ProductObject {
  const wheelX = (x: number) => abs(x) - 0.86;
  const tyres = (x: number, y: number, z: number) => torus(wheelX(x), y - 0.52, z, 0.46, 0.05);
  const fromSpokes = fromLines(6);
  const spokes = (x: number, y: number, z: number) => {
    if (abs(z) > 0.22) return abs(z) - 0.012;
    const px = wheelX(x);
    const py = y - 0.52;
    const beside = fromSpokes(px, py);
    return max(sqrt(beside * beside + z * z) - 0.012, sqrt(px * px + py * py) - 0.46);
  };
  const frame = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.2, 0.52, 0, -0.38, 1.2, 0, 0.042),
      capsule(x, y, z, -0.2, 0.52, 0, 0.5, 1.1, 0, 0.075),
      capsule(x, y, z, -0.35, 1.06, 0, 0.52, 1.18, 0, 0.042),
      capsule(x, y, abs(z), -0.2, 0.52, 0.05, -0.86, 0.52, 0.07, 0.028),
      capsule(x, y, abs(z), -0.35, 1.02, 0.02, -0.86, 0.52, 0.07, 0.026),
      capsule(x, y, abs(z), 0.86, 0.52, 0.07, 0.6, 0.98, 0.07, 0.032),
      capsule(x, y, z, 0.64, 0.94, 0, 0.48, 1.34, 0, 0.045),
    );
  const black = (x: number, y: number, z: number) =>
    min(
      ellipsoid(x + 0.42, y - 1.25, z, 0.26, 0.07, 0.12) * 0.8,
      capsule(x, y, abs(z), 0.46, 1.36, 0, 0.36, 1.38, 0.34, 0.034),
      cylinder(x + 0.2, z, y - 0.52, 0.15, 0.1, 0.03),
    );
  return assembled(
    [
      [tyres, matte('#1d1d21', 0.8)],
      [spokes, metal('#d3d6dc', 0.3)],
      [frame, matte(colours.body, 0.22)],
      [black, matte('#222127', 0.5)],
    ],
    { height: 1.46, radius: 1.38, yaw: 0.35, pitch: 0.1 },
  );
}

/** Motorcycle from the side, its lamp towards +x. */
export function motorcycle(colours: ProductColours): ProductObject {
  const wheelX = (x: number) => abs(x) - 0.92;
  const fromAxle = (x: number, y: number) => sqrt(wheelX(x) ** 2 + (y - 0.5) ** 2);
  const tyres = (x: number, y: number, z: number) => torus(wheelX(x), y - 0.5, z, 0.38, 0.12);
  const rims = (x: number, y: number, z: number) => {
    const across = cylinder(wheelX(x), z, y - 0.5, 0.1, 0.1, 0.03);
    const angle = atan2(y - 0.5, wheelX(x));
    const sector = PI / 3.5;
    const beside = fromAxle(x, y) * sin(angle - sector * round(angle / sector));
    const spokes = max(abs(beside) - 0.028, abs(z) - 0.03, fromAxle(x, y) - 0.3);
    return min(across, spokes * 0.9, torus(wheelX(x), y - 0.5, z, 0.285, 0.035));
  };
  const guards = (x: number, y: number, z: number) =>
    max(abs(fromAxle(x, y) - 0.54) - 0.018, abs(z) - 0.13, (x > 0 ? 0.72 : 0.62) - y) * 0.9;
  const tank = (x: number, y: number, z: number) =>
    blend(
      ellipsoid(x - 0.2, y - 1.08, z, 0.42, 0.17, 0.2),
      ellipsoid(x + 0.1, y - 1.02, z, 0.3, 0.1, 0.14),
      0.08,
    ) * 0.8;
  const tail = (x: number, y: number, z: number) =>
    ellipsoid(x + 0.72, y - 0.98, z, 0.34, 0.08, 0.13) * 0.8;
  const seat = (x: number, y: number, z: number) =>
    blend(
      ellipsoid(x + 0.34, y - 1.03, z, 0.3, 0.08, 0.17),
      ellipsoid(x + 0.66, y - 1.1, z, 0.26, 0.07, 0.14),
      0.07,
    ) * 0.8;
  const engine = (x: number, y: number, z: number) => {
    const fins = 0.012 * sin((y + 0.4 * x) * 60);
    return min(
      roundBox(x + 0.06, y - 0.5, z, 0.3, 0.15, 0.17, 0.08),
      cylinder(x + 0.06, abs(z) - 0.17, y - 0.48, 0.13, 0.04, 0.02),
      capsule(x, y, z, 0.06, 0.56, 0, 0.24, 0.86, 0, 0.15 + fins) * 0.7,
      capsule(x, y, z, -0.1, 0.56, 0, -0.22, 0.82, 0, 0.14 + fins) * 0.7,
    );
  };
  const frame = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, abs(z), 0.52, 1.06, 0.03, 0.3, 0.36, 0.12, 0.035),
      capsule(x, y, abs(z), 0.3, 0.36, 0.12, -0.36, 0.36, 0.12, 0.035),
      capsule(x, y, abs(z), -0.36, 0.4, 0.12, -0.92, 0.5, 0.16, 0.04),
      capsule(x, y, abs(z), -0.36, 0.4, 0.12, -0.5, 0.98, 0.1, 0.035),
      capsule(x, y, abs(z), -0.84, 0.56, 0.17, -0.62, 0.94, 0.14, 0.045),
      capsule(x, y, abs(z), 0.58, 1.24, 0.1, 0.36, 1.32, 0.44, 0.03),
      capsule(x, y, abs(z), 0.4, 1.31, 0.4, 0.33, 1.33, 0.54, 0.05),
    );
  const chrome = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, abs(z), 0.92, 0.5, 0.17, 0.6, 1.24, 0.14, 0.045),
      capsule(x, y, abs(z), 0.3, 0.7, 0.2, 0.2, 0.32, 0.24, 0.045),
      capsule(x, y, abs(z), 0.2, 0.32, 0.24, -0.5, 0.34, 0.25, 0.05),
      capsule(x, y, abs(z), -0.5, 0.34, 0.25, -1.1, 0.42, 0.26, 0.08),
      ellipsoid(x - 0.76, y - 1.12, z, 0.14, 0.15, 0.15),
    );
  const lamps = (x: number, y: number, z: number) =>
    ellipsoid(x - 0.87, y - 1.12, z, 0.05, 0.11, 0.11) * 0.7;
  return assembled(
    [
      [tyres, matte('#1c1c20', 0.8)],
      [rims, metal('#c9ccd2', 0.25)],
      [guards, matte(colours.body, 0.18)],
      [tank, matte(colours.body, 0.14)],
      [tail, matte(colours.body, 0.18)],
      [seat, matte('#2a2320', 0.65)],
      [engine, metal('#8d9198', 0.35)],
      [frame, matte('#232329', 0.4)],
      [chrome, metal('#dadde2', 0.18)],
      [lamps, glow('#fff3cf')],
    ],
    { height: 1.4, radius: 1.46, yaw: -0.42, pitch: 0.12 },
  );
}
