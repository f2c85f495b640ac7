import { oklch, withAlpha } from '../../../colour/oklch.ts';
import { HORIZON, SIDE } from './frame.ts';
import { byPick, type PaintSet } from './set-look.ts';

export const minimalist: PaintSet = (painter, hue, pick) => {
  const base = hue ?? byPick([75, 30, 250, 150], pick);
  const chroma = hue === null ? 1 : 1.8;
  painter.wall(oklch(0.955, 0.02 * chroma, base), oklch(0.85, 0.04 * chroma, base));
  if (pick % 4 > 1) {
    painter.blurred(1.5, (context) => {
      const x = SIDE * (pick % 2 ? 0.36 : 0.62);
      const arch = context.createLinearGradient(x - SIDE * 0.25, 0, x + SIDE * 0.25, 0);
      arch.addColorStop(0, oklch(0.83, 0.05 * chroma, base));
      arch.addColorStop(0.25, oklch(0.9, 0.045 * chroma, base));
      arch.addColorStop(1, oklch(0.87, 0.045 * chroma, base));
      context.fillStyle = arch;
      context.beginPath();
      context.roundRect(x - SIDE * 0.24, HORIZON * 0.18, SIDE * 0.48, SIDE, SIDE * 0.24);
      context.fill();
    });
  }
  if (pick % 2 === 0) painter.windowLight(0.55);
  else painter.leafShadow(0.17);
  painter.sweep(oklch(0.915, 0.03 * chroma, base));
  return { gloss: 0.08, shadowSide: 1 };
};

export const luxury: PaintSet = (painter, hue, pick) => {
  const base = hue ?? byPick([60, 165, 300, 25], pick);
  painter.wall(oklch(0.34, 0.05, base), oklch(0.11, 0.02, base));
  painter.blurred(9, (context) => {
    for (let index = 0; index < 13; index++) {
      const x = (SIDE * index) / 12 + painter.between(-18, 18);
      const width = painter.between(50, 90);
      const fold = context.createLinearGradient(x - width, 0, x + width, 0);
      fold.addColorStop(0, 'rgba(0,0,0,0.55)');
      fold.addColorStop(0.42, 'rgba(255,225,170,0.15)');
      fold.addColorStop(0.55, 'rgba(255,225,170,0.05)');
      fold.addColorStop(1, 'rgba(0,0,0,0.55)');
      context.fillStyle = fold;
      context.fillRect(x - width, 0, 2 * width, HORIZON + 20);
    }
  });
  for (const [blur, width, opacity] of [
    [26, 18, 0.5],
    [1.2, 9, 1],
  ] as const) {
    painter.blurred(
      blur,
      (context) => {
        const gold = context.createLinearGradient(SIDE * 0.2, 0, SIDE * 0.8, HORIZON);
        gold.addColorStop(0, oklch(0.93, 0.08, 90));
        gold.addColorStop(0.3, oklch(0.72, 0.12, 80));
        gold.addColorStop(0.5, oklch(0.9, 0.1, 88));
        gold.addColorStop(0.7, oklch(0.55, 0.1, 70));
        gold.addColorStop(1, oklch(0.84, 0.1, 84));
        context.strokeStyle = gold;
        context.lineWidth = width;
        context.beginPath();
        context.arc(SIDE / 2, HORIZON * 0.63, SIDE * 0.32, 0, Math.PI * 2);
        context.stroke();
      },
      opacity,
    );
  }
  painter.bokeh(['#ffdf9a', '#fff3d0'], 30, 0, HORIZON * 0.95, 4, 20, 2);
  painter.floor({
    material: 'marble',
    light: oklch(0.27, 0.012, base),
    dark: oklch(0.07, 0.008, base),
    vein: '#e7c98d',
    sheen: 0.34,
  });
  return { gloss: 0.34, shadowSide: -1 };
};

export const festive: PaintSet = (painter, hue) => {
  const base = hue ?? 25;
  painter.wall(oklch(0.46, 0.12, base), oklch(0.2, 0.07, base));
  painter.bokeh(
    ['#ffd98a', '#fff3cf', '#ffb84d', '#ff8a6b', '#9fe0a8'],
    64,
    0,
    HORIZON * 0.96,
    12,
    54,
    2.5,
  );
  painter.leaves(22, 150, 0.3, 8, -20, SIDE * 0.26);
  painter.floor({
    material: 'wood',
    light: oklch(0.5, 0.07, 54),
    dark: oklch(0.22, 0.05, 44),
    sheen: 0.24,
  });
  painter.blurred(5, (context) => {
    for (const [x, y, size, hueOf] of [
      [0.1, 0.86, 62, base],
      [0.2, 0.94, 44, 85],
      [0.9, 0.88, 54, 85],
      [0.82, 0.97, 42, base],
    ] as const)
      painter.ball(context, SIDE * x, SIDE * y, size, oklch(0.56, 0.16, hueOf));
  });
  return { gloss: 0.14, shadowSide: 1 };
};

export const studio: PaintSet = (painter, hue, pick) => {
  const base = hue ?? byPick([35, 205, 285, 95], pick);
  painter.wall(oklch(0.86, 0.08, base), oklch(0.6, 0.115, base + 12));
  painter.sweep(withAlpha(oklch(0.75, 0.1, base + 6), 0.95));
  painter.windowLight(0.2);
  return { gloss: 0.12, shadowSide: 1 };
};
