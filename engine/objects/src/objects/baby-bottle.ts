import { assembled, glass, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, disc, ellipsoid } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, cos, max, min, round, sqrt } = Math;

/** 3D model of a baby's bottle filled with milk. */
export const babyBottle = defineObject({
  make: makeBabyBottle,
});

function makeBabyBottle(colours: ProductColours): ProductObject {
  const axis = (x: number, z: number) => sqrt(x * x + z * z);
  const body = (x: number, y: number, z: number) =>
    disc(axis(x, z), y - 0.78, 0.52 - 0.05 * cos((y - 0.8) * 4.2), 0.78, 0.12) * 0.94;
  const air = (x: number, y: number, z: number) =>
    disc(axis(x, z), y - 1.38, 0.53 - 0.05 * cos((y - 0.8) * 4.2), 0.16, 0.06) * 0.94;
  const collar = (x: number, y: number, z: number) => {
    const ribs = 0.012 * cos(atan2(z, x) * 30);
    return (cylinder(x, y - 1.68, z, 0.55, 0.17, 0.05) + ribs) * 0.85;
  };
  const teat = (x: number, y: number, z: number) =>
    blend(
      max(ellipsoid(x, y - 1.86, z, 0.4, 0.24, 0.4), 1.84 - y),
      capsule(x, y, z, 0, 2.1, 0, 0, 2.28, 0, 0.12),
      0.2,
    ) * 0.95;
  const marks = (x: number, y: number, z: number) => {
    const py = y - (0.4 + min(4, max(0, round((y - 0.4) / 0.2))) * 0.2);
    return (
      max(
        disc(axis(x, z), y - 0.8, 0.535 - 0.05 * cos((y - 0.8) * 4.2), 0.6, 0.02),
        abs(py) - 0.016,
        abs(x + 0.16) - 0.12,
        -z,
      ) * 0.9
    );
  };
  const heart = (x: number, y: number, z: number) => {
    const px = abs(x - 0.16);
    const py = y - 0.78;
    const lobes = sqrt((px - 0.085) ** 2 + (py - 0.07) ** 2) - 0.115;
    const tip = max((px - py - 0.178) * Math.SQRT1_2, py + 0.01);
    const middle = max(px - 0.15, abs(py - 0.03) - 0.05);
    return max(min(lobes, tip, middle), abs(axis(x, z) - 0.5) - 0.055, -z) * 0.9;
  };
  return assembled(
    [
      [body, matte('#fdfaf3', 0.1)],
      [air, glass('#d6e8ee', 0.05)],
      [collar, matte(colours.body, 0.35)],
      [teat, matte('#eec08d', 0.3)],
      [marks, matte(colours.body, 0.4)],
      [heart, matte(colours.accent, 0.4)],
    ],
    { height: 2.4, radius: 0.62, yaw: 0.15, pitch: 0.1 },
  );
}
