import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, round, sqrt } = Math;

/** 3D model of a pin that marks a place, on a folded map. */
export const mapPin = defineObject({
  make: makeMapPin,
});

function makeMapPin(colours: ProductColours): ProductObject {
  const pin = (x: number, y: number, z: number) => {
    // The pin's cone is tangent to its ball, so no seam is visible.
    const cone = (sqrt(x * x + z * z) - (y - 0.3) * 0.436) * 0.917;
    return min(sphere(x, y - 1.7, z, 0.56), max(cone, y - 1.476, 0.3 - y));
  };
  const dot = (x: number, y: number, z: number) =>
    cylinder(x, z - 0.56, y - 1.76, 0.24, 0.06, 0.03);
  const sheet = (x: number, y: number, z: number) => {
    const fold = abs(x - round(x / 0.72) * 0.72) * 0.28;
    return max(abs(y - 0.04 - fold) - 0.03, abs(x) - 1.08, abs(z) - 0.8) * 0.85;
  };
  const base = assembled(
    [
      [pin, matte(colours.accent, 0.16)],
      [dot, matte('#ffffff', 0.3)],
      [sheet, matte('#eaf0da', 0.7)],
      [() => Number.POSITIVE_INFINITY, matte('#9fd0e6', 0.7)],
      [() => Number.POSITIVE_INFINITY, matte(colours.body, 0.7)],
      [() => Number.POSITIVE_INFINITY, matte('#ffffff', 0.7)],
      [() => Number.POSITIVE_INFINITY, matte('#bcd9a0', 0.7)],
    ],
    { height: 2.26, radius: 1.3, yaw: 0.4, pitch: 0.24 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 2) return own;
      const river = abs(z + 0.3 * x - 0.42 + 0.12 * Math.sin(x * 4));
      if (river < 0.09) return 3;
      if (abs(x * 0.7 + z - 0.1) < 0.035 && x < 0.2) return 4;
      if (abs(x - 0.44) < 0.03 || abs(z + 0.42) < 0.03) return 5;
      return sqrt((x - 0.76) ** 2 + (z + 0.1) ** 2) < 0.2 ||
        sqrt((x + 0.7) ** 2 + (z + 0.2) ** 2) < 0.16
        ? 6
        : own;
    },
  };
}
