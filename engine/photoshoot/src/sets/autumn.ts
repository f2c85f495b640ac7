import { oklch } from '@adwright/engine-pixels';
import { rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintWoods } from '../kit/woods.ts';

/** Photoshoot scene that shows woods in autumn, with fallen leaves on the ground. */
export const autumn = defineSet({
  light: 'hours',
  ownProps: ['leaves'],
  within: 'nature',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const base = hue ?? 58;
  paintWoods(painter, {
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
  paintOutdoorLight(painter);
  return { gloss: 0, shadowSide: 1 };
}
