import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { paintPool } from '../kit/light-pool.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintStandingObject } from '../kit/standing-objects.ts';
import { paintWoods } from '../kit/woods.ts';

/**
 * Photoshoot scene that shows a Japanese room: paper sliding screens, an opening to the garden, a scroll, and straw
 * mats.
 */
export const teaRoom = defineSet({
  indoors: true,
  light: 'hours',
  ownProps: ['leaves'],
  paint,
});

/**
 * Left and right edge of each sliding screen, as shares of the picture's side. The garden is visible between
 * the third and the fourth screen.
 */
const SCREENS = [
  [-0.1, 0.14],
  [0.14, 0.38],
  [0.74, 0.98],
  [0.98, 1.2],
] as const;
/** Number of paper panes across a screen, and number of panes down the screen. */
const PANES = [3, 5] as const;
/** Share of a screen's height, below the paper, that is wood. */
const BOARDS = 0.17;

/**
 * Colours of the screens' paper, at the top and at the bottom, with daylight, sunset or night behind the paper.
 */
const PAPER = {
  day: ['#fdf9ee', '#e9dfc8'],
  sunset: ['#ffe3b4', '#f0b878'],
  night: ['#4c5570', '#2e3448'],
} as const;

function paint(painter: SetPainter, hue: number | null): SetLook {
  const horizon = Math.max(1, painter.horizon);
  const time = painter.view.time ?? 'day';
  const green = hue ?? 130;
  const dim = { day: 1, sunset: 0.8, night: 0.42 }[time];
  paintWoods(painter, {
    light: rgb(0.94 * dim, 0.08, time === 'sunset' ? 70 : green - 14),
    middle: rgb(0.68 * dim, 0.1, time === 'sunset' ? 60 : green),
    dark: rgb(0.36 * dim, 0.07, green + 8),
    trunk: rgb(0.34 * dim, 0.03, 80),
  });
  painter.soften(12);
  if (time === 'night') {
    painter.context.fillStyle = 'rgba(8,14,34,0.62)';
    painter.context.fillRect(0, 0, SIDE, horizon);
  }
  painter.blurred(9, (context) => garden(painter, context, horizon, dim));
  painter.blurred(3.4, (context) => {
    for (const [from, to] of SCREENS) screen(context, from, to, horizon, PAPER[time]);
    beams(context, horizon, dim);
  });
  if (time === 'night') lantern(painter, horizon);
  painter.floor({
    material: 'tatami',
    light: oklch(0.86, 0.065, 98),
    dark: oklch(0.6, 0.06, 96),
    vein: oklch(0.3, 0.045, 155),
    sheen: 0.06,
  });
  if (time === 'day') painter.windowLight(0.1);
  return { gloss: 0.03, shadowSide: 1, shadow: 0.36, holds: ['stones'] };
}

/** Paints the garden outside: a stone lantern and raked sand in front of trees. */
function garden(painter: SetPainter, context: SKRSContext2D, horizon: number, dim: number): void {
  context.fillStyle = oklch(0.82 * dim, 0.015, 85);
  context.fillRect(SIDE * 0.3, horizon * 0.84, SIDE * 0.5, horizon * 0.2);
  const [x, base, size] = [SIDE * 0.63, horizon * 0.9, horizon * 0.2];
  context.fillStyle = oklch(0.58 * dim, 0.012, 120);
  context.fillRect(x - size * 0.14, base - size * 0.9, size * 0.28, size * 0.9);
  context.fillRect(x - size * 0.34, base - size * 1.3, size * 0.68, size * 0.4);
  context.beginPath();
  context.moveTo(x - size * 0.56, base - size * 1.26);
  context.quadraticCurveTo(x, base - size * 1.5, x, base - size * 1.74);
  context.quadraticCurveTo(x, base - size * 1.5, x + size * 0.56, base - size * 1.26);
  context.fill();
  context.fillStyle = dim < 0.9 ? '#ffd690' : oklch(0.3, 0.01, 100);
  context.fillRect(x - size * 0.15, base - size * 1.22, size * 0.3, size * 0.24);
  for (const [at, radius] of [
    [0.45, 60],
    [0.54, 38],
  ] as const)
    painter.ball(context, SIDE * at, horizon * 0.9, radius, oklch(0.5 * dim, 0.01, 110), 0.62);
}

/** Paints a sliding screen: a frame of dark wood, slats across the paper, and boards at the bottom. */
function screen(
  context: SKRSContext2D,
  from: number,
  to: number,
  horizon: number,
  [above, below]: readonly [string, string],
): void {
  const [left, wide] = [SIDE * from, SIDE * (to - from)];
  const [top, foot] = [horizon * 0.13, horizon + 8];
  const paper = context.createLinearGradient(0, top, 0, foot);
  paper.addColorStop(0, above);
  paper.addColorStop(1, below);
  context.fillStyle = paper;
  context.fillRect(left, top, wide, foot - top);
  const sill = foot - (foot - top) * BOARDS;
  context.fillStyle = oklch(0.46, 0.06, 58);
  context.fillRect(left, sill, wide, foot - sill);
  context.fillStyle = oklch(0.3, 0.045, 50);
  const [columns, rows] = PANES;
  for (let column = 1; column < columns; column++)
    context.fillRect(left + (wide * column) / columns - 4, top, 8, sill - top);
  for (let row = 1; row < rows; row++)
    context.fillRect(left, top + ((sill - top) * row) / rows - 4, wide, 8);
  context.fillRect(left, sill - 9, wide, 18);
  for (const x of [left, left + wide - 17]) context.fillRect(x, top, 17, foot - top);
  context.fillRect(left, top, wide, 16);
  context.fillRect(left, foot - 20, wide, 24);
}

/** Paints the beam above the screens, the plaster above the beam, and the posts. */
function beams(context: SKRSContext2D, horizon: number, dim: number): void {
  context.fillStyle = oklch(0.84 * (0.4 + 0.6 * dim), 0.035, 85);
  context.fillRect(-60, -60, SIDE + 120, horizon * 0.11 + 60);
  const wood = (lightness: number) => oklch(lightness * (0.5 + 0.5 * dim), 0.05, 54);
  context.fillStyle = wood(0.36);
  context.fillRect(-60, horizon * 0.09, SIDE + 120, horizon * 0.055);
  context.fillStyle = wood(0.48);
  context.fillRect(-60, horizon * 0.09, SIDE + 120, 5);
  for (const x of [0.375, 0.735]) {
    const post = context.createLinearGradient(SIDE * x - 22, 0, SIDE * x + 22, 0);
    post.addColorStop(0, wood(0.48));
    post.addColorStop(1, wood(0.26));
    context.fillStyle = post;
    context.fillRect(SIDE * x - 22, -60, 44, horizon + 72);
  }
}

/** Paints a paper lamp on the floor. */
function lantern(painter: SetPainter, horizon: number): void {
  paintPool(painter.context, 'screen', {
    x: SIDE * 0.86,
    y: horizon * 0.82,
    reach: SIDE * 0.6,
    stops: [
      [0, 'rgba(255,206,130,0.85)'],
      [0.3, 'rgba(255,180,96,0.4)'],
      [1, 'rgba(255,160,70,0)'],
    ],
  });
  paintStandingObject(painter, {
    kind: 'tableLamp',
    x: SIDE * 0.86,
    base: horizon + 20,
    height: 190,
    blur: 6,
    body: '#ffe9bd',
  });
}
