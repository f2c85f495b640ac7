import { FAR, fromRing } from '../kit/around-axis.ts';
import { assembled, glass, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, disc, roundBox, sphere } from '../kit/distance.ts';
import { plate, well } from '../kit/plate.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, max, min, round, sin, sqrt } = Math;

/** 3D model of a stack of pancakes with syrup, butter and berries. */
export const pancakes = defineObject({
  make: makePancakes,
  servedAt: true,
});

function makePancakes(colours: ProductColours): ProductObject {
  const LAYER = 0.19;
  const cakes = (x: number, y: number, z: number) => {
    const nth = max(0, min(4, round((y - 0.2) / LAYER)));
    const shift = 0.04 * sin(nth * 2.3);
    return cylinder(x - shift, y - 0.2 - nth * LAYER, z + shift, 0.78, 0.105, 0.095) * 0.95;
  };
  const rims = (x: number, y: number, z: number) => {
    const nth = max(0, min(4, round((y - 0.2) / LAYER)));
    const shift = 0.04 * sin(nth * 2.3);
    return cylinder(x - shift, y - 0.2 - nth * LAYER, z + shift, 0.784, 0.045, 0.03) * 0.95;
  };
  const syrup = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const gap = max(axis - 0.84, abs(y - 0.82) - 0.34);
    if (gap > FAR) return gap;
    const angle = atan2(z, x);
    const drip = 0.16 + 0.14 * sin(angle * 5 + 0.6) + 0.06 * sin(angle * 9);
    const top = disc(axis, y - 1.08, 0.66 + 0.08 * sin(angle * 5 + 0.6), 0.035, 0.03);
    const run = disc(axis, y - 1.1 + drip, 0.815, drip, 0.03);
    return min(top, max(run, 0.12 - drip)) * 0.6;
  };
  const berries = (x: number, y: number, z: number) => {
    const gap = sphere(x, y - 1.14, z, 0.62);
    if (gap > FAR) return gap;
    return min(
      sphere(x + 0.3, y - 1.2, z - 0.32, 0.12),
      sphere(x + 0.46, y - 1.19, z - 0.1, 0.11),
      sphere(x - 0.36, y - 1.2, z + 0.24, 0.12),
      sphere(fromRing(x - 0.86, z - 0.5, 3, 0.13), y - 0.19, 0, 0.11),
    );
  };
  return assembled(
    [
      [plate, matte(colours.body, 0.2)],
      [well, matte('#fdfaf3', 0.2)],
      [cakes, matte('#c9803a', 0.6)],
      [rims, matte('#f3d493', 0.75)],
      [syrup, glass('#a85410', 0.04)],
      [
        (x, y, z) =>
          roundBox(x * 0.9 + z * 0.43, y - 1.19, z * 0.9 - x * 0.43, 0.18, 0.09, 0.18, 0.05),
        matte('#fbe38a', 0.35),
      ],
      [berries, matte('#35406f', 0.3)],
    ],
    { height: 1.32, radius: 1.26, yaw: 0.2, pitch: 0.3 },
  );
}
