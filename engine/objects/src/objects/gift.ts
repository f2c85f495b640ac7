import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a wrapped present with a bow. */
export const gift = defineObject({
  make: makeGift,
  emblemOf: 'selling',
});

function makeGift(colours: ProductColours): ProductObject {
  const box = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.54, z, 0.76, 0.54, 0.76, 0.03),
      roundBox(x, y - 1.14, z, 0.82, 0.14, 0.82, 0.03),
    );
  const ribbon = (x: number, y: number, z: number) => {
    const shell = min(
      roundBox(x, y - 0.54, z, 0.775, 0.55, 0.775, 0.03),
      roundBox(x, y - 1.14, z, 0.835, 0.155, 0.835, 0.03),
    );
    return max(shell, min(abs(x), abs(z)) - 0.12);
  };
  const bow = (x: number, y: number, z: number) => {
    const px = (abs(x) - 0.26) * 0.86 + (y - 1.5) * 0.5;
    const py = (y - 1.5) * 0.86 - (abs(x) - 0.26) * 0.5;
    const q = sqrt((px * 0.8) ** 2 + (py * 1.3) ** 2) - 0.21;
    return (
      min(
        sqrt(max(abs(q) - 0.03, 0) ** 2 + max(abs(z) - 0.09, 0) ** 2) - 0.02,
        sphere(x, y - 1.36, z, 0.12),
      ) * 0.7
    );
  };
  return assembled(
    [
      [box, matte(colours.body, 0.4)],
      [ribbon, matte(colours.accent, 0.3)],
      [bow, matte(colours.accent, 0.3)],
    ],
    { height: 1.78, radius: 1.1, yaw: 0.55, pitch: 0.2 },
  );
}
