import { ramp } from '@adwright/engine-pixels';
import type { Shade } from './backdrop.ts';
import type { SetPainter } from './set-painter.ts';

/**
 * A passage between two walls that leads away from the camera. Lengths are measured in bays of the walls,
 * positions as shares of the picture's side.
 */
interface Aisle {
  /** Column and row of the passage's far end, as shares of the picture's side. */
  middle: number;
  level: number;
  /**
   * Half of the passage's width, height of the eye above the floor, and height of the ceiling above the eye, in
   * bays.
   */
  half: number;
  eye: number;
  ceiling: number;
  /** Size in the picture of an object that is one bay long, at a distance of one bay. */
  scale: number;
}

/** A position on a wall of the passage: distance, height above the eye, and side of the wall. */
export interface WallPlace {
  away: number;
  height: number;
  side: -1 | 1;
}

/** A position on the passage's floor or ceiling: distance, and offset from the middle. */
export interface FlatPlace {
  above: boolean;
  depth: number;
  beside: number;
}

/**
 * Returns a shade that shows the view along an aisle, given the colours of its walls, floor and
 * ceiling.
 */
export function aisleView(
  { middle, level, half, eye, ceiling, scale }: Aisle,
  wallAt: (place: WallPlace, out: Float64Array) => void,
  flatAt: (place: FlatPlace, out: Float64Array) => void,
): Shade {
  return (x, y, out) => {
    const away = (half * scale) / Math.max(0.004, Math.abs(x - middle));
    const height = ((level - y) * away) / scale;
    if (height <= ceiling && height >= -eye)
      return wallAt({ away, height, side: x < middle ? -1 : 1 }, out);
    const above = height > 0;
    const depth = ((above ? ceiling : eye) * scale) / Math.max(0.004, Math.abs(y - level));
    flatAt({ above, depth, beside: ((x - middle) * depth) / scale }, out);
  };
}

/** Returns the brightness of a hall with windows: 0.6 at night or in low key (a dark picture), otherwise 1. */
export function hallLight({ view }: SetPainter): number {
  return view.time === 'night' || view.key === 'low' ? 0.6 : 1;
}

/**
 * Returns the coverage (0–1) of a ceiling position by a lamp tube. Each of two rows, `aside` from
 * the middle, has one tube per bay. Sizes are half sizes.
 */
export function tubeAt(
  { depth, beside }: FlatPlace,
  { aside, wide, long }: { aside: number; wide: number; long: number },
): number {
  return (
    ramp(wide - Math.abs(Math.abs(beside) - aside), 0, 0.05) *
    ramp(long - Math.abs((depth % 1) - 0.5), 0, 0.08)
  );
}

/**
 * Returns the coverage (0–1) of a floor position by a line along both sides of the passage; `width`
 * is half the line's width.
 */
export function lineAt(
  { beside }: FlatPlace,
  { aside, wide }: { aside: number; wide: number },
): number {
  return ramp(wide - Math.abs(Math.abs(beside) - aside), 0, 0.03);
}
