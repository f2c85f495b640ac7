import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, min } = Math;

/** 3D model of a made bed with two pillows. */
export const bed = defineObject({
  make: makeBed,
  propScale: 0.42,
});

function makeBed(colours: ProductColours): ProductObject {
  const frame = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.24, z, 1.02, 0.1, 1.16, 0.05),
      roundBox(x, y - 0.66, z + 1.14, 1.06, 0.6, 0.08, 0.07),
    );
  const mattress = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.5, z, 0.98, 0.18, 1.12, 0.14);
  const blanket = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.53, z - 0.36, 1.03, 0.2, 0.8, 0.14);
  const fold = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.72, z + 0.36, 1.04, 0.045, 0.12, 0.04);
  const pillows = (x: number, y: number, z: number) => {
    const lean = y - 0.8 + (z + 0.78) * 0.35;
    return roundBox(abs(x) - 0.48, lean, z + 0.76, 0.4, 0.13, 0.26, 0.12) * 0.9;
  };
  const legs = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 0.9, y - 0.09, abs(z) - 1.02, 0.06, 0.09, 0.02);
  return assembled(
    [
      [frame, matte('#a9764a', 0.5)],
      [mattress, matte('#faf7f1', 0.8)],
      [blanket, matte(colours.body, 0.85)],
      [fold, matte(colours.accent, 0.85)],
      [pillows, matte('#ffffff', 0.85)],
      [legs, matte('#7d5433', 0.5)],
    ],
    { height: 1.26, radius: 1.5, yaw: 0.62, pitch: 0.34 },
  );
}
