import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, extruded } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sin, sqrt } = Math;

/** 3D model of a sailing boat on a wave. */
export const boat = defineObject({
  make: makeBoat,
  propScale: 0.42,
  lessons: 'shown',
});

function makeBoat(colours: ProductColours): ProductObject {
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
