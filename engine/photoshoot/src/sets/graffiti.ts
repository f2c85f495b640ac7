import { brickWall } from '../kit/brick-wall.ts';
import { defineSet } from '../kit/define-set.ts';
import { paintLetters } from '../kit/graffiti-letters.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** A wall of bricks that was sprayed over: a cloud of colour, fat letters with their outline and shine, drips. */
export const graffiti = defineSet({
  light: 'day',
  within: 'urban',
  paint,
});

/** The joints of a wall show through the paint. */
const WORN = 0.88;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const look = brickWall(painter, null, pick);
  paintLetters(painter, hue, pick, WORN);
  return look;
}
