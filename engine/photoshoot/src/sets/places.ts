import { norm, oklch, ramp } from '@adwright/engine-pixels';
import { lay, rgb } from '../kit/backdrop.ts';
import { paintBulbs } from '../kit/bulbs.ts';
import { SIDE } from '../kit/frame.ts';
import { cloudy } from '../kit/noise-field.ts';
import { byPick, type PaintSet, type SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { skyOver } from '../kit/sky.ts';
import { OLD_TOWN, type StreetLook, street } from '../kit/street.ts';
import { avenue } from '../kit/traffic.ts';
import { woods } from '../kit/woods.ts';
import { skyline } from './city.ts';
import { outdoorLight } from './outdoors.ts';

/** A street of an old European town, with setts underfoot. */
export const oldTown: PaintSet = (painter, hue) => cobbledStreet(painter, hue, OLD_TOWN);

/** The same in Paris, with the Eiffel Tower at its end. */
export const paris: PaintSet = (painter, hue) =>
  cobbledStreet(painter, hue, { ...OLD_TOWN, eiffel: true });

function cobbledStreet(painter: SetPainter, hue: number | null, town: StreetLook): SetLook {
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

/** A terrace over the roofs of a city, under strings of bulbs. */
export const rooftop: PaintSet = (painter, hue, pick) => {
  const time = painter.view.time ?? byPick(['sunset', 'night', 'sunset', 'day'], pick);
  const { shade } = skyOver(painter, time, painter.horizon / SIDE, 0.45);
  painter.backdrop(5, shade);
  const base = hue ?? 265;
  const [far, near] = { day: [0.8, 0.66], sunset: [0.5, 0.34], night: [0.28, 0.18] }[time];
  const lit = time === 'day' ? 0.02 : 0.4;
  const glass = time === 'day' ? 'rgba(80,110,150,0.5)' : 'rgba(14,16,36,0.55)';
  painter.blurred(15, skyline(painter, { base, lit, glass, lightness: far ?? 0.5, height: 0.24 }));
  painter.haze(time === 'sunset' ? 'rgba(255,176,110,0.36)' : 'rgba(150,170,220,0.2)');
  painter.blurred(10, skyline(painter, { base, lit, glass, lightness: near ?? 0.3, height: 0.13 }));
  painter.blurred(7, (context) => {
    // Parapet with a rail and planters.
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
  outdoorLight(painter, painter.horizon);
  return { gloss: 0.16, shadowSide: 1, shadow: 0.34 };
};

/** Two strings of bulbs that hang across the picture. */
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

/** Water that falls into a wood. */
export const waterfall: PaintSet = (painter, hue) => {
  const green = hue ?? 136;
  const { noise } = painter;
  woods(
    painter,
    {
      light: rgb(0.92, 0.09, green - 14),
      middle: rgb(0.52, 0.1, green),
      dark: rgb(0.2, 0.05, green + 8),
      trunk: rgb(0.22, 0.03, 80),
    },
    3,
  );
  const middle = painter.between(0.62, 0.72);
  const drift = painter.between(0, 60);
  const bottom = painter.horizon / SIDE;
  const { context } = painter;
  const { data: before } = context.getImageData(0, 0, SIDE, painter.horizon);
  painter.backdrop(3, (x, y, out) => {
    const at =
      (Math.min(painter.horizon - 1, Math.floor(y * SIDE)) * SIDE +
        Math.min(SIDE - 1, Math.floor(x * SIDE))) *
      4;
    for (let channel = 0; channel < 3; channel++) out[channel] = (before[at + channel] ?? 0) / 255;
    const edge = (cloudy(noise, x * 3 + drift, y * 5, 3) - 0.5) * 0.16;
    const cliff = ramp(0.34 + edge - Math.abs(x - middle), 0, 0.07);
    const rock = cloudy(noise, x * 7 + 30, y * 9, 5);
    const wet = cloudy(noise, x * 26, y * 5, 2);
    lay(out, [0.06 + rock * 0.26, 0.09 + rock * 0.28, 0.07 + rock * 0.2], cliff * 0.92);
    lay(out, [0.3, 0.44, 0.2], cliff * 0.55 * ramp(rock * 0.7 + wet * 0.3, 0.5, 0.64));
    // A broad fall and a thin one, torn into strands on the way down.
    const sway = (cloudy(noise, y * 4 + drift, 7, 2) - 0.5) * 0.05;
    const broad = ramp(
      0.12 + 0.05 * (y / bottom) + edge * 0.3 - Math.abs(x - middle - sway),
      0,
      0.05,
    );
    const thin = ramp(0.028 - Math.abs(x - middle + 0.24 - sway), 0, 0.02);
    const strand = cloudy(noise, (x - sway) * 34 + drift, y * 2.2, 3);
    lay(out, [0.9, 0.95, 0.99], Math.max(broad, thin * 0.8) * ramp(strand, 0.26, 0.7) * 0.95);
    const mist = Math.exp(-norm((x - middle) * 1.2, (y - bottom) * 2.2) * 4.4);
    lay(out, [0.95, 0.98, 1], 0.85 * mist);
  });
  painter.soften(4);
  painter.leaves(10, green + 6, 0.36, 12, -40, SIDE * 0.45);
  painter.floor({
    material: 'moss',
    light: oklch(0.58, 0.1, green - 8),
    dark: oklch(0.2, 0.04, green),
    vein: oklch(0.36, 0.015, 120),
    sheen: 0.12,
  });
  painter.sunbeams(0.2, '240,255,236');
  outdoorLight(painter);
  return { gloss: 0.08, shadowSide: 1 };
};

/** A garden of raked gravel before bamboo. */
export const zen: PaintSet = (painter, hue) => {
  const green = hue ?? 128;
  woods(
    painter,
    {
      light: rgb(0.95, 0.08, green - 10),
      middle: rgb(0.68, 0.1, green + 4),
      dark: rgb(0.36, 0.07, green + 12),
      trunk: rgb(0.4, 0.06, green),
    },
    0,
  );
  for (const [blur, count, half, lightness] of [
    [12, 15, 12, 0.66],
    [7, 8, 20, 0.56],
  ] as const)
    painter.blurred(blur, (context) => {
      for (let stem = 0; stem < count; stem++) {
        const x = painter.random() * SIDE;
        const cane = context.createLinearGradient(x - half, 0, x + half, 0);
        cane.addColorStop(0, oklch(lightness - 0.06, 0.1, green - 6));
        cane.addColorStop(0.35, oklch(lightness + 0.2, 0.1, green - 12));
        cane.addColorStop(1, oklch(lightness - 0.2, 0.08, green + 6));
        context.fillStyle = cane;
        context.fillRect(x - half, -60, half * 2, painter.horizon + 60);
        context.fillStyle = oklch(lightness + 0.28, 0.06, green - 10);
        for (let node = painter.between(-40, 90); node < painter.horizon; node += half * 10)
          context.fillRect(x - half - 1.5, node, half * 2 + 3, half * 0.34);
      }
    });
  painter.leaves(8, green, 0.5, 11, -30, SIDE * 0.3);
  painter.blurred(8, (context) => {
    for (const [share, width, flat, lightness] of [
      [0.1, 150, 0.62, 0.42],
      [0.22, 84, 0.6, 0.5],
      [0.9, 120, 0.7, 0.38],
    ] as const)
      painter.ball(
        context,
        SIDE * share,
        painter.horizon - width * flat * 0.3,
        width,
        oklch(lightness, 0.014, 110),
        flat,
      );
  });
  painter.floor({
    material: 'gravel',
    light: oklch(0.94, 0.01, 85),
    dark: oklch(0.62, 0.014, 80),
    vein: oklch(0.52, 0.01, 80),
    sheen: 0,
  });
  outdoorLight(painter);
  return { gloss: 0, shadowSide: 1, shadow: 0.4 };
};
