import type { SKRSContext2D } from '@napi-rs/canvas';
import { oklch } from '../../../colour/oklch.ts';
import { HORIZON, SIDE } from './frame.ts';
import { byPick, type PaintSet } from './set-look.ts';
import type { SetPainter } from './set-painter.ts';

/** Buildings with lit windows, the nearer the taller, darker and sharper. */
function skyline(
  painter: SetPainter,
  base: number,
  lightness: number,
  height: number,
  lit: number,
) {
  return (context: SKRSContext2D) => {
    for (let x = -60; x < SIDE; ) {
      const width = painter.between(80, 190);
      const tall = SIDE * height * painter.between(0.6, 1.25);
      context.fillStyle = oklch(lightness + painter.between(-0.03, 0.03), 0.035, base);
      context.fillRect(x, HORIZON - tall, width, tall + 40);
      for (let column = 14; column < width - 16; column += 26) {
        for (let row = 20; row < tall - 10; row += 34) {
          if (painter.random() > lit) continue;
          context.fillStyle =
            painter.random() < 0.75 ? 'rgba(255,206,128,0.95)' : 'rgba(168,214,255,0.85)';
          context.fillRect(x + column, HORIZON - tall + row, 13, 18);
        }
      }
      x += width + painter.between(-10, 34);
    }
  };
}

export const urban: PaintSet = (painter, hue, pick) => {
  const base = hue ?? byPick([268, 250, 285, 240], pick);
  const { context } = painter;
  const dusk = context.createLinearGradient(0, 0, 0, HORIZON);
  dusk.addColorStop(0, oklch(0.3, 0.07, base));
  dusk.addColorStop(0.55, oklch(0.5, 0.1, base + 12));
  dusk.addColorStop(1, hue === null ? oklch(0.72, 0.12, 50) : oklch(0.62, 0.1, base));
  context.fillStyle = dusk;
  context.fillRect(0, 0, SIDE, SIDE);
  painter.blurred(20, skyline(painter, base, 0.42, 0.42, 0.2));
  painter.blurred(10, skyline(painter, base, 0.25, 0.3, 0.42));
  const lights = ['#ffb35c', '#ff6d7a', '#ffd9a0', '#ffe9c4', '#8fd0ff'];
  painter.bokeh(lights, 44, HORIZON * 0.62, HORIZON * 0.98, 12, 38, 2);
  painter.bokeh(lights, 12, HORIZON * 0.2, HORIZON * 0.7, 20, 54, 3);
  painter.floor({
    material: 'concrete',
    light: oklch(0.58, 0.02, base),
    dark: oklch(0.25, 0.02, base),
    sheen: 0.42,
  });
  return { gloss: 0.26, shadowSide: -1 };
};

export const night: PaintSet = (painter, hue) => {
  const base = hue ?? 300;
  painter.wall(oklch(0.28, 0.1, base), oklch(0.09, 0.04, base - 20));
  const tube = (index: number, context: SKRSContext2D) => {
    context.beginPath();
    context.roundRect(
      SIDE * (0.17 + index * 0.07),
      SIDE * (0.1 + index * 0.07),
      SIDE * (0.66 - index * 0.14),
      HORIZON,
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
  return { gloss: 0.36, shadowSide: -1 };
};
