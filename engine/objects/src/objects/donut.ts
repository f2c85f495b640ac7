import { FAR } from '../kit/around-axis.ts';
import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, cos, max, PI, round, sin, sqrt } = Math;

/** 3D model of a ring doughnut standing on its edge, iced and sprinkled. */
export const donut = defineObject({
  make: makeDonut,
  lessons: 'shown',
  servedAt: true,
});

function makeDonut(colours: ProductColours): ProductObject {
  const RING = 0.66;
  const dough = (x: number, y: number, z: number) =>
    torus(x, y - 1.02, z * 0.94, RING, 0.37) * 0.96;
  const icing = (x: number, y: number, z: number) => {
    const shell = torus(x, y - 1.02, z * 0.94 - 0.015, RING, 0.395);
    if (shell > FAR) return shell;
    const wave = 0.045 * sin(atan2(y - 1.02, x) * 9);
    return max(shell, 0.13 + wave - z) * 0.8;
  };
  /** Returns the distance to the sprinkles on one of two circles of the doughnut's iced front. */
  const sprinkles = (x: number, y: number, z: number, start: number) => {
    const shell = torus(x, y - 1.02, z * 0.94 - 0.015, RING, 0.42);
    if (shell > FAR || z < 0) return max(shell, 0.02);
    const axis = sqrt(x * x + (y - 1.02) ** 2);
    const outer = axis > RING ? 1 : 0;
    const count = outer ? 9 : 6;
    const ring = outer ? 0.86 : 0.47;
    const sector = (2 * PI) / count;
    const angle = atan2(y - 1.02, x) + start + outer * 0.35;
    const nth = round(angle / sector);
    const folded = angle - sector * nth;
    const beside = axis * sin(folded);
    const along = axis * cos(folded) - ring;
    const turn = nth * 2.4 + start * 5;
    const c = cos(turn);
    const s = sin(turn);
    const depth = z - 0.405 + (outer ? 0.075 : 0.07);
    const px = along * c + beside * s;
    return (
      sqrt(max(0, abs(px) - 0.075) ** 2 + (beside * c - along * s) ** 2 + depth * depth) - 0.042
    );
  };
  return assembled(
    [
      [dough, matte('#d99a54', 0.6)],
      [icing, matte('#ec86a6', 0.22)],
      [(x, y, z) => sprinkles(x, y, z, 0), matte('#ffffff', 0.4)],
      [(x, y, z) => sprinkles(x, y, z, 0.21), matte(colours.body, 0.4)],
      [(x, y, z) => sprinkles(x, y, z, 0.45), matte(colours.second, 0.4)],
    ],
    { height: 2.06, radius: 1.05, yaw: 0.55, pitch: 0.16 },
  );
}
