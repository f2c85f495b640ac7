import { FAR, fromRing } from '../kit/around-axis.ts';
import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, disc, ellipsoid, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, floor, max, min, PI, sin, sqrt } = Math;

/** 3D model of a cupcake in a pleated case with piped icing and a cherry. */
export const cupcake = defineObject({
  make: makeCupcake,
  servedAt: true,
});

/** Height that the spiral of icing gains in one turn, in the object's units. */
const PITCH = 0.3;

/** Returns the distance to the cross-section of the icing after a number of turns of the icing's spiral. */
function rope(axis: number, y: number, turns: number): number {
  const along = max(0, min(3.3, turns));
  const rise = min(1, along / 3.2);
  return (
    sqrt((axis - 0.6 * (1 - rise)) ** 2 + (y - 0.86 - PITCH * along) ** 2) - 0.24 + 0.07 * rise
  );
}

function makeCupcake(colours: ProductColours): ProductObject {
  const paper = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const gap = disc(axis, y - 0.4, 0.52 + 0.22 * y, 0.42, 0.02) * 0.95;
    if (gap > FAR) return gap;
    return disc(axis, y - 0.4, 0.5 + 0.23 * y + 0.018 * sin(atan2(z, x) * 28), 0.4, 0.02) * 0.8;
  };
  const icing = (x: number, y: number, z: number) => {
    const axis = sqrt(x * x + z * z);
    const gap = max(axis - 0.86, abs(y - 1.24) - 0.56);
    if (gap > 0.12) return gap;
    // The icing is a rope in a rising and narrowing spiral, with one pitch between two turns.
    const turn = atan2(x, z) / (2 * PI);
    const low = floor((y - 0.86) / PITCH - turn);
    const ropes = min(rope(axis, y, low + turn), rope(axis, y, low + 1 + turn));
    return blend(ropes, ellipsoid(x, y - 0.9, z, 0.62, 0.74, 0.62), 0.06) * 0.72;
  };
  const cherry = (x: number, y: number, z: number) => sphere(x, y - 1.92, z, 0.17);
  const stalk = (x: number, y: number, z: number) =>
    capsule(x, y, z, 0, 2.05, 0, 0.12, 2.3, 0, 0.022);
  const pearls = (x: number, y: number, z: number) => {
    const gap = max(abs(y - 1.1) - 0.2, abs(sqrt(x * x + z * z) - 0.7) - 0.1);
    if (gap > FAR) return gap;
    const along = max(0, atan2(x, z) / (2 * PI));
    return sphere(fromRing(x, z, 9, 0.77 - 0.19 * along), y - 1.02 - PITCH * along, 0, 0.055) * 0.8;
  };
  return assembled(
    [
      [paper, matte(colours.body, 0.6)],
      [icing, matte('#fdeef0', 0.42)],
      [cherry, matte('#c0182f', 0.1)],
      [stalk, matte('#4b6b2f', 0.6)],
      [pearls, matte(colours.accent, 0.3)],
    ],
    { height: 2.3, radius: 0.9, yaw: 0.3, pitch: 0.2 },
  );
}
