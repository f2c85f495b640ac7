import { ramp } from '@adwright/engine-pixels';
import type { Shade } from './backdrop.ts';
import type { SetPainter } from './set-painter.ts';

/** A passage that runs away from the camera, between two walls; lengths in bays of those, places in shares of the picture. */
interface Aisle {
  /** Its far end. */
  middle: number;
  level: number;
  /** Half of its width, the eye's height over its floor and the ceiling's over the eye. */
  half: number;
  eye: number;
  ceiling: number;
  /** What is as long as a bay, one such length away. */
  scale: number;
}

/** A place on one of its walls: how far away, how high over the eye, and which wall. */
export interface WallPlace {
  away: number;
  height: number;
  side: -1 | 1;
}

/** A place on its floor, or on the ceiling: how far away, and how far beside the middle. */
export interface FlatPlace {
  above: boolean;
  depth: number;
  beside: number;
}

/** The view along an aisle, of what its walls are and what floor and ceiling are. */
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

/** How bright a hall with windows is: by night, or in little light, three fifths of a day's. */
export function hallLight({ view }: SetPainter): number {
  return view.time === 'night' || view.key === 'low' ? 0.6 : 1;
}

/** 0–1 how much of a lamp tube is at a place on the ceiling: one a bay in two rows, `aside` from the middle; half sizes. */
export function tubeAt(
  { depth, beside }: FlatPlace,
  { aside, wide, long }: { aside: number; wide: number; long: number },
): number {
  return (
    ramp(wide - Math.abs(Math.abs(beside) - aside), 0, 0.05) *
    ramp(long - Math.abs((depth % 1) - 0.5), 0, 0.08)
  );
}

/** 0–1 how much of a line painted along both sides of the floor is at a place on it; half a width. */
export function lineAt(
  { beside }: FlatPlace,
  { aside, wide }: { aside: number; wide: number },
): number {
  return ramp(wide - Math.abs(Math.abs(beside) - aside), 0, 0.03);
}
