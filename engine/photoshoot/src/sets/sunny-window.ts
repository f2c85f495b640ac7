import { oklch } from '@adwright/engine-pixels';
import { rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintWindowFrame } from '../kit/window-frame.ts';
import { paintWoods } from '../kit/woods.ts';

/**
 * Photoshoot scene that shows a window sill in the sun, with curtains at the sides and a garden outside.
 */
export const sunnyWindow = defineSet({
  indoors: true,
  light: 'day',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  paintWoods(painter, {
    light: rgb(0.99, 0.04, 110),
    middle: rgb(0.84, 0.09, 128),
    dark: rgb(0.6, 0.09, 138),
    trunk: rgb(0.5, 0.03, 90),
  });
  painter.soften(10);
  paintWindowFrame(painter, hue);
  painter.blurred(14, (context) => {
    for (const side of [0, 1])
      for (let fold = 0; fold < 5; fold++) {
        const x = side === 0 ? fold * 44 - 30 : SIDE - fold * 44 + 30;
        const cloth = context.createLinearGradient(x - 40, 0, x + 40, 0);
        cloth.addColorStop(0, oklch(0.84, hue === null ? 0.02 : 0.07, hue ?? 80));
        cloth.addColorStop(0.5, oklch(0.98, hue === null ? 0.008 : 0.04, hue ?? 80));
        cloth.addColorStop(1, oklch(0.84, hue === null ? 0.02 : 0.07, hue ?? 80));
        context.fillStyle = cloth;
        context.globalAlpha = 0.9;
        context.fillRect(x - 34, -60, 68, painter.horizon + 70);
      }
  });
  painter.floor({
    material: 'wood',
    light: oklch(0.92, 0.02, 80),
    dark: oklch(0.68, 0.03, 70),
    sheen: 0.2,
  });
  painter.dapple(0.13);
  return { gloss: 0.12, shadowSide: 1, shadow: 0.38 };
}
