import { cobbledStreet } from '../kit/cobbled-street.ts';
import { defineSet } from '../kit/define-set.ts';
import { OLD_TOWN } from '../kit/street.ts';

/** A street of an old European town, with setts underfoot. */
export const oldTown = defineSet({
  light: 'hours',
  within: 'urban',
  words: [
    {
      tier: 'common',
      rank: 520,
      pattern:
        /\b(?:cobble ?stones?|cobbled|parisian|rome|roman|italy|italian|france|french|spain|barcelona|lisbon|prague|vienna|europe(?:an)?|old town|montmartre|florence|villages?|piazza|plaza|(?<!(?:bowling|graffiti) )alley|mexic(?:o|an)|hacienda|court ?yard|cuban?|havana|greek|medina|istanbul)\b/i,
    },
    {
      tier: 'rare',
      rank: 50,
      pattern: /\b(?:coloss?eum|palazzo|fountains?(?! pens?\b)|big ben)\b/i,
    },
    { tier: 'rare', rank: 550, pattern: /\bfavelas?\b/i },
  ],
  paint: (painter, hue) => cobbledStreet(painter, hue, OLD_TOWN),
});
