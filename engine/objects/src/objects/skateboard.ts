import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, extruded, nowhere, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a skateboard on its wheels. */
export const skateboard = defineObject({
  make: makeSkateboard,
  propScale: 0.66,
  lessons: 'shown',
});

function makeSkateboard(colours: ProductColours): ProductObject {
  const lift = (x: number) => {
    const past = max(0, abs(x) - 0.86);
    return 0.5 * past;
  };
  const flat = (x: number, z: number) => {
    const past = max(abs(x) - 0.98, 0);
    return sqrt(past * past + z * z) - 0.4;
  };
  const deck = (x: number, y: number, z: number) =>
    extruded(flat(x, z), abs(y - 0.46 - lift(x)) - 0.045, 0.03) * 0.86;
  const grip = (x: number, y: number, z: number) =>
    extruded(flat(x, z) + 0.02, abs(y - 0.505 - lift(x)) - 0.014, 0.008) * 0.86;
  const trucks = (x: number, y: number, z: number) =>
    min(
      roundBox(abs(x) - 0.72, y - 0.36, z, 0.14, 0.07, 0.1, 0.03),
      cylinder(abs(x) - 0.72, z, y - 0.24, 0.06, 0.36, 0.02),
    );
  const wheels = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 0.72, abs(z) - 0.34, y - 0.17, 0.17, 0.11, 0.05);
  const base = assembled(
    [
      [deck, matte('#c98f57', 0.4)],
      [grip, matte(colours.body, 0.85)],
      [trucks, metal('#c9ccd2', 0.22)],
      [wheels, matte(colours.accent, 0.35)],
      [nowhere, matte(colours.accent, 0.8)],
    ],
    { height: 0.74, radius: 1.4, yaw: 0.62, pitch: 0.34 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      return own === 1 && abs(abs(x * 0.8 + z * 0.6) - 0.16) < 0.07 ? 4 : own;
    },
  };
}
