import { AUTUMN_LEAVES } from '../kit/autumn-leaves.ts';
import { rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { LAND_DIM, paintLand } from '../kit/land.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import { OAK } from '../kit/planks.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintVines } from '../kit/vines.ts';

/**
 * Photoshoot scene that shows a vineyard: rows of vines that meet at the horizon, with oak planks in front.
 */
export const vineyard = defineSet({
  light: 'hours',
  ownProps: ['leaves'],
  foreground: 'leaves',
  hues: [AUTUMN_LEAVES],
  within: 'nature',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const green = hue ?? 126;
  const growth = { green, dim: LAND_DIM[painter.view.time ?? 'day'], fruit: null };
  const crop = {
    lit: rgb(0.7, 0.1, 112),
    shade: rgb(0.56, 0.09, 108),
    ground: rgb(0.62, 0.06, 72),
    rows: 0,
    hills: rgb(0.46, 0.07, 138),
  };
  paintLand(painter, crop, (vista) => paintVines(painter, vista, growth));
  painter.leaves(8, green, 0.46, 10, -30, SIDE * 0.3);
  painter.floor({ material: 'wood', ...OAK, sheen: 0.1 });
  painter.dapple(0.18);
  paintOutdoorLight(painter, painter.horizon);
  return { gloss: 0.06, shadowSide: 1, shadow: 0.42 };
}
