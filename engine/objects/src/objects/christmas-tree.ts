import { norm } from '@adwright/engine-pixels';
import { aroundAxis } from '../kit/around-axis.ts';
import { assembled, boxed, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, type Distance, extruded, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, cos, max, min, PI, round, sin, sqrt } = Math;

/** 3D model of a fir with baubles and a star, in a tub. */
export const christmasTree = defineObject({
  make: makeChristmasTree,
  propScale: 0.42,
});

/** Angle between a star's tip and the notch beside it, in radians. */
const STAR_SECTOR = PI / 5;

/** Returns the distance to the outline of a star with five tips. */
function star(x: number, y: number, tip: number, notch: number): number {
  const angle = atan2(x, y);
  const folded = abs(angle - 2 * STAR_SECTOR * round(angle / (2 * STAR_SECTOR)));
  const axis = norm(x, y);
  const rise = notch * sin(STAR_SECTOR);
  const run = tip - notch * cos(STAR_SECTOR);
  return ((axis * cos(folded) - tip) * rise + axis * sin(folded) * run) / norm(rise, run);
}

function makeChristmasTree(colours: ProductColours): ProductObject {
  const tier = (axis: number, y: number, foot: number, radius: number, height: number) => {
    const slant = norm(radius, height);
    return max(((axis - radius) * height + (y - foot) * radius) / slant, foot - y);
  };
  const tree: Distance = (x, y, z) => {
    const axis = sqrt(x * x + z * z);
    const gap =
      min(
        tier(axis, y, 0.46, 0.9, 1.1),
        tier(axis, y, 0.98, 0.7, 0.95),
        tier(axis, y, 1.45, 0.49, 0.8),
      ) - 0.03;
    return gap > 0.08 ? gap : (gap + 0.02 * cos(atan2(z, x) * 14)) * 0.9;
  };
  const trunk: Distance = (x, y, z) => cylinder(x, y - 0.4, z, 0.12, 0.2, 0.02);
  const tub: Distance = (x, y, z) => cylinder(x, y - 0.17, z, 0.34 + 0.1 * y, 0.17, 0.04) * 0.95;
  const bauble = (count: number, start: number, at: number, height: number) =>
    boxed(
      [0, height, 0],
      [at + 0.12, 0.12, at + 0.12],
      aroundAxis(count, start, (out, y, aside) => sphere(out - at, y - height, aside, 0.1)),
    );
  const low = bauble(7, 0.1, 0.84, 0.55);
  const middle = bauble(6, 0.6, 0.65, 1.06);
  const high = bauble(5, 0.2, 0.44, 1.53);
  const tip: Distance = (x, y, z) =>
    extruded(star(x, y - 2.34, 0.24, 0.11), abs(z) - 0.05, 0.02) * 0.9;
  return assembled(
    [
      [tree, matte('#2f7d4f', 0.7)],
      [trunk, matte('#6b4a32', 0.9)],
      [tub, matte(colours.body, 0.6)],
      [low, matte('#c9283a', 0.2)],
      [middle, metal('#e3b54a', 0.2)],
      [high, matte('#c9283a', 0.2)],
      [tip, metal('#f0c14f', 0.2)],
    ],
    { height: 2.56, radius: 0.98, yaw: 0.1, pitch: 0.12 },
  );
}
