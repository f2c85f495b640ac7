import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, extruded } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a spanner with a nut at its foot. */
export const wrench = defineObject({
  make: makeWrench,
});

function makeWrench(colours: ProductColours): ProductObject {
  const cos = 0.94;
  const sin = 0.34;
  const tool = (x: number, y: number, z: number) => {
    const px = x * cos - (y - 1.05) * sin;
    const py = (y - 1.05) * cos + x * sin;
    const shaft = max(abs(px) - 0.15, abs(py) - 0.72);
    const jaw = max(sqrt(px * px + (py - 0.86) ** 2) - 0.42, -max(abs(px) - 0.17, 0.74 - py));
    const eye = max(
      sqrt(px * px + (py + 0.82) ** 2) - 0.3,
      0.15 - sqrt(px * px + (py + 0.82) ** 2),
    );
    const hollow = sqrt(px * px + (py + 0.82) ** 2) - 0.15;
    return extruded(max(min(blend(shaft, jaw, 0.12), eye), -hollow), abs(z) - 0.11, 0.04) * 0.8;
  };
  const nut = (x: number, y: number, z: number) => {
    const px = abs(x - 0.78);
    const pz = abs(z - 0.3);
    const hexagon = max(px * 0.866 + pz * 0.5, pz) - 0.28;
    return max(extruded(hexagon, abs(y - 0.15) - 0.15, 0.03), -(sqrt(px * px + pz * pz) - 0.15));
  };
  return assembled(
    [
      [tool, metal(colours.metal, 0.24)],
      [nut, matte(colours.accent, 0.3)],
    ],
    { height: 2.24, radius: 1.06, yaw: 0.3, pitch: 0.16 },
  );
}
