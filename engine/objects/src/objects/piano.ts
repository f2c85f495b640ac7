import { assembled, boxed, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, extruded, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, round, sqrt } = Math;

/** 3D model of a grand piano with its lid open. */
export const piano = defineObject({
  make: makePiano,
  propScale: 0.42,
  lessons: 'shown',
});

function makePiano(colours: ProductColours): ProductObject {
  const plan = (x: number, z: number) => {
    // The piano's left (bass) side is straight; its right side curves in towards the tail.
    const swing = 0.82 - 0.5 * max(0, min(1, (0.35 - z) / 1.1)) ** 1.5;
    const right = (x - swing) * 0.84;
    const tail = sqrt(max(0, x + 0.24) ** 2 * 1.1 + max(0, -z - 0.5) ** 2) - 0.62;
    return max(right, -0.82 - x, z - 0.66, tail > 0 && z < -0.5 ? tail * 0.8 : -1 - z - 0.12);
  };
  const body = (x: number, y: number, z: number) => {
    const shell = extruded(plan(x, z), abs(y - 0.98) - 0.17, 0.03);
    return max(shell, -roundBox(x, y - 1.1, z - 0.56, 0.72, 0.12, 0.16, 0.02)) * 0.85;
  };
  const frame = (x: number, y: number, z: number) =>
    extruded(max(plan(x, z) + 0.07, z - 0.34), abs(y - 1.14) - 0.015, 0.01) * 0.85;
  const lid = (x: number, y: number, z: number) => {
    const up = 0.62;
    const px = x + 0.82;
    const py = y - 1.17;
    const across = px * 0.8 + py * up;
    const off = py * 0.8 - px * up;
    return extruded(max(plan(across - 0.82, z), z - 0.32), abs(off) - 0.025, 0.015) * 0.8;
  };
  const prop = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0.56, 1.14, 0.06, 0.34, 2.0, 0.06, 0.022);
  const keys = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.0, z - 0.58, 0.71, 0.035, 0.16, 0.01);
  const sharps = boxed([0, 1.05, 0.53], [0.71, 0.04, 0.1], (x, y, z) => {
    const nth = round(x / 0.1);
    if ((((nth % 7) + 7) % 7) % 4 === 3 - (nth < 0 ? 0 : 0)) return 0.05;
    return roundBox(x - nth * 0.1, y - 1.04, z - 0.53, 0.028, 0.035, 0.1, 0.01);
  });
  const legs = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, z, 0.66, 0.82, 0.42, 0.66, 0.1, 0.42, 0.075),
      capsule(x, y, z, -0.34, 0.82, -0.74, -0.34, 0.1, -0.74, 0.075),
    );
  const feet = (x: number, y: number, z: number) =>
    min(
      sphere(abs(x) - 0.66, y - 0.06, z - 0.42, 0.07),
      sphere(x + 0.34, y - 0.06, z + 0.74, 0.07),
    );
  const desk = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.32, z - 0.28 + (y - 1.3) * 0.2, 0.4, 0.15, 0.015, 0.01);
  return assembled(
    [
      [body, matte(colours.body, 0.12)],
      [frame, metal('#d8b264', 0.25)],
      [lid, matte(colours.body, 0.12)],
      [prop, metal('#d8b264', 0.2)],
      [keys, matte('#fdfbf6', 0.2)],
      [sharps, matte('#1b1b1f', 0.2)],
      [legs, matte(colours.body, 0.2)],
      [feet, metal('#d8b264', 0.2)],
      [desk, matte('#fdfbf6', 0.6)],
    ],
    { height: 2.2, radius: 1.24, yaw: 0.5, pitch: 0.26 },
  );
}
