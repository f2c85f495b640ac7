import { brickWall } from '../kit/brick-wall.ts';
import { defineSet } from '../kit/define-set.ts';
import { paintLetters } from '../kit/graffiti-letters.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows a brick wall with graffiti: a cloud of colour, bold letters with an outline and a
 * highlight, and drips of paint.
 */
export const graffiti = defineSet({
  light: 'day',
  within: 'urban',
  paint,
});

/**
 * Opacity of the graffiti's paint. The value is below 1, so that the joints of the wall are visible through
 * the paint.
 */
const WORN = 0.88;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const look = brickWall(painter, null, pick);
  paintLetters(painter, hue, pick, WORN);
  return look;
}
