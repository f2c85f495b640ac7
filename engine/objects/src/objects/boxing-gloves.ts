import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, disc, ellipsoid, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { min, sqrt } = Math;

/** 3D model of a pair of boxing gloves, one leaning on the other. */
export const boxingGloves = defineObject({
  make: makeBoxingGloves,
  lessons: 'shown',
});

function makeBoxingGloves(colours: ProductColours): ProductObject {
  const glove = (x: number, y: number, z: number) => {
    const fist = blend(
      ellipsoid(x, y - 1.2, z - 0.06, 0.56, 0.52, 0.5),
      ellipsoid(x, y - 0.86, z, 0.46, 0.4, 0.4),
      0.2,
    );
    const thumb = blend(
      capsule(x, y, z, -0.46, 0.86, 0.16, -0.54, 1.24, 0.3, 0.16),
      sphere(x + 0.5, y - 1.28, z - 0.3, 0.17),
      0.08,
    );
    return blend(fist, thumb, 0.07) * 0.92;
  };
  const cuff = (x: number, y: number, z: number) =>
    disc(sqrt(x * x + z * z * 1.2), y - 0.32, 0.4 + 0.05 * y, 0.32, 0.06) * 0.9;
  const band = (x: number, y: number, z: number) =>
    disc(sqrt(x * x + z * z * 1.2), y - 0.36, 0.45, 0.11, 0.03) * 0.9;
  const pair =
    (shape: (x: number, y: number, z: number) => number) => (x: number, y: number, z: number) =>
      min(shape(x + 0.62, y, z), shape(0.62 - x, y, z - 0.1));
  return assembled(
    [
      [pair(glove), matte(colours.accent, 0.24)],
      [pair(cuff), matte(colours.accent, 0.3)],
      [pair(band), matte('#fbf8f2', 0.4)],
    ],
    { height: 1.74, radius: 1.24, yaw: 0.14, pitch: 0.14 },
  );
}
