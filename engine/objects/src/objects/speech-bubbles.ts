import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { max, min } = Math;

/** 3D model of two speech bubbles. */
export const speechBubbles = defineObject({
  make: makeSpeechBubbles,
  lessons: 'shown',
  emblemOf: 'selling',
});

function makeSpeechBubbles(colours: ProductColours): ProductObject {
  const first = (x: number, y: number, z: number) =>
    blend(
      roundBox(x + 0.3, y - 1.42, z + 0.18, 0.84, 0.5, 0.16, 0.15),
      capsule(x, y, z + 0.18, -0.72, 1, 0, -0.92, 0.72, 0, 0.07),
      0.16,
    );
  const second = (x: number, y: number, z: number) =>
    blend(
      roundBox(x - 0.5, y - 0.66, z - 0.22, 0.66, 0.38, 0.15, 0.14),
      capsule(x, y, z - 0.22, 0.86, 0.34, 0, 1.04, 0.1, 0, 0.07),
      0.16,
    );
  const dots = (x: number, y: number, z: number) => {
    const nth = min(1, max(-1, Math.round((x + 0.3) / 0.38)));
    return sphere(x + 0.3 - nth * 0.38, y - 1.5, z - 0.02, 0.095);
  };
  const lines = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0.14, 0.76, 0.4, 0.86, 0.76, 0.4, 0.045),
      capsule(x, y, z, 0.14, 0.56, 0.4, 0.6, 0.56, 0.4, 0.045),
    );
  return assembled(
    [
      [first, matte(colours.body, 0.32)],
      [second, matte(colours.accent, 0.3)],
      [dots, matte('#ffffff', 0.35)],
      [lines, matte('#ffffff', 0.35)],
    ],
    { height: 1.94, radius: 1.2, yaw: 0.25, pitch: 0.08 },
  );
}
