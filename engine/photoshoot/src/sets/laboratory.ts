import { oklch } from '@adwright/engine-pixels';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** Photoshoot scene that shows a laboratory: a shelf of glass in a clean, cool room. */
export const laboratory = defineSet({
  indoors: true,
  light: 'day',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const base = hue ?? 220;
  painter.wall(oklch(0.97, 0.012, base), oklch(0.82, 0.03, base));
  painter.blurred(10, (context) => {
    for (const [shelf, glasses] of [
      [0.46, 9],
      [0.98, 8],
    ] as const) {
      const y = painter.horizon * shelf;
      for (let glass = 0; glass < glasses; glass++) {
        const x = 40 + glass * (SIDE / glasses) + painter.between(-16, 16);
        const tall = painter.between(100, 190);
        const colour = oklch(0.76, 0.1, [base, 165, 300, 60][glass % 4] ?? base);
        context.globalAlpha = 0.8;
        painter.vessel(context, x, y, 74, tall, 'rgba(225,240,248,0.75)');
        painter.vessel(context, x, y - 2, 66, tall * painter.between(0.25, 0.6), colour);
        painter.vessel(context, x, y - tall + 6, 26, 50, 'rgba(225,240,248,0.9)');
      }
      context.globalAlpha = 1;
      context.fillStyle = oklch(0.9, 0.01, base);
      context.fillRect(-60, y, SIDE + 120, 16);
    }
  });
  painter.floor({
    material: 'paper',
    light: oklch(0.93, 0.008, base),
    dark: oklch(0.9, 0.01, base),
    sheen: 0.34,
  });
  return { gloss: 0.26, shadowSide: 1, shadow: 0.28 };
}
