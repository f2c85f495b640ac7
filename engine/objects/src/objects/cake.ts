import { FAR, fromRing } from '../kit/around-axis.ts';
import { assembled, glow, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, disc, ellipsoid, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, max, min, sin, sqrt } = Math;

/** 3D model of an iced cake on a stand with three candles. */
export const cake = defineObject({
  make: makeCake,
  lessons: 'shown',
  servedAt: true,
});

function makeCake(colours: ProductColours): ProductObject {
  const stand = (x: number, y: number, z: number) =>
    min(
      cylinder(x, y - 0.36, z, 1.02, 0.04, 0.03),
      cylinder(x, y - 0.18, z, 0.16, 0.18, 0.03),
      cylinder(x, y - 0.04, z, 0.46, 0.04, 0.03),
    );
  const sponge = (x: number, y: number, z: number) => cylinder(x, y - 0.72, z, 0.78, 0.34, 0.05);
  const icing = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    // The icing's exact distance is computed farther away than usual, because the icing casts light
    // and shadow on the sponge. An approximation would be visible on the sponge.
    const gap = max(axis - 0.81, abs(y - 1) - 0.23);
    if (gap > 0.5) return gap;
    const drip = 0.09 * sin(atan2(z, x) * 9);
    return disc(axis, y - 1.02 + drip / 2, 0.81, 0.12 + drip / 2, 0.06) * 0.75;
  };
  const cream = (x: number, y: number, z: number) => {
    const gap = max(abs(y - 1.19) - 0.11, sqrt(x * x + z * z) - 0.76);
    return gap > FAR ? gap : sphere(fromRing(x, z, 10, 0.64), y - 1.19, 0, 0.11);
  };
  const candles = (x: number, y: number, z: number) => {
    const gap = max(abs(y - 1.34) - 0.22, sqrt(x * x + z * z) - 0.3);
    return gap > FAR ? gap : disc(fromRing(x, z, 3, 0.26, 0.5), y - 1.34, 0.04, 0.22, 0.01);
  };
  const flames = (x: number, y: number, z: number) => {
    const gap = max(1.56 - y, sqrt(x * x + z * z) - 0.31);
    if (gap > FAR) return gap;
    return ellipsoid(fromRing(x, z, 3, 0.26, 0.5), y - 1.68, 0, 0.05, 0.12, 0.05) * 0.8;
  };
  return assembled(
    [
      [stand, matte('#fbf8f2', 0.3)],
      [sponge, matte('#e9c48d', 0.7)],
      [icing, matte(colours.accent, 0.32)],
      [cream, matte('#fffaf2', 0.5)],
      [candles, matte(colours.second, 0.5)],
      [flames, glow('#ffce6b')],
    ],
    { height: 1.82, radius: 1.04, yaw: 0.2, pitch: 0.24 },
  );
}
