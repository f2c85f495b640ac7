import { FAR, fromRing } from '../kit/around-axis.ts';
import { assembled, glass, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, cylinder, disc, sphere, torus } from '../kit/distance.ts';
import type { ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a tankard of beer with a head of foam. */
export const beerGlass = defineObject({
  make: makeBeerGlass,
  lessons: 'shown',
  servedAt: true,
});

function makeBeerGlass(): ProductObject {
  const RADIUS = 0.6;
  const mug = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const wall = disc(axis, y - 0.86, RADIUS, 0.86, 0.07);
    const handle = torus((x - RADIUS - 0.02) * 0.95, (y - 0.86) * 0.72, z, 0.36, 0.095) * 0.9;
    const grip = max(handle, RADIUS - 0.03 - axis);
    if (wall > 0.1 && grip > 0.1) return min(wall, grip);
    // Facets are pressed into the tankard's glass.
    const facet =
      wall > FAR || abs(y - 0.84) > 0.56
        ? 1
        : sphere(fromRing(x, z, 9, 0.9), (y - 0.84) * 0.5, 0, 0.33);
    return min(max(wall, -facet), grip) * 0.9;
  };
  const foam = (x: number, y: number, z: number) => {
    const gap = max(sqrt(x * x + z * z) - 0.7, abs(y - 1.82) - 0.3);
    if (gap > 0.12) return gap;
    const bubbles = min(
      sphere(fromRing(x, z, 7, 0.44, 0.2), y - 1.78, 0, 0.23),
      sphere(fromRing(x, z, 3, 0.18, 0.9), y - 1.9, 0, 0.24),
    );
    const drip = sphere(x + 0.24, (y - 1.56) * 0.55, z - 0.5, 0.13);
    return blend(blend(bubbles, cylinder(x, y - 1.74, z, 0.62, 0.11, 0.09), 0.1), drip, 0.08) * 0.9;
  };
  const foot = (x: number, y: number, z: number) => cylinder(x, y - 0.06, z, 0.64, 0.06, 0.04);
  return assembled(
    [
      [mug, glass('#e39a1d', 0.05)],
      [foam, matte('#fffaf0', 0.65)],
      [foot, glass('#f4e7cf', 0.05)],
    ],
    { height: 2.14, radius: 1.12, yaw: -0.35, pitch: 0.16 },
  );
}
