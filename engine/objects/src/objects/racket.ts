import { assembled, boxed, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, nowhere, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, round, sin, sqrt } = Math;

/** 3D model of a tennis racket with a ball. */
export const racket = defineObject({
  make: makeRacket,
  lessons: 'shown',
});

function makeRacket(colours: ProductColours): ProductObject {
  const lean = 0.3;
  const px = (x: number, y: number) => x * 0.955 - (y - 0.1) * lean + 0.24;
  const py = (x: number, y: number) => (y - 0.1) * 0.955 + x * lean;
  const hoop = (x: number, y: number) => {
    const a = px(x, y);
    const b = (py(x, y) - 1.86) * 0.8;
    return sqrt(a * a + b * b) - 0.6;
  };
  const frame = (x: number, y: number, z: number) => {
    const ring = sqrt(hoop(x, y) ** 2 + z * z) - 0.062;
    const b = py(x, y);
    const throat = capsule(abs(px(x, y)), b, z, 0.3, 1.26, 0, 0.05, 0.8, 0, 0.055);
    return blend(ring * 0.9, throat, 0.06);
  };
  const strings = boxed([0.45, 1.9, 0], [1.1, 0.95, 0.03], (x, y, z) => {
    const a = px(x, y);
    const b = py(x, y);
    const grid = min(abs(a - round(a / 0.12) * 0.12), abs(b - round(b / 0.12) * 0.12));
    return max(sqrt(grid * grid + z * z) - 0.011, hoop(x, y));
  });
  const grip = (x: number, y: number, z: number) =>
    (capsule(px(x, y), py(x, y), z, 0, 0.06, 0, 0, 0.82, 0, 0.085) + 0.006 * sin(py(x, y) * 50)) *
    0.9;
  const ball = (x: number, y: number, z: number) => sphere(x + 0.62, y - 0.3, z - 0.34, 0.3);
  const base = assembled(
    [
      [frame, matte(colours.body, 0.2)],
      [strings, matte('#f4f1ea', 0.5)],
      [grip, matte('#2a2a30', 0.7)],
      [ball, matte('#d8e54a', 0.9)],
      [nowhere, matte('#fbf9f4', 0.9)],
      [nowhere, matte(colours.accent, 0.2)],
    ],
    { height: 2.76, radius: 1.1, yaw: 0.25, pitch: 0.08 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own === 3) {
        const a = sqrt((y - 0.3) ** 2 + (z - 0.34) ** 2 + (abs(x + 0.62) - 0.32) ** 2);
        return abs(a - 0.32) < 0.03 ? 4 : own;
      }
      return own === 0 && abs(py(x, y) - 2.3) < 0.2 ? 5 : own;
    },
  };
}
