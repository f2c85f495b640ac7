import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** Photoshoot scene that shows a shop with shelves of goods. */
export const shop = defineSet({
  indoors: true,
  light: 'day',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  painter.wall(oklch(0.94, 0.008, 90), oklch(0.76, 0.012, 90));
  painter.blurred(10, (context: SKRSContext2D) => {
    for (let shelf = 0; shelf < 4; shelf++) {
      const y = painter.horizon * (0.24 + shelf * 0.25);
      for (let x = -20; x < SIDE + 40; ) {
        const width = painter.between(40, 76);
        const colour = oklch(
          painter.between(0.5, 0.86),
          painter.between(0.08, 0.17),
          hue ?? [25, 60, 95, 150, 235, 310][Math.floor(x / 230 + shelf + 6) % 6] ?? 25,
        );
        const many = 1 + Math.floor(painter.random() * 3);
        const tall = painter.horizon * painter.between(0.12, 0.17);
        const capped = painter.random() < 0.6;
        for (let one = 0; one < many; one++, x += width + 9) {
          if (capped) painter.vessel(context, x, y - tall + 4, width * 0.5, tall * 0.22, '#f3f1ec');
          painter.vessel(context, x, y, width, tall, colour);
          // Each item on the shelves has a label.
          context.fillStyle = 'rgba(255,253,248,0.6)';
          context.fillRect(x - width * 0.36, y - tall * 0.64, width * 0.72, tall * 0.3);
          context.fillStyle = colour;
          context.fillRect(x - width * 0.24, y - tall * 0.54, width * 0.48, tall * 0.07);
        }
      }
      context.fillStyle = '#f1f1ef';
      context.fillRect(-60, y, SIDE + 120, 15);
      context.fillStyle = 'rgba(0,0,0,0.3)';
      context.fillRect(-60, y + 15, SIDE + 120, 20);
    }
  });
  painter.floor({
    material: 'wood',
    light: oklch(0.82, 0.05, 74),
    dark: oklch(0.56, 0.055, 64),
    sheen: 0.16,
  });
  return { gloss: 0.12, shadowSide: 1, shadow: 0.34 };
}
