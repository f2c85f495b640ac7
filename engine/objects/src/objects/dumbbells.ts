import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, extruded } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of a pair of dumbbells. */
export const dumbbells = defineObject({
  make: makeDumbbells,
  lessons: 'shown',
});

function makeDumbbells(colours: ProductColours): ProductObject {
  const turned = (z: number, y: number) => {
    const ay = abs(y);
    const az = abs(z);
    return max(az * 0.866 + ay * 0.5, ay) - 0.42;
  };
  const heads = (x: number, y: number, z: number) =>
    extruded(turned(z, y), abs(abs(x) - 0.78) - 0.3, 0.07);
  const bar = (x: number, y: number, z: number) =>
    cylinder(y, x, z, 0.1 + 0.025 * max(0, 1 - (x * x) / 0.2), 0.6, 0.02) * 0.95;
  const rings = (x: number, y: number, z: number) =>
    cylinder(y, abs(x) - 0.78, z, 0.3, 0.315, 0.02);
  const front =
    (shape: (x: number, y: number, z: number) => number) => (x: number, y: number, z: number) =>
      shape(x * 0.97 + (z - 0.42) * 0.24, y - 0.42, (z - 0.42) * 0.97 - x * 0.24);
  const back =
    (shape: (x: number, y: number, z: number) => number) => (x: number, y: number, z: number) =>
      shape(x + 0.1, y - 0.42, z + 0.56);
  const both = (shape: (x: number, y: number, z: number) => number) => {
    const near = front(shape);
    const far = back(shape);
    return (x: number, y: number, z: number) => min(near(x, y, z), far(x, y, z));
  };
  return assembled(
    [
      [both(heads), matte('#2a2a30', 0.5)],
      [both(bar), metal('#c9ccd2', 0.25)],
      [both(rings), matte(colours.accent, 0.35)],
    ],
    { height: 0.86, radius: 1.5, yaw: 0.5, pitch: 0.32 },
  );
}
