import { oklch } from '@adwright/engine-pixels';
import { rgb } from '../kit/backdrop.ts';
import { paintCavern } from '../kit/cavern.ts';
import { defineSet } from '../kit/define-set.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** Photoshoot scene that shows a cave of rock, with daylight outside the cave's opening. */
export const cave = defineSet({
  indoors: true,
  light: 'hours',
  ownProps: ['stones'],
  within: 'nature',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const base = hue ?? 62;
  paintCavern(painter, {
    dark: rgb(0.17, 0.018, base),
    lit: rgb(0.6, 0.05, base + 6),
    day: rgb(0.88, 0.05, 100),
    far: rgb(0.6, 0.1, 135),
    facets: 0.5,
    edge: 0.06,
    spikes: [oklch(0.16, 0.015, base), oklch(0.32, 0.03, base)],
    floor: {
      material: 'moon',
      light: oklch(0.56, 0.035, base),
      dark: oklch(0.17, 0.02, base),
      sheen: 0.06,
    },
  });
  return { gloss: 0.03, shadowSide: 1, shadow: 0.44 };
}
