import { assembled, glow, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a chapel with a lit door and a cross. */
export const church = defineObject({
  make: makeChurch,
});

function makeChurch(colours: ProductColours): ProductObject {
  const slope = (a: number, y: number, top: number) => abs(a) * 0.72 + (y - top) * 0.69;
  const nave = (x: number, y: number, z: number) =>
    max(roundBox(x, y - 0.7, z + 0.36, 0.66, 0.7, 0.72, 0.02), slope(x, y, 1.42) + 0.05);
  const tower = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.86, z - 0.42, 0.34, 0.86, 0.34, 0.02);
  const roof = (x: number, y: number, z: number) =>
    max(abs(slope(x, y, 1.42)) - 0.05, abs(z + 0.36) - 0.8, 0.66 - y);
  const spire = (x: number, y: number, z: number) =>
    max(max(abs(x), abs(z - 0.42)) * 0.92 + (y - 2.5) * 0.39, 1.7 - y) * 0.95;
  const cross = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 2.62, z - 0.42, 0.035, 0.22, 0.035, 0.01),
      roundBox(x, y - 2.68, z - 0.42, 0.13, 0.035, 0.035, 0.01),
    );
  const lit = (x: number, y: number, z: number) => {
    const arch = (px: number, py: number, half: number, up: number) =>
      min(max(abs(px) - half, abs(py) - up), sqrt(px * px + (py - up) ** 2) - half);
    return min(
      max(arch(x, y - 0.24, 0.15, 0.24), abs(z - 0.76) - 0.02),
      max(sqrt(x * x + (y - 1.22) ** 2) - 0.14, abs(z - 0.76) - 0.02),
      max(
        arch(z + 0.36 - Math.round((z + 0.36) / 0.46) * 0.46, y - 0.58, 0.1, 0.2),
        abs(abs(x) - 0.66) - 0.02,
        abs(z + 0.4) - 0.6,
      ),
    );
  };
  return assembled(
    [
      [nave, matte(colours.light, 0.7)],
      [tower, matte(colours.light, 0.7)],
      [roof, matte(colours.body, 0.5)],
      [spire, matte(colours.body, 0.5)],
      [cross, metal('#dfb866', 0.2)],
      [lit, glow('#ffd98a')],
    ],
    { height: 2.84, radius: 1.36, yaw: 0.6, pitch: 0.14 },
  );
}
