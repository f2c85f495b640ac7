import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import type { ProductObject } from '../kit/product-object.ts';

const { abs, atan2, cos, max, min, sin, sqrt } = Math;

/** 3D model of a croissant with its ends to the front. */
export const croissant = defineObject({
  make: makeCroissant,
  lessons: 'shown',
  servedAt: true,
});

function makeCroissant(): ProductObject {
  const ARC = 1.9;
  const dough = (x: number, y: number, z: number) => {
    const bound = max(y - 0.98, sqrt(x * x + z * z) - 1.45);
    if (bound > 0.5) return bound;
    // The croissant follows an arc that opens to the front. The croissant's folds overlap from the ends to
    // the middle.
    const along = max(-ARC, min(ARC, atan2(x, -z)));
    const t = abs(along) / ARC;
    const dx = x - 0.86 * sin(along);
    const dz = z + 0.86 * cos(along);
    const step = t * 4;
    const part = step - Math.floor(step);
    const thick = 0.09 + 0.36 * (1 - t ** 1.7);
    const smooth = sqrt(dx * dx + dz * dz + (y - 0.42 + 0.3 * t * t) ** 2 * 1.1) - thick;
    if (smooth > 0.2) return (smooth - 0.09) * 0.6;
    const fold = part < 0.82 ? 1 - part / 0.82 : (part - 0.82) / 0.18;
    return (smooth - 0.085 * fold * (1 - t * 0.6)) * 0.55;
  };
  return assembled([[(x, y, z) => max(dough(x, y, z - 0.2), 0.02 - y), matte('#cf8836', 0.4)]], {
    height: 0.96,
    radius: 1.36,
    yaw: 0.2,
    pitch: 0.5,
  });
}
