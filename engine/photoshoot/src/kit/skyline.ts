import { oklch, withAlpha } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { SIDE } from './frame.ts';
import { chooseByPick } from './set-look.ts';
import type { SetPainter } from './set-painter.ts';

interface Row {
  base: number;
  lightness: number;
  /** Height of the highest building in the row, as a share of the picture's side. */
  height: number;
  /** Share of the buildings' windows that are lit (0–1). */
  lit: number;
  glass: string;
}

/**
 * Paints a row of buildings with floors of windows, lit from the left. A row of buildings that is farther away
 * is paler, because of haze.
 */
export function paintSkyline(painter: SetPainter, { base, lightness, height, lit, glass }: Row) {
  return (context: SKRSContext2D) => {
    for (let x = -80; x < SIDE + 40; ) {
      const width = painter.between(70, 170);
      const tall = SIDE * height * painter.between(0.5, 1.3);
      const top = painter.horizon - tall;
      const wall = lightness + painter.between(-0.05, 0.05);
      const warm = base + painter.between(-25, 25);
      const front = context.createLinearGradient(x, 0, x + width, 0);
      front.addColorStop(0, oklch(wall + 0.07, 0.03, warm));
      front.addColorStop(0.7, oklch(wall, 0.03, warm));
      front.addColorStop(1, oklch(wall * 0.72, 0.03, warm));
      context.fillStyle = front;
      context.fillRect(x, top, width, tall + 40);
      if (painter.random() < 0.4) context.fillRect(x + width * 0.3, top - 26, width * 0.34, 30);
      const [wide, high] = chooseByPick(
        [
          [9, 13],
          [14, 9],
          [6, 22],
        ],
        Math.floor(painter.random() * 3),
      );
      for (let column = 8; column < width - wide; column += wide * 1.7) {
        for (let row = 12; row < tall - 8; row += high * 1.55) {
          const burning = painter.random() < lit;
          context.fillStyle = !burning
            ? glass
            : painter.random() < 0.8
              ? withAlpha('#ffce82', painter.between(0.55, 1))
              : 'rgba(190,222,255,0.85)';
          context.fillRect(x + column, top + row, wide, high);
        }
      }
      x += width + painter.between(-18, 26);
    }
  };
}
