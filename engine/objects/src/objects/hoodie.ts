import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, ellipsoid, extruded } from '../kit/distance.ts';
import { cloth, cuffs } from '../kit/long-sleeved-garment.ts';
import { frontPicture, type ProductColours, type ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of a hooded sweatshirt with a print. */
export const hoodie = defineObject({
  make: makeHoodie,
  propScale: 0.66,
});

function makeHoodie(colours: ProductColours): ProductObject {
  const hood = (x: number, y: number, z: number) => {
    const outside = ellipsoid(x, y - 1.74, z + 0.02, 0.43, 0.38, 0.33);
    const inside = ellipsoid(x, y - 1.72, z - 0.2, 0.29, 0.29, 0.33);
    return max(outside, -inside) * 0.85;
  };
  const pocket = (x: number, y: number, z: number) => {
    const flat = max(abs(x) - 0.4 + max(0, y - 0.3) * 0.6, abs(y - 0.31) - 0.17);
    return extruded(flat, abs(z - 0.15) - 0.07, 0.03) * 0.8;
  };
  const strings = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, z, 0.16, 1.44, 0.25, 0.21, 1.14, 0.24, 0.026),
      capsule(abs(x), y, z, 0.21, 1.14, 0.24, 0.215, 1.08, 0.24, 0.04),
    );
  return assembled(
    [
      [cloth, matte(colours.body, 0.88)],
      [hood, matte(colours.body, 0.88)],
      [pocket, matte(colours.body, 0.88)],
      [cuffs, matte(colours.second, 0.88)],
      [strings, matte(colours.light, 0.6)],
    ],
    {
      height: 2.12,
      radius: 1.2,
      yaw: 0.28,
      pitch: 0.08,
      decals: [frontPicture(0, 'print', 0.46, 0.4, 1.36, 0.05)],
    },
  );
}
