import { oklch } from '@adwright/engine-pixels';
import { rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import { chooseByPick, type SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintWoods } from '../kit/woods.ts';

/** Photoshoot scene that shows woods in summer, with moss or planks as the floor. */
export const nature = defineSet({
  light: 'hours',
  ownProps: ['leaves'],
  foreground: 'leaves',
  paint,
});

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const green = hue ?? chooseByPick([128, 138, 120, 132], pick);
  paintWoods(painter, {
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
  paintOutdoorLight(painter);
  return { gloss: mossy ? 0 : 0.07, shadowSide: 1 };
}
