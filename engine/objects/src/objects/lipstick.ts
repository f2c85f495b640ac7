import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { max, min } = Math;

/** 3D model of an open lipstick with its cap beside it. */
export const lipstick = defineObject({
  make: makeLipstick,
});

function makeLipstick(colours: ProductColours): ProductObject {
  const case_ = (x: number, y: number, z: number) =>
    min(
      cylinder(x + 0.42, y - 0.46, z, 0.42, 0.46, 0.04),
      cylinder(x - 0.62, y - 0.62, z - 0.34, 0.43, 0.62, 0.05),
    );
  const collar = (x: number, y: number, z: number) =>
    min(
      cylinder(x + 0.42, y - 1.1, z, 0.355, 0.26, 0.025),
      cylinder(x + 0.42, y - 0.88, z, 0.435, 0.035, 0.02),
      cylinder(x - 0.62, y - 0.06, z - 0.34, 0.445, 0.035, 0.02),
    );
  const colour = (x: number, y: number, z: number) => {
    const px = x + 0.42;
    const stick = capsule(px, y, z, 0, 1.2, 0, 0, 1.92, 0, 0.285);
    return max(stick, px * 0.62 + (y - 1.98) * 0.78) * 0.98;
  };
  return assembled(
    [
      [case_, matte(colours.body, 0.14)],
      [collar, metal(colours.metal, 0.16)],
      [colour, matte('#b3182f', 0.26)],
    ],
    { height: 2.16, radius: 1.06, yaw: 0.25, pitch: 0.16 },
  );
}
