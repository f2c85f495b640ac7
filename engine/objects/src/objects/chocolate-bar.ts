import { FAR } from '../kit/around-axis.ts';
import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { roundBox } from '../kit/distance.ts';
import { frontPicture, type ProductColours, type ProductObject } from '../kit/product-object.ts';

const { abs, floor, max, min, sin } = Math;

/** 3D model of a chocolate bar in its sleeve, with the foil torn off the top. */
export const chocolateBar = defineObject({
  make: makeChocolateBar,
  lessons: 'shown',
  servedAt: true,
});

function makeChocolateBar(colours: ProductColours): ProductObject {
  const blocks = (x: number, y: number, z: number) => {
    const slab = roundBox(x, y - 1.14, z, 0.6, 1.1, 0.09, 0.03);
    if (slab > FAR || y < 1.1) return slab;
    const px = x - 0.3 * (floor(x / 0.3) + 0.5);
    const py = y - 1.1 - 0.38 * (floor((y - 1.1) / 0.38) + 0.5);
    const bevel = max(abs(px) - 0.12, abs(py) - 0.16) * 0.5;
    return (
      min(slab, max(bevel + abs(z) - 0.12, roundBox(x, y - 1.14, z, 0.6, 1.1, 0.16, 0.03))) * 0.8
    );
  };
  const foil = (x: number, y: number, z: number) => {
    const sleeve = roundBox(x, y - 0.7, z, 0.645, 0.7, 0.13, 0.03);
    if (sleeve > 0.2) return sleeve - 0.04;
    const torn = 0.06 * sin(x * 13 + 1) + 0.035 * sin(x * 31) + (z > 0 ? 0.12 * x : -0.1 * x);
    return (
      (roundBox(x, y - 0.76 - torn / 2, z, 0.645, 0.72 + torn / 2, 0.13, 0.02) +
        0.006 * sin(x * 40 + y * 23)) *
      0.75
    );
  };
  const paper = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.64, z, 0.665, 0.64, 0.155, 0.03);
  return assembled(
    [
      [blocks, matte('#55301d', 0.28)],
      [foil, metal(colours.metal, 0.3)],
      [paper, matte(colours.body, 0.45)],
    ],
    {
      height: 2.24,
      radius: 0.7,
      yaw: 0.42,
      pitch: 0.12,
      decals: [frontPicture(2, 'cover', 0.655, 0.02, 1.26, 0.13)],
    },
  );
}
