import { FAR } from '../kit/around-axis.ts';
import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, ellipsoid, roundBox } from '../kit/distance.ts';
import { frontPicture, type ProductColours, type ProductObject } from '../kit/product-object.ts';

const { abs, max, sin, sqrt } = Math;

/** 3D model of a hot dog with a line of mustard, on a paper tray. */
export const hotDog = defineObject({
  make: makeHotDog,
  servedAt: true,
});

function makeHotDog(colours: ProductColours): ProductObject {
  const bun = (x: number, y: number, z: number) => {
    const side = abs(z) - 0.34;
    const half = ellipsoid(x, y - 0.5, side, 1.25, 0.36, 0.34);
    return half * 0.9;
  };
  const sausage = (x: number, y: number, z: number) =>
    capsule(x, y - 0.07 * x * x, z, -1.32, 0.72, 0, 1.32, 0.72, 0, 0.25) * 0.9;
  const mustard = (x: number, y: number, z: number) => {
    const gap = max(abs(x) - 1.15, abs(y - 1.0) - 0.16, abs(z) - 0.2);
    if (gap > FAR) return gap;
    const line = 0.13 * sin(x * 9);
    const up = y - 0.955 - 0.07 * x * x + 0.5 * line * line;
    return max(sqrt(up * up + ((z - line) * 0.75) ** 2) - 0.05, abs(x) - 1.12) * 0.7;
  };
  const tray = (x: number, y: number, z: number) => {
    const lean = 0.3 * max(0, y);
    const outer = roundBox(x, y - 0.21, z, 1.36 + lean, 0.21, 0.68 + lean, 0.05);
    const inner = roundBox(x, y - 0.32, z, 1.31 + lean, 0.24, 0.63 + lean, 0.04);
    return max(outer, -inner) * 0.85;
  };
  const leaf = (x: number, y: number, z: number) => {
    const gap = max(abs(x) - 1.2, abs(y - 0.72) - 0.2, abs(abs(z) - 0.26) - 0.16);
    if (gap > FAR) return gap;
    return (
      max(
        abs(y - 0.74 - 0.05 * sin(x * 15) - 0.12 * (abs(z) - 0.26)) - 0.03,
        abs(x) - 1.16,
        abs(abs(z) - 0.26) - 0.13,
      ) * 0.6
    );
  };
  return assembled(
    [
      [bun, matte('#d9994f', 0.5)],
      [sausage, matte('#a8432b', 0.22)],
      [mustard, matte('#f4bd1e', 0.25)],
      [tray, matte(colours.body, 0.6)],
      [leaf, matte('#79b445', 0.5)],
    ],
    {
      height: 1.14,
      radius: 1.6,
      yaw: 0.42,
      pitch: 0.32,
      decals: [frontPicture(3, 'label', 0.5, 0.08, 0.36, 0.64)],
    },
  );
}
