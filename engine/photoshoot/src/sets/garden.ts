import { oklch } from '@adwright/engine-pixels';
import { rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import { chooseByPick, type SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintWoods } from '../kit/woods.ts';

/**
 * Photoshoot scene that shows a flowering garden: the trees of the scene `nature`, with colours among the leaves.
 */
export const garden = defineSet({
  light: 'hours',
  ownProps: ['flowers', 'leaves', 'blossoms'],
  foreground: 'petals',
  within: 'nature',
  paint,
});

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { bloom: named } = painter.view;
  const bloom =
    (named === 'white' ? null : named) ?? hue ?? chooseByPick([355, 320, 20, 300], pick);
  // If the brief names a colour for the flowers, their hues differ less.
  const stray = named === null ? 30 : 8;
  paintWoods(painter, {
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
  paintOutdoorLight(painter);
  return { gloss: 0.07, shadowSide: 1 };
}
