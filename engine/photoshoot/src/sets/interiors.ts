import { norm, oklch, ramp } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { lay, rgb, shine } from '../kit/backdrop.ts';
import { paintBulbs } from '../kit/bulbs.ts';
import { paintFlames } from '../kit/fire.ts';
import { SIDE } from '../kit/frame.ts';
import { FIRELIGHT, LAMPLIGHT, paintPool } from '../kit/light-pool.ts';
import { cloudy } from '../kit/noise-field.ts';
import type { PaintSet } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { standThing } from '../kit/things.ts';

/** Plaster in the light of a lamp at (`x`, `y`), shares of the side. */
export function plaster(
  painter: SetPainter,
  light: readonly [number, number, number],
  dark: readonly [number, number, number],
  [x, y]: readonly [number, number] = [0.26, 0.12],
): void {
  const { noise } = painter;
  painter.backdrop(
    5,
    (atX, atY, out) => {
      const fall = norm(atX - x, atY - y);
      const mottle = cloudy(noise, atX * 3, atY * 3, 4) - 0.5;
      const trowel = cloudy(noise, atX * 26 + atY * 7, atY * 30, 2) - 0.5;
      out.set(light);
      lay(out, dark, ramp(fall, 0, 1.15) + mottle * 0.22 + trowel * 0.09);
    },
    SIDE,
  );
}

/** A living room in the evening: fire, lamp, sofa, wooden table. */
export const lounge: PaintSet = (painter, hue) => {
  const base = hue ?? 65;
  plaster(painter, rgb(0.74, 0.07, base), rgb(0.3, 0.05, base - 12), [0.82, 0.2]);
  const bottom = painter.horizon;
  painter.blurred(9, (context) => {
    context.fillStyle = oklch(0.55, 0.03, 55);
    context.fillRect(SIDE * 0.02, bottom - 470, 450, 480);
    context.fillStyle = oklch(0.4, 0.045, 50);
    context.fillRect(SIDE * 0.02 - 34, bottom - 500, 518, 44);
    context.fillStyle = '#120b08';
    context.beginPath();
    context.roundRect(SIDE * 0.02 + 70, bottom - 340, 310, 350, 20);
    context.fill();
  });
  const hearth = SIDE * 0.02 + 225;
  paintFlames(painter, { x: hearth, half: 120, base: bottom - 36, tall: 250 }, 8);
  const { context } = painter;
  paintPool(
    context,
    'screen',
    {
      x: hearth,
      y: bottom - 130,
      reach: 330,
      stops: FIRELIGHT,
    },
    0.6,
  );
  const furniture = { base: bottom + 44, blur: 10 };
  standThing(painter, {
    ...furniture,
    kind: 'sofa',
    x: SIDE * 0.86,
    height: 330,
    body: oklch(0.48, 0.06, hue ?? 150),
    light: 0.8,
  });
  standThing(painter, {
    ...furniture,
    kind: 'tableLamp',
    x: SIDE * 0.57,
    height: 300,
    body: '#8a5a3a',
  });
  paintPool(context, 'screen', { x: SIDE * 0.57, y: bottom - 185, reach: 210, stops: LAMPLIGHT });
  fairyLights(painter);
  painter.floor({
    material: 'wood',
    light: oklch(0.62, 0.08, 60),
    dark: oklch(0.27, 0.055, 48),
    sheen: 0.24,
  });
  return { gloss: 0.14, shadowSide: 1, shadow: 0.34 };
};

/** A string of small lights along the mantelpiece and over the sofa. */
function fairyLights(painter: SetPainter): void {
  const lights = Array.from({ length: 38 }, (_, light) => {
    const along = light / 37;
    const sag = Math.sin(along * Math.PI * 4) ** 2;
    return [SIDE * (1.1 * along - 0.05), painter.horizon * (0.1 + 0.11 * sag)] as const;
  });
  paintBulbs(
    painter,
    lights,
    [
      { blur: 16, radius: 20, colour: '#ffb455', opacity: 0.6 },
      { blur: 4, radius: 8, colour: '#fff0cc' },
    ],
    'lighter',
  );
}

/** Shelves of books under a warm lamp. */
export const library: PaintSet = (painter, hue) => {
  plaster(painter, rgb(0.42, 0.05, 55), rgb(0.14, 0.03, 45), [0.35, 0.25]);
  painter.blurred(7, (context) => bookShelves(painter, context, hue));
  paintPool(painter.context, 'screen', {
    x: SIDE * 0.34,
    y: painter.horizon * 0.4,
    reach: 470,
    stops: LAMPLIGHT,
  });
  painter.floor({
    material: 'wood',
    light: oklch(0.5, 0.08, 50),
    dark: oklch(0.2, 0.05, 40),
    sheen: 0.3,
  });
  return { gloss: 0.2, shadowSide: 1, shadow: 0.36 };
};

function bookShelves(painter: SetPainter, context: SKRSContext2D, hue: number | null): void {
  const shelf = 188;
  for (let bottom = painter.horizon - 8; bottom > -20; bottom -= shelf) {
    for (let x = -70; x < SIDE + 60; ) {
      const width = painter.between(20, 46);
      if (painter.random() < 0.06) {
        x += width * 2;
        continue;
      }
      const tall = shelf * painter.between(0.62, 0.86);
      const colour = oklch(
        painter.between(0.28, 0.6),
        painter.between(0.03, 0.1),
        hue === null
          ? painter.between(10, 110) + (painter.random() < 0.25 ? 130 : 0)
          : hue + painter.between(-25, 25),
      );
      context.fillStyle = colour;
      context.fillRect(x, bottom - tall, width, tall);
      const round = context.createLinearGradient(x, 0, x + width, 0);
      round.addColorStop(0, 'rgba(0,0,0,0.35)');
      round.addColorStop(0.35, 'rgba(255,255,255,0.14)');
      round.addColorStop(1, 'rgba(0,0,0,0.5)');
      context.fillStyle = round;
      context.fillRect(x, bottom - tall, width, tall);
      context.fillStyle = 'rgba(226,184,104,0.75)';
      context.fillRect(x + 4, bottom - tall * 0.84, width - 8, 5);
      context.fillRect(x + 4, bottom - tall * 0.2, width - 8, 4);
      x += width + 1;
    }
    context.fillStyle = oklch(0.3, 0.055, 48);
    context.fillRect(-80, bottom, SIDE + 160, 18);
    context.fillStyle = 'rgba(0,0,0,0.4)';
    context.fillRect(-80, bottom + 18, SIDE + 160, 16);
  }
}

/** A café or bar: lamps over the counter, bottles on shelves, people's lights. */
export const cafe: PaintSet = (painter, hue) => {
  const base = hue ?? 55;
  const { noise } = painter;
  const bottom = painter.horizon / SIDE;
  const [dark, warm] = [rgb(0.2, 0.035, base - 10), rgb(0.58, 0.08, base)];
  painter.backdrop(5, (x, y, out) => {
    out.set(dark);
    lay(
      out,
      warm,
      0.75 * Math.exp(-norm((x - 0.4) * 1.1, y - bottom * 0.62) * 2.6) +
        (cloudy(noise, x * 5, y * 5, 3) - 0.5) * 0.3,
    );
    shine(out, [1, 0.7, 0.35], 0.1 * Math.exp(-Math.abs(y - bottom * 0.5) * 9));
  });
  painter.blurred(9, (context) => {
    for (const shelf of [0.42, 0.66]) {
      const y = painter.horizon * shelf;
      for (let x = SIDE * 0.46; x < SIDE + 40; x += painter.between(40, 62)) {
        const tall = painter.between(70, 122);
        const glass = oklch(painter.between(0.4, 0.75), 0.09, painter.between(30, 160));
        painter.vessel(context, x, y, 30, tall * 0.7, glass);
        painter.vessel(context, x, y - tall * 0.66, 12, tall * 0.36, glass);
      }
      context.fillStyle = oklch(0.36, 0.06, 50);
      context.fillRect(SIDE * 0.42, y, SIDE, 14);
    }
  });
  for (const [blur, opacity] of [
    [44, 0.9],
    [8, 1],
  ] as const)
    painter.blurred(
      blur,
      (context) => {
        for (const [x, y] of [
          [0.12, 0.3],
          [0.33, 0.2],
          [0.56, 0.26],
          [0.84, 0.17],
        ] as const) {
          context.fillStyle = '#1d1511';
          if (blur < 20) context.fillRect(SIDE * x - 2, -60, 4, painter.horizon * y + 40);
          context.fillStyle = blur < 20 ? '#fff0cc' : '#ffb45c';
          context.beginPath();
          context.arc(SIDE * x, painter.horizon * y, blur < 20 ? 26 : 80, 0, Math.PI * 2);
          context.fill();
        }
      },
      opacity,
    );
  painter.bokeh(
    ['#ffd89a', '#ffb968', '#fff1d2'],
    46,
    painter.horizon * 0.4,
    painter.horizon * 0.95,
    9,
    36,
    2,
  );
  painter.floor({
    material: 'wood',
    light: oklch(0.56, 0.075, 56),
    dark: oklch(0.24, 0.05, 46),
    sheen: 0.3,
  });
  return { gloss: 0.2, shadowSide: 1, shadow: 0.3 };
};
