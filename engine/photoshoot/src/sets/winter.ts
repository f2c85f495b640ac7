import { defineSet } from '../kit/define-set.ts';
import { snowfield } from '../kit/snowfield.ts';

/** Snow below mountains. */
export const winter = defineSet({
  light: 'hours',
  snowy: true,
  ownProps: ['snow', 'lights', 'ice'],
  within: 'nature',
  words: [
    {
      tier: 'striking',
      rank: 330,
      pattern: /\b(?:ski|snowy) (?:\w+ )?(?:balcony|terrace|deck|porch)\b/i,
    },
    {
      tier: 'striking',
      rank: 390,
      pattern:
        /\b(?:winter|snow(?:y)?)\b.{0,30}\b(?:trail|path|hik(?:e|ing))s?\b|\b(?:trail|path|hik(?:e|ing))s?\b.{0,30}\b(?:winter|snow(?:y)?)\b/i,
    },
    {
      tier: 'common',
      rank: 440,
      pattern:
        /\b(?:winter|snow(?! globe)|snowy|(?<!(?:crushed|broken|bed of|pile of|heap of) )ice(?! (?:cubes?|cream|bucket|tea))|icy|(?<!\bice cubes? (?:and|with) )frost|frozen|alps?|alpine|ski|skiing|slopes?|arctic|glacier|antarctic(?:a)?|polar|north pole|snowboard)\b/i,
    },
    { tier: 'rare', rank: 340, pattern: /\b(?:iceberg|penguins?|sled|sleigh)\b/i },
  ],
  paint: (painter, hue, pick) => snowfield(painter, hue, pick, false),
});
