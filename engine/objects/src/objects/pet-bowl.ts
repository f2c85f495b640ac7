import { assembled, matte } from '../kit/assembled.ts';
import { bone } from '../kit/bone.ts';
import { defineObject } from '../kit/define-object.ts';
import { disc, ellipsoid, torus } from '../kit/distance.ts';
import { type ProductColours, type ProductObject, wrapLabel } from '../kit/product-object.ts';

const { max, round, sqrt } = Math;

/** 3D model of a bowl of dog food with a bone against it. */
export const petBowl = defineObject({
  make: makePetBowl,
});

function makePetBowl(colours: ProductColours): ProductObject {
  const axis = (x: number, z: number) => sqrt(x * x + z * z);
  const bowl = (x: number, y: number, z: number) => {
    const r = axis(x, z);
    return (
      max(disc(r, y - 0.36, 1.08 - 0.3 * y, 0.36, 0.07), -disc(r, y - 0.7, 0.76, 0.22, 0.05)) * 0.93
    );
  };
  const rim = (x: number, y: number, z: number) => torus(x, z, y - 0.7, 0.82, 0.055);
  const kibble = (x: number, y: number, z: number) => {
    const heap = ellipsoid(x, y - 0.6, z, 0.8, 0.42, 0.8);
    if (heap > 0.14) return heap - 0.07;
    const px = x - round(x / 0.19) * 0.19;
    const pz = z - round(z / 0.19) * 0.19;
    const top = 0.6 + 0.4 * sqrt(max(0, 1 - (x * x + z * z) / 0.64));
    return max(ellipsoid(px, y - top, pz, 0.1, 0.1, 0.1), heap - 0.08) * 0.6;
  };
  const mound = (x: number, y: number, z: number) =>
    max(ellipsoid(x, y - 0.6, z, 0.78, 0.4, 0.78), 0.5 - y) * 0.9;
  const treat = (x: number, y: number, z: number) => {
    const px = (x - 0.86) * 0.6 - (y - 0.5) * 0.8;
    const py = (y - 0.5) * 0.6 + (x - 0.86) * 0.8;
    return bone(px, py, z - 0.9 + y * 0.1, 0.38);
  };
  return assembled(
    [
      [bowl, matte(colours.body, 0.2)],
      [rim, matte(colours.body, 0.2)],
      [kibble, matte('#a8652f', 0.8)],
      [mound, matte('#7d4820', 0.9)],
      [treat, matte('#f3e3c3', 0.6)],
    ],
    {
      height: 1.08,
      radius: 1.68,
      yaw: 0.1,
      pitch: 0.34,
      decals: [{ ...wrapLabel(0, 1, 0.12, 0.6, 0.5) }],
    },
  );
}
