import { arena } from '../kit/arena.ts';
import { defineSet } from '../kit/define-set.ts';

/** Stands full of people under floodlights, and the pitch before them. */
export const stadium = defineSet({
  light: 'hours',
  words: [
    {
      tier: 'common',
      rank: 240,
      pattern:
        /\b(?:stadium|arena|football (?:field|pitch)|soccer|pitch(?![- ]?(?:black|dark))|tennis court|athletics|baseball|rugby|ball ?park)\b/i,
    },
  ],
  paint: (painter, hue) => arena(painter, hue, false),
});
