import {
  assembled,
  type Distance,
  ellipsoid,
  glass,
  matte,
  type ProductObject,
} from '@adwright/engine-objects';
import { locateInHexagon } from './hexagons.ts';
import { strewn } from './placed.ts';

const { abs, atan2, max, sin, sqrt } = Math;

/** Number of honeycomb cells per unit of the scene. */
const CELLS = 4.6;
/** Half the thickness of a honeycomb cell's wall, in units of the scene. */
const WALL = 0.028;

/**
 * Returns the distance to a broken piece of honeycomb. The argument `half` is half the thickness of the
 * piece.
 */
const piece =
  (half: number): Distance =>
  (x, y, z) => {
    const turn = atan2(z, x);
    const rim = 0.7 + 0.07 * sin(turn * 3 + 1) + 0.05 * sin(turn * 7);
    return max((sqrt(x * x + z * z * 1.3) - rim) * 0.8, abs(y) - half);
  };

/**
 * Builds a model of two pieces of honeycomb, one leaning on the other, with honey in the cells and below the
 * pieces.
 */
export function honeyCombs(): ProductObject {
  const outline = piece(0.17);
  const fill = piece(0.1);
  const wall = (x: number, z: number) => WALL - locateInHexagon(x * CELLS, z * CELLS).edge / CELLS;
  const comb: Distance = (x, y, z) => {
    const whole = outline(x, y, z);
    return whole > 0.1 ? whole : max(whole, -max(wall(x, z), 0.02 - y)) * 0.8;
  };
  const honey: Distance = (x, y, z) => {
    const whole = fill(x, y, z);
    return whole > 0.1 ? whole : max(whole, wall(x, z)) * 0.8;
  };
  const places = [
    { at: [-0.3, 0.19, 0.12], yaw: 0.3 },
    { at: [0.5, 0.46, -0.12], yaw: -0.3, lean: -0.62 },
  ] as const;
  const pool: Distance = (x, y, z) =>
    ellipsoid(x + 0.1, y, z - 0.3, 0.85 + 0.06 * sin(x * 6), 0.035, 0.5) * 0.7;
  return assembled(
    [
      [strewn(comb, 0.85, places), matte('#e3a83c', 0.45)],
      [strewn(honey, 0.85, places), glass('#d9860f', 0.1)],
      [pool, glass('#e0900f', 0.06)],
    ],
    { height: 1, radius: 1.2, yaw: 0, pitch: 0.5 },
  );
}
