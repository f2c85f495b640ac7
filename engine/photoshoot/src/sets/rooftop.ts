import { oklch } from '@adwright/engine-pixels';
import { paintBulbs } from '../kit/bulbs.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import { chooseByPick, type SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintSky } from '../kit/sky.ts';
import { paintSkyline } from '../kit/skyline.ts';

/** Photoshoot scene that shows a terrace above the roofs of a city, under strings of bulbs. */
export const rooftop = defineSet({
  light: 'hours',
  ownProps: ['lights'],
  foreground: 'lights',
  within: 'urban',
  paint,
});

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const time = painter.view.time ?? chooseByPick(['sunset', 'night', 'sunset', 'day'], pick);
  const { shade } = paintSky(painter, time, painter.horizon / SIDE, 0.45);
  painter.backdrop(5, shade);
  const base = hue ?? 265;
  const [far, near] = { day: [0.8, 0.66], sunset: [0.5, 0.34], night: [0.28, 0.18] }[time];
  const lit = time === 'day' ? 0.02 : 0.4;
  const glass = time === 'day' ? 'rgba(80,110,150,0.5)' : 'rgba(14,16,36,0.55)';
  painter.blurred(
    15,
    paintSkyline(painter, { base, lit, glass, lightness: far ?? 0.5, height: 0.24 }),
  );
  painter.haze(time === 'sunset' ? 'rgba(255,176,110,0.36)' : 'rgba(150,170,220,0.2)');
  painter.blurred(
    10,
    paintSkyline(painter, { base, lit, glass, lightness: near ?? 0.3, height: 0.13 }),
  );
  painter.blurred(7, (context) => {
    // The terrace ends with a parapet that has a railing and planters.
    context.fillStyle = oklch(0.34, 0.02, 260);
    context.fillRect(-60, painter.horizon - 96, SIDE + 120, 12);
    for (let post = 0; post < 7; post++)
      context.fillRect(post * 180 - 20, painter.horizon - 96, 9, 110);
  });
  painter.leaves(10, 138, 0.4, 10, painter.horizon * 0.9, painter.horizon + 20);
  if (time !== 'day')
    painter.bokeh(
      ['#ffb86a', '#ffd9a0', '#ffe9c4', '#9fd4ff', '#ff8d6a'],
      60,
      painter.horizon * 0.58,
      painter.horizon * 0.88,
      6,
      22,
      1.5,
    );
  bulbs(painter);
  painter.floor({
    material: 'wood',
    light: oklch(0.6, 0.06, 60),
    dark: oklch(0.28, 0.05, 50),
    sheen: 0.2,
  });
  paintOutdoorLight(painter, painter.horizon);
  return { gloss: 0.16, shadowSide: 1, shadow: 0.34 };
}

/** Paints two strings of bulbs across the picture. */
function bulbs(painter: SetPainter): void {
  const places = (
    [
      [0.02, 0.16, 0.13, 9],
      [0.3, 0.04, 0.1, 11],
    ] as const
  ).flatMap(([from, to, sag, count]) =>
    Array.from({ length: count + 1 }, (_, bulb) => {
      const along = (bulb + 0.3) / count;
      const y = from + (to - from) * along + sag * Math.sin(along * Math.PI);
      return [along * SIDE, painter.horizon * y] as const;
    }),
  );
  paintBulbs(painter, places, [
    { blur: 22, radius: 34, colour: 'rgba(255,180,80,0.75)' },
    { blur: 4, radius: 12, colour: '#fff2cf' },
  ]);
}
