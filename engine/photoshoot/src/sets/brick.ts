import { brickWall } from '../kit/brick-wall.ts';
import { defineSet } from '../kit/define-set.ts';

/** Photoshoot scene that shows a brick wall in light through a window. */
export const brick = defineSet({
  light: 'day',
  within: 'urban',
  paint: brickWall,
});
