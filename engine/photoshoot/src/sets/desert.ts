import { defineSet } from '../kit/define-set.ts';
import { sands } from '../kit/sands.ts';

/** Dunes under a wide sky. */
export const desert = defineSet({
  light: 'hours',
  within: 'nature',
  words: [
    {
      tier: 'striking',
      rank: 20,
      pattern: /\b(?:moroccan|arabian|egyptian|mexican|indian) (?:\w+ )?(?:desert|dunes)\b/i,
    },
    {
      tier: 'common',
      rank: 160,
      pattern: /\b(?:deserts?|dunes?|sahara|mars|oasis|wild west|outback|cact(?:us|i)(?! pot))\b/i,
    },
    {
      tier: 'rare',
      rank: 440,
      pattern: /\b(?:petra|sand ?stone|cracked (?:earth|mud|clay|soil)|arid)\b/i,
    },
  ],
  paint: (painter, hue) => sands(painter, hue, []),
});
