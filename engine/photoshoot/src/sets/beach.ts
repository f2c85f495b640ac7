import { oklch } from '@adwright/engine-pixels';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import { paintPalms } from '../kit/palms.ts';
import { paintSea } from '../kit/sea.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintSky } from '../kit/sky.ts';

/** Photoshoot scene that shows a beach: waves, wet sand, and dry sand in front. */
export const beach = defineSet({
  light: 'hours',
  ownProps: ['leaves'],
  ownThings: ['boat'],
  within: 'nature',
  paint,
});

/**
 * Palms on both sides of a beach: tall palms that lean over the water on one side, and a lower palm on the
 * opposite side.
 */
const PALM_SITES = [
  { x: 0.9, foot: 1.03, high: 0.62, lean: -0.07 },
  { x: 1.0, foot: 1.05, high: 0.86, lean: -0.12 },
  { x: -0.01, foot: 1.04, high: 0.72, lean: 0.1 },
] as const;

function paint(painter: SetPainter, hue: number | null): SetLook {
  const time = painter.view.time ?? 'day';
  const line = (painter.horizon / SIDE) * 0.7;
  paintSea(painter, line, paintSky(painter, time, line, 0.55), hue ?? 215);
  paintPalms(painter, PALM_SITES, 4);
  painter.floor({
    material: 'sand',
    light: oklch(0.93, 0.045, 84),
    dark: oklch(0.64, 0.065, 72),
    sheen: 0.05,
  });
  if (time === 'day' && !painter.view.storm) painter.palmShadow(0.2);
  paintOutdoorLight(painter, painter.horizon);
  return { gloss: 0.02, shadowSide: 1 };
}
