import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { cylinder, disc, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, cos, hypot, max, min, sin } = Math;

/** 3D model of a wooden tub full of water, with steel hoops and two steps up to it. */
export const plungeTub = defineObject({
  make: makePlungeTub,
});

function makePlungeTub(colours: ProductColours): ProductObject {
  const RADIUS = 0.98;
  const STAVES = 26;
  const staves = (x: number, y: number, z: number) => {
    const axis = hypot(x, z);
    const groove = 0.018 * cos(atan2(z, x) * STAVES) ** 16;
    return (
      max(
        disc(axis + groove, y - 0.62, RADIUS + 0.05 * (y - 0.6), 0.62, 0.05),
        -disc(axis, y - 0.86, RADIUS - 0.12, 0.66, 0.03),
      ) * 0.85
    );
  };
  const water = (x: number, y: number, z: number) => {
    const ripple = 0.012 * sin(hypot(x - 0.2, z - 0.1) * 17);
    return cylinder(x, y - 0.58 - ripple, z, RADIUS - 0.1, 0.5, 0.01) * 0.85;
  };
  const hoops = (x: number, y: number, z: number) => {
    const axis = hypot(x, z);
    const hoop = (at: number) =>
      max(abs(axis - RADIUS - 0.05 * (y - 0.6)) - 0.03, abs(y - at) - 0.045);
    return min(hoop(0.24), hoop(0.98)) - 0.006;
  };
  const steps = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.1, y - 0.26, z - 1.26, 0.42, 0.035, 0.17, 0.02),
      roundBox(x - 0.1, y - 0.56, z - 1.08, 0.42, 0.035, 0.14, 0.02),
      roundBox(abs(x - 0.1) - 0.38, y - 0.13, z - 1.26, 0.035, 0.13, 0.15, 0.015),
      roundBox(abs(x - 0.1) - 0.38, y - 0.28, z - 1.08, 0.035, 0.28, 0.12, 0.015),
    );
  return assembled(
    [
      [staves, matte('#b97f4b', 0.6)],
      [water, matte('#8fd0e4', 0.06)],
      [hoops, metal(colours.metal, 0.3)],
      [steps, matte('#a06b3b', 0.6)],
    ],
    { height: 1.26, radius: 1.5, yaw: 0.42, pitch: 0.3 },
  );
}
