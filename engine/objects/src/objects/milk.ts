import { assembled, glass, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, cylinder, disc } from '../kit/distance.ts';
import { type ProductColours, type ProductObject, wrapLabel } from '../kit/product-object.ts';

const { abs, max, sqrt } = Math;

/** 3D model of a bottle of milk with a full glass. */
export const milk = defineObject({
  make: makeMilk,
  servedAt: true,
});

function makeMilk(colours: ProductColours): ProductObject {
  const bottle = (x: number, y: number, z: number) =>
    blend(
      cylinder(x + 0.36, y - 0.68, z, 0.46, 0.68, 0.1),
      cylinder(x + 0.36, y - 1.62, z, 0.25, 0.3, 0.05),
      0.4,
    );
  const lid = (x: number, y: number, z: number) =>
    cylinder(x + 0.36, y - 1.95, z, 0.29, 0.11, 0.03);
  const glassAt = (x: number, z: number) => sqrt((x - 0.62) ** 2 + (z - 0.34) ** 2);
  const drink = (x: number, y: number, z: number) =>
    disc(glassAt(x, z), y - 0.46, 0.29 + 0.06 * y, 0.44, 0.03) * 0.97;
  const rim = (x: number, y: number, z: number) =>
    max(abs(glassAt(x, z) - 0.3 - 0.06 * y) - 0.018, abs(y - 0.98) - 0.1) * 0.97;
  const label = wrapLabel(0, 0.46, 0.2, 1.06, 0.98);
  return assembled(
    [
      [bottle, matte('#fffdf8', 0.12)],
      [lid, matte(colours.accent, 0.35)],
      [drink, matte('#fffdf8', 0.14)],
      [rim, glass('#dfe8ec', 0.04)],
    ],
    {
      height: 2.06,
      radius: 1.06,
      yaw: 0.1,
      pitch: 0.16,
      decals: [{ ...label, project: (x, y, z, uv) => label.project(x + 0.36, y, z, uv) }],
    },
  );
}
