import { FAR } from '../kit/around-axis.ts';
import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { ellipsoid, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, round } = Math;

/** 3D model of a box of six eggs, open. */
export const eggs = defineObject({
  make: makeEggs,
  servedAt: true,
});

function makeEggs(colours: ProductColours): ProductObject {
  const cell = (x: number) => x - 0.52 * max(-1, min(1, round(x / 0.52)));
  const box = (x: number, y: number, z: number) => {
    const whole = roundBox(x, y - 0.3, z, 0.9, 0.3, 0.62, 0.1);
    if (whole > FAR) return whole;
    const cups = ellipsoid(cell(x), y - 0.66, abs(z) - 0.28, 0.25, 0.5, 0.25);
    return max(whole, -cups) * 0.8;
  };
  const lid = (x: number, y: number, z: number) => {
    const py = y - 0.56;
    const pz = z + 0.62;
    const along = py * 0.94 - pz * 0.34 - 0.56;
    const out = py * 0.34 + pz * 0.94;
    const whole = roundBox(x, along, out + 0.12, 0.9, 0.56, 0.16, 0.1);
    if (whole > FAR) return whole;
    return max(whole, -roundBox(x, along, out - 0.1, 0.76, 0.42, 0.24, 0.12));
  };
  const egg = (x: number, y: number, z: number) => {
    const up = y - 0.66;
    return (
      ellipsoid(
        cell(x),
        up,
        abs(z) - 0.28,
        0.225 - 0.05 * max(0, up),
        0.32,
        0.225 - 0.05 * max(0, up),
      ) * 0.85
    );
  };
  const odd = (x: number, z: number) => (round(x / 0.52) + (z > 0 ? 1 : 0)) % 2 !== 0;
  return assembled(
    [
      [(x, y, z) => min(box(x, y, z - 0.24), lid(x, y, z - 0.24)), matte(colours.second, 0.9)],
      [(x, y, z) => egg(x, y, z - 0.24) + (odd(x, z - 0.24) ? 0.004 : 0), matte('#e8bd92', 0.45)],
      [(x, y, z) => egg(x, y, z - 0.24) + (odd(x, z - 0.24) ? 0 : 0.004), matte('#faeedd', 0.45)],
    ],
    { height: 1.62, radius: 1.24, yaw: 0.35, pitch: 0.4 },
  );
}
