import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, disc, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, hypot, max, min } = Math;

/** 3D model of a toaster with two slices of bread coming up. */
export const toaster = defineObject({
  make: makeToaster,
});

function makeToaster(colours: ProductColours): ProductObject {
  const shell = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 0.66, z, 0.98, 0.56, 0.52, 0.22),
      -roundBox(x, y - 1.2, abs(z) - 0.2, 0.7, 0.2, 0.085, 0.03),
    );
  const foot = (x: number, y: number, z: number) => roundBox(x, y - 0.07, z, 0.9, 0.07, 0.46, 0.05);
  const bread = (x: number, y: number, z: number, inset: number, thick: number) => {
    const px = abs(x);
    const py = y - 0.98;
    const flat = min(
      max(px - 0.55, abs(py) - 0.38),
      hypot(max(px - 0.36, 0), (py - 0.38) * 1.2) - 0.27,
    );
    return max(flat + inset, abs(abs(z) - 0.2) - thick, 0.9 - y) * 0.8;
  };
  const slices = (x: number, y: number, z: number) => bread(x, y, z, 0, 0.065);
  const crumb = (x: number, y: number, z: number) => bread(x, y, z, 0.06, 0.072);
  const steel = (x: number, y: number, z: number) =>
    min(
      max(
        roundBox(x, y - 1.19, z, 0.78, 0.045, 0.34, 0.02),
        -roundBox(x, y - 1.2, abs(z) - 0.2, 0.7, 0.3, 0.085, 0.03),
      ),
      roundBox(x - 1.0, y - 0.9, z, 0.06, 0.05, 0.16, 0.03),
    );
  const dial = (x: number, y: number, z: number) =>
    min(
      disc(hypot(y - 0.46, z), x - 0.99, 0.13, 0.05, 0.02),
      capsule(x, y, z, 1.0, 0.68, 0, 1.0, 0.94, 0, 0.02),
    );
  return assembled(
    [
      [shell, matte(colours.body, 0.22)],
      [foot, matte('#2a2a2e', 0.5)],
      [slices, matte('#b9742f', 0.75)],
      [crumb, matte('#f0cf94', 0.85)],
      [steel, metal(colours.metal, 0.25)],
      [dial, metal(colours.metal, 0.3)],
    ],
    { height: 1.62, radius: 1.16, yaw: -0.5, pitch: 0.2 },
  );
}
