import { arena } from '../kit/arena.ts';
import { defineSet } from '../kit/define-set.ts';

/** A hall for hockey and skating: the same tiers before a sheet of ice. */
export const iceRink = defineSet({
  indoors: true,
  light: 'hours',
  ownProps: ['ice', 'snow'],
  words: [
    {
      tier: 'striking',
      rank: 450,
      pattern:
        /\b(?:(?<!roller[- ]?)(?:ice|hockey|skating) (?:rink|arena|stadium|hall)|ice ?skating|(?:ice )?hockey|figure skating|curling)\b/i,
    },
  ],
  paint: (painter, hue) => arena(painter, hue, true),
});
