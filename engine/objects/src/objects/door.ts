import { assembled, glow, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of a door, ajar, with light behind it. */
export const door = defineObject({
  make: makeDoor,
  propScale: 0.42,
});

function makeDoor(colours: ProductColours): ProductObject {
  const frame = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 1.2, z, 0.86, 1.2, 0.14, 0.03),
      -roundBox(x, y - 1.08, z, 0.7, 1.1, 0.3, 0.01),
    );
  const step = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.05, z - 0.2, 1, 0.05, 0.46, 0.03);
  const hinge = (x: number, z: number) => {
    const px = x + 0.68;
    return [px * 0.86 + z * 0.5, z * 0.86 - px * 0.5] as const;
  };
  const leaf = (x: number, y: number, z: number) => {
    const [a, b] = hinge(x, z);
    const panel = min(
      roundBox(abs(a - 0.68) - 0.28, y - 1.66, b - 0.05, 0.2, 0.34, 0.03, 0.02),
      roundBox(abs(a - 0.68) - 0.28, y - 0.66, b - 0.05, 0.2, 0.42, 0.03, 0.02),
    );
    return max(roundBox(a - 0.68, y - 1.12, b, 0.68, 1.04, 0.05, 0.02), -panel);
  };
  const knob = (x: number, y: number, z: number) => {
    const [a, b] = hinge(x, z);
    return sphere(a - 1.22, y - 1.08, b - 0.12, 0.085);
  };
  const light = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.12, z + 0.1, 0.72, 1.1, 0.02, 0.01);
  return assembled(
    [
      [frame, matte(colours.light, 0.5)],
      [step, matte('#b8b3aa', 0.7)],
      [leaf, matte(colours.body, 0.35)],
      [knob, metal('#dfb866', 0.18)],
      [light, glow('#ffd88c')],
    ],
    { height: 2.42, radius: 1.14, yaw: -0.3, pitch: 0.1 },
  );
}
