import { oklch } from '@adwright/engine-pixels';
import { outdoorLight } from './outdoor-light.ts';
import type { SetLook } from './set-look.ts';
import type { SetPainter } from './set-painter.ts';
import { type StreetLook, street } from './street.ts';
import { avenue } from './traffic.ts';

/** Paints a cobbled street in an old town. */
export function cobbledStreet(painter: SetPainter, hue: number | null, town: StreetLook): SetLook {
  const time = painter.view.time ?? 'day';
  street(painter, time, hue === null ? town : { ...town, hue, chroma: 0.07 });
  avenue(painter, time);
  if (time !== 'day')
    painter.bokeh(['#ffc878', '#ffe0a8'], 34, painter.horizon * 0.4, painter.horizon, 9, 34, 1.5);
  painter.floor({
    material: 'cobble',
    light: oklch(0.76, 0.018, 80),
    dark: oklch(0.28, 0.014, 70),
    sheen: 0.1,
  });
  outdoorLight(painter, painter.horizon);
  return { gloss: 0.06, shadowSide: 1, shadow: 0.42 };
}
