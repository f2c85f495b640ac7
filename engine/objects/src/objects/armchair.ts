import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, min } = Math;

/** 3D model of an armchair with wooden legs. */
export const armchair = defineObject({
  make: makeArmchair,
  propScale: 0.42,
});

function makeArmchair(colours: ProductColours): ProductObject {
  const shell = (x: number, y: number, z: number) =>
    min(
      blend(
        roundBox(x, y - 1.0, z + 0.46, 0.66, 0.52, 0.17, 0.16),
        roundBox(abs(x) - 0.7, y - 0.62, z, 0.15, 0.34, 0.56, 0.14),
        0.12,
      ),
      roundBox(x, y - 0.42, z, 0.72, 0.14, 0.54, 0.08),
    );
  const cushion = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.62, z - 0.06, 0.55, 0.13, 0.52, 0.12);
  const pillow = (x: number, y: number, z: number) => {
    const lean = z + 0.18 + (y - 0.98) * 0.3;
    return roundBox(x - 0.22, y - 0.98, lean, 0.3, 0.27, 0.1, 0.1) * 0.92;
  };
  const legs = (x: number, y: number, z: number) =>
    capsule(abs(x), y, abs(z), 0.56, 0.32, 0.38, 0.66, 0.05, 0.46, 0.05);
  return assembled(
    [
      [shell, matte(colours.body, 0.75)],
      [cushion, matte(colours.body, 0.8)],
      [pillow, matte(colours.accent, 0.8)],
      [legs, matte('#8a5a35', 0.4)],
    ],
    { height: 1.52, radius: 1.02, yaw: 0.5, pitch: 0.2 },
  );
}
