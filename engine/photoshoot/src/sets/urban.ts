import { oklch } from '@adwright/engine-pixels';
import { defineSet } from '../kit/define-set.ts';
import { SIDE, type TimeOfDay } from '../kit/frame.ts';
import { chooseByPick, type SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintSky } from '../kit/sky.ts';
import { paintSkyline } from '../kit/skyline.ts';
import { paintStreet, TOWERS } from '../kit/street.ts';

/** Photoshoot scene that shows a city, as a street or as a skyline, with paving as the floor. */
export const urban = defineSet({
  light: 'hours',
  ownThings: ['parkedCar'],
  foreground: 'lights',
  paint,
});

const CITY: Readonly<
  Record<TimeOfDay, { far: number; near: number; lit: number; lamps: number; glass: string }>
> = {
  day: { far: 0.78, near: 0.6, lit: 0.02, lamps: 0, glass: 'rgba(60,90,130,0.55)' },
  sunset: { far: 0.5, near: 0.27, lit: 0.3, lamps: 1, glass: 'rgba(20,24,50,0.5)' },
  night: { far: 0.3, near: 0.17, lit: 0.42, lamps: 1, glass: 'rgba(8,10,24,0.6)' },
};

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const time =
    painter.view.time ??
    (painter.view.key === 'high'
      ? 'day'
      : chooseByPick(['sunset', 'day', 'night', 'sunset'], pick));
  const base = hue ?? (time === 'day' ? 75 : 268);
  const { far, near, lit, lamps, glass } = CITY[time];
  if (time === 'day' || pick % 2 === 0)
    paintStreet(
      painter,
      time,
      hue === null ? TOWERS : { ...TOWERS, hue, other: hue, chroma: 0.06 },
    );
  else {
    const { shade } = paintSky(painter, time, painter.horizon / SIDE, 0.35);
    // At night, the sky is computed at a higher resolution, because the moon has a sharp edge.
    painter.backdrop(time === 'night' ? 4 : 8, shade);
    const row = { base, lit, glass };
    painter.blurred(18, paintSkyline(painter, { ...row, lightness: far, height: 0.42 }));
    painter.haze(time === 'sunset' ? 'rgba(255,170,110,0.34)' : 'rgba(70,90,160,0.28)');
    painter.blurred(12, paintSkyline(painter, { ...row, lightness: near, height: 0.27 }));
  }
  const lights = ['#ffb35c', '#ff5d5d', '#ffd9a0', '#ffe9c4', '#8fd0ff', '#ffc06a'];
  painter.bokeh(
    lights,
    Math.round(50 * lamps),
    painter.horizon * 0.74,
    painter.horizon * 0.99,
    9,
    30,
    1.5,
  );
  painter.bokeh(
    lights,
    Math.round(12 * lamps),
    painter.horizon * 0.3,
    painter.horizon * 0.75,
    18,
    46,
    2,
  );
  painter.floor(
    time === 'day'
      ? {
          material: 'paving',
          light: oklch(0.86, 0.012, 85),
          dark: oklch(0.42, 0.012, 80),
          vein: oklch(0.6, 0.012, 230),
          sheen: 0.12,
        }
      : {
          material: 'paving',
          light: oklch(time === 'night' ? 0.42 : 0.56, 0.02, 265),
          dark: oklch(time === 'night' ? 0.12 : 0.19, 0.02, 265),
          // In a picture from above, the puddles reflect no sky.
          vein:
            painter.horizon === 0
              ? oklch(time === 'night' ? 0.2 : 0.33, 0.015, 265)
              : time === 'night'
                ? '#27305c'
                : '#9a746c',
          sheen: 0.5,
        },
  );
  return time === 'day'
    ? { gloss: 0.1, shadowSide: 1, shadow: 0.4 }
    : { gloss: 0.3, shadowSide: 1, shadow: 0.26 };
}
