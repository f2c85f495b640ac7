import { assembled, glass, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, ellipsoid, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, min } = Math;

/** 3D model of a bottle of oil with a pourer, and olives. */
export const oilBottle = defineObject({
  make: makeOilBottle,
  servedAt: true,
});

function makeOilBottle(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    blend(
      roundBox(x, y - 0.76, z, 0.4, 0.76, 0.4, 0.1),
      cylinder(x, y - 1.78, z, 0.13, 0.26, 0.03),
      0.42,
    );
  const pourer = (x: number, y: number, z: number) =>
    min(
      cylinder(x, y - 2.06, z, 0.15, 0.07, 0.02),
      capsule(x, y, z, 0, 2.1, 0, 0.05, 2.3, 0, 0.07),
      capsule(x, y, z, 0.05, 2.3, 0, 0.3, 2.44, 0, 0.045),
    );
  const olives = (x: number, y: number, z: number) =>
    min(
      ellipsoid(x - 0.66, y - 0.16, z - 0.4, 0.21, 0.16, 0.16),
      ellipsoid(x - 0.86, y - 0.16, z - 0.02, 0.16, 0.16, 0.2),
      ellipsoid(x - 0.32, y - 0.16, z - 0.72, 0.2, 0.16, 0.16),
    );
  const leaves = (x: number, y: number, z: number) => {
    const px = x - 0.98;
    const pz = z - 0.44;
    return ellipsoid(px * 0.8 - pz * 0.6, y - 0.07, pz * 0.8 + px * 0.6, 0.3, 0.03, 0.09) * 0.7;
  };
  return assembled(
    [
      [body, glass('#5f6f22', 0.07)],
      [pourer, metal(colours.metal, 0.18)],
      [olives, matte('#4f6a1d', 0.2)],
      [leaves, matte('#6f8f4f', 0.5)],
    ],
    {
      height: 2.46,
      radius: 1.14,
      yaw: 0.3,
      pitch: 0.14,
      decals: [
        {
          part: 0,
          aspect: 0.64 / 0.92,
          kind: 'label',
          glows: false,
          project(x, y, z, uv) {
            if (z < 0.37 || abs(x) > 0.32 || y < 0.22 || y > 1.14) return false;
            uv[0] = (x + 0.32) / 0.64;
            uv[1] = (1.14 - y) / 0.92;
            return true;
          },
        },
      ],
    },
  );
}
