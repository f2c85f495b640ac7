import { oklch } from '@adwright/engine-pixels';
import { rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { paintLand } from '../kit/land.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** Photoshoot scene that shows a flowering meadow in front of hills. */
export const meadow = defineSet({
  light: 'hours',
  ownProps: ['flowers', 'daisies'],
  foreground: 'petals',
  within: 'nature',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const green = 128;
  paintLand(painter, {
    lit: rgb(0.8, 0.14, green - 8),
    shade: rgb(0.52, 0.12, green + 8),
    ground: rgb(0.44, 0.1, green + 10),
    rows: 0,
    hills: rgb(0.5, 0.08, 140),
  });
  const { bloom } = painter.view;
  // If the brief names a colour for the flowers of a field, the field has more flowers, all in this colour.
  const named = bloom === 'white' ? null : bloom;
  painter.blurred(bloom === null ? 7 : 6, (context) => {
    for (let flower = 0; flower < (bloom === null ? 90 : 420); flower++) {
      const near = painter.random() ** (bloom === null ? 2 : 1.4);
      painter.blossom(
        context,
        painter.random() * SIDE,
        painter.horizon * (0.6 + 0.46 * near),
        bloom === null ? 5 + 16 * near : 4 + 30 * near ** 1.5,
        bloom === 'white'
          ? oklch(painter.between(0.9, 0.98), 0.015, 90)
          : oklch(
              named === null
                ? painter.between(0.75, 0.93)
                : painter.between(-0.07, 0.07) + (named > 60 && named < 120 ? 0.85 : 0.6),
              named === null ? 0.14 : 0.19,
              (named ?? hue ?? [25, 95, 300, 355][flower % 4] ?? 95) +
                (named === null ? 0 : painter.between(-7, 9)),
            ),
      );
    }
  });
  painter.floor({
    material: 'grass',
    light: oklch(0.75, 0.16, 126),
    dark: oklch(0.32, 0.09, 138),
    vein: oklch(0.88, 0.13, 112),
    sheen: 0,
  });
  paintOutdoorLight(painter, painter.horizon);
  return { gloss: 0, shadowSide: 1, shadow: 0.42 };
}
