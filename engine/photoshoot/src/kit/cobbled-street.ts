import { oklch } from '@adwright/engine-pixels';
import { paintOutdoorLight } from './outdoor-light.ts';
import type { SetLook } from './set-look.ts';
import type { SetPainter } from './set-painter.ts';
import { paintStreet, type StreetLook } from './street.ts';
import { paintAvenue } from './traffic.ts';

/** Paints a cobbled street in an old town. */
export function paintCobbledStreet(
  painter: SetPainter,
  hue: number | null,
  town: StreetLook,
): SetLook {
  const time = painter.view.time ?? 'day';
  paintStreet(painter, time, hue === null ? town : { ...town, hue, chroma: 0.07 });
  paintAvenue(painter, time);
  if (time !== 'day')
    painter.bokeh(['#ffc878', '#ffe0a8'], 34, painter.horizon * 0.4, painter.horizon, 9, 34, 1.5);
  painter.floor({
    material: 'cobble',
    light: oklch(0.76, 0.018, 80),
    dark: oklch(0.28, 0.014, 70),
    sheen: 0.1,
  });
  paintOutdoorLight(painter, painter.horizon);
  return { gloss: 0.06, shadowSide: 1, shadow: 0.42 };
}
