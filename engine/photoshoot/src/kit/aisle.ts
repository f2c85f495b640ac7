import { ramp } from '@adwright/engine-pixels';
import type { Shade } from './backdrop.ts';
import type { SetPainter } from './set-painter.ts';

/**
 * A passage between two walls that leads away from the camera, such as an aisle in a shop. Lengths in the
 * passage are measured in bays (sections) of its walls, positions as shares of the picture's side.
 */
interface Aisle {
  /** Column and row of the passage's far end in the picture, as shares of the picture's side. */
  middle: number;
  level: number;
  /**
   * Half of the passage's width, the height of the camera above the floor, and the height of the ceiling above
   * the camera, in bays.
   */
  half: number;
  eye: number;
  ceiling: number;
  /**
   * Size in the picture of an object that is one bay long and one bay away, as a share of the picture's side.
   */
  scale: number;
}

/**
 * A position on a wall of the passage: distance from the camera, height above the camera, and side of the wall.
 */
export interface WallPlace {
  away: number;
  height: number;
  side: -1 | 1;
}

/** A position on the passage's floor or ceiling: distance from the camera, and offset from the middle. */
export interface FlatPlace {
  above: boolean;
  depth: number;
  beside: number;
}

/**
 * Returns a colour function that shows the view along an aisle, from the colours of its walls, floor and
 * ceiling.
 */
export function makeAisleView(
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

/**
 * Returns the brightness factor of a hall with windows: 0.6 at night or in low key (a dark picture), otherwise
 * 1.
 */
export function computeHallLight({ view }: SetPainter): number {
  return view.time === 'night' || view.key === 'low' ? 0.6 : 1;
}

/**
 * Returns how much of a position on the ceiling a lamp tube covers (0–1). The tubes form two rows at the
 * distance `aside` from the middle, with one tube per bay. The constants contain half of each tube's sizes.
 */
export function measureTube(
  { depth, beside }: FlatPlace,
  { aside, wide, long }: { aside: number; wide: number; long: number },
): number {
  return (
    ramp(wide - Math.abs(Math.abs(beside) - aside), 0, 0.05) *
    ramp(long - Math.abs((depth % 1) - 0.5), 0, 0.08)
  );
}

/**
 * Returns how much of a position on the floor is covered (0–1) by a line along each side of the passage. The
 * argument `width` is half the line's width.
 */
export function measureLine(
  { beside }: FlatPlace,
  { aside, wide }: { aside: number; wide: number },
): number {
  return ramp(wide - Math.abs(Math.abs(beside) - aside), 0, 0.03);
}
