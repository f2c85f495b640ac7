import { SIDE } from './frame.ts';
import type { StagePainter } from './stage-painter.ts';

/** A branch that extends into the picture from one side; lengths are in pixels. */
export interface Branch {
  /** Column at which the branch enters the picture. */
  x: number;
  y: number;
  /** 1 if the branch enters the picture from the left, −1 if from the right. */
  inward: 1 | -1;
  long: number;
  /** Downward slope of the branch, in radians. */
  lean: number;
}

/**
 * Draws branches that extend into the picture alternately from the left and from the right.
 *
 * @param heights the heights at which the branches enter the picture, as shares of the picture's side
 * @param reach length of the branches, as a share of the picture's side
 * @param leans gentlest and steepest slope of the branches, in radians
 */
export function paintReachingBranches(
  painter: StagePainter,
  heights: readonly number[],
  { reach, leans }: { reach: number; leans: readonly [least: number, most: number] },
  draw: (branch: Branch) => void,
): void {
  for (const [index, height] of heights.entries()) {
    const inward = index % 2 === 0 ? 1 : -1;
    const long = SIDE * reach * painter.between(0.85, 1.15);
    const x = inward > 0 ? -40 : SIDE + 40;
    draw({ x, y: SIDE * height, inward, long, lean: painter.between(...leans) });
  }
}
