import { oklch } from '@adwright/engine-pixels';
import { SIDE } from './frame.ts';
import type { SetPainter } from './set-painter.ts';

/** Paints the frame of a window in the wall of the scene. */
export function paintWindowFrame(painter: SetPainter, hue: number | null): void {
  painter.blurred(6, (context) => {
    const paint = context.createLinearGradient(0, 0, SIDE, 0);
    paint.addColorStop(0, oklch(0.86, hue === null ? 0.01 : 0.05, hue ?? 80));
    paint.addColorStop(1, oklch(0.6, hue === null ? 0.01 : 0.05, hue ?? 80));
    context.fillStyle = paint;
    context.fillRect(SIDE * 0.76, -60, 34, painter.horizon + 60);
    context.fillRect(-60, painter.horizon * 0.02 - 60, SIDE + 120, 60);
    context.fillRect(-60, painter.horizon - 26, SIDE + 120, 44);
  });
}
