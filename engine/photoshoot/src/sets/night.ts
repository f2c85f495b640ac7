import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** Photoshoot scene that shows a club at night: arches of neon tubes above a wet floor. */
export const night = defineSet({
  light: 'neon',
  ownProps: ['lights'],
  foreground: 'lights',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const base = hue ?? 300;
  painter.wall(oklch(0.28, 0.1, base), oklch(0.09, 0.04, base - 20));
  const tube = (index: number, context: SKRSContext2D) => {
    context.beginPath();
    context.roundRect(
      SIDE * (0.17 + index * 0.07),
      SIDE * (0.1 + index * 0.07),
      SIDE * (0.66 - index * 0.14),
      painter.horizon,
      60,
    );
    context.stroke();
  };
  const colours = [oklch(0.72, 0.22, base + 40), oklch(0.8, 0.15, base - 100)];
  for (const [blur, width] of [
    [70, 70],
    [22, 26],
    [3, 9],
  ] as const) {
    painter.blurred(
      blur,
      (context) => {
        for (const [index, colour] of colours.entries()) {
          context.strokeStyle = blur < 10 ? '#fff4ff' : colour;
          context.lineWidth = width;
          tube(index, context);
        }
      },
      blur > 50 ? 0.7 : 0.95,
    );
  }
  painter.floor({
    material: 'concrete',
    light: oklch(0.3, 0.06, base),
    dark: oklch(0.09, 0.03, base),
    sheen: 0.55,
  });
  return { gloss: 0.36, shadowSide: -1, shadow: 0.2 };
}
