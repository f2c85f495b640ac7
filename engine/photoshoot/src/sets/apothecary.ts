import { oklch } from '@adwright/engine-pixels';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { LAMPLIGHT, paintPool } from '../kit/light-pool.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows an old pharmacy cabinet: bottles and jars with paper labels on shelves, drawers below,
 * lamps above.
 */
export const apothecary = defineSet({
  indoors: true,
  light: 'hours',
  foreground: 'lights',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const base = hue ?? 165;
  const wood = (lightness: number) => oklch(lightness, hue === null ? 0.045 : 0.08, base);
  const { horizon } = painter;
  painter.wall(wood(0.42), wood(0.2));
  painter.blurred(8, (context) => {
    for (let shelf = 0; shelf < 3; shelf++) {
      const y = horizon * (0.25 + shelf * 0.235);
      context.fillStyle = wood(0.16);
      context.fillRect(-60, y - horizon * 0.2, SIDE + 120, horizon * 0.2);
      for (let x = 12; x < SIDE; ) {
        const width = painter.between(44, 74);
        const tall = horizon * painter.between(0.1, 0.165);
        const [lightness, chroma, turn] = (
          [
            [0.5, 0.11, 58],
            [0.62, 0.1, 70],
            [0.38, 0.07, 150],
            [0.88, 0.03, 85],
            [0.42, 0.08, 250],
          ] as const
        )[Math.floor(painter.random() * 5)] ?? [0.5, 0.11, 58];
        const middle = x + width / 2;
        painter.vessel(context, middle, y, width, tall, oklch(lightness, chroma, turn));
        painter.vessel(context, middle, y - tall + 4, width * 0.44, 24, oklch(0.3, 0.03, 55));
        context.fillStyle = '#efe3c8';
        context.fillRect(middle - width * 0.34, y - tall * 0.62, width * 0.68, tall * 0.36);
        x += width + painter.between(6, 20);
      }
      context.fillStyle = wood(0.46);
      context.fillRect(-60, y, SIDE + 120, 16);
    }
    for (let drawer = 0; drawer < 9; drawer++) {
      const x = drawer * 124 - 20;
      context.fillStyle = wood(0.34);
      context.fillRect(x, horizon * 0.77, 112, horizon * 0.22);
      context.fillStyle = '#d8b263';
      context.beginPath();
      context.arc(x + 56, horizon * 0.88, 10, 0, Math.PI * 2);
      context.fill();
    }
  });
  for (const share of [0.22, 0.78])
    paintPool(painter.context, 'screen', {
      x: SIDE * share,
      y: horizon * 0.04,
      reach: 290,
      stops: LAMPLIGHT,
    });
  painter.floor({
    material: 'wood',
    light: oklch(0.5, 0.075, 54),
    dark: oklch(0.22, 0.05, 44),
    sheen: 0.26,
  });
  return { gloss: 0.14, shadowSide: 1, shadow: 0.36 };
}
