import { cobbledStreet } from '../kit/cobbled-street.ts';
import { defineSet } from '../kit/define-set.ts';
import { OLD_TOWN } from '../kit/street.ts';

/** The same in Paris, with the Eiffel Tower at its end. */
export const paris = defineSet({
  light: 'hours',
  within: 'urban',
  words: [
    {
      tier: 'striking',
      rank: 940,
      pattern:
        /\beiffel\b|^\W*(?:in |the )*paris\W*$|\bparis(?:ian)? (?:street|skyline|avenue|boulevard)\b|\bstreets? of paris\b/i,
    },
  ],
  paint: (painter, hue) => cobbledStreet(painter, hue, { ...OLD_TOWN, eiffel: true }),
});
