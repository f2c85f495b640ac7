import { FAR } from '../kit/around-axis.ts';
import { assembled, boxed, glow, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { roundBox, sphere } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, floor, max, min, sin } = Math;

/** 3D model of a small house with a pitched roof and lit windows. */
export const house = defineObject({
  make: makeHouse,
});

/** Height of a row of shingles along the slope of the house's roof, in the object's units. */
const SHINGLE = 0.214;

/**
 * Returns the distance to the frame and crossbars of a window in a wall of the house. The parameters are the
 * window's half sizes and its distance `out` from the wall.
 */
function framed(across: number, up: number, half: number, tall: number, out: number): number {
  const ax = abs(across);
  const ay = abs(up);
  const rim = max(max(ax - half, ay - tall) - 0.035, 0.012 - max(ax - half, ay - tall) - 0.012);
  const bars = max(min(ax, ay) - 0.014, max(ax - half, ay - tall));
  const sill = roundBox(across, up + tall + 0.045, out, half + 0.06, 0.025, 0.07, 0.012);
  return min(max(min(rim, bars), abs(out) - 0.036) * 0.8, sill);
}

function makeHouse(colours: ProductColours): ProductObject {
  const slope = (x: number, y: number) => abs(x) * 0.588 + (y - 1.7) * 0.809;
  const walls = (x: number, y: number, z: number) =>
    max(roundBox(x, y - 0.85, z, 0.8, 0.85, 0.62, 0.02), slope(x, y) + 0.04);
  const roof = (x: number, y: number, z: number) => {
    const along = abs(x) * 0.809 - (y - 1.7) * 0.588;
    const row = along / SHINGLE;
    const down = row - floor(row);
    // Each row of shingles lies on the upper edge of the row below it.
    const rise = 0.02 * min(down / 0.84, (1 - down) / 0.16);
    return roundBox(slope(x, y) - rise, along - 0.62, z, 0.06, 0.64, 0.76, 0.02) * 0.8;
  };
  const chimney = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.46, y - 1.52, z + 0.2, 0.11, 0.3, 0.11, 0.02),
      roundBox(x - 0.46, y - 1.8, z + 0.2, 0.145, 0.035, 0.145, 0.02),
    );
  const step = (x: number, y: number, z: number) =>
    roundBox(x + 0.36, y - 0.04, z - 0.72, 0.27, 0.04, 0.14, 0.02);
  const knob = (x: number, y: number, z: number) => sphere(x + 0.24, y - 0.36, z - 0.67, 0.03);
  const door = (x: number, y: number, z: number) =>
    roundBox(x + 0.36, y - 0.36, z - 0.62, 0.18, 0.36, 0.03, 0.02);
  const windows = (x: number, y: number, z: number) =>
    min(
      roundBox(x - 0.28, y - 0.52, z - 0.62, 0.27, 0.19, 0.025, 0.01),
      roundBox(x, y - 1.18, z - 0.62, 0.15, 0.15, 0.025, 0.01),
      roundBox(x - 0.8, y - 0.52, abs(z) - 0.28, 0.025, 0.19, 0.15, 0.01),
    );
  /** The window frames run around the panes, with bars across and down. */
  const frames = boxed([0, 0.75, 0.62], [0.62, 0.68, 0.08], (x, y, z) => {
    const front = min(
      framed(x - 0.28, y - 0.52, 0.27, 0.19, z - 0.62),
      framed(x, y - 1.18, 0.15, 0.15, z - 0.62),
    );
    const doorway = max(
      roundBox(x + 0.36, y - 0.37, z - 0.62, 0.225, 0.4, 0.022, 0.01),
      0.18 - max(abs(x + 0.36), y - 0.56),
    );
    return min(front, doorway);
  });
  const bushes = (x: number, y: number, z: number) => {
    const gap = min(
      sphere(x - 0.5, y - 0.12, z - 0.8, 0.19),
      sphere(x - 0.24, y - 0.08, z - 0.84, 0.14),
      sphere(x + 0.84, y - 0.1, z - 0.66, 0.17),
    );
    if (gap > FAR) return gap;
    return max(gap + 0.018 * sin(x * 31) * sin(y * 33 + 1) * sin(z * 32), -y) * 0.8;
  };
  return assembled(
    [
      [walls, matte(colours.light, 0.7)],
      [roof, matte(colours.body, 0.5)],
      [chimney, matte(colours.second, 0.6)],
      [door, matte(colours.accent, 0.4)],
      [windows, glow('#ffd98a')],
      [frames, matte('#fbf9f4', 0.5)],
      [step, matte('#b9b4ab', 0.8)],
      [knob, metal(colours.metal, 0.2)],
      [bushes, matte('#64a04c', 0.8)],
    ],
    { height: 1.84, radius: 1.26, yaw: 0.55, pitch: 0.2 },
  );
}
