import { oklch, ramp } from '@adwright/engine-pixels';
import { lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { paintMasonryWall } from '../kit/masonry.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** Photoshoot scene that shows the wooden boards of an old barn. */
export const barn = defineSet({
  light: 'day',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const base = hue ?? 66;
  const [light, dark] = [rgb(0.7, hue === null ? 0.028 : 0.11, base), rgb(0.34, 0.03, base - 8)];
  paintMasonryWall(
    painter,
    (x, y, noise, out) => {
      const board = Math.floor(x / 0.105);
      const across = x / 0.105 - board;
      const own = noise(board * 5.7 + 0.5, 3.5);
      const fibre = sumOctaves(noise, x * 70 + own * 30, y * 4 + own * 9, 3);
      const knot = Math.sin(
        (across + noise(board * 9, y * 3) * 0.6) * 12 + noise(x * 6, y * 2) * 8,
      );
      out.set(light);
      lay(out, dark, (fibre - 0.35) * 1.1 + (own - 0.5) * 0.5 + knot * 0.09);
      lay(out, [0.05, 0.035, 0.03], 0.85 * ramp(0.045 - Math.min(across, 1 - across), 0, 0.03));
    },
    { material: 'wood', light: oklch(0.56, 0.05, 58), dark: oklch(0.24, 0.04, 50), sheen: 0.06 },
    4,
  );
  painter.windowLight(0.2, '255,232,196');
  return { gloss: 0.04, shadowSide: 1, shadow: 0.42 };
}
