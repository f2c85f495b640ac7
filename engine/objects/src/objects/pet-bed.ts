import { assembled, matte } from '../kit/assembled.ts';
import { bone } from '../kit/bone.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, ellipsoid } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { atan2, cos, max, sqrt } = Math;

/** 3D model of a round pet bed with a bone in it. */
export const petBed = defineObject({
  make: makePetBed,
  propScale: 0.66,
});

function makePetBed(colours: ProductColours): ProductObject {
  const ring = (x: number, y: number, z: number) => {
    const q = sqrt(x * x + z * z) - 0.92;
    const low = z > 0.5 ? 0.16 * (z - 0.5) : 0;
    const puff = 0.02 * cos(atan2(z, x) * 14);
    return max((sqrt(q * q * 1.1 + (y - 0.34 + low) ** 2 * 0.9) - 0.34 + puff) * 0.85, -y);
  };
  const floor = (x: number, y: number, z: number) => cylinder(x, y - 0.16, z, 0.92, 0.16, 0.1);
  const pillow = (x: number, y: number, z: number) => ellipsoid(x, y - 0.3, z, 0.72, 0.16, 0.72);
  const toy = (x: number, y: number, z: number) =>
    bone(x * 0.9 + z * 0.43, y - 0.54, z * 0.9 - x * 0.43, 0.26);
  return assembled(
    [
      [ring, matte(colours.body, 0.95)],
      [floor, matte(colours.body, 0.95)],
      [pillow, matte(colours.light, 0.95)],
      [toy, matte(colours.accent, 0.5)],
    ],
    { height: 0.8, radius: 1.3, yaw: 0.3, pitch: 0.46 },
  );
}
