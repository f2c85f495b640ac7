import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { LAMPLIGHT, paintPool } from '../kit/light-pool.ts';
import { paintPlaster } from '../kit/plaster.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** Photoshoot scene that shows shelves of books under a warm lamp. */
export const library = defineSet({
  indoors: true,
  light: 'hours',
  within: 'workspace',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  paintPlaster(painter, rgb(0.42, 0.05, 55), rgb(0.14, 0.03, 45), [0.35, 0.25]);
  painter.blurred(7, (context) => bookShelves(painter, context, hue));
  paintPool(painter.context, 'screen', {
    x: SIDE * 0.34,
    y: painter.horizon * 0.4,
    reach: 470,
    stops: LAMPLIGHT,
  });
  painter.floor({
    material: 'wood',
    light: oklch(0.5, 0.08, 50),
    dark: oklch(0.2, 0.05, 40),
    sheen: 0.3,
  });
  return { gloss: 0.2, shadowSide: 1, shadow: 0.36 };
}

function bookShelves(painter: SetPainter, context: SKRSContext2D, hue: number | null): void {
  const shelf = 188;
  for (let bottom = painter.horizon - 8; bottom > -20; bottom -= shelf) {
    for (let x = -70; x < SIDE + 60; ) {
      const width = painter.between(20, 46);
      if (painter.random() < 0.06) {
        x += width * 2;
        continue;
      }
      const tall = shelf * painter.between(0.62, 0.86);
      const colour = oklch(
        painter.between(0.28, 0.6),
        painter.between(0.03, 0.1),
        hue === null
          ? painter.between(10, 110) + (painter.random() < 0.25 ? 130 : 0)
          : hue + painter.between(-25, 25),
      );
      context.fillStyle = colour;
      context.fillRect(x, bottom - tall, width, tall);
      const round = context.createLinearGradient(x, 0, x + width, 0);
      round.addColorStop(0, 'rgba(0,0,0,0.35)');
      round.addColorStop(0.35, 'rgba(255,255,255,0.14)');
      round.addColorStop(1, 'rgba(0,0,0,0.5)');
      context.fillStyle = round;
      context.fillRect(x, bottom - tall, width, tall);
      context.fillStyle = 'rgba(226,184,104,0.75)';
      context.fillRect(x + 4, bottom - tall * 0.84, width - 8, 5);
      context.fillRect(x + 4, bottom - tall * 0.2, width - 8, 4);
      x += width + 1;
    }
    context.fillStyle = oklch(0.3, 0.055, 48);
    context.fillRect(-80, bottom, SIDE + 160, 18);
    context.fillStyle = 'rgba(0,0,0,0.4)';
    context.fillRect(-80, bottom + 18, SIDE + 160, 16);
  }
}
