import { norm } from '@adwright/engine-pixels';
import { aroundAxis } from '../kit/around-axis.ts';
import { assembled, boxed, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, type Distance, disc, ellipsoid, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, cos, max, min, PI, sqrt } = Math;

/**
 * 3D model of a bouquet of roses that stands on its stems. The bouquet is wrapped in paper and tied with a
 * ribbon.
 */
export const bouquet = defineObject({
  make: makeBouquet,
  lessons: 'shown',
});

/**
 * Returns the distance to a rose that faces away from the bouquet's middle; the rose's petals are ridges around
 * its axis.
 */
function rose(out: number, y: number, aside: number, at: number, height: number, size: number) {
  const dx = out - at;
  const dy = y - height;
  const gap = sphere(dx, dy, aside, size);
  if (gap > 0.03) return gap - 0.01;
  const lean = norm(at, height - 0.8);
  const along = (dx * at + dy * (height - 0.8)) / lean;
  const off = sqrt(max(0, dx * dx + dy * dy + aside * aside - along * along));
  return (gap + 0.018 * cos((off / size) * 15)) * 0.85;
}

function makeBouquet(colours: ProductColours): ProductObject {
  const stems = boxed(
    [0, 0.28, 0],
    [0.42, 0.3, 0.42],
    aroundAxis(7, 0.2, (out, y, aside) =>
      capsule(out, y, aside, 0.33, 0.04, 0, 0.08, 0.6, 0, 0.04),
    ),
  );
  const paper: Distance = (x, y, z) => {
    const axis = sqrt(x * x + z * z);
    const radius = 0.16 + 0.74 * (y - 0.5);
    const wall = disc(axis, y - 0.94, max(0.1, radius) + 0.06, 0.5, 0.03) * 0.78;
    if (wall > 0.06) return wall;
    const grown = max(0, y - 0.5) * 0.06;
    const folds = grown * cos(atan2(z, x) * 11);
    return max(abs(axis - radius + folds) * 0.7 - 0.018, abs(y - 0.93 - 2 * folds) - 0.42) * 0.9;
  };
  const ribbon = boxed([0, 0.46, 0.1], [0.52, 0.3, 0.38], (x, y, z) =>
    min(
      cylinder(x, y - 0.56, z, 0.24, 0.09, 0.03),
      ellipsoid(abs(x) - 0.24, y - 0.6 + 0.2 * (abs(x) - 0.2), z - 0.24, 0.22, 0.12, 0.06) * 0.8,
      capsule(abs(x), y, z, 0.03, 0.56, 0.26, 0.14, 0.24, 0.4, 0.035),
    ),
  );
  const outer = boxed(
    [0, 1.36, 0],
    [0.86, 0.28, 0.86],
    aroundAxis(7, 0, (out, y, aside) => rose(out, y, aside, 0.6, 1.36, 0.25)),
  );
  const inner = boxed(
    [0, 1.66, 0],
    [0.6, 0.28, 0.6],
    aroundAxis(4, 0.5, (out, y, aside) => rose(out, y, aside, 0.33, 1.66, 0.26)),
  );
  const top: Distance = (x, y, z) => rose(x, y, z, 0.001, 1.88, 0.25);
  const leaves = boxed(
    [0, 1.42, 0],
    [0.98, 0.36, 0.98],
    aroundAxis(7, PI / 7, (out, y, aside) => {
      const px = out - 0.66;
      const py = y - 1.4;
      return ellipsoid(px * 0.6 + py * 0.8, px * 0.8 - py * 0.6, aside, 0.36, 0.035, 0.13) * 0.85;
    }),
  );
  return assembled(
    [
      [stems, matte('#4f8a4b', 0.6)],
      [paper, matte('#efe4d2', 0.9)],
      [ribbon, matte(colours.accent, 0.45)],
      // The roses have natural colours, because an ad's brown or olive would make them look
      // withered.
      [outer, matte('#f0a3b3', 0.6)],
      [inner, matte('#d8556f', 0.6)],
      [top, matte('#fbf3ec', 0.6)],
      [leaves, matte('#3f8f4f', 0.5)],
    ],
    { height: 2.12, radius: 1, yaw: 0.1, pitch: 0.24 },
  );
}
