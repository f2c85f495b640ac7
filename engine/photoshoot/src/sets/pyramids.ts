import { defineSet } from '../kit/define-set.ts';
import { paintSands } from '../kit/sands.ts';

/** Photoshoot scene that shows pyramids among dunes. */
export const pyramids = defineSet({
  light: 'hours',
  paint: (painter, hue) => paintSands(painter, hue, PYRAMIDS),
});

/**
 * Pyramids, the farthest first: horizontal centre, height and half the width, as shares of the picture's side.
 */
const PYRAMIDS = [
  [0.52, 0.15, 0.13],
  [0.84, 0.27, 0.24],
  [0.2, 0.34, 0.3],
] as const;
