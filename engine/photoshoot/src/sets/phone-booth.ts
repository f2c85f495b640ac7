import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import { chooseByPick, type SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintStreet, TOWERS } from '../kit/street.ts';

/**
 * Photoshoot scene that shows the inside of a telephone booth: a street behind small panes, the telephone on the wall,
 * and a shelf.
 */
export const phoneBooth = defineSet({
  indoors: true,
  light: 'hours',
  paint,
});

/** Walls of the booth: left edge and width as shares of the picture's side, number of columns and rows of panes. */
const PANES = [
  [0.02, 0.62, 3, 5],
  [0.68, 0.42, 2, 5],
] as const;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { horizon } = painter;
  const time = painter.view.time ?? chooseByPick(['day', 'sunset'], pick);
  const dim = { day: 1, sunset: 0.92, night: 0.82 }[time];
  const red = (lightness: number) => oklch(lightness * dim, 0.17, hue ?? 27);
  paintStreet(painter, time, TOWERS);
  painter.soften(10);
  painter.context.fillStyle = `rgba(255,255,255,${0.1 * dim})`;
  painter.context.fillRect(0, 0, SIDE, horizon);
  painter.blurred(4, (context) => {
    for (const [left, width, columns, rows] of PANES) {
      const pane = (SIDE * width) / columns;
      const tall = (horizon * 0.84) / rows;
      for (let column = 0; column <= columns; column++)
        bar(context, SIDE * left + column * pane, red, column % columns === 0 ? 26 : 15, horizon);
      for (let row = 0; row <= rows; row++) {
        const y = horizon * 0.16 + row * tall;
        const thick = row % rows === 0 ? 30 : 13;
        context.fillStyle = red(0.52);
        context.fillRect(SIDE * left, y - thick / 2, SIDE * width, thick);
        context.fillStyle = red(0.34);
        context.fillRect(SIDE * left, y + thick / 4, SIDE * width, thick / 3);
      }
    }
    sign(context, horizon, red);
    // The booth has a post at its corner.
    bar(context, SIDE * 0.66, red, 46, horizon + 40);
  });
  painter.blurred(5, (context) => telephone(context, painter, dim));
  painter.floor({
    material: 'concrete',
    light: red(0.5),
    dark: red(0.34),
    sheen: 0.34,
  });
  paintOutdoorLight(painter, horizon);
  return { gloss: 0.2, shadowSide: 1, shadow: 0.36 };
}

/** Paints a bar of the booth's frame, from the roof to the shelf, lit from the left. */
function bar(
  context: SKRSContext2D,
  x: number,
  red: (lightness: number) => string,
  thick: number,
  horizon: number,
): void {
  const round = context.createLinearGradient(x - thick / 2, 0, x + thick / 2, 0);
  round.addColorStop(0, red(0.46));
  round.addColorStop(0.35, red(0.64));
  round.addColorStop(1, red(0.32));
  context.fillStyle = round;
  context.fillRect(x - thick / 2, -60, thick, horizon + 90);
}

/**
 * Paints the lit band of opal glass above the panes; the letters on the glass are too far out of focus to be
 * read.
 */
function sign(context: SKRSContext2D, horizon: number, red: (lightness: number) => string): void {
  context.fillStyle = red(0.48);
  context.fillRect(-60, -60, SIDE + 120, horizon * 0.15 + 60);
  for (const [left, width] of [
    [0.05, 0.56],
    [0.72, 0.4],
  ] as const) {
    context.fillStyle = '#f7f0dc';
    context.beginPath();
    context.roundRect(SIDE * left, horizon * 0.03, SIDE * width, horizon * 0.085, 8);
    context.fill();
    context.fillStyle = '#33302b';
    for (let letter = 0; letter < 9; letter++) {
      const x = SIDE * (left + 0.055 + letter * 0.052);
      context.fillRect(x, horizon * 0.052, 9, horizon * 0.042);
      context.fillRect(x, horizon * (0.052 + 0.016 * (letter % 3)), 24, 8);
      if (letter % 2 === 0) context.fillRect(x + 17, horizon * 0.052, 8, horizon * 0.042);
    }
  }
}

/** Paints a coin telephone on the wall: the keys, the coin slot, the handset on its hook, and the cord. */
function telephone(context: SKRSContext2D, { horizon }: SetPainter, dim: number): void {
  const [x, top, wide, tall] = [SIDE * 0.75, horizon * 0.26, SIDE * 0.22, horizon * 0.56];
  const steel = context.createLinearGradient(x, top, x + wide, top + tall);
  steel.addColorStop(0, oklch(0.5 * dim, 0.01, 250));
  steel.addColorStop(0.5, oklch(0.3 * dim, 0.01, 250));
  steel.addColorStop(1, oklch(0.2 * dim, 0.01, 250));
  context.fillStyle = steel;
  context.beginPath();
  context.roundRect(x, top, wide, tall, 20);
  context.fill();
  context.fillStyle = oklch(0.72 * dim, 0.012, 250);
  context.beginPath();
  context.roundRect(x + wide * 0.4, top + tall * 0.3, wide * 0.5, tall * 0.46, 8);
  context.roundRect(x + wide * 0.4, top + tall * 0.08, wide * 0.5, tall * 0.14, 6);
  context.fill();
  context.fillStyle = '#1b1c1f';
  for (let key = 0; key < 12; key++)
    context.fillRect(
      x + wide * (0.45 + 0.15 * (key % 3)),
      top + tall * (0.34 + 0.1 * Math.floor(key / 3)),
      wide * 0.11,
      tall * 0.07,
    );
  context.fillRect(x + wide * 0.5, top + tall * 0.13, wide * 0.3, tall * 0.03);
  context.fillRect(x + wide * 0.45, top + tall * 0.82, wide * 0.4, tall * 0.1);
  const handset = context.createLinearGradient(x, 0, x + wide * 0.34, 0);
  handset.addColorStop(0, '#0d0d10');
  handset.addColorStop(0.4, '#4a4b52');
  handset.addColorStop(1, '#0d0d10');
  context.fillStyle = handset;
  context.beginPath();
  context.roundRect(x + wide * 0.1, top + tall * 0.1, wide * 0.15, tall * 0.72, 24);
  for (const end of [0.06, 0.66])
    context.roundRect(x + wide * 0.03, top + tall * end, wide * 0.3, tall * 0.2, 26);
  context.fill();
  context.strokeStyle = oklch(0.6 * dim, 0.01, 250);
  context.lineWidth = 9;
  context.beginPath();
  context.moveTo(x + wide * 0.18, top + tall * 0.84);
  context.bezierCurveTo(
    x - wide * 0.1,
    top + tall * 1.3,
    x + wide * 0.6,
    top + tall * 1.4,
    x + wide * 0.62,
    top + tall,
  );
  context.stroke();
}
