import { FAR } from '../kit/around-axis.ts';
import { assembled, glass, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, disc } from '../kit/distance.ts';
import { type ProductColours, type ProductObject, wrapLabel } from '../kit/product-object.ts';

const { atan2, cos, min, sqrt } = Math;

/** 3D model of a bottle of tablets with some tablets in front of it. */
export const pillBottle = defineObject({
  make: makePillBottle,
});

function makePillBottle(colours: ProductColours): ProductObject {
  const bottle = (x: number, y: number, z: number) =>
    blend(
      cylinder(x, y - 0.66, z, 0.56, 0.66, 0.1),
      cylinder(x, y - 1.32, z, 0.42, 0.1, 0.03),
      0.12,
    );
  const lid = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const gap = disc(axis, y - 1.6, 0.52, 0.22, 0.05);
    return gap > FAR ? gap : (gap + 0.012 * cos(atan2(z, x) * 40)) * 0.8;
  };
  const one = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0.62, 0.13, 0.62, 0.78, 0.13, 0.5, 0.13),
      capsule(x, y, z, 1.02, 0.13, -0.04, 1.06, 0.13, 0.14, 0.13),
    );
  const other = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, 0.78, 0.13, 0.5, 0.94, 0.13, 0.38, 0.131),
      capsule(x, y, z, 1.06, 0.13, 0.14, 1.1, 0.13, 0.32, 0.129),
    );
  const tablet = (x: number, y: number, z: number) =>
    cylinder(x - 0.3, y - 0.07, z - 0.82, 0.17, 0.07, 0.05);
  return assembled(
    [
      [bottle, glass(colours.body, 0.1)],
      [lid, matte('#fbfaf6', 0.35)],
      [one, matte(colours.accent, 0.2)],
      [other, matte('#fffdf8', 0.2)],
      [tablet, matte('#fffdf8', 0.4)],
    ],
    {
      height: 1.82,
      radius: 1.2,
      yaw: 0.1,
      pitch: 0.18,
      decals: [wrapLabel(0, 0.56, 0.2, 1.12, 1)],
    },
  );
}
