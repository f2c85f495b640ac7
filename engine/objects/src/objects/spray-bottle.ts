import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, roundBox } from '../kit/distance.ts';
import { type ProductColours, type ProductObject, wrapLabel } from '../kit/product-object.ts';

const { min } = Math;

/** 3D model of a spray bottle with cleaner. */
export const sprayBottle = defineObject({
  make: makeSprayBottle,
});

function makeSprayBottle(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    blend(
      cylinder(x, y - 0.62, z, 0.46, 0.62, 0.12),
      cylinder(x, y - 1.42, z, 0.17, 0.18, 0.04),
      0.34,
    );
  const head = (x: number, y: number, z: number) =>
    min(
      cylinder(x, y - 1.62, z, 0.21, 0.1, 0.03),
      roundBox(x + 0.14, y - 1.88, z, 0.42, 0.15, 0.14, 0.08),
      capsule(x, y, z, -0.34, 1.74, 0, -0.4, 1.4, 0, 0.06),
    );
  const nozzle = (x: number, y: number, z: number) =>
    roundBox(x + 0.6, y - 1.9, z, 0.09, 0.09, 0.09, 0.03);
  return assembled(
    [
      [body, matte(colours.body, 0.24)],
      [head, matte('#f7f5f0', 0.35)],
      [nozzle, matte(colours.accent, 0.35)],
    ],
    {
      height: 2.04,
      radius: 0.7,
      yaw: 0.2,
      pitch: 0.1,
      decals: [wrapLabel(0, 0.46, 0.16, 1.04, 0.98)],
    },
  );
}
