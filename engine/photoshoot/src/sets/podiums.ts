import { oklch } from '@adwright/engine-pixels';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** Photoshoot scene that shows steps, arches and spheres in two pastel colours. */
export const podiums = defineSet({
  light: 'hours',
  paint,
});

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const base = hue ?? [355, 165, 250, 60][pick % 4] ?? 355;
  const other = base + 150;
  painter.wall(oklch(0.89, 0.065, base), oklch(0.76, 0.085, base));
  const solid = (
    x: number,
    width: number,
    height: number,
    colour: readonly [number, number, number],
    arch: boolean,
  ) =>
    painter.blurred(5, (context) => {
      const [lightness, chroma, turn] = colour;
      const left = SIDE * x - width / 2;
      const round = context.createLinearGradient(left, 0, left + width, 0);
      round.addColorStop(0, oklch(lightness + 0.03, chroma, turn));
      round.addColorStop(0.3, oklch(lightness + 0.06, chroma * 0.8, turn));
      round.addColorStop(1, oklch(lightness - 0.1, chroma, turn));
      context.shadowColor = 'rgba(90,60,80,0.3)';
      context.shadowBlur = 40;
      context.shadowOffsetX = 24;
      context.fillStyle = round;
      context.beginPath();
      context.roundRect(
        left,
        painter.horizon + 20 - height,
        width,
        height,
        arch ? [width / 2, width / 2, 0, 0] : 8,
      );
      context.fill();
    });
  solid(0.7, 300, 520, [0.86, 0.07, base], true);
  solid(0.7, 180, 400, [0.78, 0.09, base], true);
  solid(0.2, 230, 190, [0.88, 0.06, other], false);
  solid(0.36, 180, 96, [0.9, 0.05, base + 30], false);
  painter.blurred(5, (context) => {
    painter.ball(context, SIDE * 0.19, painter.horizon - 236, 66, oklch(0.85, 0.09, base + 40));
    painter.ball(context, SIDE * 0.9, painter.horizon - 40, 60, oklch(0.82, 0.09, other));
  });
  painter.windowLight(0.28);
  painter.sweep(oklch(0.85, 0.07, base));
  return {
    gloss: 0.1,
    shadowSide: 1,
    shadow: 0.34,
    stand: { hue: other, chroma: 0.05, picks: [0, 1, 3] },
  };
}
