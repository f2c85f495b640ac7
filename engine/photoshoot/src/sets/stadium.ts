import { arena } from '../kit/arena.ts';
import { defineSet } from '../kit/define-set.ts';

/** Stands full of people under floodlights, and the pitch before them. */
export const stadium = defineSet({
  light: 'hours',
  paint: (painter, hue) => arena(painter, hue, false),
});
