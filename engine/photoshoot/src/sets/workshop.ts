import { norm, oklch, ramp } from '@adwright/engine-pixels';
import { lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** Photoshoot scene that shows a workshop: tools on a board above a bench. */
export const workshop = defineSet({
  indoors: true,
  light: 'day',
  within: 'workspace',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise } = painter;
  const board = rgb(0.62, hue === null ? 0.06 : 0.1, hue ?? 70);
  painter.backdrop(3, (x, y, out) => {
    out.set(board);
    lay(
      out,
      [0.1, 0.07, 0.05],
      0.3 * norm(x - 0.3, y - 0.15) + (sumOctaves(noise, x * 5, y * 5, 4) - 0.5) * 0.3,
    );
    const hole = norm(((x + 0.02) % 0.04) - 0.02, ((y + 0.02) % 0.04) - 0.02);
    lay(out, [0.12, 0.09, 0.07], 0.8 * ramp(0.0065 - hole, 0, 0.003));
  });
  painter.soften(3);
  painter.blurred(7, (context) => {
    context.shadowColor = 'rgba(0,0,0,0.45)';
    context.shadowBlur = 16;
    context.shadowOffsetX = 10;
    context.shadowOffsetY = 12;
    for (let tool = 0; tool < 9; tool++) {
      const x = 60 + tool * 122;
      const top = painter.horizon * (0.1 + 0.05 * (tool % 3));
      const handle =
        [oklch(0.58, 0.19, 28), oklch(0.6, 0.08, 62), oklch(0.72, 0.16, 80)][tool % 3] ?? '#b33';
      const steel = context.createLinearGradient(x - 20, 0, x + 20, 0);
      steel.addColorStop(0, '#dfe3e8');
      steel.addColorStop(1, '#6f757d');
      context.fillStyle = steel;
      if (tool % 3 === 0) context.fillRect(x - 46, top, 92, 40);
      else if (tool % 3 === 1) {
        context.beginPath();
        context.arc(x, top + 22, 36, 0.6, 5.7);
        context.lineTo(x, top + 22);
        context.fill();
      }
      context.fillRect(x - 10, top, 20, 150);
      context.fillStyle = handle;
      context.beginPath();
      context.roundRect(x - 17, top + 130, 34, 130, 14);
      context.fill();
    }
  });
  painter.blurred(9, (context) => {
    for (const [share, width, height, colour] of [
      [0.07, 150, 140, oklch(0.5, 0.18, 27)],
      [0.2, 90, 110, oklch(0.5, 0.1, 250)],
      [0.82, 96, 130, oklch(0.75, 0.02, 250)],
      [0.94, 130, 170, oklch(0.68, 0.15, 75)],
    ] as const)
      painter.vessel(context, SIDE * share, painter.horizon + 14, width, height, colour);
  });
  painter.floor({
    material: 'wood',
    light: oklch(0.6, 0.055, 60),
    dark: oklch(0.26, 0.04, 52),
    sheen: 0.06,
  });
  return { gloss: 0.04, shadowSide: 1, shadow: 0.44 };
}
