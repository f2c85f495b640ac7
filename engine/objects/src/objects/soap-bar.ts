import { assembled, glass, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, min } = Math;

/** 3D model of two bars of soap, the upper one in a paper band, and bubbles. */
export const soapBar = defineObject({
  make: makeSoapBar,
});

function makeSoapBar(colours: ProductColours): ProductObject {
  const cos4 = 0.921;
  const sin4 = 0.389;
  const upper = (x: number, y: number, z: number, a: number, b: number, c: number, r: number) =>
    roundBox(x * cos4 - z * sin4, y - 0.74, x * sin4 + z * cos4, a, b, c, r);
  const bubbles = (x: number, y: number, z: number) =>
    min(
      sphere(x - 0.98, y - 0.2, z - 0.36, 0.2),
      sphere(x - 0.68, y - 0.12, z - 0.66, 0.12),
      sphere(x + 0.74, y - 1.12, z - 0.02, 0.15),
      sphere(x + 0.64, y - 1.06, z - 0.3, 0.09),
    );
  return assembled(
    [
      [(x, y, z) => roundBox(x, y - 0.24, z, 0.92, 0.24, 0.6, 0.15), matte(colours.second, 0.38)],
      [(x, y, z) => upper(x, y, z, 0.92, 0.25, 0.58, 0.15), matte(colours.body, 0.38)],
      [(x, y, z) => upper(x, y, z, 0.4, 0.262, 0.592, 0.155), matte('#f7f1e4', 0.7)],
      [bubbles, glass('#e9f4fb', 0.02)],
    ],
    {
      height: 1.26,
      radius: 1.24,
      yaw: 0.2,
      pitch: 0.38,
      decals: [
        {
          part: 2,
          aspect: 0.8 / 1.1,
          kind: 'label',
          glows: false,
          project(x, y, z, uv) {
            const px = x * cos4 - z * sin4;
            const pz = x * sin4 + z * cos4;
            if (y < 0.96 || abs(px) > 0.39 || abs(pz) > 0.5) return false;
            uv[0] = (px + 0.39) / 0.78;
            uv[1] = (pz + 0.5) / 1;
            return true;
          },
        },
      ],
    },
  );
}
