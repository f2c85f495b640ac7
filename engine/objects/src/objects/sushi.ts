import { FAR } from '../kit/around-axis.ts';
import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, roundBox } from '../kit/distance.ts';
import type { ProductObject } from '../kit/product-object.ts';

const { abs, max, min, round, sin } = Math;

/** 3D model of nigiri and rolls on a board. */
export const sushi = defineObject({
  make: makeSushi,
  lessons: 'shown',
  servedAt: true,
});

function makeSushi(): ProductObject {
  const board = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.22, z, 1.24, 0.07, 0.78, 0.03),
      roundBox(abs(x) - 0.82, y - 0.08, z, 0.09, 0.08, 0.7, 0.02),
    );
  const nigiri = (x: number) => (x < 0 ? -0.66 : 0.06);
  const grains = (x: number, y: number, z: number) =>
    0.008 * sin(x * 52) * sin(y * 50) * sin(z * 48);
  const rolls = (x: number, y: number, z: number, inner: number, r: number, half: number) => {
    const px = x - (x < 0.03 ? -0.3 : x < 0.65 ? 0.36 : 0.94) - inner;
    return cylinder(px, y - 0.5, z - 0.36, r, half, 0.03);
  };
  const rice = (x: number, y: number, z: number) => {
    const loaf = roundBox(x - nigiri(x + 0.3), y - 0.42, z + 0.3, 0.26, 0.15, 0.4, 0.13);
    const filling = rolls(x, y, z, 0, 0.22, 0.245);
    return (min(loaf, filling) + (min(loaf, filling) < FAR ? grains(x, y, z) : 0)) * 0.85;
  };
  const fish = (x: number, y: number, z: number) => {
    const px = x - nigiri(x + 0.3);
    const pz = z + 0.3;
    const bend = y - 0.61 + 0.6 * pz * pz * 0.55 + 0.7 * px * px;
    return roundBox(px, bend, pz, 0.31, 0.065, 0.5, 0.06) * 0.8;
  };
  const stripes = (x: number, y: number, z: number) => {
    const gap = fish(x, y, z) - 0.006;
    if (gap > FAR) return gap;
    const px = x - nigiri(x + 0.3);
    const slant = z + 0.3 + px * 0.5;
    return max(gap, abs(slant - 0.2 * round(slant / 0.2)) - 0.018, 0.5 - y);
  };
  const nori = (x: number, y: number, z: number) => rolls(x, y, z, 0, 0.26, 0.22);
  const cores = (x: number, y: number, z: number) => rolls(x, y, z, 0, 0.1, 0.258);
  return assembled(
    [
      [board, matte('#9a6a3f', 0.5)],
      [rice, matte('#fdfaf2', 0.75)],
      [fish, matte('#f0764a', 0.25)],
      [stripes, matte('#fbc3a5', 0.3)],
      [nori, matte('#1f2a22', 0.6)],
      [cores, matte('#f2a33a', 0.35)],
    ],
    { height: 0.78, radius: 1.4, yaw: 0.4, pitch: 0.46 },
  );
}
