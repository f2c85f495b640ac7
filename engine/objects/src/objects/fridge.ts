import { assembled, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, cylinder, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, min } = Math;

/** 3D model of a fridge with two doors, a freezer drawer below the doors, and a water dispenser. */
export const fridge = defineObject({
  make: makeFridge,
});

function makeFridge(colours: ProductColours): ProductObject {
  const shell = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.36, z + 0.04, 0.78, 1.28, 0.58, 0.04);
  const feet = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 0.64, y - 0.05, abs(z) - 0.4, 0.08, 0.05, 0.015);
  const doors = (x: number, y: number, z: number) =>
    roundBox(abs(x) - 0.394, y - 1.8, z - 0.6, 0.384, 0.83, 0.07, 0.035);
  const drawer = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.53, z - 0.6, 0.778, 0.41, 0.07, 0.035);
  const handles = (x: number, y: number, z: number) => {
    const up = min(
      capsule(abs(x), y, z, 0.085, 1.34, 0.78, 0.085, 2.24, 0.78, 0.03),
      capsule(abs(x), abs(y - 1.79), z, 0.085, 0.4, 0.66, 0.085, 0.4, 0.78, 0.026),
    );
    return min(
      up,
      capsule(abs(x), y, z, 0, 0.8, 0.78, 0.52, 0.8, 0.78, 0.03),
      capsule(abs(x), y, z, 0.46, 0.8, 0.66, 0.46, 0.8, 0.78, 0.026),
    );
  };
  const dispenser = (x: number, y: number, z: number) =>
    roundBox(x + 0.44, y - 1.86, z - 0.67, 0.19, 0.3, 0.012, 0.01);
  const niche = (x: number, y: number, z: number) =>
    roundBox(x + 0.44, y - 1.78, z - 0.68, 0.14, 0.17, 0.01, 0.008);
  const screen = (x: number, y: number, z: number) =>
    roundBox(x + 0.44, y - 2.06, z - 0.683, 0.12, 0.045, 0.008, 0.006);
  const notes = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.5, y - 2.1, z - 0.674, 0.13, 0.15, 0.006, 0.004),
      roundBox(x - 0.36, y - 1.76, z - 0.674, 0.1, 0.09, 0.006, 0.004),
    );
  const magnets = (x: number, y: number, z: number) =>
    min(
      cylinder(x - 0.5, z - 0.686, y - 2.21, 0.035, 0.018, 0.01),
      cylinder(x - 0.36, z - 0.686, y - 1.82, 0.035, 0.018, 0.01),
      cylinder(x - 0.6, z - 0.686, y - 1.74, 0.045, 0.018, 0.01),
    );
  const steel = metal('#cbd0d5', 0.34);
  return assembled(
    [
      [shell, matte('#7d838a', 0.4)],
      [feet, matte('#2c2e33', 0.6)],
      [doors, steel],
      [drawer, steel],
      [handles, metal('#f0f2f4', 0.14)],
      [dispenser, matte('#24262b', 0.2)],
      [niche, matte('#0f1012', 0.4)],
      [screen, { colour: '#9fd8ff', roughness: 1, finish: 'glow' }],
      [notes, matte('#fff6d6', 0.8)],
      [magnets, matte(colours.accent, 0.35)],
    ],
    { height: 2.64, radius: 1.08, yaw: 0.42, pitch: 0.12 },
  );
}
