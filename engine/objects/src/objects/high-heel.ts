import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { extruded } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a court shoe on a stiletto heel, toe towards +x. */
export const highHeel = defineObject({
  make: makeHighHeel,
});

/** Returns 0 for a value below `from`, 1 above `to`, and a smooth transition between. */
function ramp(from: number, to: number, value: number): number {
  const t = max(0, min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

function makeHighHeel(colours: ProductColours): ProductObject {
  /**
   * Returns the height of the top of the shoe's sole: level under the ball of the foot, and rising to the heel.
   */
  const rise = (x: number) => 0.07 + 0.92 * ramp(-0.44, 0.74, -x);
  const half = (x: number) => {
    const toe = max(0, x - 0.48) / 0.66;
    const back = max(0, -0.62 - x) / 0.27;
    return (0.2 + 0.1 * ramp(-0.3, 0.46, x)) * sqrt(max(0, 1 - toe * toe - back * back));
  };
  const plan = (x: number, z: number) => max((abs(z) - half(x)) * 0.75, x - 1.13, -0.885 - x);
  const upper = (x: number, y: number, z: number) => {
    const up = y - rise(x);
    const flat = plan(x, z);
    const gap = max(flat, up - 0.42, -up - 0.1);
    if (gap > 0.15) return gap * 0.55;
    // The shoe's upper edge falls from the heel to the arch, and its front closes over the toes.
    const top =
      0.11 + 0.25 * ramp(0.15, 0.62, -x) + 0.17 * ramp(-0.1, 0.24, x) - 0.16 * ramp(0.3, 1.05, x);
    const across = z / max(0.05, half(x));
    const dome = ramp(0.05, 0.4, x) * across * across * top * 0.75;
    const body = extruded(flat, max(up - top + dome, -up - 0.01), 0.025);
    const mouth = max(abs(z) - half(x) + 0.035, x - 0.3 + z * z * 4, -0.85 - x, 0.03 - up);
    return max(body, -mouth) * 0.55;
  };
  const lining = (x: number, y: number, z: number) => {
    const up = y - rise(x);
    return max(plan(x, z) + 0.02, abs(up - 0.02) - 0.025, x - 0.6) * 0.55;
  };
  const sole = (x: number, y: number, z: number) => {
    const up = y - rise(x);
    return extruded(plan(x, z) + 0.005, abs(up + 0.035) - 0.035, 0.015) * 0.55;
  };
  const heel = (x: number, y: number, z: number) => {
    const t = max(0, min(1, y / 0.95));
    const px = x + 0.79 - 0.03 * t;
    const radius = 0.045 + 0.13 * t * t * t;
    return max(sqrt(px * px + z * z) - radius, -y, y - 0.98) * 0.9;
  };
  return assembled(
    [
      [upper, matte(colours.body, 0.16)],
      [lining, matte('#e9cfb4', 0.6)],
      [sole, matte(colours.accent, 0.3)],
      [heel, matte(colours.body, 0.16)],
    ],
    { height: 1.36, radius: 1.14, yaw: -0.45, pitch: 0.26 },
  );
}
