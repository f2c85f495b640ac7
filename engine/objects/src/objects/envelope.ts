import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, extruded, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min } = Math;

/** 3D model of a letter in its envelope. */
export const envelope = defineObject({
  make: makeEnvelope,
});

function makeEnvelope(colours: ProductColours): ProductObject {
  const back = (x: number, y: number, z: number) => roundBox(x, y - 0.8, z, 1.2, 0.8, 0.07, 0.05);
  const pocket = (x: number, y: number, z: number) => {
    const cut = (y - 0.78) * 0.86 - abs(x) * 0.5;
    return max(roundBox(x, y - 0.8, z - 0.13, 1.2, 0.8, 0.06, 0.04), cut);
  };
  const letter = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.26, z - 0.07, 1.04, 0.78, 0.02, 0.015);
  const flap = (x: number, y: number, z: number) => {
    const edge = abs(x) * 0.5 + (y - 2.2) * 0.86;
    return extruded(max(edge, 1.52 - y), abs(z + 0.03) - 0.035, 0.02);
  };
  const lines = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.66, 1.78, 0.095, 0.1, 1.78, 0.095, 0.045),
      capsule(x, y, z, -0.66, 1.56, 0.095, 0.66, 1.56, 0.095, 0.035),
      capsule(x, y, z, -0.66, 1.38, 0.095, 0.5, 1.38, 0.095, 0.035),
    );
  const seal = (x: number, y: number, z: number) => cylinder(x, z - 0.2, y - 0.74, 0.2, 0.04, 0.03);
  return assembled(
    [
      [back, matte(colours.body, 0.5)],
      [pocket, matte(colours.body, 0.45)],
      [letter, matte('#fdfbf6', 0.6)],
      [flap, matte(colours.second, 0.5)],
      [lines, matte('#8f8b84', 0.6)],
      [seal, matte(colours.accent, 0.3)],
    ],
    { height: 2.18, radius: 1.24, yaw: 0.35, pitch: 0.1 },
  );
}
