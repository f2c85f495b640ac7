import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, ellipsoid, extruded, roundBox } from '../kit/distance.ts';
import { STEEL } from '../kit/material-colours.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a chef's knife on a board with two tomatoes. */
export const chefsKnife = defineObject({
  make: makeChefsKnife,
});

function makeChefsKnife(colours: ProductColours): ProductObject {
  const board = (x: number, y: number, z: number) => {
    const hole = sqrt((x + 1.08) ** 2 + (z + 0.48) ** 2) - 0.09;
    return max(roundBox(x, y - 0.07, z, 1.3, 0.07, 0.76, 0.06), -hole);
  };
  const along = (x: number, z: number) => (x + 0.1) * 0.96 + (z - 0.22) * -0.28;
  const across = (x: number, z: number) => ((z - 0.22) * 0.96 + (x + 0.1) * 0.28) * 0.72;
  const blade = (x: number, y: number, z: number) => {
    const a = along(x, z);
    const c = across(x, z);
    const belly = sqrt((a - 0.04) ** 2 + (c + 0.78) ** 2) - 1.0;
    return (
      extruded(max(a * -1 - 0.34, -0.12 - c, belly, a - 1.05), abs(y - 0.18) - 0.026, 0.012) * 0.9
    );
  };
  const handle = (x: number, y: number, z: number) =>
    roundBox(along(x, z) + 0.74, y - 0.2, across(x, z) + 0.02, 0.36, 0.06, 0.09, 0.05);
  const steel = (x: number, y: number, z: number) => {
    const a = along(x, z);
    const rivet = a + 0.74 - max(-1, min(1, Math.round((a + 0.74) / 0.2))) * 0.2;
    return min(
      roundBox(a + 0.36, y - 0.19, across(x, z) + 0.01, 0.05, 0.055, 0.11, 0.03),
      cylinder(rivet, y - 0.25, across(x, z) + 0.02, 0.03, 0.02, 0.01),
    );
  };
  const tomatoes = (x: number, y: number, z: number) =>
    min(
      ellipsoid(x - 0.8, y - 0.31, z + 0.42, 0.21, 0.19, 0.21),
      ellipsoid(x - 0.36, y - 0.28, z + 0.52, 0.17, 0.15, 0.17),
    );
  const stalks = (x: number, y: number, z: number) =>
    min(
      ellipsoid(x - 0.8, y - 0.5, z + 0.42, 0.1, 0.025, 0.1),
      ellipsoid(x - 0.36, y - 0.43, z + 0.52, 0.08, 0.025, 0.08),
    ) * 0.7;
  return assembled(
    [
      [board, matte('#c08a56', 0.55)],
      [blade, metal('#d6d9de', 0.12)],
      [handle, matte(colours.body, 0.35)],
      [steel, metal(STEEL, 0.18)],
      [tomatoes, matte('#cf3b2a', 0.15)],
      [stalks, matte('#4f8f45', 0.5)],
    ],
    { height: 0.6, radius: 1.5, yaw: 0.3, pitch: 0.66 },
  );
}
