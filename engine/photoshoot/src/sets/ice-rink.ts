import { paintArena } from '../kit/arena.ts';
import { defineSet } from '../kit/define-set.ts';

/**
 * Photoshoot scene that shows a hall for hockey and skating: the arena's tiers of seats behind a sheet of ice.
 */
export const iceRink = defineSet({
  indoors: true,
  light: 'hours',
  ownProps: ['ice', 'snow'],
  paint: (painter, hue) => paintArena(painter, hue, true),
});
