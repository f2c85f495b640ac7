import { oklch } from '@adwright/engine-pixels';
import { SIDE } from './frame.ts';
import { paintLeaf } from './leaf.ts';
import type { SetPainter } from './set-painter.ts';
import type { Vista } from './vines.ts';

/** Hue of the lavender flowers if the brief names no colour, in degrees of OKLCH. */
export const LAVENDER_HUE = 300;
/** Number of lavender rows in one half of the picture's foreground. */
export const LAVENDER_ROWS = 2.6;
/** Number of bushes in a lavender row, from the horizon to the camera. */
const BUSHES = 15;

/**
 * Paints flower spikes along the lavender rows, taller near the camera. The argument `dim` is the amount of
 * light, which is 1 by day.
 */
export function paintSpikes(
  painter: SetPainter,
  { line, middle }: Vista,
  hue: number,
  dim: number,
): void {
  painter.blurred(3, (context) => {
    for (let bush = 1; bush <= BUSHES; bush++) {
      const near = (bush / BUSHES) ** 1.4;
      const gap = (SIDE / LAVENDER_ROWS) * (near + 0.045);
      const rows = Math.ceil(SIDE / gap);
      for (let row = -rows; row <= rows; row++) {
        const x = middle + row * gap;
        if (x < -gap || x > SIDE + gap) continue;
        for (let spike = 0; spike < 4 + 12 * near; spike++) {
          const out = painter.between(-1, 1);
          paintLeaf(
            context,
            x + out * gap * 0.27,
            line + near * (painter.horizon - line) + painter.between(-0.04, 0.09) * gap,
            painter.between(0.1, 0.19) * gap,
            out * 0.5,
            oklch(painter.between(0.46, 0.8) * dim, 0.13 * dim, hue + painter.between(-14, 12)),
          );
        }
      }
    }
  });
}
