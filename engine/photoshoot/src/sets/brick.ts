import { brickWall } from '../kit/brick-wall.ts';
import { defineSet } from '../kit/define-set.ts';

/** A wall of bricks, lit through a window. */
export const brick = defineSet({
  light: 'day',
  within: 'urban',
  words: [
    {
      tier: 'common',
      rank: 640,
      pattern: /\b(?:bricks?|brick ?wall|exposed brick|murals?|skate ?board(?:ing)?)\b/i,
    },
  ],
  paint: brickWall,
});
