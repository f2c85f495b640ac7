import { FAR } from '../kit/around-axis.ts';
import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, ellipsoid, extruded } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { stadium } from '../kit/stadium.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of an ankle boot with an elastic side, toe towards +x. */
export const boot = defineObject({
  make: makeBoot,
});

function makeBoot(colours: ProductColours): ProductObject {
  const shell = (x: number, y: number, z: number) => {
    const toe = ellipsoid(x - 0.46, y - 0.27, z, 0.64, 0.33, 0.34);
    const heel = ellipsoid(x + 0.46, y - 0.32, z, 0.49, 0.42, 0.33);
    const instep = capsule(x, y, z, 0.3, 0.42, 0, -0.2, 0.94, 0, 0.22);
    const foot = blend(blend(toe, heel, 0.34), instep, 0.4);
    // The boot's leg is slightly wider than deep, and leans slightly back.
    const lx = x + 0.4 + (y - 1) * 0.04;
    const leg = extruded((sqrt((lx * lx) / 1.6 + z * z) - 0.345) * 0.9, abs(y - 1.14) - 0.72, 0.06);
    return blend(foot, leg, 0.24);
  };
  const leather = (x: number, y: number, z: number) => {
    const lx = x + 0.4 + (y - 1) * 0.04;
    const hollow = max((sqrt((lx * lx) / 1.6 + z * z) - 0.29) * 0.9, 1.2 - y);
    return max(shell(x, y, z), 0.16 - y, -hollow) * 0.85;
  };
  const elastic = (x: number, y: number, z: number) => {
    const box = max(abs(x + 0.36) - 0.24, abs(y - 1.2) - 0.48, 0.2 - abs(z), abs(z) - 0.4);
    if (box > FAR) return box;
    const gap = shell(x, y, z) - 0.014;
    const wedge = abs(x + 0.36) - 0.1 - 0.13 * max(0, y - 0.7);
    return max(gap, wedge, abs(y - 1.2) - 0.48, 0.2 - abs(z)) * 0.8;
  };
  const sole = (x: number, y: number, z: number) =>
    min(
      extruded(stadium(x - 0.07, z, 1.05, 0.345), abs(y - 0.14) - 0.05, 0.03),
      extruded(max(stadium(x - 0.07, z, 1.03, 0.335), x + 0.36), abs(y - 0.07) - 0.07, 0.02),
      extruded(max(stadium(x - 0.07, z, 1.03, 0.335), 0.02 - x), abs(y - 0.07) - 0.06, 0.02),
    );
  const tab = (x: number, y: number, z: number) =>
    extruded(
      abs(sqrt((x + 0.87) ** 2 + ((y - 1.84) * 0.6) ** 2) - 0.065) - 0.018,
      abs(z) - 0.075,
      0.012,
    );
  return assembled(
    [
      [leather, matte(colours.body, 0.26)],
      [elastic, matte(colours.dark, 0.9)],
      [sole, matte('#2a211c', 0.6)],
      [tab, matte(colours.accent, 0.6)],
    ],
    { height: 1.94, radius: 1.2, yaw: -0.4, pitch: 0.18 },
  );
}
