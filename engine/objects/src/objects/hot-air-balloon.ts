import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, disc, ellipsoid, nowhere, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, cos, max, PI, sqrt } = Math;

/** 3D model of a hot-air balloon just above the ground. */
export const hotAirBalloon = defineObject({
  make: makeHotAirBalloon,
  lessons: 'shown',
});

function makeHotAirBalloon(colours: ProductColours): ProductObject {
  const envelope = (x: number, y: number, z: number) => {
    const off = sqrt(x * x + z * z);
    const skirt = disc(off, y - 0.92, 0.24 + 0.95 * max(0, y - 0.78), 0.2, 0.02) * 0.7;
    const gores = off > 0.3 && off < 1.3 ? 0.015 * abs(cos(atan2(z, x) * 8)) : 0;
    return blend(ellipsoid(x, y - 1.82, z, 0.96, 0.9, 0.96) - gores, skirt, 0.3) * 0.85;
  };
  const basket = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 0.18, z, 0.2, 0.18, 0.2, 0.05),
      -roundBox(x, y - 0.34, z, 0.15, 0.14, 0.15, 0.03),
    );
  const rim = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 0.35, z, 0.22, 0.03, 0.22, 0.02),
      -roundBox(x, y - 0.35, z, 0.15, 0.1, 0.15, 0.03),
    );
  const ropes = (x: number, y: number, z: number) =>
    capsule(abs(x), y, abs(z), 0.18, 0.36, 0.18, 0.17, 0.82, 0.17, 0.014);
  const base = assembled(
    [
      [envelope, matte(colours.body, 0.5)],
      [basket, matte('#a8733f', 0.8)],
      [rim, matte('#6d4524', 0.6)],
      [ropes, matte('#4a3a2c', 0.7)],
      [nowhere, matte(colours.accent, 0.5)],
      [nowhere, matte(colours.light, 0.5)],
    ],
    { height: 2.74, radius: 1.0, yaw: 0.2, pitch: 0.06 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own !== 0) return own;
      if (abs(y - 1.74) < 0.16) return 5;
      const gore = Math.floor(((atan2(z, x) + PI) / PI) * 8 + 0.5);
      return gore % 2 === 0 ? 4 : own;
    },
  };
}
