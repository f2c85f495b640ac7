import { assembled, glow, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, ellipsoid, roundBox, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, sqrt } = Math;

/** 3D model of an electric scooter. */
export const scooter = defineObject({
  make: makeScooter,
  propScale: 0.42,
});

function makeScooter(colours: ProductColours): ProductObject {
  const frame = (x: number, y: number, z: number) =>
    min(
      roundBox(x + 0.1, y - 0.3, z, 0.82, 0.075, 0.24, 0.06),
      capsule(x, y, z, 0.66, 0.34, 0, 0.94, 0.62, 0, 0.085),
      capsule(x, y, z, 0.98, 0.34, 0, 0.72, 2.2, 0, 0.065),
    );
  const deck = (x: number, y: number, z: number) =>
    roundBox(x + 0.12, y - 0.38, z, 0.74, 0.014, 0.2, 0.01);
  const tyres = (x: number, y: number, z: number) =>
    min(torus(x - 1.02, y - 0.24, z, 0.19, 0.065), torus(x + 1.02, y - 0.24, z, 0.19, 0.065));
  const hubs = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 1.02, z, y - 0.24, 0.13, 0.06, 0.02);
  const guards = (x: number, y: number, z: number) => {
    const px = abs(x) - 1.02;
    return (
      max(abs(sqrt(px * px + (y - 0.24) ** 2) - 0.31) - 0.025, abs(z) - 0.1, 0.3 - y, -px - 0.16) *
      0.95
    );
  };
  const bar = (x: number, y: number, z: number) =>
    capsule(x, y, abs(z), 0.72, 2.2, 0, 0.7, 2.22, 0.32, 0.045);
  const grips = (x: number, y: number, z: number) =>
    capsule(x, y, abs(z), 0.7, 2.22, 0.34, 0.68, 2.22, 0.56, 0.07);
  const lamp = (x: number, y: number, z: number) =>
    ellipsoid(x - 0.82, y - 2.04, z, 0.07, 0.09, 0.09);
  return assembled(
    [
      [frame, matte(colours.body, 0.28)],
      [deck, matte('#26262b', 0.8)],
      [tyres, matte('#1d1d21', 0.8)],
      [hubs, metal('#c9ccd2', 0.22)],
      [guards, matte(colours.accent, 0.35)],
      [bar, metal('#c9ccd2', 0.22)],
      [grips, matte('#26262b', 0.7)],
      [lamp, glow('#fff3cf')],
    ],
    { height: 2.3, radius: 1.34, yaw: -0.5, pitch: 0.12 },
  );
}
