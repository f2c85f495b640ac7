import { paintArena } from '../kit/arena.ts';
import { defineSet } from '../kit/define-set.ts';

/** Photoshoot scene that shows a full grandstand under floodlights, with the pitch in front. */
export const stadium = defineSet({
  light: 'hours',
  paint: (painter, hue) => paintArena(painter, hue, false),
});
