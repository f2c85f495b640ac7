import { oklch } from '@adwright/engine-pixels';
import type { SetPainter } from './set-painter.ts';

/**
 * Returns the colour of a piece of confetti: one of the colours that the brief names, or any colour if the
 * brief names none. The colour is lighter where the piece of confetti reflects light.
 */
export function chooseConfettiColour(
  painter: SetPainter,
  piece: number,
  any: () => string,
): string {
  const { confetti } = painter.view;
  const paint = confetti[piece % Math.max(1, confetti.length)];
  if (paint === undefined) return any();
  const { lightness, chroma, hue } = paint;
  return oklch(Math.min(0.97, lightness + painter.between(-0.1, 0.12)), chroma, hue);
}
