import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, cos, max, min, round, sin } = Math;

/** 3D model of a sofa for three with two cushions. */
export const sofa = defineObject({
  make: makeSofa,
  propScale: 0.42,
});

function makeSofa(colours: ProductColours): ProductObject {
  const shell = (x: number, y: number, z: number) => {
    const ax = abs(x);
    return min(
      blend(
        roundBox(x, y - 0.82, z + 0.46, 1.34, 0.46, 0.17, 0.15),
        roundBox(ax - 1.32, y - 0.58, z, 0.16, 0.32, 0.58, 0.14),
        0.1,
      ),
      roundBox(x, y - 0.38, z, 1.32, 0.14, 0.55, 0.08),
    );
  };
  const seats = (x: number, y: number, z: number) => {
    const nth = min(1, max(-1, round(x / 0.78)));
    return roundBox(x - nth * 0.78, y - 0.6, z - 0.08, 0.385, 0.12, 0.5, 0.1);
  };
  const backs = (x: number, y: number, z: number) => {
    const nth = min(1, max(-1, round(x / 0.78)));
    const lean = z + 0.24 + (y - 0.96) * 0.2;
    return roundBox(x - nth * 0.78, y - 0.98, lean, 0.375, 0.3, 0.12, 0.12) * 0.95;
  };
  const pillow = (x: number, y: number, z: number, at: number, turn: number) => {
    const px = (x - at) * cos(turn) - (y - 0.96) * sin(turn);
    const py = (y - 0.96) * cos(turn) + (x - at) * sin(turn);
    return roundBox(px, py, z - 0.02 + py * 0.3, 0.26, 0.26, 0.1, 0.1) * 0.9;
  };
  const legs = (x: number, y: number, z: number) =>
    capsule(abs(x), y, abs(z), 1.18, 0.26, 0.4, 1.24, 0.05, 0.46, 0.05);
  return assembled(
    [
      [shell, matte(colours.body, 0.75)],
      [seats, matte(colours.body, 0.8)],
      [backs, matte(colours.body, 0.8)],
      [(x, y, z) => pillow(x, y, z, -0.88, 0.2), matte(colours.accent, 0.8)],
      [(x, y, z) => pillow(x, y, z, 0.9, -0.3), matte(colours.second, 0.8)],
      [legs, matte('#8a5a35', 0.4)],
    ],
    { height: 1.3, radius: 1.5, yaw: 0.38, pitch: 0.2 },
  );
}
