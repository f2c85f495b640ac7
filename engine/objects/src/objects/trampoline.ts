import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, extruded, roundBox, sphere, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, cos, max, min, PI, round, sin, sqrt } = Math;

/** 3D model of a round trampoline with a padded edge, a safety net on poles and a ladder. */
export const trampoline = defineObject({
  make: makeTrampoline,
});

/**
 * Larger of a pole's two coordinates (x and z) from the trampoline's middle. The poles next to the
 * entrance are a sixteenth of a turn from the entrance.
 */
const POLE_FAR = 1.22 * cos(PI / 8);

/** Smaller of a pole's two coordinates (x and z) from the trampoline's middle, in the object's units. */
const POLE_BESIDE = 1.22 * sin(PI / 8);

/** Height of the trampoline's mat, in the object's units. */
const MAT_TOP = 0.74;

/** Height of the upper edge of the trampoline's net, in the object's units. */
const NET_TOP = 2.12;

function makeTrampoline(colours: ProductColours): ProductObject {
  const pad = (x: number, y: number, z: number) => {
    const q = abs(sqrt(x * x + z * z) - 1.12) - 0.13;
    return extruded(q, abs(y - MAT_TOP) - 0.055, 0.05);
  };
  const mat = (x: number, y: number, z: number) =>
    cylinder(x, y - MAT_TOP + 0.02, z, 1.02, 0.02, 0.01);
  // One pole represents all poles, because each eighth of the circle mirrors the next eighth. The
  // trampoline's entrance has no pole.
  const poles = (x: number, y: number, z: number) =>
    capsule(
      max(abs(x), abs(z)) - POLE_FAR,
      y,
      min(abs(x), abs(z)) - POLE_BESIDE,
      0,
      0.5,
      0,
      0,
      NET_TOP,
      0,
      0.045,
    );
  const caps = (x: number, y: number, z: number) =>
    sphere(
      max(abs(x), abs(z)) - POLE_FAR,
      y - NET_TOP - 0.03,
      min(abs(x), abs(z)) - POLE_BESIDE,
      0.07,
    );
  const legs = (x: number, y: number, z: number) => {
    const px = abs(x);
    const pz = abs(z);
    return min(
      capsule(px, y, pz, 0.95, 0.68, 0.72, 0.98, 0.045, 0.66, 0.045),
      capsule(px, y, pz, 0.5, 0.68, 1.08, 0.48, 0.045, 1.04, 0.045),
      capsule(px, y, pz, 0.98, 0.045, 0.66, 0.48, 0.045, 1.04, 0.045),
    );
  };
  const hoop = (x: number, y: number, z: number) => torus(x, z, y - NET_TOP + 0.04, 1.2, 0.02);
  const net = (x: number, y: number, z: number) => {
    const wall = abs(sqrt(x * x + z * z) - 1.19);
    const above = abs(y - 1.44) - 0.66;
    const gap = max(wall, above);
    // At a distance, a wall replaces the net's cords. The trampoline's cords are evaluated only
    // near the net.
    if (gap > 0.08) return gap - 0.02;
    const angle = atan2(x, z);
    const one = angle * 4 + y * 3.2;
    const other = angle * 4 - y * 3.2;
    const cord = min(abs(one - round(one)), abs(other - round(other))) * 0.215;
    return max(sqrt(wall * wall + cord * cord) - 0.009, above);
  };
  const ladder = (x: number, y: number, z: number) => {
    const rung = min(2, max(0, round((y - 0.2) / 0.2)));
    const py = 0.2 + rung * 0.2;
    return min(
      capsule(abs(x), y, z, 0.2, 0.74, 1.27, 0.2, 0.03, 1.38, 0.03),
      roundBox(x, y - py, z - 1.385 + py * 0.155, 0.2, 0.02, 0.05, 0.015),
    );
  };
  return assembled(
    [
      [pad, matte(colours.body, 0.45)],
      [mat, matte('#26272c', 0.75)],
      [poles, matte(colours.accent, 0.5)],
      [caps, matte('#2c2d33', 0.5)],
      [legs, metal('#c3c8cf', 0.25)],
      [hoop, matte('#2c2d33', 0.5)],
      [net, matte('#3a3c44', 0.7)],
      [ladder, metal('#d5d9de', 0.25)],
    ],
    { height: 2.22, radius: 1.4, yaw: 0.3, pitch: 0.16 },
  );
}
