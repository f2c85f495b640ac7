import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, disc } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, cos, hypot, max } = Math;

/** 3D model of a round air purifier: a slotted drum under a lit ring. */
export const airPurifier = defineObject({
  make: makeAirPurifier,
});

function makeAirPurifier(colours: ProductColours): ProductObject {
  const SLOTS = 40;
  const drum = (x: number, y: number, z: number) => {
    const axis = hypot(x, z);
    const inDrum = max(0, 1 - max(0, abs(y - 0.66) - 0.46) * 12);
    const slot = 0.03 * inDrum * max(0, cos(atan2(z, x) * SLOTS)) ** 3;
    return disc(axis + slot, y - 0.84, 0.56, 0.8, 0.12) * 0.8;
  };
  const base = (x: number, y: number, z: number) => cylinder(x, y - 0.04, z, 0.5, 0.04, 0.02);
  const outlet = (x: number, y: number, z: number) => cylinder(x, y - 1.6, z, 0.44, 0.06, 0.02);
  const ring = (x: number, y: number, z: number) =>
    max(abs(hypot(x, z) - 0.565) - 0.012, abs(y - 1.34) - 0.028);
  const cap = (x: number, y: number, z: number) => cylinder(x, y - 1.72, z, 0.28, 0.035, 0.02);
  return assembled(
    [
      [drum, matte(colours.light, 0.42)],
      [base, matte('#2a2b31', 0.5)],
      [outlet, matte('#2a2b31', 0.5)],
      [ring, matte(colours.accent, 0.2)],
      [cap, matte(colours.body, 0.35)],
    ],
    { height: 1.76, radius: 0.62, yaw: 0.2, pitch: 0.22 },
  );
}
