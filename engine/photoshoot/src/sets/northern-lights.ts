import { defineSet } from '../kit/define-set.ts';
import { snowfield } from '../kit/snowfield.ts';

/** The same by night, under curtains of green light. */
export const northernLights = defineSet({
  light: 'hours',
  ownProps: ['snow', 'lights', 'ice'],
  within: 'nature',
  words: [
    {
      tier: 'striking',
      rank: 490,
      pattern: /\b(?:northern lights|aurora(?: borealis)?|polar lights)\b/i,
    },
  ],
  paint: (painter, hue, pick) => snowfield(painter, hue, pick, true),
});
