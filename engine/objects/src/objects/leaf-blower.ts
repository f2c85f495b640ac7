import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, ellipsoid, extruded, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, cos, hypot, max, min, sin } = Math;

/** 3D model of a cordless leaf blower, its tube towards the ground. */
export const leafBlower = defineObject({
  make: makeLeafBlower,
});

const LEAN = { c: cos(0.3), s: sin(0.3) };

function makeLeafBlower(colours: ProductColours): ProductObject {
  /** Returns a shape in coordinates along the leaf blower's tube (from the middle of the fan) and across it. */
  const turned =
    (shape: (a: number, b: number, z: number) => number) => (x: number, y: number, z: number) => {
      const px = x + 0.8;
      const py = y - 0.8;
      return shape(px * LEAN.c - py * LEAN.s, py * LEAN.c + px * LEAN.s, z);
    };
  const fan = turned((a, b, z) => ellipsoid(a, b, z, 0.42, 0.34, 0.31));
  const intake = turned((a, b, z) => {
    const rib = abs(abs(z) - 0.3) - 0.03;
    return max(hypot(a, b) - 0.2, rib);
  });
  const tube = turned((a, b, z) => {
    const radius = 0.2 - 0.045 * max(0, a - 0.3);
    return max(hypot(b, z) - radius, abs(a - 1.1) - 0.82) * 0.95;
  });
  const nozzle = turned((a, b, z) => {
    const flat = extruded(
      roundBox(0, b, z, 1, 0.1, 0.14 + 0.05 * (a - 2), 0.08),
      abs(a - 2.12) - 0.24,
      0.02,
    );
    return flat * 0.9;
  });
  const collars = turned((a, b, z) =>
    min(cylinder(b, a - 0.44, z, 0.235, 0.06, 0.02), cylinder(b, a - 1.16, z, 0.185, 0.03, 0.015)),
  );
  const handle = turned((a, b, z) => {
    const loop = abs(roundBox(a + 0.06, b - 0.36, 0, 0.46, 0.26, 1, 0.2)) - 0.06;
    return max(extruded(loop, abs(z) - 0.075, 0.05), 0.14 - b);
  });
  const trigger = turned((a, b, z) => roundBox(a - 0.12, b - 0.54, z, 0.05, 0.06, 0.035, 0.02));
  const battery = turned((a, b, z) => roundBox(a + 0.5, b - 0.02, z, 0.14, 0.22, 0.18, 0.04));
  return assembled(
    [
      [fan, matte(colours.body, 0.3)],
      [intake, matte('#26272c', 0.6)],
      [tube, matte('#2e3036', 0.45)],
      [nozzle, matte('#1f2025', 0.5)],
      [collars, matte(colours.accent, 0.35)],
      [handle, matte('#2a2b30', 0.55)],
      [trigger, matte(colours.accent, 0.35)],
      [battery, matte('#1d1e22', 0.4)],
    ],
    { height: 1.54, radius: 1.72, yaw: 0.3, pitch: 0.14 },
  );
}
