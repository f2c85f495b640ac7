import { norm, oklch, withAlpha } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { LAMPLIGHT, paintPool } from '../kit/light-pool.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows a casino: slot machines in the haze, and lamps above a table covered with felt that is
 * marked for bets.
 */
export const casino = defineSet({
  indoors: true,
  light: 'neon',
  addedProps: ['chips'],
  paint,
});

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { horizon, context } = painter;
  const bottom = Math.max(1, horizon) / SIDE;
  const [dark, glow] = [rgb(0.15, 0.05, 25), rgb(0.44, 0.13, 38)];
  painter.backdrop(6, (x, y, out) => {
    out.set(dark);
    lay(out, glow, 0.85 * Math.exp(-norm((x - 0.5) * 0.8, y - bottom * 0.62) * 2.6));
  });
  const shift = (pick % 3) * 64;
  painter.blurred(10, (layer) => {
    for (let machine = -1; machine < 7; machine++)
      slotMachine(painter, layer, machine * 190 - shift, (machine + pick + 8) % 4);
  });
  painter.bokeh(['#ffd98a', '#ff9a5a', '#ff5d6a', '#ffe9c4'], 44, 0, horizon * 0.9, 8, 34, 2);
  for (const share of [0.16, 0.5, 0.84]) lamp(painter, SIDE * share);
  const felt = hue ?? 158;
  painter.floor({
    material: 'rubber',
    light: oklch(0.5, 0.1, felt),
    dark: oklch(0.34, 0.085, felt),
    sheen: 0.02,
  });
  if (horizon > 0) layout(painter);
  paintPool(context, 'soft-light', {
    x: SIDE / 2,
    y: horizon + (SIDE - horizon) * 0.4,
    reach: SIDE * 0.7,
    stops: [
      [0, 'rgba(255,240,200,0.7)'],
      [1, 'rgba(0,0,0,0.55)'],
    ],
  });
  return { gloss: 0.02, shadowSide: 1, shadow: 0.46, stand: { hue: 84, metal: true } };
}

/** Paints a slot machine from the front: the lit sign, three reels and the buttons. */
function slotMachine(
  painter: SetPainter,
  context: SKRSContext2D,
  left: number,
  colour: number,
): void {
  const light = oklch(0.74, 0.19, [40, 350, 85, 300][colour] ?? 40);
  const [top, foot] = [painter.horizon * 0.34, painter.horizon + 30];
  const body = context.createLinearGradient(left, 0, left + 150, 0);
  body.addColorStop(0, '#3a1418');
  body.addColorStop(0.5, '#7c2a28');
  body.addColorStop(1, '#2a0e12');
  context.fillStyle = body;
  context.beginPath();
  context.roundRect(left, top, 150, foot - top, [60, 60, 0, 0]);
  context.fill();
  context.fillStyle = light;
  context.beginPath();
  context.roundRect(left + 12, top + 12, 126, 70, [46, 46, 6, 6]);
  context.fill();
  context.fillStyle = withAlpha('#fff4d8', 0.95);
  for (let reel = 0; reel < 3; reel++) context.fillRect(left + 16 + reel * 41, top + 104, 36, 84);
  for (let reel = 0; reel < 3; reel++) {
    context.fillStyle = oklch(0.58, 0.2, painter.random() * 360);
    context.beginPath();
    context.arc(left + 34 + reel * 41, top + 146, 13, 0, Math.PI * 2);
    context.fill();
  }
  context.fillStyle = light;
  for (let button = 0; button < 4; button++)
    context.fillRect(left + 18 + button * 30, top + 212, 22, 14);
}

/** Paints a brass lampshade above the table. */
function lamp(painter: SetPainter, x: number): void {
  const y = painter.horizon * 0.2;
  painter.blurred(7, (context) => {
    context.fillStyle = '#1a0f0a';
    context.fillRect(x - 3, -60, 6, y + 40);
    const brass = context.createLinearGradient(x - 90, 0, x + 90, 0);
    brass.addColorStop(0, '#6b4518');
    brass.addColorStop(0.4, '#e9bd68');
    brass.addColorStop(1, '#59370f');
    context.fillStyle = brass;
    context.beginPath();
    context.moveTo(x - 30, y - 44);
    context.lineTo(x + 30, y - 44);
    context.lineTo(x + 92, y + 26);
    context.lineTo(x - 92, y + 26);
    context.fill();
    context.fillStyle = '#fff3cf';
    context.beginPath();
    context.ellipse(x, y + 26, 88, 13, 0, 0, Math.PI * 2);
    context.fill();
  });
  paintPool(painter.context, 'screen', { x, y: y + 30, reach: 250, stops: LAMPLIGHT }, 0.8);
}

/** Paints the marks on the table's felt: an arc with boxes along it. */
function layout(painter: SetPainter): void {
  const { horizon } = painter;
  const deep = SIDE - horizon;
  const [x, y] = [SIDE / 2, horizon - deep * 0.12];
  painter.blurred(1.6, (context) => {
    context.strokeStyle = 'rgba(244,226,160,0.62)';
    for (const [across, down, width] of [
      [0.66, 0.5, 5],
      [0.7, 0.54, 3],
    ] as const) {
      context.lineWidth = width;
      context.beginPath();
      context.ellipse(x, y, SIDE * across, deep * down, 0, 0, Math.PI);
      context.stroke();
    }
    context.lineWidth = 4;
    for (let box = -2; box <= 2; box++) {
      const turn = Math.PI / 2 + box * 0.36;
      const at = (across: number, down: number, swing: number) =>
        [
          x + Math.cos(turn + swing) * SIDE * across,
          y + Math.sin(turn + swing) * deep * down,
        ] as const;
      context.beginPath();
      context.moveTo(...at(0.8, 0.66, -0.1));
      context.lineTo(...at(0.8, 0.66, 0.1));
      context.lineTo(...at(0.98, 0.86, 0.09));
      context.lineTo(...at(0.98, 0.86, -0.09));
      context.closePath();
      context.stroke();
    }
  });
}
