import { defineSet } from '../kit/define-set.ts';
import { snowfield } from '../kit/snowfield.ts';

/** The same by night, under curtains of green light. */
export const northernLights = defineSet({
  indoors: false,
  light: 'hours',
  backdrop: null,
  snowy: false,
  ownProps: ['snow', 'lights', 'ice'],
  addedProps: [],
  ownThings: [],
  foreground: null,
  hues: [],
  retro: false,
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
