import { norm, oklch, ramp } from '@adwright/engine-pixels';
import { lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows a blackboard with wiped and new handwriting, above a ledge with chalk.
 */
export const chalkboard = defineSet({
  light: 'hours',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const slate = rgb(0.3, hue === null ? 0.022 : 0.05, hue ?? 165);
  const { noise } = painter;
  painter.backdrop(4, (x, y, out) => {
    const wiped = sumOctaves(noise, x * 2.4 + y * 1.2, y * 3 - x * 0.8, 4);
    const stroke = sumOctaves(noise, x * 30 + y * 60, y * 8 - x * 5, 2);
    out.set(slate);
    lay(out, [0.85, 0.88, 0.86], 0.3 * ramp(wiped, 0.4, 0.8) + (stroke - 0.5) * 0.06);
    lay(out, [0, 0, 0], 0.3 * norm(x - 0.35, y - 0.2));
  });
  painter.blurred(4, (context) => {
    context.lineCap = 'round';
    for (let line = 0; line < 6; line++) {
      const left = SIDE * (line % 2 === 0 ? 0.05 : 0.68);
      const y = painter.horizon * (0.12 + Math.floor(line / 2) * 0.2);
      context.strokeStyle = line === 1 ? 'rgba(246,220,130,0.7)' : 'rgba(240,244,240,0.62)';
      context.lineWidth = 6;
      context.beginPath();
      // The handwriting on the board is too blurred to be read.
      for (let step = 0; step < 44; step++)
        context.lineTo(
          left + step * 6.4,
          y +
            Math.sin(step * 1.15 + line) * 15 * noise(step * 0.45, line * 3) +
            (step % 9 < 2 ? -8 : 0),
        );
      context.stroke();
    }
    context.fillStyle = oklch(0.6, 0.08, 62);
    context.fillRect(-60, painter.horizon - 34, SIDE + 120, 40);
    for (const [share, colour] of [
      [0.12, '#ffffff'],
      [0.2, '#f4d47c'],
      [0.86, '#f2a7b4'],
    ] as const) {
      context.fillStyle = colour;
      context.fillRect(SIDE * share, painter.horizon - 46, 62, 14);
    }
  });
  painter.floor({
    material: 'wood',
    light: oklch(0.68, 0.075, 66),
    dark: oklch(0.36, 0.065, 56),
    sheen: 0.14,
  });
  return { gloss: 0.1, shadowSide: 1, shadow: 0.4 };
}
