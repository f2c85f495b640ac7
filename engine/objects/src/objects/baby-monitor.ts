import { assembled, glow, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, disc, roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { watchingHead } from '../kit/watching-head.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of a monitor for a child's room: a camera and the parents' receiver. */
export const babyMonitor = defineObject({
  make: makeBabyMonitor,
});

function makeBabyMonitor(colours: ProductColours): ProductObject {
  const eye = (x: number, y: number, z: number) =>
    watchingHead((x - 0.74) / 0.8, (y - 0.92) / 0.8, (z + 0.1) / 0.8);
  const foot = (x: number, y: number, z: number) =>
    disc(sqrt((x - 0.74) ** 2 + (z + 0.1) ** 2), y - 0.2, 0.42 - 0.3 * y, 0.2, 0.05) * 0.92;
  const ears = (x: number, y: number, z: number) =>
    sphere(abs(x - 0.74) - 0.36, y - 1.34, z + 0.14, 0.15);
  const unit = (x: number, y: number, z: number) => {
    const lean = z - 0.2 + (y - 0.7) * 0.14;
    return roundBox(x + 0.52, y - 0.72, lean, 0.58, 0.72, 0.13, 0.12);
  };
  const glass = (x: number, y: number, z: number) => {
    const lean = z - 0.2 + (y - 0.7) * 0.14;
    return roundBox(x + 0.52, y - 0.86, lean - 0.12, 0.48, 0.42, 0.02, 0.015);
  };
  const buttons = (x: number, y: number, z: number) => {
    const lean = z - 0.2 + (y - 0.7) * 0.14;
    return min(
      cylinder(x + 0.52, lean - 0.13, y - 0.24, 0.12, 0.03, 0.02),
      cylinder(abs(x + 0.52) - 0.3, lean - 0.13, y - 0.24, 0.05, 0.03, 0.01),
    );
  };
  const aerial = (x: number, y: number, z: number) =>
    capsule(x, y, z, -0.92, 1.36, 0.02, -0.92, 1.86, -0.04, 0.06);
  // The baby monitor's lit screen shows a sleeping face: two closed eyes and a smile.
  const child = (x: number, y: number, z: number) => {
    const lean = z - 0.2 + (y - 0.7) * 0.14 - 0.14;
    const px = abs(x + 0.52) - 0.15;
    const py = y - 0.92;
    const lid = max(abs(sqrt(px * px + (py - 0.03) ** 2) - 0.09) - 0.018, py - 0.02);
    const smile = max(abs(sqrt((x + 0.52) ** 2 + (y - 0.8) ** 2) - 0.1) - 0.018, y - 0.76);
    return max(min(lid, smile), abs(lean) - 0.012);
  };
  const moon = (x: number, y: number, z: number) => {
    const lean = z - 0.2 + (y - 0.7) * 0.14 - 0.13;
    return max(sqrt((x + 0.52) ** 2 + (y - 0.88) ** 2) - 0.33, abs(lean) - 0.016);
  };
  return assembled(
    [
      [(x, y, z) => eye(x, y, z).head * 0.8, matte('#fbf8f2', 0.3)],
      [(x, y, z) => eye(x, y, z).face * 0.8, matte('#17171c', 0.08)],
      [(x, y, z) => eye(x, y, z).lens * 0.8, matte('#1f2c5e', 0.03)],
      [(x, y, z) => eye(x, y, z).lamp * 0.8, glow('#7df0a4')],
      [(x, y, z) => min(foot(x, y, z), ears(x, y, z)), matte(colours.body, 0.35)],
      [unit, matte(colours.body, 0.35)],
      [glass, matte('#182a55', 0.08)],
      [buttons, matte('#fbf8f2', 0.4)],
      [aerial, matte('#fbf8f2', 0.4)],
      [moon, glow('#f3c9a4')],
      [child, matte('#5a3a28', 0.6)],
    ],
    { height: 1.9, radius: 1.3, yaw: 0.2, pitch: 0.14 },
  );
}
