import { norm, ramp } from '@adwright/engine-pixels';
import { lay } from './backdrop.ts';
import { SIDE } from './frame.ts';
import { sumOctaves } from './noise-field.ts';
import type { SetPainter } from './set-painter.ts';

/** Paints a plaster wall in the light of a lamp at (`x`, `y`), in shares of the picture's side. */
export function paintPlaster(
  painter: SetPainter,
  light: readonly [number, number, number],
  dark: readonly [number, number, number],
  [x, y]: readonly [number, number] = [0.26, 0.12],
): void {
  const { noise } = painter;
  painter.backdrop(
    5,
    (atX, atY, out) => {
      const fall = norm(atX - x, atY - y);
      const mottle = sumOctaves(noise, atX * 3, atY * 3, 4) - 0.5;
      const trowel = sumOctaves(noise, atX * 26 + atY * 7, atY * 30, 2) - 0.5;
      out.set(light);
      lay(out, dark, ramp(fall, 0, 1.15) + mottle * 0.22 + trowel * 0.09);
    },
    SIDE,
  );
}
