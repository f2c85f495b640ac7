import { paintCobbledStreet } from '../kit/cobbled-street.ts';
import { defineSet } from '../kit/define-set.ts';
import { OLD_TOWN } from '../kit/street.ts';

/** Photoshoot scene that shows a street in an old European town, with setts as the floor. */
export const oldTown = defineSet({
  light: 'hours',
  within: 'urban',
  paint: (painter, hue) => paintCobbledStreet(painter, hue, OLD_TOWN),
});
