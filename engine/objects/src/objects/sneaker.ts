import { fromHex } from '@adwright/engine-pixels';
import { matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { laces, loop, slice, tongue, uppers } from '../kit/laced-shoe.ts';
import { nearest, type ProductColours, type ProductObject } from '../kit/product-object.ts';

const { min } = Math;

/** 3D model of a running shoe seen from the side, toe towards +x. */
export const sneaker = defineObject({
  make: makeSneaker,
});

function makeSneaker(colours: ProductColours): ProductObject {
  const pale = fromHex(colours.body).lightness > 0.85;
  const midsole = (x: number, y: number, z: number) =>
    slice(x, y, z, 0.17 - 0.02 * x, 0.1 - 0.02 * x, 0.025);
  const line = (x: number, y: number, z: number) => slice(x, y, z, 0.215 - 0.035 * x, 0.03, 0.033);
  const tread = (x: number, y: number, z: number) => slice(x, y, z, 0.05, 0.05, 0.012);
  const sew = uppers();
  const around = (x: number, y: number, z: number) =>
    [
      midsole(x, y, z),
      line(x, y, z),
      tread(x, y, z),
      tongue(x, y, z),
      laces(x, y, z),
      loop(x, y, z),
    ] as const;
  return {
    distance(x, y, z) {
      const [upper, leather, stripes] = sew(x, y, z);
      return min(upper, leather, stripes, ...around(x, y, z));
    },
    part(x, y, z) {
      const [upper, leather, stripes] = sew(x, y, z);
      return nearest(upper, leather, stripes, ...around(x, y, z));
    },
    materials: [
      matte(colours.body, 0.7),
      matte(pale ? colours.second : colours.light, 0.45),
      matte(colours.accent, 0.4),
      matte('#f7f5f0', 0.5),
      matte(colours.accent, 0.5),
      matte(colours.dark, 0.8),
      matte(colours.body, 0.75),
      matte('#ffffff', 0.7),
      matte(colours.accent, 0.6),
    ],
    decals: [],
    height: 1.08,
    radius: 1.16,
    yaw: 0.42,
    pitch: 0.26,
  };
}
