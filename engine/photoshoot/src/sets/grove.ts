import { rgb } from '../kit/backdrop.ts';
import { paintBlossoms } from '../kit/blossoms.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { LAND_DIM, paintLand } from '../kit/land.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import { OAK } from '../kit/planks.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintVines } from '../kit/vines.ts';
import { LEMON_HUE } from '../solids/fruit.ts';

/** Photoshoot scene that shows fruit trees in rows with grass between the rows. */
export const grove = defineSet({
  light: 'hours',
  ownProps: ['blossoms'],
  within: 'nature',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { fruit, bloom, time } = painter.view;
  const green = hue ?? 130;
  const dim = LAND_DIM[time ?? 'day'];
  const growth = { green, dim, fruit: fruit ?? LEMON_HUE, blossoms: bloom };
  const crop = {
    lit: rgb(0.76, 0.13, 120),
    shade: rgb(0.56, 0.11, 126),
    ground: rgb(0.6, 0.09, 104),
    rows: 0,
    hills: rgb(0.5, 0.06, 160),
  };
  paintLand(painter, crop, (vista) => paintVines(painter, vista, growth));
  if (bloom === null) painter.leaves(8, green + 6, 0.46, 10, -30, SIDE * 0.28);
  else paintBlossoms(painter, [-0.02, 0.08, 0.2], { blur: 7, reach: 0.42 });
  painter.floor({ material: 'wood', ...OAK, sheen: 0.1 });
  painter.dapple(0.18);
  paintOutdoorLight(painter, painter.horizon);
  return { gloss: 0.06, shadowSide: 1, shadow: 0.42 };
}
