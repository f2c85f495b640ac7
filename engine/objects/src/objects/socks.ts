import { FAR } from '../kit/around-axis.ts';
import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, ellipsoid, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a pair of socks, standing, toes towards +x. */
export const socks = defineObject({
  make: makeSocks,
});

function makeSocks(colours: ProductColours): ProductObject {
  const knit = (x: number, y: number, z: number) => {
    const leg = roundBox(x + 0.36, y - 1.24, z, 0.33, 0.8, 0.15, 0.13);
    const foot = capsule(x, y, z * 1.5, -0.3, 0.33, 0, 0.5, 0.27, 0, 0.27) * 0.8;
    const heel = ellipsoid(x + 0.42, y - 0.36, z, 0.36, 0.36, 0.2);
    return blend(blend(leg, foot, 0.22), heel, 0.1);
  };
  const pair = (
    one: (x: number, y: number, z: number) => number,
    x: number,
    y: number,
    z: number,
  ) => min(one(x + 0.14, y, z + 0.3), one(x - 0.1, y, z - 0.24));
  const over = (band: (x: number, y: number) => number) => (x: number, y: number, z: number) =>
    pair(
      (px, py, pz) => {
        const flat = max(band(px, py), abs(px) - 0.8, abs(pz) - 0.3);
        return flat > FAR ? flat : max(knit(px, py, pz) - 0.014, flat);
      },
      x,
      y,
      z,
    ) * 0.85;
  const toes = (x: number, y: number) =>
    min(0.5 - x, sqrt((x + 0.72) ** 2 + (y - 0.12) ** 2) - 0.4);
  const stripes = (_x: number, y: number) => abs(abs(y - 1.46) - 0.13) - 0.06;
  const cuff = (x: number, y: number, z: number) =>
    pair((px, py, pz) => roundBox(px + 0.36, py - 1.93, pz, 0.36, 0.16, 0.175, 0.08), x, y, z);
  return assembled(
    [
      [(x, y, z) => pair(knit, x, y, z), matte(colours.body, 0.9)],
      [over(toes), matte(colours.accent, 0.9)],
      [over(stripes), matte(colours.light, 0.9)],
      [cuff, matte(colours.accent, 0.9)],
    ],
    { height: 2.1, radius: 1, yaw: 0.35, pitch: 0.14 },
  );
}
