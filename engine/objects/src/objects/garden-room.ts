import { assembled, glow, matte, metal } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { capsule, ellipsoid, extruded, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, hypot, max, min, round, sin } = Math;

/**
 * 3D model of a garden room with a flat roof: boarded walls, a door and a wide window, lit from within, on a
 * deck.
 */
export const gardenRoom = defineObject({
  make: makeGardenRoom,
});

/** Width of a board in the garden room's walls, in the object's units. */
const BOARD = 0.11;

function makeGardenRoom(colours: ProductColours): ProductObject {
  const deck = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.06, z - 0.2, 1.56, 0.06, 1.1, 0.02),
      roundBox(x - 0.62, y - 0.03, z - 1.4, 0.5, 0.03, 0.2, 0.015),
    );
  const walls = (x: number, y: number, z: number) => {
    const box = roundBox(x, y - 0.86, z + 0.1, 1.36, 0.76, 0.78, 0.015);
    const opening = roundBox(x, y - 0.78, z - 0.7, 1.16, 0.6, 0.2, 0.01);
    return max(box, -opening);
  };
  const roof = (x: number, y: number, z: number) =>
    roundBox(x, y - 1.7 + 0.03 * z, z - 0.06, 1.56, 0.085, 1.06, 0.02);
  const lit = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.78, z - 0.56, 1.16, 0.6, 0.02, 0.005);
  const frames = (x: number, y: number, z: number) => {
    const outer = abs(roundBox(x, y - 0.78, 0, 1.14, 0.58, 1, 0.01)) - 0.035;
    const posts = min(
      roundBox(x - 0.16, y - 0.78, 0, 0.03, 0.58, 1, 0.005),
      roundBox(x - 0.64, y - 0.78, 0, 0.022, 0.58, 1, 0.005),
      roundBox(x + 0.5, y - 0.78, 0, 0.022, 0.58, 1, 0.005),
    );
    return extruded(min(outer, posts), abs(z - 0.63) - 0.035, 0.008);
  };
  const handles = (x: number, y: number, z: number) =>
    capsule(abs(x - 0.64), y, z, 0.06, 0.66, 0.69, 0.06, 0.86, 0.69, 0.018);
  const desk = (x: number, y: number, z: number) =>
    min(
      roundBox(x + 0.5, y - 0.56, z - 0.56, 0.4, 0.02, 0.06, 0.01),
      roundBox(abs(x + 0.5) - 0.36, y - 0.38, z - 0.56, 0.02, 0.18, 0.05, 0.01),
      roundBox(x + 0.5, y - 0.74, z - 0.58, 0.18, 0.11, 0.012, 0.01),
      roundBox(x + 0.5, y - 0.61, z - 0.58, 0.03, 0.04, 0.012, 0.01),
    );
  const pot = (x: number, y: number, z: number) =>
    max(hypot(x - 1.28, z - 0.98) - 0.1 - 0.16 * (y - 0.12), abs(y - 0.28) - 0.16) * 0.95;
  const leaves = (x: number, y: number, z: number) => {
    const px = x - 1.28;
    const pz = z - 0.98;
    const bump = 0.018 * sin(px * 26) * sin(y * 24) * sin(pz * 26);
    return (ellipsoid(px, y - 0.68, pz, 0.2, 0.28, 0.2) + bump) * 0.7;
  };
  const bush = (x: number, y: number, z: number) => {
    const bump = 0.03 * sin(x * 17) * sin(y * 15) * sin(z * 17);
    return (
      (min(
        ellipsoid(x + 1.52, y - 0.34, z - 0.62, 0.26, 0.3, 0.26),
        ellipsoid(x + 1.62, y - 0.26, z - 0.16, 0.22, 0.24, 0.24),
      ) +
        bump) *
      0.7
    );
  };
  const nowhere = () => Number.POSITIVE_INFINITY;
  const base = assembled(
    [
      [deck, matte('#a98256', 0.65)],
      [walls, matte('#c08f5a', 0.6)],
      [roof, matte(colours.body, 0.45)],
      [lit, glow('#fff0c4')],
      [frames, matte('#33373d', 0.4)],
      [handles, metal('#d5d9de', 0.2)],
      [desk, matte('#5b4630', 0.6)],
      [pot, matte(colours.accent, 0.5)],
      [leaves, matte('#5d8a45', 0.8)],
      [bush, matte('#4f7d43', 0.85)],
      [nowhere, matte('#8c6438', 0.7)],
    ],
    { height: 1.82, radius: 1.96, yaw: 0.42, pitch: 0.14 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own === 0) return abs(z - round(z / 0.2) * 0.2) < 0.01 && y > 0.1 ? 10 : own;
      // Gaps separate the upright boards of the garden room's walls.
      const along = abs(z - 0.68) < 0.03 ? x : z;
      return own === 1 && abs(along - round(along / BOARD) * BOARD) < 0.009 ? 10 : own;
    },
  };
}
