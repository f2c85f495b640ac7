import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, min, round, sqrt } = Math;

/** 3D model of a turntable with a record on it. */
export const recordPlayer = defineObject({
  make: makeRecordPlayer,
  lessons: 'shown',
});

function makeRecordPlayer(colours: ProductColours): ProductObject {
  const plinth = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.26, z, 1.2, 0.18, 0.94, 0.08);
  const platter = (x: number, y: number, z: number) =>
    cylinder(x + 0.22, y - 0.47, z, 0.8, 0.04, 0.02);
  const record = (x: number, y: number, z: number) => {
    const r = sqrt((x + 0.22) ** 2 + z * z);
    const grooves = r > 0.3 && r < 0.74 ? 0.003 * abs(round(r / 0.05) * 0.05 - r) * 20 : 0;
    return cylinder(x + 0.22, y - 0.53, z, 0.78, 0.02, 0.01) + grooves;
  };
  const label = (x: number, y: number, z: number) =>
    cylinder(x + 0.22, y - 0.545, z, 0.27, 0.012, 0.005);
  const spindle = (x: number, y: number, z: number) =>
    min(
      cylinder(x + 0.22, y - 0.58, z, 0.03, 0.06, 0.01),
      sphere(x - 0.94, y - 0.62, z + 0.66, 0.11),
    );
  const arm = (x: number, y: number, z: number) =>
    min(
      cylinder(x - 0.9, y - 0.54, z + 0.56, 0.15, 0.11, 0.03),
      capsule(x, y, z, 0.94, 0.66, -0.66, 0.86, 0.66, 0.26, 0.035),
      capsule(x, y, z, 0.86, 0.66, 0.26, 0.5, 0.62, 0.56, 0.035),
      roundBox(
        (x - 0.44) * 0.8 - (z - 0.6) * 0.6,
        y - 0.6,
        (z - 0.6) * 0.8 + (x - 0.44) * 0.6,
        0.12,
        0.05,
        0.06,
        0.02,
      ),
    );
  const knobs = (x: number, y: number, z: number) =>
    min(
      cylinder(x - 0.92, y - 0.48, z - 0.7, 0.1, 0.06, 0.02),
      roundBox(x - 0.92, y - 0.45, z - 0.3, 0.05, 0.03, 0.18, 0.02),
    );
  const feet = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 0.94, y - 0.05, abs(z) - 0.7, 0.13, 0.06, 0.02);
  return assembled(
    [
      [plinth, matte(colours.body, 0.25)],
      [platter, metal('#c9ccd2', 0.25)],
      [record, matte('#1b1b20', 0.16)],
      [label, matte(colours.accent, 0.4)],
      [spindle, metal('#dfe1e5', 0.18)],
      [arm, metal('#dfe1e5', 0.2)],
      [knobs, matte('#f4f1ea', 0.35)],
      [feet, matte('#26262b', 0.6)],
    ],
    { height: 0.76, radius: 1.5, yaw: 0.4, pitch: 0.5 },
  );
}
