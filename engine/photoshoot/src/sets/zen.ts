import { oklch } from '@adwright/engine-pixels';
import { AUTUMN_LEAVES } from '../kit/autumn-leaves.ts';
import { rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintWoods } from '../kit/woods.ts';

/** Photoshoot scene that shows a garden of raked gravel in front of bamboo. */
export const zen = defineSet({
  light: 'hours',
  ownProps: ['stones', 'leaves'],
  foreground: 'leaves',
  hues: [AUTUMN_LEAVES],
  within: 'nature',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const green = hue ?? 128;
  paintWoods(
    painter,
    {
      light: rgb(0.95, 0.08, green - 10),
      middle: rgb(0.68, 0.1, green + 4),
      dark: rgb(0.36, 0.07, green + 12),
      trunk: rgb(0.4, 0.06, green),
    },
    0,
  );
  for (const [blur, count, half, lightness] of [
    [12, 15, 12, 0.66],
    [7, 8, 20, 0.56],
  ] as const)
    painter.blurred(blur, (context) => {
      for (let stem = 0; stem < count; stem++) {
        const x = painter.random() * SIDE;
        const cane = context.createLinearGradient(x - half, 0, x + half, 0);
        cane.addColorStop(0, oklch(lightness - 0.06, 0.1, green - 6));
        cane.addColorStop(0.35, oklch(lightness + 0.2, 0.1, green - 12));
        cane.addColorStop(1, oklch(lightness - 0.2, 0.08, green + 6));
        context.fillStyle = cane;
        context.fillRect(x - half, -60, half * 2, painter.horizon + 60);
        context.fillStyle = oklch(lightness + 0.28, 0.06, green - 10);
        for (let node = painter.between(-40, 90); node < painter.horizon; node += half * 10)
          context.fillRect(x - half - 1.5, node, half * 2 + 3, half * 0.34);
      }
    });
  painter.leaves(8, green, 0.5, 11, -30, SIDE * 0.3);
  painter.blurred(8, (context) => {
    for (const [share, width, flat, lightness] of [
      [0.1, 150, 0.62, 0.42],
      [0.22, 84, 0.6, 0.5],
      [0.9, 120, 0.7, 0.38],
    ] as const)
      painter.ball(
        context,
        SIDE * share,
        painter.horizon - width * flat * 0.3,
        width,
        oklch(lightness, 0.014, 110),
        flat,
      );
  });
  painter.floor({
    material: 'gravel',
    light: oklch(0.94, 0.01, 85),
    dark: oklch(0.62, 0.014, 80),
    vein: oklch(0.52, 0.01, 80),
    sheen: 0,
  });
  paintOutdoorLight(painter);
  return { gloss: 0, shadowSide: 1, shadow: 0.4 };
}
