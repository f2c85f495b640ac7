import { ramp } from '@adwright/engine-pixels';
import type { Shade } from './backdrop.ts';
import type { SetPainter } from './set-painter.ts';

/**
 * A passage away from the camera, between two walls. Lengths are measured in bays of the walls, places in
 * shares of the picture.
 */
interface Aisle {
  /** Its far end. */
  middle: number;
  level: number;
  /** Half of its width, the height of the eye above its floor, and of the ceiling above the eye. */
  half: number;
  eye: number;
  ceiling: number;
  /** Scale of an object of one bay's length at a distance of one bay. */
  scale: number;
}

/** A place on one of its walls: distance, height above the eye, and which wall. */
export interface WallPlace {
  away: number;
  height: number;
  side: -1 | 1;
}

/** A place on its floor or ceiling: distance, and offset from the middle. */
export interface FlatPlace {
  above: boolean;
  depth: number;
  beside: number;
}

/** The view along an aisle, given the colours of its walls, floor and ceiling. */
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

/** Brightness of a hall with windows: at night or in little light, three fifths of that by day. */
export function hallLight({ view }: SetPainter): number {
  return view.time === 'night' || view.key === 'low' ? 0.6 : 1;
}

/**
 * Coverage of a ceiling position by a lamp tube, 0–1: one tube per bay in two rows, `aside` from the middle;
 * half sizes.
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

/** Coverage of a floor position by a line along both sides, 0–1; half a width. */
export function lineAt(
  { beside }: FlatPlace,
  { aside, wide }: { aside: number; wide: number },
): number {
  return ramp(wide - Math.abs(Math.abs(beside) - aside), 0, 0.03);
}
