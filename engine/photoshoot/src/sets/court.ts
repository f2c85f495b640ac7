import { oklch, ramp } from '@adwright/engine-pixels';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { paintBasket } from '../kit/basket.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintStandingObject } from '../kit/standing-objects.ts';

/**
 * Photoshoot scene that shows a sports hall: the basket in front of tiers of seats, lamps in rows, and the lines of the
 * court on wooden planks.
 */
export const court = defineSet({
  indoors: true,
  light: 'hours',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise } = painter;
  const bottom = painter.horizon / SIDE;
  const base = hue ?? 255;
  const [wall, seats] = [rgb(0.66, 0.02, 80), rgb(0.42, 0.1, base)];
  painter.backdrop(4, (x, y, out) => {
    const down = y / bottom;
    out.set(wall);
    addLight(out, [1, 1, 0.96], 0.3 * Math.exp(-((down - 0.16) ** 2) * 40));
    lay(out, [0.24, 0.25, 0.28], 0.8 * ramp(0.2 - down, 0, 0.14));
    if (down > 0.52) {
      const row = (down - 0.52) * 15;
      const seat = noise(Math.floor(x * 62) * 3.7, Math.floor(row) * 5.1);
      out.set(seats);
      lay(out, [0.08, 0.09, 0.12], 0.75 * ramp(Math.abs((row % 1) - 0.5), 0.24, 0.42));
      lay(out, [0.8, 0.7, 0.62], 0.55 * ramp(seat, 0.5, 0.9));
    }
    lay(out, rgb(0.34, 0.09, base), ramp(down, 0.94, 0.95));
  });
  painter.soften(7);
  painter.blurred(8, (context) => {
    for (const [row, scale] of [
      [0.06, 1],
      [0.17, 0.7],
    ] as const)
      for (let lamp = -2; lamp <= 2; lamp++) {
        context.fillStyle = '#fffdf4';
        context.fillRect(
          SIDE / 2 + lamp * 240 * scale - 60 * scale,
          painter.horizon * row,
          120 * scale,
          22 * scale,
        );
      }
  });
  paintBasket(painter, SIDE * 0.5, painter.horizon * 0.26);
  painter.floor({
    material: 'wood',
    light: oklch(0.78, 0.095, 68),
    dark: oklch(0.56, 0.1, 60),
    sheen: 0.34,
  });
  painter.courtLines(oklch(0.94, 0.02, 80), 'basketball');
  paintStandingObject(painter, {
    kind: 'basketball',
    x: SIDE * 0.86,
    base: painter.horizon + 96,
    height: 150,
    blur: 5,
    body: '#d9682a',
    turn: 0.6,
  });
  return { gloss: 0.16, shadowSide: 1, shadow: 0.34 };
}
