import { oklch } from '@adwright/engine-pixels';
import { rgb } from '../kit/backdrop.ts';
import { SIDE } from '../kit/frame.ts';
import { paintPool } from '../kit/light-pool.ts';
import { byPick, type PaintSet } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { DAYLIGHT, OVERCAST } from '../kit/sky.ts';
import { woods } from '../kit/woods.ts';

export const nature: PaintSet = (painter, hue, pick) => {
  const green = hue ?? byPick([128, 138, 120, 132], pick);
  woods(painter, {
    light: rgb(0.94, 0.1, green - 16),
    middle: rgb(0.62, 0.11, green + 2),
    dark: rgb(0.27, 0.065, green + 10),
    trunk: rgb(0.25, 0.03, 70),
  });
  painter.bokeh(
    [oklch(0.92, 0.12, green - 20), oklch(0.8, 0.13, green - 8), '#fffbe0'],
    22,
    0,
    painter.horizon * 0.8,
    14,
    52,
    3,
  );
  painter.leaves(9, green + 8, 0.42, 13, -40, SIDE * 0.42);
  const mossy = pick % 2 === 1;
  painter.floor(
    mossy
      ? {
          material: 'moss',
          light: oklch(0.78, 0.125, green - 14),
          dark: oklch(0.25, 0.05, green),
          vein: oklch(0.27, 0.03, 66),
          sheen: 0,
        }
      : {
          material: 'wood',
          light: oklch(0.74, 0.06, 68),
          dark: oklch(0.36, 0.05, 58),
          sheen: 0.12,
        },
  );
  painter.dapple(mossy ? 0.15 : 0.19);
  painter.sunbeams(0.22, '255,250,214');
  outdoorLight(painter);
  return { gloss: mossy ? 0 : 0.07, shadowSide: 1 };
};

/** A garden in flower: the same trees, with colour in them. */
export const garden: PaintSet = (painter, hue, pick) => {
  const { bloom: named } = painter.view;
  const bloom = (named === 'white' ? null : named) ?? hue ?? byPick([355, 320, 20, 300], pick);
  // A flower of one name has one colour.
  const stray = named === null ? 30 : 8;
  woods(painter, {
    light: rgb(0.97, 0.07, 115),
    middle: rgb(0.74, 0.12, 132),
    dark: rgb(0.42, 0.085, 142),
    trunk: rgb(0.4, 0.03, 90),
  });
  for (const [blur, count, size, from, to] of [
    [18, 60, 34, 0.28, 1.02],
    [8, 34, 26, 0.6, 1.08],
  ] as const)
    painter.blurred(blur, (context) => {
      for (let flower = 0; flower < count; flower++) {
        const x = painter.random() * SIDE;
        const edge = Math.abs(x / SIDE - 0.5) * 0.25;
        const y = painter.horizon * (painter.between(from, to) - edge);
        painter.blossom(
          context,
          x,
          y,
          size * painter.between(0.7, 1.5),
          named === 'white'
            ? oklch(painter.between(0.9, 0.99), 0.014, 90)
            : oklch(painter.between(0.72, 0.9), 0.13, bloom + stray * painter.between(-0.7, 1)),
        );
      }
    });
  painter.bokeh(
    ['#fffbe0', oklch(0.9, named === 'white' ? 0.02 : 0.08, bloom)],
    22,
    0,
    painter.horizon * 0.7,
    14,
    48,
    3,
  );
  painter.floor({
    material: 'wood',
    light: oklch(0.86, 0.03, 76),
    dark: oklch(0.56, 0.04, 66),
    sheen: 0.12,
  });
  painter.dapple(0.2);
  painter.sunbeams(0.2, '255,250,226');
  outdoorLight(painter);
  return { gloss: 0.07, shadowSide: 1 };
};

export const autumn: PaintSet = (painter, hue) => {
  const base = hue ?? 58;
  woods(painter, {
    light: rgb(0.94, 0.13, base + 30),
    middle: rgb(0.66, 0.16, base),
    dark: rgb(0.29, 0.08, base - 14),
    trunk: rgb(0.22, 0.03, 50),
  });
  painter.bokeh(
    [oklch(0.86, 0.14, 82), oklch(0.74, 0.16, 56), '#fff0c8'],
    30,
    0,
    painter.horizon * 0.8,
    14,
    52,
    3,
  );
  painter.leaves(8, base - 8, 0.56, 11, -40, SIDE * 0.4);
  painter.floor({
    material: 'litter',
    light: oklch(0.7, 0.13, base + 8),
    dark: oklch(0.22, 0.05, base - 14),
    vein: oklch(0.58, 0.16, base - 20),
    sheen: 0,
  });
  painter.fallen(30, [base - 22, base + 18], 0);
  painter.sunbeams(0.24, '255,226,170');
  outdoorLight(painter);
  return { gloss: 0, shadowSide: 1 };
};

/** The colour of the hour over what has been painted so far, from a row down. */
export function outdoorLight(painter: SetPainter, top = 0): void {
  const { time, storm } = painter.view;
  const day = time === null || time === 'day';
  if (day && !storm) return;
  const { context } = painter;
  const daylight = storm && time !== 'night' ? OVERCAST : DAYLIGHT[time ?? 'day'];
  context.save();
  context.globalCompositeOperation = 'multiply';
  const light = context.createLinearGradient(0, top - 16, 0, top + 40);
  light.addColorStop(0, top > 0 ? '#ffffff' : daylight);
  light.addColorStop(1, daylight);
  context.fillStyle = light;
  context.fillRect(0, 0, SIDE, SIDE);
  context.restore();
  // The moon's light between trees: without it a wood at night is black.
  if (time === 'night' && top === 0)
    paintPool(context, 'screen', {
      x: SIDE * 0.36,
      y: SIDE * 0.2,
      reach: SIDE,
      stops: [
        [0, 'rgba(150,180,235,0.5)'],
        [0.4, 'rgba(70,105,180,0.26)'],
        [1, 'rgba(30,50,110,0.1)'],
      ],
    });
}
