import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, cylinder, torus } from '../kit/distance.ts';
import { STEEL } from '../kit/material-colours.ts';
import { type ProductColours, type ProductObject, wrapLabel } from '../kit/product-object.ts';

const { max } = Math;

/** 3D model of an insulated bottle with a carrying loop. */
export const waterBottle = defineObject({
  make: makeWaterBottle,
});

function makeWaterBottle(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    blend(
      cylinder(x, y - 0.92, z, 0.44, 0.92, 0.08),
      cylinder(x, y - 1.86, z, 0.29, 0.14, 0.04),
      0.2,
    );
  const band = (x: number, y: number, z: number) => cylinder(x, y - 2.0, z, 0.31, 0.025, 0.01);
  const cap = (x: number, y: number, z: number) => cylinder(x, y - 2.16, z, 0.34, 0.14, 0.05);
  const loop = (x: number, y: number, z: number) => {
    const arch = max(torus(x, y - 2.28, z, 0.27, 0.06), 2.2 - y);
    return arch;
  };
  const foot = (x: number, y: number, z: number) => cylinder(x, y - 0.06, z, 0.455, 0.1, 0.04);
  return assembled(
    [
      [body, matte(colours.body, 0.42)],
      [band, metal(STEEL, 0.18)],
      [cap, matte(colours.accent, 0.45)],
      [loop, matte('#26262b', 0.5)],
      [foot, matte('#26262b', 0.6)],
    ],
    {
      height: 2.62,
      radius: 0.5,
      yaw: 0,
      pitch: 0.1,
      decals: [{ ...wrapLabel(0, 0.44, 0.24, 1.68, 1.2), kind: 'print' }],
    },
  );
}
