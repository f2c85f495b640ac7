import { FAR } from '../kit/around-axis.ts';
import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { ellipsoid, sphere } from '../kit/distance.ts';
import { plate, well } from '../kit/plate.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, max, min, sin, sqrt } = Math;

/** 3D model of a plate of spaghetti with tomato sauce and basil. */
export const pasta = defineObject({
  make: makePasta,
  lessons: 'shown',
  servedAt: true,
});

function makePasta(colours: ProductColours): ProductObject {
  const strands = (x: number, y: number, z: number) => {
    const mound = max(ellipsoid(x, y - 0.1, z, 0.84, 0.5, 0.8), 0.06 - y);
    if (mound > FAR) return mound;
    // Strands of spaghetti run around the heap, and wander up and down its side.
    const axis = sqrt(x * x + z * z);
    const across = axis + 0.06 * sin(atan2(z, x) * 5 + axis * 4) - (y - 0.1) * 0.5;
    return (mound - 0.04 * abs(sin(across * 23))) * 0.5;
  };
  const sauce = (x: number, y: number, z: number) => {
    const gap = ellipsoid(x + 0.02, y - 0.54, z - 0.04, 0.52, 0.14, 0.48);
    if (gap > FAR * 1.5) return gap - FAR * 0.5;
    return (gap + 0.035 * sin(x * 11 + 1) * sin(z * 10) + 0.014 * sin(x * 27) * sin(z * 25)) * 0.6;
  };
  const balls = (x: number, y: number, z: number) => {
    const gap = sphere(x, y - 0.66, z, 0.46);
    if (gap > FAR) return gap;
    const three = min(
      sphere(x + 0.2, y - 0.68, z - 0.16, 0.17),
      sphere(x - 0.24, y - 0.68, z - 0.1, 0.17),
      sphere(x - 0.02, y - 0.7, z + 0.2, 0.17),
    );
    return (three + 0.012 * sin(x * 26) * sin(y * 24) * sin(z * 25)) * 0.85;
  };
  const basil = (x: number, y: number, z: number) => {
    const gap = sphere(x - 0.02, y - 0.86, z - 0.04, 0.28);
    if (gap > FAR) return gap;
    const lean = y - 0.86 + 0.8 * x * x;
    return (
      min(
        ellipsoid(x + 0.1, lean - 0.3 * (x + 0.1), z - 0.06, 0.18, 0.03, 0.1),
        ellipsoid(x - 0.13, lean + 0.35 * (x - 0.13), z - 0.02, 0.17, 0.03, 0.1),
        ellipsoid(x - 0.01, lean + 0.3 * (z - 0.16), z - 0.16, 0.09, 0.03, 0.15),
      ) * 0.65
    );
  };
  return assembled(
    [
      [plate, matte(colours.body, 0.2)],
      [well, matte('#fdfaf3', 0.2)],
      [strands, matte('#f2cf7d', 0.45)],
      [sauce, matte('#c5301d', 0.25)],
      [balls, matte('#6f3d22', 0.6)],
      [basil, matte('#3f8f3a', 0.4)],
    ],
    { height: 0.94, radius: 1.26, yaw: 0.1, pitch: 0.46 },
  );
}
