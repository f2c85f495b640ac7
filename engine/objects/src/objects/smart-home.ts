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
import { frontPicture, type ProductColours, type ProductObject } from '../kit/product-object.ts';
import { assembled, glow, matte, metal } from './assembled.ts';

const { abs, max, min, sqrt } = Math;

/** Eye of a camera that watches a room: head, black face, lens and lamp, about the origin. */
function watchingHead(x: number, y: number, z: number) {
  return {
    head: sphere(x, y, z, 0.62),
    face: max(sphere(x, y, z, 0.635), 0.42 - z),
    lens: ellipsoid(x, y, z - 0.6, 0.2, 0.2, 0.09),
    lamp: sphere(x, y - 0.3, z - 0.55, 0.035),
  };
}

/** Camera that watches a house or a shop. */
export function securityCamera(colours: ProductColours): ProductObject {
  const at = (y: number) => y - 1.36;
  const stand = (x: number, y: number, z: number) =>
    min(
      cylinder(x, y - 0.07, z, 0.56, 0.07, 0.05),
      blend(
        cylinder(x, y - 0.4, z, 0.12, 0.3, 0.03),
        cylinder(x, y - 0.16, z, 0.34, 0.03, 0.02),
        0.2,
      ),
    );
  const bracket = (x: number, y: number, z: number) =>
    max(abs(sqrt(x * x + at(y) ** 2) - 0.69) - 0.04, abs(z) - 0.12, at(y) - 0.05) * 0.95;
  const pivots = (x: number, y: number, z: number) =>
    cylinder(at(y), abs(x) - 0.7, z, 0.15, 0.06, 0.03);
  return assembled(
    [
      [(x, y, z) => watchingHead(x, at(y), z).head, matte(colours.body, 0.28)],
      [(x, y, z) => watchingHead(x, at(y), z).face, matte('#101014', 0.08)],
      [(x, y, z) => watchingHead(x, at(y), z).lens, matte('#1f2c5e', 0.03)],
      [(x, y, z) => watchingHead(x, at(y), z).lamp, glow(colours.accent)],
      [stand, matte('#f4f1ea', 0.4)],
      [bracket, matte('#f4f1ea', 0.4)],
      [pivots, metal('#c9ccd2', 0.22)],
    ],
    { height: 2, radius: 0.82, yaw: 0.4, pitch: 0.12 },
  );
}

/** Monitor for a child's room: a camera and the parents' receiver. */
export function babyMonitor(colours: ProductColours): ProductObject {
  const eye = (x: number, y: number, z: number) =>
    watchingHead((x - 0.74) / 0.8, (y - 0.92) / 0.8, (z + 0.1) / 0.8);
  const foot = (x: number, y: number, z: number) =>
    disc(sqrt((x - 0.74) ** 2 + (z + 0.1) ** 2), y - 0.2, 0.42 - 0.3 * y, 0.2, 0.05) * 0.92;
  const ears = (x: number, y: number, z: number) =>
    sphere(abs(x - 0.74) - 0.36, y - 1.34, z + 0.14, 0.15);
  const unit = (x: number, y: number, z: number) => {
    const lean = z - 0.2 + (y - 0.7) * 0.14;
    return roundBox(x + 0.52, y - 0.72, lean, 0.58, 0.72, 0.13, 0.12);
  };
  const glass = (x: number, y: number, z: number) => {
    const lean = z - 0.2 + (y - 0.7) * 0.14;
    return roundBox(x + 0.52, y - 0.86, lean - 0.12, 0.48, 0.42, 0.02, 0.015);
  };
  const buttons = (x: number, y: number, z: number) => {
    const lean = z - 0.2 + (y - 0.7) * 0.14;
    return min(
      cylinder(x + 0.52, lean - 0.13, y - 0.24, 0.12, 0.03, 0.02),
      cylinder(abs(x + 0.52) - 0.3, lean - 0.13, y - 0.24, 0.05, 0.03, 0.01),
    );
  };
  const aerial = (x: number, y: number, z: number) =>
    capsule(x, y, z, -0.92, 1.36, 0.02, -0.92, 1.86, -0.04, 0.06);
  // A sleeping face: two closed eyes and a smile, alight on the screen.
  const child = (x: number, y: number, z: number) => {
    const lean = z - 0.2 + (y - 0.7) * 0.14 - 0.14;
    const px = abs(x + 0.52) - 0.15;
    const py = y - 0.92;
    const lid = max(abs(sqrt(px * px + (py - 0.03) ** 2) - 0.09) - 0.018, py - 0.02);
    const smile = max(abs(sqrt((x + 0.52) ** 2 + (y - 0.8) ** 2) - 0.1) - 0.018, y - 0.76);
    return max(min(lid, smile), abs(lean) - 0.012);
  };
  const moon = (x: number, y: number, z: number) => {
    const lean = z - 0.2 + (y - 0.7) * 0.14 - 0.13;
    return max(sqrt((x + 0.52) ** 2 + (y - 0.88) ** 2) - 0.33, abs(lean) - 0.016);
  };
  return assembled(
    [
      [(x, y, z) => eye(x, y, z).head * 0.8, matte('#fbf8f2', 0.3)],
      [(x, y, z) => eye(x, y, z).face * 0.8, matte('#17171c', 0.08)],
      [(x, y, z) => eye(x, y, z).lens * 0.8, matte('#1f2c5e', 0.03)],
      [(x, y, z) => eye(x, y, z).lamp * 0.8, glow('#7df0a4')],
      [(x, y, z) => min(foot(x, y, z), ears(x, y, z)), matte(colours.body, 0.35)],
      [unit, matte(colours.body, 0.35)],
      [glass, matte('#182a55', 0.08)],
      [buttons, matte('#fbf8f2', 0.4)],
      [aerial, matte('#fbf8f2', 0.4)],
      [moon, glow('#f3c9a4')],
      [child, matte('#5a3a28', 0.6)],
    ],
    { height: 1.9, radius: 1.3, yaw: 0.2, pitch: 0.14 },
  );
}

/** Store of power with a lightning sign and its cable. */
export function powerBank(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) => roundBox(x, y - 0.98, z, 0.6, 0.98, 0.2, 0.17);
  const sign = (x: number, y: number, z: number) => {
    const py = y - 1.2;
    const bolt = min(
      max(abs((x - 0.07) * 0.9 - (py - 0.2) * 0.42) - 0.11, abs(py - 0.16) - 0.24),
      max(abs((x + 0.07) * 0.9 - (py + 0.2) * 0.42) - 0.11, abs(py + 0.16) - 0.24),
    );
    return extruded(bolt, abs(z - 0.2) - 0.02, 0.01) * 0.9;
  };
  const lamps = (x: number, y: number, z: number) =>
    sphere(abs(abs(x) - 0.15) - 0.075, y - 0.34, z - 0.2, 0.035);
  const plug = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 2.04, z, 0.12, 0.14, 0.07, 0.04),
      capsule(x, y, z, 0.88, 0.36, 0.36, 0.7, 0.16, 0.52, 0.1),
    );
  const cable = (x: number, y: number, z: number) =>
    min(
      max(torus(x - 0.44, y - 2.14, z, 0.44, 0.05), 2.14 - y),
      capsule(x, y, z, 0.88, 2.14, 0, 0.92, 0.4, 0.32, 0.05),
    );
  const pins = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0.66, 0.12, 0.56, 0.6, 0.08, 0.62, 0.06);
  return assembled(
    [
      [body, matte(colours.body, 0.3)],
      [sign, matte(colours.accent, 0.3)],
      [lamps, glow('#8ff0b4')],
      [plug, matte('#f4f1ea', 0.4)],
      [cable, matte('#f4f1ea', 0.4)],
      [pins, metal('#c9ccd2', 0.2)],
    ],
    { height: 2.66, radius: 1.0, yaw: 0.35, pitch: 0.1 },
  );
}

/** Case of a phone, seen from behind. */
export function phoneCase(colours: ProductColours): ProductObject {
  const shell = (x: number, y: number, z: number) =>
    extruded(roundBox(x, y - 1.3, 0, 0.68, 1.3, 1, 0.2), abs(z) - 0.12, 0.06);
  const window = (x: number, y: number, z: number) =>
    extruded(roundBox(x + 0.3, y - 2.2, 0, 0.28, 0.3, 1, 0.13), abs(z - 0.12) - 0.04, 0.02);
  const lenses = (x: number, y: number, z: number) => {
    const px = x + 0.3;
    return min(
      cylinder(px + 0.11, z - 0.16, y - 2.31, 0.1, 0.05, 0.02),
      cylinder(px + 0.11, z - 0.16, y - 2.07, 0.1, 0.05, 0.02),
      cylinder(px - 0.13, z - 0.16, y - 2.19, 0.1, 0.05, 0.02),
    );
  };
  const ring = (x: number, y: number, z: number) => torus(x, y - 1.06, z - 0.125, 0.38, 0.022);
  const keys = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.69, y - 1.84, z, 0.03, 0.16, 0.04, 0.02),
      roundBox(x + 0.69, abs(y - 1.76) - 0.16, z, 0.03, 0.12, 0.04, 0.02),
    );
  return assembled(
    [
      [shell, matte(colours.body, 0.45)],
      [window, matte('#1d1d22', 0.2)],
      [lenses, matte('#0c1226', 0.04)],
      [ring, metal(colours.metal, 0.25)],
      [keys, matte(colours.accent, 0.4)],
    ],
    {
      height: 2.6,
      radius: 0.74,
      yaw: 0.4,
      pitch: 0.05,
      decals: [frontPicture(0, 'print', 0.62, 0.06, 1.86, 0.08)],
    },
  );
}

/** Robot that cleans the floor. */
export function robotVacuum(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) => cylinder(x, y - 0.32, z, 1.1, 0.22, 0.08);
  const bumper = (x: number, y: number, z: number) =>
    max(cylinder(x, y - 0.28, z, 1.13, 0.13, 0.05), 0.1 - z);
  const top = (x: number, y: number, z: number) => cylinder(x, y - 0.53, z, 0.86, 0.03, 0.02);
  const turret = (x: number, y: number, z: number) =>
    min(
      cylinder(x, y - 0.62, z + 0.3, 0.3, 0.09, 0.04),
      roundBox(x, y - 0.55, z - 0.58, 0.24, 0.03, 0.07, 0.03),
    );
  const lamp = (x: number, y: number, z: number) =>
    min(torus(x, z + 0.3, y - 0.7, 0.2, 0.025), sphere(abs(x) - 0.1, y - 0.58, z - 0.58, 0.035));
  const brush = (x: number, y: number, z: number) => {
    const px = x - 0.86;
    const pz = z - 0.86;
    return min(
      capsule(px, y, pz, -0.26, 0.05, 0, 0.26, 0.05, 0.06, 0.035),
      capsule(px, y, pz, -0.1, 0.05, -0.24, 0.1, 0.05, 0.26, 0.035),
      cylinder(px, y - 0.07, pz, 0.08, 0.05, 0.02),
    );
  };
  const wheels = (x: number, y: number, z: number) =>
    cylinder(y - 0.12, abs(x) - 0.7, z, 0.12, 0.08, 0.03);
  return assembled(
    [
      [body, matte(colours.body, 0.3)],
      [bumper, matte('#26262b', 0.45)],
      [top, matte(colours.light, 0.2)],
      [turret, matte('#26262b', 0.3)],
      [lamp, glow(colours.accent)],
      [brush, matte('#3a3a40', 0.7)],
      [wheels, matte('#1d1d21', 0.8)],
    ],
    { height: 0.73, radius: 1.52, yaw: 0.4, pitch: 0.42 },
  );
}

/** Drone with four rotors and a camera. */
export function drone(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    blend(
      ellipsoid(x, y - 0.66, z, 0.42, 0.24, 0.62),
      capsule(abs(x), y, abs(z), 0.12, 0.66, 0.16, 0.86, 0.72, 0.7, 0.085),
      0.16,
    ) * 0.95;
  const motors = (x: number, y: number, z: number) =>
    min(
      cylinder(abs(x) - 0.88, y - 0.8, abs(z) - 0.72, 0.13, 0.12, 0.03),
      capsule(abs(x), y, abs(z), 0.86, 0.68, 0.7, 0.92, 0.06, 0.74, 0.045),
    );
  const blades = (x: number, y: number, z: number) => {
    const px = abs(x) - 0.88;
    const pz = abs(z) - 0.72;
    const along = px * 0.82 + pz * 0.57;
    const beside = pz * 0.82 - px * 0.57;
    return ellipsoid(along, y - 0.95, beside, 0.56, 0.022, 0.08) * 0.55;
  };
  const rings = (x: number, y: number, z: number) =>
    torus(abs(x) - 0.88, abs(z) - 0.72, y - 0.9, 0.6, 0.04);
  const eye = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.42, z - 0.44, 0.17, 0.15, 0.15, 0.08),
      cylinder(x, z - 0.6, y - 0.42, 0.11, 0.05, 0.02),
    );
  const lens = (x: number, y: number, z: number) =>
    ellipsoid(x, y - 0.42, z - 0.65, 0.085, 0.085, 0.04);
  const lamp = (x: number, y: number, z: number) =>
    ellipsoid(abs(x) - 0.16, y - 0.72, z - 0.55, 0.06, 0.03, 0.05);
  return assembled(
    [
      [body, matte(colours.body, 0.26)],
      [motors, matte('#26262b', 0.4)],
      [blades, matte(colours.accent, 0.4)],
      [rings, matte('#26262b', 0.5)],
      [eye, matte('#26262b', 0.35)],
      [lens, matte('#1f2c5e', 0.03)],
      [lamp, glow('#fff3cf')],
    ],
    { height: 1.0, radius: 1.76, yaw: 0.45, pitch: 0.32 },
  );
}
