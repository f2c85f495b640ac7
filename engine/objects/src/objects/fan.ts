import { assembled, boxed, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, disc, extruded, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, cos, hypot, max, min, PI, sin } = Math;

/** 3D model of a fan on a stand: a foot, a pole, and four blades in a cage of wire. */
export const fan = defineObject({
  make: makeFan,
});

/** Height of the fan's hub above the floor, in the object's units. */
const HUB = 2.05;

/**
 * Rotates a point about the z axis by quarter turns, so that it lies near the fan's first blade. Returns the
 * point's coordinates along and across this blade.
 */
function quartered(x: number, y: number): readonly [number, number] {
  if (abs(x) >= abs(y)) return x > 0 ? [x, y] : [-x, -y];
  return y > 0 ? [y, -x] : [-y, x];
}

/** Mirror lines that fold the plane to a sixteenth of a turn, with one wire of the fan's cage in its middle. */
const MIRRORS = [PI / 8, PI / 16].map((angle) => [cos(angle), sin(angle)] as const);

/**
 * Mirrors a point about the z axis, so that it lies near the first of the cage's sixteen wires. Returns the
 * mirrored point's coordinates along and across this wire of the cage.
 */
function mirrored(x: number, y: number): readonly [number, number] {
  let along = max(abs(x), abs(y));
  let across = min(abs(x), abs(y));
  for (const [c, s] of MIRRORS) {
    const beyond = across * c - along * s;
    if (beyond > 0) {
      along += 2 * beyond * s;
      across -= 2 * beyond * c;
    }
  }
  return [along, across];
}

function makeFan(colours: ProductColours): ProductObject {
  const at = (y: number) => y - HUB;
  const blades = (x: number, y: number, z: number) => {
    const [along, across] = quartered(x, at(y));
    // The fan's blades are rotated about their length (pitched), as real blades are to move air.
    const pitched = z - across * 0.28;
    const petal = hypot((along - 0.4) / 1.25, across) - 0.25;
    return extruded(petal, abs(pitched) - 0.025, 0.02) * 0.85;
  };
  // The cage has no grille at the back, because it would only hide the blades.
  const cage = boxed([0, HUB, 0.1], [0.9, 0.9, 0.18], (x, y, z) => {
    const rings = min(
      torus(x, at(y), z, 0.86, 0.035),
      torus(x, at(y), z - 0.2, 0.62, 0.018),
      torus(x, at(y), z - 0.24, 0.36, 0.018),
    );
    const [along, across] = mirrored(x, at(y));
    return min(
      rings,
      capsule(along, across, z, 0.16, 0, 0.25, 0.5, 0, 0.23, 0.016),
      capsule(along, across, z, 0.5, 0, 0.23, 0.86, 0, 0.03, 0.016),
    );
  });
  const hub = (x: number, y: number, z: number) =>
    min(
      disc(hypot(x, at(y)), abs(z) - 0.24, 0.17, 0.035, 0.03),
      disc(hypot(x, at(y)), z + 0.36, 0.2, 0.2, 0.08),
    );
  const pole = (x: number, y: number, z: number) =>
    min(
      cylinder(x, y - 0.62, z + 0.36, 0.07, 0.6, 0.02),
      cylinder(x, y - 1.5, z + 0.36, 0.045, 0.5, 0.02),
    );
  const foot = (x: number, y: number, z: number) =>
    blend(
      cylinder(x, y - 0.05, z + 0.36, 0.56, 0.05, 0.04),
      cylinder(x, y - 0.14, z + 0.36, 0.16, 0.08, 0.03),
      0.18,
    );
  return assembled(
    [
      [blades, matte(colours.body, 0.3)],
      [cage, metal('#d5d8dd', 0.25)],
      [hub, matte(colours.accent, 0.3)],
      [pole, metal('#c9ccd2', 0.22)],
      [foot, matte('#f4f1ea', 0.4)],
    ],
    { height: 2.95, radius: 0.95, yaw: 0.42, pitch: 0.1 },
  );
}
