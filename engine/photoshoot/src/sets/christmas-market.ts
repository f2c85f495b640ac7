import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { paintBulbs } from '../kit/bulbs.ts';
import { defineSet } from '../kit/define-set.ts';
import { paintFirs } from '../kit/firs.ts';
import { SIDE } from '../kit/frame.ts';
import { LAMPLIGHT, paintPool } from '../kit/light-pool.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { OLD_TOWN, paintStreet } from '../kit/street.ts';

/**
 * Photoshoot scene that shows a Christmas market at dusk: snow-covered wooden huts, warm light on the goods, and
 * strings of bulbs above the lane.
 */
export const christmasMarket = defineSet({
  light: 'hours',
  ownProps: ['baubles', 'lights', 'snow'],
  paint,
});

/**
 * A wooden hut of the market. Centre and half width of the hut are shares of the picture's side. The hut's
 * height is a share of the height between the picture's top and the floor.
 */
interface Hut {
  x: number;
  half: number;
  tall: number;
  blur: number;
  /** Hue of the cloth on the hut, in degrees of OKLCH. */
  cloth: number;
}

const HUTS: readonly Hut[] = [
  { x: 0.42, half: 0.1, tall: 0.36, blur: 9, cloth: 150 },
  { x: 0.63, half: 0.11, tall: 0.4, blur: 9, cloth: 25 },
  { x: 0.1, half: 0.25, tall: 0.82, blur: 6, cloth: 25 },
  { x: 0.93, half: 0.22, tall: 0.76, blur: 6, cloth: 150 },
];
/** Number of sagging spans in a chain of lights. */
const DIPS = 3;
/** Number of bulbs in each span of a chain of lights. */
const BULBS = 13;

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { context } = painter;
  const horizon = Math.max(1, painter.horizon);
  const day = painter.view.time === 'day';
  paintStreet(painter, day ? 'day' : 'night', { ...OLD_TOWN, trees: false });
  if (!day) {
    context.fillStyle = 'rgba(26,34,84,0.34)';
    context.fillRect(0, 0, SIDE, horizon);
  }
  paintFirs(painter, day ? 1 : 0.42);
  for (const hut of HUTS) {
    painter.blurred(hut.blur, (layer) => paintHut(layer, painter, hut, horizon, hue));
    paintPool(
      context,
      'screen',
      {
        x: SIDE * hut.x,
        y: horizon * (1 - hut.tall * 0.4),
        reach: SIDE * hut.half * 1.7,
        stops: LAMPLIGHT,
      },
      day ? 0.2 : 0.42,
    );
  }
  chains(painter, horizon);
  painter.bokeh(['#ffd98a', '#ffb84d', '#fff0c8', '#ff7a5c'], 34, horizon * 0.3, horizon, 8, 26, 2);
  painter.floor({
    material: 'wood',
    light: oklch(0.56, 0.065, 56),
    dark: oklch(0.24, 0.045, 48),
    sheen: 0.24,
  });
  snowfall(painter, horizon);
  return { gloss: 0.12, shadowSide: 1, shadow: 0.34 };
}

/**
 * Paints a hut with wooden walls, a counter with goods in the light from inside, and a snowy roof with a
 * garland along the edge.
 */
function paintHut(
  context: SKRSContext2D,
  painter: SetPainter,
  { x, half, tall, cloth }: Hut,
  horizon: number,
  hue: number | null,
): void {
  const [middle, wide] = [SIDE * x, SIDE * half];
  const [foot, high] = [horizon + 20, horizon * tall];
  const eaves = foot - high * 0.66;
  context.fillStyle = oklch(0.3, 0.05, 52);
  context.fillRect(middle - wide, eaves, 2 * wide, foot - eaves);
  context.fillStyle = 'rgba(0,0,0,0.3)';
  for (let board = 0; board < 9; board++)
    context.fillRect(middle - wide + (board * 2 * wide) / 9, eaves, 4, foot - eaves);
  // The opening of the hut is lit from inside.
  const [top, counter] = [eaves + high * 0.06, foot - high * 0.22];
  const glow = context.createRadialGradient(middle, top, 4, middle, top + 30, wide * 1.3);
  glow.addColorStop(0, '#ffe2a0');
  glow.addColorStop(0.4, '#e8a24a');
  glow.addColorStop(1, '#8a4a1c');
  context.fillStyle = glow;
  context.fillRect(middle - wide * 0.84, top, wide * 1.68, counter - top);
  for (const shelf of [0.46, 0.98]) {
    const y = top + (counter - top) * shelf;
    context.fillStyle = oklch(0.36, 0.06, 52);
    context.fillRect(middle - wide * 0.84, y, wide * 1.68, high * 0.022);
    for (let good = 0; good < 9; good++) {
      const at = middle - wide * 0.72 + good * wide * 0.18;
      const size = wide * painter.between(0.05, 0.085);
      const colour = oklch(painter.between(0.4, 0.72), 0.16, [25, 85, 150, 40, 10][good % 5] ?? 25);
      if (good % 3 === 1) {
        context.fillStyle = colour;
        context.fillRect(at - size, y - 2.2 * size, 2 * size, 2.2 * size);
      } else painter.ball(context, at, y - size, size, colour);
    }
  }
  context.fillStyle = oklch(0.44, 0.07, 54);
  context.fillRect(middle - wide * 1.04, counter, wide * 2.08, high * 0.05);
  // A cloth with a scalloped edge hangs under the hut's roof.
  const lappets = 8;
  for (let lappet = 0; lappet < lappets; lappet++) {
    const left = middle - wide + (lappet * 2 * wide) / lappets;
    context.fillStyle = lappet % 2 === 0 ? oklch(0.5, 0.17, hue ?? cloth) : oklch(0.93, 0.015, 85);
    context.beginPath();
    context.rect(left, eaves, (2 * wide) / lappets, high * 0.05);
    context.arc(left + wide / lappets, eaves + high * 0.05, wide / lappets, 0, Math.PI);
    context.fill();
  }
  roof(context, middle, wide * 1.16, eaves, high * 0.34);
  garland(painter, context, middle, wide * 1.1, eaves);
}

function roof(context: SKRSContext2D, x: number, half: number, eaves: number, rise: number): void {
  const snow = context.createLinearGradient(x - half, eaves - rise, x + half, eaves);
  snow.addColorStop(0, '#c3d0ec');
  snow.addColorStop(0.75, '#8496c4');
  snow.addColorStop(1, '#f2dcb6');
  context.fillStyle = snow;
  context.beginPath();
  context.moveTo(x - half, eaves + 4);
  context.quadraticCurveTo(x - half * 0.5, eaves - rise * 0.5, x, eaves - rise);
  context.quadraticCurveTo(x + half * 0.5, eaves - rise * 0.5, x + half, eaves + 4);
  context.quadraticCurveTo(x + half * 0.6, eaves + 18, x + half * 0.3, eaves + 2);
  context.quadraticCurveTo(x, eaves + 20, x - half * 0.35, eaves + 3);
  context.quadraticCurveTo(x - half * 0.7, eaves + 18, x - half, eaves + 4);
  context.fill();
}

/** Paints fir branches with lights along the eaves of the hut. */
function garland(
  painter: SetPainter,
  context: SKRSContext2D,
  x: number,
  half: number,
  y: number,
): void {
  context.lineWidth = 4;
  for (let needle = 0; needle < 90; needle++) {
    const along = (needle / 90) * 2 - 1;
    context.strokeStyle = oklch(painter.between(0.26, 0.42), 0.06, 150);
    context.beginPath();
    context.moveTo(x + along * half, y + 10);
    context.lineTo(x + along * half + painter.between(-16, 16), y + 10 + painter.between(-12, 18));
    context.stroke();
  }
  context.fillStyle = '#fff2c6';
  for (let light = 0; light < 11; light++) {
    context.beginPath();
    context.arc(x + ((light / 10) * 2 - 1) * half, y + 12 + 6 * (light % 2), 6, 0, Math.PI * 2);
    context.fill();
  }
}

/** Paints bulbs on wires that hang across the lane. */
function chains(painter: SetPainter, horizon: number): void {
  const places = [0.1, 0.24].flatMap((height) =>
    Array.from({ length: DIPS * BULBS }, (_, bulb) => {
      const share = (bulb % BULBS) / BULBS;
      const sag = 4 * share * (1 - share);
      return [
        (SIDE * (Math.floor(bulb / BULBS) + share)) / DIPS,
        horizon * (height + 0.09 * sag),
      ] as const;
    }),
  );
  paintBulbs(
    painter,
    places,
    [
      { blur: 16, radius: 20, colour: '#ff9d3c', opacity: 0.55 },
      { blur: 3, radius: 8, colour: '#fff0c4' },
    ],
    'lighter',
  );
}

/** Paints falling snowflakes, larger when nearer. */
function snowfall(painter: SetPainter, horizon: number): void {
  for (const [count, size, blur] of [
    [120, 3, 1.5],
    [26, 8, 4],
  ] as const)
    painter.blurred(blur, (context) => {
      context.fillStyle = 'rgba(255,255,255,0.8)';
      for (let flake = 0; flake < count; flake++) {
        context.beginPath();
        context.arc(
          painter.random() * SIDE,
          painter.random() * horizon,
          size * painter.between(0.6, 1.3),
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    });
}
