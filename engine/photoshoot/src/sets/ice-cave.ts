import { oklch } from '@adwright/engine-pixels';
import { rgb } from '../kit/backdrop.ts';
import { paintCavern } from '../kit/cavern.ts';
import { defineSet } from '../kit/define-set.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** Photoshoot scene that shows a cave in a glacier: facets of blue ice, icicles, and a frozen floor. */
export const iceCave = defineSet({
  light: 'hours',
  ownProps: ['ice', 'snow'],
  within: 'nature',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const base = hue ?? 235;
  paintCavern(painter, {
    dark: rgb(0.36, 0.11, base + 15),
    lit: rgb(0.86, 0.075, base - 15),
    day: rgb(0.97, 0.02, base - 20),
    far: rgb(0.84, 0.06, base - 20),
    facets: 1.05,
    edge: 0.2,
    spikes: [oklch(0.72, 0.08, base - 10), oklch(0.97, 0.02, base - 20)],
    floor: {
      material: 'marble',
      light: oklch(0.93, 0.03, base - 15),
      dark: oklch(0.66, 0.085, base),
      vein: '#ffffff',
      sheen: 0.4,
    },
  });
  return { gloss: 0.26, shadowSide: 1, shadow: 0.24 };
}
