import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, cos, sin } = Math;

/** 3D model of a tablet on a slant, with its pen. */
export const tablet = defineObject({
  make: makeTablet,
});

function makeTablet(colours: ProductColours): ProductObject {
  const lean = 0.28;
  const c = cos(lean);
  const s = sin(lean);
  const up = (y: number, z: number) => (y - 0.04) * c - (z - 0.2) * s;
  const deep = (y: number, z: number) => (z - 0.2) * c + (y - 0.04) * s;
  const frame = (x: number, y: number, z: number) =>
    roundBox(x, up(y, z) - 0.92, deep(y, z), 1.28, 0.92, 0.05, 0.05);
  const glass = (x: number, y: number, z: number) =>
    roundBox(x, up(y, z) - 0.92, deep(y, z) - 0.045, 1.24, 0.88, 0.01, 0.008);
  const prop = (x: number, y: number, z: number) =>
    capsule(abs(x), y, z, 0.3, 0.9, -0.1, 0.3, 0.05, -0.62, 0.04);
  const pen = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0.2, 0.06, 0.74, 1.3, 0.06, 0.5, 0.055);
  const tip = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0.06, 0.05, 0.77, 0.16, 0.055, 0.75, 0.03);
  return assembled(
    [
      [frame, metal(colours.metal, 0.3)],
      [glass, matte('#08080a', 0.08)],
      [prop, matte(colours.dark, 0.4)],
      [pen, matte('#f8f6f1', 0.3)],
      [tip, matte(colours.accent, 0.3)],
    ],
    {
      height: 1.82,
      radius: 1.46,
      yaw: 0.36,
      pitch: 0.2,
      decals: [
        {
          part: 1,
          aspect: 2.4 / 1.68,
          kind: 'screen-wide',
          glows: true,
          project(x, y, z, uv) {
            const height = up(y, z);
            if (abs(x) > 1.2 || height < 0.08 || height > 1.76 || deep(y, z) < 0.04) return false;
            uv[0] = (x + 1.2) / 2.4;
            uv[1] = (1.76 - height) / 1.68;
            return true;
          },
        },
      ],
    },
  );
}
