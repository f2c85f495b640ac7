import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, disc, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, atan2, cos, max, min, sqrt } = Math;

/** 3D model of two bar stools with padded seats, low backs and foot rings. */
export const barStools = defineObject({
  make: makeBarStools,
});

function makeBarStools(colours: ProductColours): ProductObject {
  const at = (x: number) => abs(x) - 0.62;
  const seat = (x: number, y: number, z: number) =>
    disc(sqrt(at(x) ** 2 + (z * 1.04) ** 2), y - 1.42, 0.44, 0.1, 0.085);
  const back = (x: number, y: number, z: number) => {
    const px = at(x);
    const far = sqrt(px * px + z * z);
    // The back of the bar stool curves around the rear and becomes lower towards its ends.
    const angle = abs(atan2(px, -z));
    const top = 1.44 + 0.5 * sqrt(max(0, cos(min(1.57, angle * 0.92))));
    return (max(abs(far - 0.43) - 0.035, y - top, 1.44 - y) - 0.025) * 0.75;
  };
  const piping = (x: number, y: number, z: number) =>
    torus(at(x), z * 1.04, y - 1.33, 0.425, 0.022);
  const column = (x: number, y: number, z: number) =>
    min(
      cylinder(at(x), y - 0.7, z, 0.05, 0.66, 0.01),
      cylinder(at(x), y - 1.24, z, 0.2, 0.04, 0.02),
      cylinder(at(x), y - 0.3, z, 0.075, 0.22, 0.02),
    );
  const ring = (x: number, y: number, z: number) =>
    min(
      torus(at(x), z - 0.06, y - 0.56, 0.3, 0.03),
      capsule(at(x), y, z, 0, 0.56, 0, 0, 0.56, 0.34, 0.026),
      capsule(at(x), y, z, -0.28, 0.56, 0.02, 0.28, 0.56, 0.02, 0.026),
    );
  const foot = (x: number, y: number, z: number) => {
    const far = sqrt(at(x) ** 2 + z * z);
    return min(
      disc(far, y - 0.025, 0.42, 0.025, 0.015),
      max(far - 0.36 + (y - 0.04) * 3.2, abs(y - 0.08) - 0.05) * 0.3,
    );
  };
  return assembled(
    [
      [seat, matte(colours.body, 0.75)],
      [back, matte(colours.body, 0.75)],
      [piping, matte(colours.accent, 0.6)],
      [column, metal(colours.metal, 0.16)],
      [ring, metal(colours.metal, 0.14)],
      [foot, metal(colours.metal, 0.2)],
    ],
    { height: 1.96, radius: 1.1, yaw: 0.3, pitch: 0.12 },
  );
}
