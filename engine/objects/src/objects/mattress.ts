import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { cos, min, sqrt } = Math;

/** 3D model of a mattress, thick and quilted, with a pillow. */
export const mattress = defineObject({
  make: makeMattress,
  propScale: 0.42,
});

function makeMattress(colours: ProductColours): ProductObject {
  const quilt = (x: number, y: number, z: number) => {
    const dimple = y > 0.6 ? 0.007 * (cos((x + z) * 10) + cos((x - z) * 10)) : 0;
    return roundBox(x, y - 0.62, z, 1.3, 0.15 + dimple, 0.92, 0.13) * 0.85;
  };
  const side = (x: number, y: number, z: number) => roundBox(x, y - 0.32, z, 1.3, 0.32, 0.92, 0.12);
  const piping = (x: number, y: number, z: number) => {
    const edge = (at: number) => {
      const flat = roundBox(x, 0, z, 1.3, 1, 0.92, 0.12);
      return sqrt(flat * flat + (y - at) ** 2) - 0.03;
    };
    return min(edge(0.53), edge(0.06));
  };
  const pillow = (x: number, y: number, z: number) => {
    const px = x + 0.86;
    const lean = y - 0.92 - (0.3 - px) * 0.12;
    const u = min(1, (px * px) / 0.16);
    const v = min(1, (z * z) / 0.42);
    return (
      roundBox(px, lean, z, 0.4, 0.05 + 0.13 * sqrt((1 - u * u) * (1 - v * v)), 0.64, 0.05) * 0.7
    );
  };
  const tag = (x: number, y: number, z: number) =>
    roundBox(x - 0.7, y - 0.3, z - 0.92, 0.26, 0.1, 0.014, 0.01);
  return assembled(
    [
      [quilt, matte('#fbf8f2', 0.85)],
      [side, matte(colours.body, 0.8)],
      [piping, matte(colours.accent, 0.6)],
      [pillow, matte('#ffffff', 0.85)],
      [tag, matte('#fbf8f2', 0.6)],
    ],
    { height: 1.12, radius: 1.56, yaw: 0.5, pitch: 0.3 },
  );
}
