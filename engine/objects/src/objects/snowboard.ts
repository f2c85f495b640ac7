import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, cylinder, ellipsoid, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a snowboard stuck into the snow. */
export const snowboard = defineObject({
  make: makeSnowboard,
  propScale: 0.42,
  lessons: 'shown',
});

/** Returns the distance to the heap of snow in which the snowboard is stuck. */
function heap(x: number, y: number, z: number): number {
  if (y > 0.7) return y - 0.34;
  const drift = blend(
    ellipsoid(x - 0.1, y, z, 0.92, 0.3, 0.56),
    ellipsoid(x + 0.46, y, z - 0.16, 0.5, 0.2, 0.4),
    0.16,
  );
  return max(drift, -y) * 0.9;
}

function makeSnowboard(colours: ProductColours): ProductObject {
  const outline = (x: number, y: number) => {
    const waist = 0.36 + 0.05 * ((y - 1.2) / 1.1) ** 2;
    const end = max(0, abs(y - 1.24) - 0.86);
    return max(abs(x) - waist, sqrt(x * x + end * end * 1.0) - waist);
  };
  const board = (x: number, y: number, z: number) => {
    const bend = max(0, y - 1.9);
    return max(outline(x, y) * 0.9, abs(z - 0.55 * bend * bend) - 0.035) * 0.9;
  };
  const band = (x: number, y: number, z: number) => {
    const bend = max(0, y - 1.9);
    return (
      max(
        outline(x, y) + 0.05,
        abs(z - 0.55 * bend * bend) - 0.04,
        abs((y - 1.98) * 0.86 + x * 0.5) - 0.13,
      ) * 0.9
    );
  };
  const low = (x: number, y: number, z: number) =>
    max(outline(x, y) + 0.05, abs(z) - 0.04, abs((y - 0.5) * 0.86 + x * 0.5) - 0.13) * 0.9;
  const bindings = (x: number, y: number, z: number) => {
    const py = abs(y - 1.24) - 0.36;
    return min(
      roundBox(x, py, z - 0.07, 0.26, 0.12, 0.04, 0.03),
      roundBox(x - 0.26, py, z - 0.22, 0.04, 0.13, 0.2, 0.04),
    );
  };
  const straps = (x: number, y: number, z: number) => {
    const py = abs(y - 1.24) - 0.36;
    const px = x + 0.06;
    const arch = abs(sqrt(px * px * 0.8 + (z - 0.06) ** 2) - 0.22) - 0.03;
    return max(arch, abs(py) - 0.055, 0.05 - z) * 0.9;
  };
  return assembled(
    [
      [board, matte(colours.body, 0.2)],
      [band, matte(colours.accent, 0.22)],
      [low, matte(colours.light, 0.22)],
      [bindings, matte('#222227', 0.45)],
      [straps, matte('#3a3a42', 0.5)],
      [
        (x, y, z) => cylinder(abs(x) - 0.1, z - 0.06, abs(y - 1.24) - 0.36, 0.03, 0.02, 0.01),
        metal('#c9ccd2', 0.2),
      ],
      [heap, matte('#f7fafd', 0.85)],
    ],
    { height: 2.5, radius: 1.0, yaw: 0.4, pitch: 0.14 },
  );
}
