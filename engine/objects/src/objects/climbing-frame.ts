import { assembled, boxed, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, floor, max, min } = Math;

/** 3D model of a wooden climbing frame: a tower with a roof, a slide and two swings. */
export const climbingFrame = defineObject({
  make: makeClimbingFrame,
});

/** Horizontal position of the middle of the climbing frame's tower, in the object's units. */
const TOWER_X = 0.52;

/** Height of the climbing frame's platform, in the object's units. */
const FLOOR_Y = 0.98;

/** Height of the beam from which the swings hang, in the object's units. */
const BEAM_Y = 1.74;

/**
 * Slope of the slide from the platform to the grass: a point on the slide, and the cosine and sine of its
 * angle.
 */
const SLIDE = { x: 1.52, y: 0.54, c: 0.78, s: 0.626 };

function makeClimbingFrame(colours: ProductColours): ProductObject {
  const posts = (x: number, y: number, z: number) =>
    roundBox(abs(x - TOWER_X) - 0.4, y - 0.92, abs(z) - 0.4, 0.055, 0.92, 0.055, 0.015);
  const platform = (x: number, y: number, z: number) =>
    roundBox(x - TOWER_X, y - FLOOR_Y, z, 0.47, 0.045, 0.47, 0.015);
  const rails = boxed([TOWER_X, 1.24, 0], [0.46, 0.24, 0.46], (x, y, z) => {
    const px = x - TOWER_X;
    const top = roundBox(px, y - 1.42, abs(z) - 0.42, 0.44, 0.04, 0.025, 0.01);
    const slat = abs(px) - min(3, floor(abs(px) / 0.13)) * 0.13 - 0.065;
    return min(top, roundBox(slat, y - 1.2, abs(z) - 0.42, 0.035, 0.22, 0.018, 0.01));
  });
  const roof = (x: number, y: number, z: number) => {
    const slope = abs(z) * 0.72 + (y - 2.3) * 0.69;
    return max(abs(slope) - 0.03, abs(x - TOWER_X) - 0.56, 1.78 - y, abs(z) - 0.62) * 0.95;
  };
  const gables = (x: number, y: number, z: number) =>
    max(abs(z) * 0.72 + (y - 2.26) * 0.69, abs(abs(x - TOWER_X) - 0.42) - 0.02, 1.82 - y) * 0.95;
  const beam = (x: number, y: number, z: number) =>
    min(
      roundBox(x + 0.66, y - BEAM_Y, z, 0.86, 0.065, 0.055, 0.02),
      capsule(x, y, abs(z), -1.46, BEAM_Y, 0.02, -1.6, 0.05, 0.62, 0.055),
      capsule(x, y, abs(z), -1.53, 0.9, 0.32, -1.53, 0.9, 0, 0.035),
    );
  const swingX = (x: number) => abs(x + 0.68) - 0.38;
  const ropes = (x: number, y: number, z: number) =>
    capsule(abs(swingX(x)), y, z, 0.17, 0.56, 0, 0.17, BEAM_Y, 0, 0.014);
  const seats = (x: number, y: number, z: number) =>
    roundBox(swingX(x), y - 0.53, z, 0.22, 0.03, 0.11, 0.025);
  const along = (x: number, y: number) => (x - SLIDE.x) * SLIDE.c - (y - SLIDE.y) * SLIDE.s;
  const above = (x: number, y: number) => (x - SLIDE.x) * SLIDE.s + (y - SLIDE.y) * SLIDE.c;
  const slide = (x: number, y: number, z: number) => {
    const a = along(x, y);
    const b = above(x, y);
    return min(
      roundBox(a, b, z, 0.74, 0.025, 0.24, 0.02),
      roundBox(a, b - 0.07, abs(z) - 0.25, 0.74, 0.095, 0.025, 0.025),
      roundBox(x - 2.2, y - 0.1, z, 0.2, 0.025, 0.24, 0.02),
      roundBox(x - 2.2, y - 0.14, abs(z) - 0.25, 0.2, 0.065, 0.025, 0.025),
    );
  };
  const ladder = (x: number, y: number, z: number) => {
    const rung = y - min(4, max(0, floor(y / 0.2))) * 0.2 - 0.1;
    return min(
      roundBox(abs(x - TOWER_X) - 0.22, y - 0.52, z - 0.5, 0.025, 0.52, 0.03, 0.01),
      roundBox(x - TOWER_X, rung, z - 0.5, 0.22, 0.022, 0.022, 0.015),
    );
  };
  return assembled(
    [
      [posts, matte('#b98a58', 0.6)],
      [platform, matte('#c99a66', 0.6)],
      [rails, matte('#d3a873', 0.6)],
      [roof, matte(colours.body, 0.5)],
      [gables, matte('#c99a66', 0.6)],
      [beam, matte('#b98a58', 0.6)],
      [ropes, matte('#e6d9bd', 0.8)],
      [seats, matte(colours.accent, 0.45)],
      [slide, matte(colours.accent, 0.25)],
      [ladder, matte('#d3a873', 0.6)],
    ],
    { height: 2.34, radius: 2.3, yaw: 0.38, pitch: 0.12 },
  );
}
