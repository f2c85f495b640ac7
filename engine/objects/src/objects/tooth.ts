import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, ellipsoid, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, min } = Math;

/** 3D model of a molar tooth with its roots. */
export const tooth = defineObject({
  make: makeTooth,
});

function makeTooth(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) => {
    const ax = abs(x);
    const az = abs(z);
    const crown = roundBox(x, y - 1.28, z, 0.66, 0.46, 0.54, 0.34);
    const cusp = sphere(ax - 0.33, y - 1.58, az - 0.22, 0.3);
    const root = capsule(ax, y, az, 0.4, 1.02, 0.2, 0.33, 0.22, 0.16, 0.2);
    return blend(blend(crown, cusp, 0.18), root, 0.34) * 0.94;
  };
  const shine = (x: number, y: number, z: number) =>
    min(
      ellipsoid(x - 0.86, y - 1.86, z - 0.2, 0.05, 0.24, 0.05),
      ellipsoid(x - 0.86, y - 1.86, z - 0.2, 0.24, 0.05, 0.05),
    ) * 0.7;
  return assembled(
    [
      [body, matte('#f3f5f7', 0.14)],
      [shine, matte(colours.accent, 0.3)],
    ],
    { height: 2.12, radius: 0.98, yaw: 0.35, pitch: 0.14 },
  );
}
