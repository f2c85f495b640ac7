import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { nowhere, roundBox } from '../kit/distance.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';

const { abs, floor, max, min, round, sqrt } = Math;

/** 3D model of nine patterned tiles on a board, and a small stack of unpatterned tiles before it. */
export const tiles = defineObject({
  make: makeTiles,
});

/** Side length of a tile, in the object's units. */
const SIDE = 0.66;

/** Angle in radians by which the wall of tiles leans back. */
const LEAN = 0.16;

function makeTiles(colours: ProductColours): ProductObject {
  const c = Math.cos(LEAN);
  const s = Math.sin(LEAN);
  const onBoard = (x: number, y: number, z: number): [number, number, number] => {
    const py = y - 0.06;
    const pz = z + 0.36;
    return [x, py * c - pz * s, py * s + pz * c];
  };
  const board = (x: number, y: number, z: number) => {
    const [a, b, d] = onBoard(x, y, z);
    return roundBox(a, b - 1.02, d + 0.06, 1.04, 1.04, 0.06, 0.03);
  };
  const wall = (x: number, y: number, z: number) => {
    const [a, b, d] = onBoard(x, y, z);
    const column = max(-1, min(1, round(a / SIDE)));
    const row = max(-1, min(1, round((b - 1.02) / SIDE)));
    return roundBox(a - column * SIDE, b - 1.02 - row * SIDE, d - 0.05, 0.315, 0.315, 0.05, 0.025);
  };
  const stacked = (x: number, y: number, z: number) => {
    const level = max(0, min(2, floor(y / 0.13)));
    const turn = 0.25 + level * 0.16;
    const px = x - 0.52;
    const pz = z - 0.72;
    const a = px * Math.cos(turn) - pz * Math.sin(turn);
    const b = px * Math.sin(turn) + pz * Math.cos(turn);
    return roundBox(a, y - 0.065 - level * 0.13, b, 0.42, 0.06, 0.42, 0.025) * 0.8;
  };
  const base = assembled(
    [
      [board, matte('#e6e1d6', 0.8)],
      [wall, matte('#f6f2e8', 0.14)],
      [stacked, matte(colours.accent, 0.14)],
      [nowhere, matte(colours.accent, 0.14)],
      [nowhere, matte(colours.dark, 0.14)],
      [nowhere, matte('#f6f2e8', 0.14)],
    ],
    { height: 2.14, radius: 1.34, yaw: 0.4, pitch: 0.16 },
  );
  return {
    ...base,
    part(x, y, z) {
      const own = base.part(x, y, z);
      if (own === 2) return floor(y / 0.13) === 1 ? 5 : 2;
      if (own !== 1) return own;
      const [a, b] = onBoard(x, y, z);
      const column = round(a / SIDE);
      const row = round((b - 1.02) / SIDE);
      // Each tile has quarter circles in two opposite corners. Every second tile is rotated, so that the
      // quarter circles form rings across the wall.
      const u = (a - column * SIDE) * ((column + row) % 2 === 0 ? 1 : -1);
      const v = b - 1.02 - row * SIDE;
      const near = min(
        sqrt((u - 0.33) ** 2 + (v - 0.33) ** 2),
        sqrt((u + 0.33) ** 2 + (v + 0.33) ** 2),
      );
      if (near < 0.14) return 4;
      if (near < 0.34) return 3;
      return abs(u) < 0.05 && abs(v) < 0.05 ? 4 : 1;
    },
  };
}
