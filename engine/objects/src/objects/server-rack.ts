import { assembled, glow, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, roundBox, sphere } from '../kit/distance.ts';
import type { ProductObject } from '../kit/product-object.ts';

const { abs, max, min, round } = Math;

/** 3D model of a rack of servers with lit lamps. */
export const serverRack = defineObject({
  make: makeServerRack,
});

/** Vertical distance between two servers in the rack, in the object's units. */
const UNIT = 0.2;

function makeServerRack(): ProductObject {
  const nthOf = (y: number) => min(9, max(0, round((y - 0.26) / UNIT)));
  const cabinet = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 1.2, z, 0.66, 1.16, 0.56, 0.03),
      -roundBox(x, y - 1.18, z - 0.56, 0.57, 1.05, 0.14, 0.01),
    );
  const units = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.26 - nthOf(y) * UNIT, z - 0.44, 0.55, 0.082, 0.06, 0.015);
  const vents = (x: number, y: number, z: number) => {
    const slit = min(5, max(-4, round((x + 0.12) / 0.07)));
    const py = y - 0.26 - nthOf(y) * UNIT;
    return roundBox(x + 0.12 - slit * 0.07, py, z - 0.503, 0.02, 0.045, 0.01, 0.005);
  };
  const lights = (row: number) => (x: number, y: number, z: number) => {
    const py = y - 0.26 - nthOf(y) * UNIT;
    return sphere(x + 0.4 + row * 0.075, py, z - 0.505, 0.022);
  };
  const feet = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 0.54, y - 0.03, abs(z) - 0.44, 0.06, 0.04, 0.01);
  return assembled(
    [
      [cabinet, matte('#3b404a', 0.35)],
      [units, matte('#717883', 0.3)],
      [vents, matte('#24272d', 0.6)],
      [lights(0), glow('#55e39a')],
      [lights(1), glow('#5cb8ff')],
      [feet, metal('#8a8f98', 0.3)],
    ],
    { height: 2.36, radius: 0.87, yaw: 0.44, pitch: 0.12 },
  );
}
