import { paintCobbledStreet } from '../kit/cobbled-street.ts';
import { defineSet } from '../kit/define-set.ts';
import { OLD_TOWN } from '../kit/street.ts';

/**
 * Photoshoot scene that shows an old street like that of the scene `oldTown`, but in Paris, with the Eiffel Tower at
 * the street's end.
 */
export const paris = defineSet({
  light: 'hours',
  within: 'urban',
  paint: (painter, hue) => paintCobbledStreet(painter, hue, { ...OLD_TOWN, eiffel: true }),
});
