import { oklch } from '@adwright/engine-pixels';
import { rgb } from '../kit/backdrop.ts';
import { paintBulbs } from '../kit/bulbs.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { paintPlaster } from '../kit/plaster.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows a barbershop: mirrors with bulbs around them, bottles below the mirrors, and black and
 * white tiles.
 */
export const barbershop = defineSet({
  indoors: true,
  light: 'day',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  paintPlaster(painter, rgb(0.5, 0.05, hue ?? 165), rgb(0.22, 0.035, hue ?? 165), [0.5, 0.3]);
  painter.blurred(8, (context) => {
    for (const share of [0.2, 0.8]) {
      const x = SIDE * share;
      context.fillStyle = oklch(0.38, 0.06, 52);
      context.beginPath();
      context.roundRect(x - 190, painter.horizon * 0.08, 380, painter.horizon * 0.66, 26);
      context.fill();
      const glass = context.createLinearGradient(x - 160, 0, x + 160, painter.horizon);
      glass.addColorStop(0, '#dfe7ea');
      glass.addColorStop(0.5, '#98a7ad');
      glass.addColorStop(1, '#c9b9a2');
      context.fillStyle = glass;
      context.beginPath();
      context.roundRect(x - 152, painter.horizon * 0.13, 304, painter.horizon * 0.56, 14);
      context.fill();
    }
    context.fillStyle = oklch(0.34, 0.055, 50);
    context.fillRect(-60, painter.horizon * 0.84, SIDE + 120, painter.horizon * 0.2);
    for (let bottle = 0; bottle < 16; bottle++) {
      const x = bottle * 70 + painter.between(-14, 14);
      const tall = painter.between(60, 110);
      const colour = oklch(painter.between(0.4, 0.85), 0.09, [30, 85, 235, 150][bottle % 4] ?? 30);
      painter.vessel(context, x, painter.horizon * 0.84, 34, tall * 0.7, colour);
      painter.vessel(context, x, painter.horizon * 0.84 - tall * 0.66, 13, tall * 0.34, '#e6dccb');
    }
  });
  const bulbs = [0.2, 0.8].flatMap((share) =>
    Array.from({ length: 12 }, (_, bulb) => {
      const side = bulb % 2 === 0 ? -1 : 1;
      return [
        SIDE * share + side * 171,
        painter.horizon * (0.13 + 0.1 * Math.floor(bulb / 2)),
      ] as const;
    }),
  );
  paintBulbs(painter, bulbs, [
    { blur: 30, radius: 44, colour: 'rgba(255,196,110,0.8)' },
    { blur: 4, radius: 15, colour: '#fff4d8' },
  ]);
  painter.floor({
    material: 'checker',
    light: '#f2efe8',
    dark: '#b9b3a8',
    vein: '#1d1c1e',
    sheen: 0.3,
  });
  return { gloss: 0.22, shadowSide: 1, shadow: 0.36 };
}
