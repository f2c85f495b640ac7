import { rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { LAND_DIM, paintLand } from '../kit/land.ts';
import { LAVENDER_HUE, LAVENDER_ROWS, paintSpikes } from '../kit/lavender-rows.ts';
import { paintPalePlanks } from '../kit/planks.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows a field of lavender in rows that meet at the horizon, with pale planks in front.
 */
export const lavender = defineSet({
  light: 'hours',
  ownProps: ['flowers', 'lavender'],
  foreground: { petals: LAVENDER_HUE },
  within: 'nature',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const base = hue ?? LAVENDER_HUE;
  const crop = {
    lit: rgb(0.68, 0.12, base),
    shade: rgb(0.44, 0.11, base - 10),
    ground: rgb(0.56, 0.055, 92),
    rows: LAVENDER_ROWS,
    hills: rgb(0.5, 0.06, 150),
  };
  paintLand(painter, crop, (vista) =>
    paintSpikes(painter, vista, base, LAND_DIM[painter.view.time ?? 'day']),
  );
  return paintPalePlanks(painter);
}
