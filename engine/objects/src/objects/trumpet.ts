import { assembled, boxed, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, sphere, torus } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, max, min, round, sqrt } = Math;

/** 3D model of a trumpet on a small stand, its bell to the right. */
export const trumpet = defineObject({
  make: makeTrumpet,
  lessons: 'shown',
});

function makeTrumpet(colours: ProductColours): ProductObject {
  const bell = (x: number, y: number, z: number) => {
    const t = min(1, max(0, (x - 0.2) / 1.1));
    const flare = 0.075 + 0.1 * t * t + 0.3 * t ** 6;
    const axis = sqrt((y - 1.62) ** 2 + z * z);
    return max(abs(axis - flare) - 0.018, x - 1.3, -0.8 - x) * 0.55;
  };
  const rim = (x: number, y: number, z: number) => torus(z, y - 1.62, x - 1.3, 0.475, 0.03);
  const halfLoop = (x: number, y: number, z: number, at: number, side: number) =>
    max(torus(x - at, y - 1.38, z, 0.24, 0.062), side * (at - x));
  const pipes = (x: number, y: number, z: number) =>
    min(
      min(halfLoop(x, y, z, -0.8, -1), capsule(x, y, z, -0.8, 1.14, 0, 0.3, 1.14, 0, 0.062)),
      min(
        capsule(x, y, z, -1.42, 1.62, 0.2, 0.7, 1.62, 0.2, 0.05),
        halfLoop(x, y, z - 0.2, 0.7, 1),
        capsule(x, y, z, -0.3, 1.14, 0.2, 0.7, 1.14, 0.2, 0.062),
      ),
    );
  const mouthpiece = (x: number, y: number, z: number) =>
    min(
      cylinder(y - 1.62, x + 1.5, z - 0.2, 0.055 + 0.2 * max(0, -1.45 - x), 0.13, 0.02) * 0.85,
      torus(z - 0.2, y - 1.62, x + 1.62, 0.09, 0.025),
    );
  const valves = boxed([0, 1.36, 0.1], [0.5, 0.66, 0.14], (x, y, z) => {
    const px = x - max(-1, min(1, round(x / 0.28))) * 0.28;
    return min(
      cylinder(px, y - 1.28, z - 0.1, 0.11, 0.42, 0.03),
      capsule(px, y, z, 0, 1.6, 0.1, 0, 1.9, 0.1, 0.035),
    );
  });
  const caps = boxed([0, 1.36, 0.1], [0.5, 0.7, 0.16], (x, y, z) => {
    const px = x - max(-1, min(1, round(x / 0.28))) * 0.28;
    return min(
      cylinder(px, y - 1.7, z - 0.1, 0.125, 0.05, 0.02),
      cylinder(px, y - 0.88, z - 0.1, 0.125, 0.05, 0.02),
    );
  });
  const pearls = boxed([0, 1.95, 0.1], [0.42, 0.06, 0.12], (x, y, z) => {
    const px = x - max(-1, min(1, round(x / 0.28))) * 0.28;
    return cylinder(px, y - 1.95, z - 0.1, 0.1, 0.035, 0.02);
  });
  const stand = (x: number, y: number, z: number) =>
    min(
      cylinder(x, y - 0.08, z - 0.1, 0.62, 0.08, 0.04),
      capsule(x, y, z, 0, 0.12, 0.1, 0, 0.84, 0.1, 0.05),
    );
  const knob = (x: number, y: number, z: number) => sphere(x, y - 0.84, z - 0.1, 0.09);
  const gold = metal('#e0ac45', 0.16);
  return assembled(
    [
      [bell, gold],
      [rim, metal('#f0c768', 0.14)],
      [pipes, gold],
      [mouthpiece, metal('#dadde2', 0.14)],
      [valves, metal('#e8c06a', 0.18)],
      [caps, metal('#cfd3da', 0.16)],
      [pearls, matte(colours.light, 0.15)],
      [stand, matte(colours.body, 0.3)],
      [knob, matte(colours.body, 0.3)],
    ],
    { height: 2.14, radius: 1.66, yaw: 0.3, pitch: 0.12 },
  );
}
