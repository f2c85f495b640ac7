import { FAR } from '../kit/around-axis.ts';
import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, cos, max, min } = Math;

/** 3D model of a trolley case. */
export const suitcase = defineObject({
  make: makeSuitcase,
  propScale: 0.66,
  emblemOf: 'selling',
});

function makeSuitcase(colours: ProductColours): ProductObject {
  const shell = (x: number, y: number, z: number) => {
    const box = roundBox(x, y - 0.96, z, 0.66, 0.82, 0.34, 0.14);
    if (box > FAR) return box;
    // Ribs run down both sides of the suitcase, and end before its edges.
    const lid = min(1, max(0, (abs(z) - 0.26) * 14)) * min(1, max(0, (0.76 - abs(y - 0.96)) * 9));
    return (box + 0.016 * lid * cos(x * 20)) * 0.82;
  };
  const strap = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.96, z, 0.69, 0.07, 0.385, 0.04),
      roundBox(x, y - 0.96, z - 0.37, 0.1, 0.1, 0.05, 0.03),
    );
  const handle = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, z, 0.3, 1.72, -0.16, 0.3, 2.24, -0.16, 0.035),
      capsule(x, y, z, -0.3, 2.26, -0.16, 0.3, 2.26, -0.16, 0.06),
    );
  const wheels = (x: number, y: number, z: number) =>
    cylinder(y - 0.1, abs(x) - 0.5, abs(z) - 0.22, 0.1, 0.06, 0.02);
  return assembled(
    [
      [shell, matte(colours.body, 0.36)],
      [strap, matte(colours.accent, 0.5)],
      [handle, metal('#b9bcc3', 0.25)],
      [wheels, matte('#1d1d21', 0.6)],
    ],
    { height: 2.32, radius: 0.78, yaw: 0.5, pitch: 0.14 },
  );
}
