import { oklch } from '@adwright/engine-pixels';
import { rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { paintLand } from '../kit/land.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** Photoshoot scene that shows a field of ripe wheat with bales of hay. */
export const wheat = defineSet({
  light: 'hours',
  ownProps: ['ears'],
  within: 'nature',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const base = hue ?? 84;
  paintLand(painter, {
    lit: rgb(0.9, 0.12, base + 4),
    shade: rgb(0.68, 0.12, base - 12),
    ground: rgb(0.6, 0.1, base - 14),
    rows: 0,
    hills: rgb(0.56, 0.08, 120),
  });
  painter.blurred(9, (context) => {
    for (const [share, size] of [
      [0.14, 150],
      [0.36, 56],
      [0.84, 110],
    ] as const) {
      const y = painter.horizon * (0.62 + size / 420);
      painter.vessel(context, SIDE * share, y, size * 1.5, size, oklch(0.76, 0.11, base - 4));
      context.strokeStyle = oklch(0.6, 0.1, base - 14);
      context.lineWidth = size * 0.05;
      context.beginPath();
      for (let turn = 0; turn < 16; turn += 0.3)
        context.lineTo(
          SIDE * share - size * 0.34 + Math.cos(turn) * turn * size * 0.026,
          y - size / 2 + Math.sin(turn) * turn * size * 0.026,
        );
      context.stroke();
    }
  });
  painter.floor({
    material: 'wood',
    light: oklch(0.72, 0.06, 66),
    dark: oklch(0.38, 0.05, 56),
    sheen: 0.06,
  });
  paintOutdoorLight(painter, painter.horizon);
  return { gloss: 0.03, shadowSide: 1, shadow: 0.44 };
}
