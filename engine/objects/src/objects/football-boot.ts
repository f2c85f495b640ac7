import { fromHex } from '@adwright/engine-pixels';
import { matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { laces, lift, loop, slice, tongue, uppers } from '../kit/laced-shoe.ts';
import { nearest, type ProductColours, type ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a football boot on moulded studs, toe towards +x. */
export const footballBoot = defineObject({
  make: makeFootballBoot,
});

/** Height in the object's units by which the studs lift the boot off the ground. */
const STUD = 0.13;

/** Positions of the pairs of studs along the boot; the studs under the heel are closer together. */
const STUDS: readonly (readonly [x: number, z: number])[] = [
  [0.92, 0.17],
  [0.62, 0.28],
  [0.28, 0.26],
  [-0.6, 0.2],
  [-0.92, 0.17],
];

function makeFootballBoot(colours: ProductColours): ProductObject {
  const pale = fromHex(colours.body).lightness > 0.85;
  const plate = (x: number, y: number, z: number) => slice(x, y - STUD, z, 0.15, 0.07, -0.005);
  const studs = (x: number, y: number, z: number) => {
    const top = STUD + 0.1 + lift(x);
    let gap = Number.POSITIVE_INFINITY;
    for (const [at, aside] of STUDS) {
      const axis = sqrt((x - at) ** 2 + (abs(z) - aside) ** 2);
      gap = min(gap, axis);
    }
    const bottom = lift(x) * 0.6;
    return max(gap - 0.062 - 0.2 * max(0, y - bottom), bottom - y, y - top) * 0.9;
  };
  const sew = uppers();
  const around = (x: number, y: number, z: number) =>
    [
      plate(x, y, z),
      studs(x, y, z),
      tongue(x, y - STUD, z),
      laces(x, y - STUD, z),
      loop(x, y - STUD, z),
    ] as const;
  return {
    distance(x, y, z) {
      const [upper, leather, stripes] = sew(x, y - STUD, z);
      return min(upper, leather, stripes, ...around(x, y, z));
    },
    part(x, y, z) {
      const [upper, leather, stripes] = sew(x, y - STUD, z);
      return nearest(upper, leather, stripes, ...around(x, y, z));
    },
    materials: [
      matte(colours.body, 0.35),
      matte(pale ? colours.second : colours.body, 0.3),
      matte(pale ? colours.accent : colours.light, 0.3),
      matte(colours.accent, 0.3),
      matte(pale ? colours.dark : colours.light, 0.4),
      matte(colours.dark, 0.7),
      matte('#ffffff', 0.7),
      matte(colours.accent, 0.6),
    ],
    decals: [],
    height: 1.08 + STUD,
    radius: 1.18,
    yaw: 0.42,
    pitch: 0.16,
  };
}
