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
import { assembled, glass, matte, metal } from './assembled.ts';

const { abs, atan2, cos, max, min, round, sin, sqrt } = Math;

/** Baby's bottle, filled with milk. */
export function babyBottle(colours: ProductColours): ProductObject {
  const axis = (x: number, z: number) => sqrt(x * x + z * z);
  const body = (x: number, y: number, z: number) =>
    disc(axis(x, z), y - 0.78, 0.52 - 0.05 * cos((y - 0.8) * 4.2), 0.78, 0.12) * 0.94;
  const air = (x: number, y: number, z: number) =>
    disc(axis(x, z), y - 1.38, 0.53 - 0.05 * cos((y - 0.8) * 4.2), 0.16, 0.06) * 0.94;
  const collar = (x: number, y: number, z: number) => {
    const ribs = 0.012 * cos(atan2(z, x) * 30);
    return (cylinder(x, y - 1.68, z, 0.55, 0.17, 0.05) + ribs) * 0.85;
  };
  const teat = (x: number, y: number, z: number) =>
    blend(
      max(ellipsoid(x, y - 1.86, z, 0.4, 0.24, 0.4), 1.84 - y),
      capsule(x, y, z, 0, 2.1, 0, 0, 2.28, 0, 0.12),
      0.2,
    ) * 0.95;
  const marks = (x: number, y: number, z: number) => {
    const py = y - (0.4 + min(4, max(0, round((y - 0.4) / 0.2))) * 0.2);
    return (
      max(
        disc(axis(x, z), y - 0.8, 0.535 - 0.05 * cos((y - 0.8) * 4.2), 0.6, 0.02),
        abs(py) - 0.016,
        abs(x + 0.16) - 0.12,
        -z,
      ) * 0.9
    );
  };
  const heart = (x: number, y: number, z: number) => {
    const px = abs(x - 0.16);
    const py = y - 0.78;
    const lobes = sqrt((px - 0.085) ** 2 + (py - 0.07) ** 2) - 0.115;
    const tip = max((px - py - 0.178) * Math.SQRT1_2, py + 0.01);
    const middle = max(px - 0.15, abs(py - 0.03) - 0.05);
    return max(min(lobes, tip, middle), abs(axis(x, z) - 0.5) - 0.055, -z) * 0.9;
  };
  return assembled(
    [
      [body, matte('#fdfaf3', 0.1)],
      [air, glass('#d6e8ee', 0.05)],
      [collar, matte(colours.body, 0.35)],
      [teat, matte('#eec08d', 0.3)],
      [marks, matte(colours.body, 0.4)],
      [heart, matte(colours.accent, 0.4)],
    ],
    { height: 2.4, radius: 0.62, yaw: 0.15, pitch: 0.1 },
  );
}

/** Pram with its hood up. */
export function pram(colours: ProductColours): ProductObject {
  const tub = (x: number, y: number, z: number) => {
    const bowl = ellipsoid(x, y - 1.32, z, 0.96, 0.68, 0.46);
    return max(bowl, y - 1.32, -ellipsoid(x, y - 1.4, z, 0.86, 0.6, 0.38)) * 0.9;
  };
  const hood = (x: number, y: number, z: number) => {
    const shell = ellipsoid(x, y - 1.3, z, 0.98, 0.88, 0.48);
    const inner = ellipsoid(x, y - 1.28, z, 0.9, 0.8, 0.41);
    const ribs = 0.014 * abs(sin(atan2(y - 1.3, -x) * 6));
    return max(shell + ribs, -inner, 1.32 - y, x * 0.92 + (1.3 - y) * 0.12 - 0.02) * 0.82;
  };
  const rim = (x: number, y: number, z: number) =>
    max(abs(sqrt((x / 0.97) ** 2 + (z / 0.47) ** 2) - 1) * 0.45 - 0.025, abs(y - 1.31) - 0.05) *
    0.85;
  const blanket = (x: number, y: number, z: number) =>
    max(ellipsoid(x - 0.3, y - 1.24, z, 0.6, 0.26, 0.4), -0.1 - x) * 0.85;
  const chassis = (x: number, y: number, z: number) => {
    const az = abs(z);
    return min(
      capsule(x, y, az, -0.62, 0.34, 0.4, 0.5, 0.94, 0.36, 0.035),
      capsule(x, y, az, 0.62, 0.34, 0.4, -0.5, 0.94, 0.36, 0.035),
      capsule(x, y, az, 0.86, 1.26, 0.36, 1.3, 1.72, 0.36, 0.035),
    );
  };
  const grip = (x: number, y: number, z: number) =>
    capsule(x, y, z, 1.3, 1.72, -0.38, 1.3, 1.72, 0.38, 0.06);
  const tyres = (x: number, y: number, z: number) =>
    torus(abs(x) - 0.64, y - 0.34, abs(z) - 0.42, 0.28, 0.055);
  const hubs = (x: number, y: number, z: number) => {
    const px = abs(x) - 0.64;
    const py = y - 0.34;
    const pz = abs(z) - 0.42;
    return min(
      cylinder(px, pz, py, 0.07, 0.05, 0.02),
      capsule(px, py, pz, -0.26, 0, 0, 0.26, 0, 0, 0.02),
      capsule(px, py, pz, 0, -0.26, 0, 0, 0.26, 0, 0.02),
    );
  };
  return assembled(
    [
      [tub, matte(colours.body, 0.6)],
      [hood, matte(colours.body, 0.6)],
      [rim, matte(colours.accent, 0.5)],
      [blanket, matte(colours.light, 0.8)],
      [chassis, metal('#c9ccd2', 0.2)],
      [grip, matte('#7d4a2a', 0.5)],
      [tyres, matte('#26262b', 0.7)],
      [hubs, metal('#d9dade', 0.22)],
    ],
    { height: 2.18, radius: 1.42, yaw: 0.35, pitch: 0.14 },
  );
}

/** Wooden building blocks, set up as a gate. */
export function blocks(colours: ProductColours): ProductObject {
  const cube = (x: number, y: number, z: number, at: number, up: number) =>
    roundBox(x - at, y - up, z, 0.3, 0.3, 0.3, 0.05);
  const arch = (x: number, y: number, z: number) =>
    max(roundBox(x, y - 0.9, z, 0.9, 0.3, 0.3, 0.05), -(sqrt(x * x + (y - 0.58) ** 2) - 0.36));
  const roof = (x: number, y: number, z: number) =>
    extruded(max(abs(x) * 0.78 + (y - 1.78) * 0.62, 1.21 - y), abs(z) - 0.3, 0.04);
  const ball = (x: number, y: number, z: number) => sphere(x - 0.92, y - 0.22, z - 0.74, 0.22);
  const drum = (x: number, y: number, z: number) =>
    cylinder(x + 0.78, y - 0.2, z - 0.72, 0.22, 0.2, 0.04);
  const tower = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 0.72, y - 1.38, z, 0.18, 0.18, 0.04);
  const cones = (x: number, y: number, z: number) => {
    const axis = sqrt((abs(x) - 0.72) ** 2 + z * z);
    return max(axis * 0.83 + (y - 1.92) * 0.55, 1.56 - y);
  };
  return assembled(
    [
      [(x, y, z) => cube(x, y, z, -0.6, 0.3), matte(colours.body, 0.4)],
      [(x, y, z) => cube(x, y, z, 0.6, 0.3), matte(colours.accent, 0.4)],
      [arch, matte('#d9a868', 0.5)],
      [roof, matte(colours.body, 0.4)],
      [ball, matte(colours.second, 0.35)],
      [drum, matte(colours.accent, 0.4)],
      [tower, matte('#e4bd85', 0.5)],
      [cones, matte(colours.second, 0.4)],
    ],
    { height: 1.9, radius: 1.42, yaw: 0.4, pitch: 0.2 },
  );
}
