import { FAR } from '../kit/around-axis.ts';
import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { ellipsoid, extruded } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, max, PI, round, sin, sqrt } = Math;

/** 3D model of a baseball cap with its peak towards +x. */
export const cap = defineObject({
  make: makeCap,
});

function makeCap(colours: ProductColours): ProductObject {
  const crown = (x: number, y: number, z: number) => {
    const dome = ellipsoid(x + 0.2, y - 0.2, z, 0.76, 0.84, 0.72);
    const inside = ellipsoid(x + 0.2, y - 0.14, z, 0.71, 0.79, 0.67);
    return max(dome, 0.2 - y, -inside);
  };
  const peak = (x: number, y: number, z: number) => {
    const curve = y - 0.24 + 0.42 * z * z + 0.1 * (x - 0.4) * (x - 0.4);
    const flat = sqrt(((x - 0.3) / 1.5) ** 2 + z * z) - 0.62;
    return max(extruded(flat, abs(curve) - 0.035, 0.03), 0.3 - x - 0.12) * 0.62;
  };
  const seams = (x: number, y: number, z: number) => {
    const gap = ellipsoid(x + 0.2, y - 0.2, z, 0.772, 0.852, 0.732);
    if (gap > FAR || y < 0.22) return max(gap, 0.2 - y, 0.01);
    const sector = PI / 3;
    const angle = atan2(z, x + 0.2) + sector / 2;
    const axis = sqrt((x + 0.2) ** 2 + z * z);
    const beside = axis * sin(angle - sector * round(angle / sector));
    return max(gap, abs(beside) - 0.008) * 0.8;
  };
  const badge = (x: number, y: number, z: number) =>
    max(ellipsoid(x + 0.2, y - 0.2, z, 0.8, 0.88, 0.76), sqrt(z * z + (y - 0.6) ** 2) - 0.17, -x) *
    0.9;
  const button = (x: number, y: number, z: number) =>
    ellipsoid(x + 0.2, y - 1.05, z, 0.1, 0.06, 0.1);
  return assembled(
    [
      [crown, matte(colours.body, 0.8)],
      [peak, matte(colours.accent, 0.75)],
      [seams, matte(colours.dark, 0.8)],
      [badge, matte(colours.light, 0.7)],
      [button, matte(colours.accent, 0.75)],
    ],
    { height: 1.1, radius: 1.2, yaw: -0.7, pitch: 0.16 },
  );
}
