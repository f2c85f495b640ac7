import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { extruded, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, max, PI, round, sqrt } = Math;

/** 3D model of two tickets with their torn-off ends. */
export const tickets = defineObject({
  make: makeTickets,
});

function makeTickets(colours: ProductColours): ProductObject {
  const card = (x: number, y: number, z: number, deep: number) => {
    const bite = sqrt((abs(x) - 1.14) ** 2 + y * y) - 0.2;
    const outline = max(roundBox(x, y, 0, 1.12, 0.56, 1, 0.1), -bite);
    const holes = sqrt((x - 0.56) ** 2 + (y - round(y / 0.16) * 0.16) ** 2) - 0.035;
    return max(extruded(outline, abs(z - deep) - 0.04, 0.02), -max(holes, abs(y) - 0.5));
  };
  const turned = (angle: number, mx: number, my: number) => {
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    return (x: number, y: number) =>
      [(x - mx) * c + (y - my) * s, (y - my) * c - (x - mx) * s] as const;
  };
  const front = turned(0.2, 0.06, 0.78);
  const rear = turned(0.62, -0.06, 1.1);
  const star = (a: number, b: number, z: number, deep: number) => {
    const sector = (2 * PI) / 5;
    const angle = atan2(a + 0.3, b);
    const folded = abs(angle - sector * round(angle / sector));
    const r = sqrt((a + 0.3) ** 2 + b * b);
    const edge = r * Math.cos(folded) * 0.59 + r * Math.sin(folded) * 0.81 - 0.19;
    return extruded(edge, abs(z - deep - 0.045) - 0.02, 0.01) * 0.9;
  };
  const bars = (a: number, b: number, z: number, deep: number) => {
    const px = b - round(b / 0.12) * 0.12;
    return max(abs(px) - 0.03, abs(a - 0.8) - 0.09, abs(b) - 0.33, abs(z - deep - 0.04) - 0.02);
  };
  const lift =
    (
      shape: (a: number, b: number, z: number, deep: number) => number,
      place: typeof front,
      deep: number,
    ) =>
    (x: number, y: number, z: number) => {
      const [a, b] = place(x, y);
      return shape(a, b, z, deep);
    };
  return assembled(
    [
      [lift(card, front, 0.14), matte(colours.accent, 0.4)],
      [lift(card, rear, -0.1), matte(colours.body, 0.4)],
      [lift(star, front, 0.14), matte('#ffffff', 0.4)],
      [lift(star, rear, -0.1), matte('#ffffff', 0.4)],
      [lift(bars, front, 0.14), matte('#2a2a30', 0.5)],
      [lift(bars, rear, -0.1), matte('#2a2a30', 0.5)],
    ],
    { height: 2.2, radius: 1.2, yaw: 0.3, pitch: 0.1 },
  );
}
