import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, round, sqrt } = Math;

/** 3D model of a calendar with rings and a day that is ticked. */
export const calendar = defineObject({
  make: makeCalendar,
});

function makeCalendar(colours: ProductColours): ProductObject {
  const lean = (z: number, y: number) => z + (y - 0.9) * 0.16;
  const page = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.86, lean(z, y), 1.02, 0.86, 0.09, 0.06) * 0.98;
  const head = (x: number, y: number, z: number) =>
    max(roundBox(x, y - 0.86, lean(z, y), 1.04, 0.88, 0.11, 0.06), 1.3 - y) * 0.98;
  const stay = (x: number, y: number, z: number) =>
    capsule(abs(x), y, z, 0.86, 1.6, -0.14, 0.86, 0.05, -0.62, 0.05);
  const rings = (x: number, y: number, z: number) => {
    const px = x - max(-2, min(2, round(x / 0.4))) * 0.4;
    const ring = sqrt((y - 1.74) ** 2 + (lean(z, y) + 0.02) ** 2) - 0.17;
    return sqrt(ring * ring + px * px) - 0.035;
  };
  const days = (x: number, y: number, z: number) => {
    const px = x - max(-2, min(2, round(x / 0.36))) * 0.36;
    const py = y - 0.66 - max(-1, min(1, round((y - 0.66) / 0.36))) * 0.36;
    return roundBox(px, py, lean(z, y) - 0.09, 0.12, 0.12, 0.022, 0.02);
  };
  const chosen = (x: number, y: number, z: number) =>
    roundBox(x - 0.36, y - 0.66, lean(z, y) - 0.09, 0.17, 0.17, 0.04, 0.03);
  const tick = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, lean(z, y), 0.28, 0.66, 0.14, 0.34, 0.59, 0.14, 0.03),
      capsule(x, y, lean(z, y), 0.34, 0.59, 0.14, 0.46, 0.75, 0.14, 0.03),
    );
  return assembled(
    [
      [page, matte('#fdfbf6', 0.6)],
      [head, matte(colours.body, 0.35)],
      [stay, matte(colours.dark, 0.5)],
      [rings, metal('#c9ccd2', 0.2)],
      [days, matte('#d7d2c8', 0.6)],
      [chosen, matte(colours.accent, 0.35)],
      [tick, matte('#ffffff', 0.4)],
    ],
    { height: 1.94, radius: 1.1, yaw: 0.35, pitch: 0.12 },
  );
}
