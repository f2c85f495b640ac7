import {
  blend,
  capsule,
  cylinder,
  ellipsoid,
  extruded,
  roundBox,
  sphere,
  torus,
} from '../kit/distance.ts';
import { frontPicture, type ProductColours, type ProductObject } from '../kit/product-object.ts';
import { assembled, glow, matte, metal } from './assembled.ts';

const { abs, max, min, sin, sqrt } = Math;

/** Van for deliveries and moves, bonnet towards +x, the name on its side. */
export function van(colours: ProductColours): ProductObject {
  const box = (x: number, y: number, z: number) => {
    const hull = roundBox(x + 0.3, y - 0.98, z, 1.02, 0.68, 0.58, 0.1);
    const arch = cylinder(abs(x + 0.04) - 0.84, abs(z) - 0.54, y - 0.3, 0.34, 0.2, 0.02);
    return max(hull, -arch);
  };
  const cab = (x: number, y: number, z: number) => {
    const slope = (x - 1.18) * 0.72 + (y - 0.98) * 0.69 - 0.06;
    const hull = max(
      roundBox(x - 0.72, y - 0.9, z, 0.62, 0.6, 0.57, 0.1),
      min(slope, x - 0.4 > 0 ? slope : -1),
    );
    const nose = roundBox(x - 0.88, y - 0.6, z, 0.48, 0.28, 0.57, 0.1);
    const arch = cylinder(abs(x + 0.04) - 0.84, abs(z) - 0.54, y - 0.3, 0.34, 0.2, 0.02);
    return max(min(hull, nose), -arch) * 0.92;
  };
  const windows = (x: number, y: number, z: number) => {
    const slope = (x - 1.18) * 0.72 + (y - 0.98) * 0.69 - 0.06;
    return (
      min(
        max(abs(slope) - 0.015, abs(z) - 0.46, abs(y - 1.16) - 0.2),
        max(abs(abs(z) - 0.57) - 0.012, abs(y - 1.14) - 0.18, x - 0.98 + (y - 1) * 0.9, 0.5 - x),
      ) * 0.95
    );
  };
  const tyres = (x: number, y: number, z: number) =>
    cylinder(abs(x + 0.04) - 0.84, abs(z) - 0.46, y - 0.29, 0.29, 0.13, 0.05);
  const hubs = (x: number, y: number, z: number) =>
    cylinder(abs(x + 0.04) - 0.84, abs(z) - 0.52, y - 0.29, 0.15, 0.09, 0.03);
  const lamps = (x: number, y: number, z: number) =>
    ellipsoid(x - 1.34, y - 0.62, abs(z) - 0.4, 0.05, 0.1, 0.11);
  const trim = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.02, y - 0.36, z, 1.36, 0.06, 0.55, 0.04),
      roundBox(x - 1.36, y - 0.62, z, 0.02, 0.06, 0.2, 0.02),
      roundBox(x - 0.94, y - 1.06, abs(z) - 0.64, 0.05, 0.1, 0.06, 0.03),
    );
  const stripe = (x: number, y: number, z: number) =>
    max(
      roundBox(x + 0.3, y - 0.98, z, 1.03, 0.69, 0.59, 0.1),
      abs(y - 0.52) - 0.06,
      -0.2 + abs(y - 0.52),
      x - 0.34,
    );
  return assembled(
    [
      [box, matte(colours.light, 0.25)],
      [cab, matte(colours.body, 0.2)],
      [windows, matte('#16202a', 0.06)],
      [tyres, matte('#1c1c20', 0.8)],
      [hubs, metal('#d6d9de', 0.2)],
      [lamps, glow('#fff3cf')],
      [trim, matte('#2a2a30', 0.5)],
      [stripe, matte(colours.accent, 0.3)],
    ],
    {
      height: 1.68,
      radius: 1.5,
      yaw: -0.55,
      pitch: 0.18,
      decals: [sidePicture(0, -1.14, 0.3, 0.64, 1.6)],
    },
  );
}

/** Label on the side that looks towards +z, from `left` to `right`. */
function sidePicture(part: number, left: number, right: number, bottom: number, top: number) {
  const middle = (left + right) / 2;
  const flat = frontPicture(part, 'label', (right - left) / 2, bottom, top, 0.5);
  return {
    ...flat,
    project: (x: number, y: number, z: number, uv: Float64Array) =>
      flat.project(x - middle, y, z, uv),
  };
}

/** Airliner, climbing over a cloud. */
export function airplane(colours: ProductColours): ProductObject {
  const tilt = 0.24;
  const along = (x: number, y: number) => x * 0.97 + (y - 1.1) * tilt;
  const across = (x: number, y: number) => (y - 1.1) * 0.97 - x * tilt;
  const hull = (x: number, y: number, z: number) => {
    const a = along(x, y);
    const b = across(x, y);
    const rear = max(0, -a - 0.3);
    return (capsule(a, b - rear * rear * 0.16, z, -1.1, 0, 0, 1.0, 0, 0, 0.3) + rear * 0.16) * 0.85;
  };
  const wings = (x: number, y: number, z: number) => {
    const a = along(x, y);
    const az = abs(z);
    const sweep = a - 0.1 + az * 0.55;
    const wide = 0.36 - az * 0.16;
    const flat = max(abs(sweep) - wide, az - 1.36);
    return extruded(flat, abs(across(x, y) + 0.12 - az * 0.08) - 0.04, 0.035) * 0.8;
  };
  const tail = (x: number, y: number, z: number) => {
    const a = along(x, y);
    const b = across(x, y);
    const az = abs(z);
    const fin = extruded(
      max(abs(a + 1.16 + (b - 0.4) * 0.6) - 0.24 + b * 0.1, abs(b - 0.52) - 0.42),
      abs(z) - 0.04,
      0.03,
    );
    const plane = extruded(
      max(abs(a + 1.2 + az * 0.5) - 0.2 + az * 0.12, az - 0.56),
      abs(b - 0.2) - 0.03,
      0.025,
    );
    return min(fin, plane) * 0.82;
  };
  const engines = (x: number, y: number, z: number) =>
    cylinder(across(x, y) + 0.28, along(x, y) - 0.16 + 0.26, abs(z) - 0.62, 0.14, 0.24, 0.05);
  const panes = (x: number, y: number, z: number) => {
    const a = along(x, y);
    const px = a - min(4, max(-3, Math.round(a / 0.2))) * 0.2;
    return sphere(px, across(x, y) - 0.08, abs(z) - 0.285, 0.05);
  };
  const cockpit = (x: number, y: number, z: number) => {
    const a = along(x, y);
    const b = across(x, y);
    return max(capsule(a, b, z, -1.1, 0, 0, 1.0, 0, 0, 0.308), abs(b - 0.14) - 0.06, 1.1 - a) * 0.9;
  };
  const cloud = (x: number, y: number, z: number) =>
    max(
      blend(
        blend(
          sphere(x + 0.1, y - 0.14, z, 0.36),
          sphere(abs(x + 0.1) - 0.46, y - 0.08, z - 0.06, 0.28),
          0.1,
        ),
        sphere(abs(x + 0.1) - 0.8, y - 0.04, z, 0.18),
        0.1,
      ),
      -y,
    );
  return assembled(
    [
      [hull, matte('#fbf9f4', 0.18)],
      [wings, matte(colours.body, 0.25)],
      [tail, matte(colours.accent, 0.25)],
      [engines, matte(colours.body, 0.25)],
      [panes, matte('#24405f', 0.08)],
      [cockpit, matte('#16202a', 0.06)],
      [cloud, matte('#ffffff', 0.9)],
    ],
    { height: 1.7, radius: 1.78, yaw: -0.5, pitch: 0.2 },
  );
}

/** Electric scooter. */
export function scooter(colours: ProductColours): ProductObject {
  const frame = (x: number, y: number, z: number) =>
    min(
      roundBox(x + 0.1, y - 0.3, z, 0.82, 0.075, 0.24, 0.06),
      capsule(x, y, z, 0.66, 0.34, 0, 0.94, 0.62, 0, 0.085),
      capsule(x, y, z, 0.98, 0.34, 0, 0.72, 2.2, 0, 0.065),
    );
  const deck = (x: number, y: number, z: number) =>
    roundBox(x + 0.12, y - 0.38, z, 0.74, 0.014, 0.2, 0.01);
  const tyres = (x: number, y: number, z: number) =>
    min(torus(x - 1.02, y - 0.24, z, 0.19, 0.065), torus(x + 1.02, y - 0.24, z, 0.19, 0.065));
  const hubs = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 1.02, z, y - 0.24, 0.13, 0.06, 0.02);
  const guards = (x: number, y: number, z: number) => {
    const px = abs(x) - 1.02;
    return (
      max(abs(sqrt(px * px + (y - 0.24) ** 2) - 0.31) - 0.025, abs(z) - 0.1, 0.3 - y, -px - 0.16) *
      0.95
    );
  };
  const bar = (x: number, y: number, z: number) =>
    capsule(x, y, abs(z), 0.72, 2.2, 0, 0.7, 2.22, 0.32, 0.045);
  const grips = (x: number, y: number, z: number) =>
    capsule(x, y, abs(z), 0.7, 2.22, 0.34, 0.68, 2.22, 0.56, 0.07);
  const lamp = (x: number, y: number, z: number) =>
    ellipsoid(x - 0.82, y - 2.04, z, 0.07, 0.09, 0.09);
  return assembled(
    [
      [frame, matte(colours.body, 0.28)],
      [deck, matte('#26262b', 0.8)],
      [tyres, matte('#1d1d21', 0.8)],
      [hubs, metal('#c9ccd2', 0.22)],
      [guards, matte(colours.accent, 0.35)],
      [bar, metal('#c9ccd2', 0.22)],
      [grips, matte('#26262b', 0.7)],
      [lamp, glow('#fff3cf')],
    ],
    { height: 2.3, radius: 1.34, yaw: -0.5, pitch: 0.12 },
  );
}

/** Sailing boat on a wave. */
export function boat(colours: ProductColours): ProductObject {
  const hull = (x: number, y: number, z: number) => {
    const t = x / 1.16;
    const wide = 0.44 * sqrt(max(0, 1 - t * t)) * (0.55 + 0.45 * min(1, (y - 0.05) / 0.4));
    return (
      max(
        (abs(z) - wide) * 0.72,
        y - 0.52 - 0.06 * x * x,
        0.08 - y + 0.2 * max(0, abs(x) - 0.6),
        abs(x) - 1.15,
      ) * 0.85
    );
  };
  const rail = (x: number, y: number, z: number) => {
    const t = x / 1.18;
    const wide = 0.46 * sqrt(max(0, 1 - t * t));
    return max((abs(z) - wide) * 0.72, abs(y - 0.53 - 0.06 * x * x) - 0.04, abs(x) - 1.17) * 0.85;
  };
  const mast = (x: number, y: number, z: number) =>
    min(
      cylinder(x - 0.1, y - 1.5, z, 0.04, 1.06, 0.02),
      capsule(x, y, z, 0.1, 0.78, 0, -0.94, 0.82, 0, 0.035),
    );
  const sail = (x: number, y: number, z: number) => {
    const belly = z - 0.16 * sin(max(0, min(1, (0.04 - x) / 0.9)) * 3.1);
    const outline = max(x - 0.03, 0.9 - y, (y - 2.5) * 0.48 - (x - 0.02) * 0.88);
    return extruded(outline, abs(belly) - 0.02, 0.012) * 0.75;
  };
  const jib = (x: number, y: number, z: number) => {
    const belly = z - 0.12 * sin(max(0, min(1, (x - 0.18) / 0.8)) * 3.1);
    const outline = max(0.18 - x, 0.78 - y, (y - 2.26) * 0.5 + (x - 0.18) * 0.87);
    return extruded(outline, abs(belly) - 0.02, 0.012) * 0.75;
  };
  const sea = (x: number, y: number, z: number) => {
    const wave = 0.035 * sin(x * 6 + z * 2) + 0.025 * sin(z * 7);
    return cylinder(x, y - 0.1 - wave * 0.5, z, 1.32, 0.1 + wave * 0.5, 0.05) * 0.85;
  };
  const pennant = (x: number, y: number, z: number) =>
    extruded(
      max(-x + 0.1, abs(y - 2.48) - 0.13 + (x - 0.1) * 0.3, x - 0.52),
      abs(z - 0.05 * sin(x * 9)) - 0.015,
      0.01,
    ) * 0.8;
  return assembled(
    [
      [hull, matte(colours.body, 0.2)],
      [rail, matte('#b9824f', 0.4)],
      [mast, matte('#9c6b3f', 0.4)],
      [sail, matte('#fdfbf6', 0.7)],
      [jib, matte(colours.accent, 0.7)],
      [sea, matte('#4aa3d6', 0.12)],
      [pennant, matte(colours.body, 0.6)],
    ],
    { height: 2.64, radius: 1.36, yaw: 0.4, pitch: 0.14 },
  );
}
