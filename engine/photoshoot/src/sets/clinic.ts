import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { LAMPLIGHT, paintPool } from '../kit/light-pool.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintStandingObject } from '../kit/standing-objects.ts';

/**
 * Photoshoot scene that shows a treatment room: light through slats, an examination lamp, a pulse monitor, cupboards
 * and a plant.
 */
export const clinic = defineSet({
  indoors: true,
  light: 'day',
  paint,
});

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const horizon = Math.max(1, painter.horizon);
  const base = hue ?? 195;
  const mirrored = pick % 2 === 1;
  const x = (share: number) => SIDE * (mirrored ? 1 - share : share);
  painter.wall(oklch(0.96, 0.014, base), oklch(0.8, 0.035, base));
  painter.blurred(9, (context) => {
    // The lower part of the wall has washable paint.
    context.fillStyle = oklch(0.8, 0.06, base);
    context.fillRect(-60, horizon * 0.62, SIDE + 120, horizon);
    slats(context, x(0.17), horizon);
    cupboards(context, horizon, base);
    monitor(context, x(0.8), horizon);
    lamp(context, x(0.52), x(0.62), horizon);
  });
  paintPool(painter.context, 'screen', {
    x: x(0.62),
    y: horizon * 0.34,
    reach: 230,
    stops: LAMPLIGHT,
  });
  paintStandingObject(painter, {
    kind: 'plant',
    x: x(0.045),
    base: horizon * 0.76,
    height: 210,
    blur: 9,
    body: '#f4f4f2',
  });
  painter.floor({
    material: 'paper',
    light: oklch(0.94, 0.01, base),
    dark: oklch(0.82, 0.02, base),
    sheen: 0.3,
  });
  return { gloss: 0.22, shadowSide: 1, shadow: 0.34 };
}

/** Paints a bright window behind slats. */
function slats(context: SKRSContext2D, x: number, horizon: number): void {
  const [left, top, wide, tall] = [x - 150, horizon * 0.06, 300, horizon * 0.46];
  context.fillStyle = '#dfe6e8';
  context.fillRect(left - 14, top - 14, wide + 28, tall + 28);
  context.fillStyle = '#ffffff';
  context.fillRect(left, top, wide, tall);
  context.fillStyle = 'rgba(150,176,190,0.55)';
  for (let slat = 0; slat < 13; slat++)
    context.fillRect(left, top + (tall * slat) / 13, wide, tall / 36);
}

/** Paints white cupboards with handles along the wall, and objects on the cupboards. */
function cupboards(context: SKRSContext2D, horizon: number, base: number): void {
  const top = horizon * 0.76;
  context.fillStyle = 'rgba(30,50,60,0.16)';
  context.fillRect(-60, top - 20, SIDE + 120, 24);
  const front = context.createLinearGradient(0, top, 0, horizon + 30);
  front.addColorStop(0, '#fbfcfc');
  front.addColorStop(1, '#d5dde0');
  context.fillStyle = front;
  context.fillRect(-60, top, SIDE + 120, horizon - top + 40);
  context.fillStyle = oklch(0.66, 0.02, base);
  for (let door = 0; door < 6; door++) {
    context.fillRect(door * 216 - 4, top + 22, 5, horizon - top);
    context.fillRect(door * 216 + 66, top + 50, 84, 9);
  }
  context.fillStyle = oklch(0.88, 0.012, base);
  context.fillRect(-60, top - 4, SIDE + 120, 18);
}

/** Paints a monitor that shows a pulse and its values. */
function monitor(context: SKRSContext2D, x: number, horizon: number): void {
  const [wide, tall, top] = [300, 200, horizon * 0.34];
  context.fillStyle = '#c3cbcf';
  context.fillRect(x - 16, top + tall, 32, horizon * 0.76 - top - tall);
  context.fillRect(x - 80, horizon * 0.76 - 16, 160, 16);
  context.fillStyle = '#e8edef';
  context.beginPath();
  context.roundRect(x - wide / 2 - 16, top - 16, wide + 32, tall + 32, 18);
  context.fill();
  context.fillStyle = '#0e2430';
  context.fillRect(x - wide / 2, top, wide, tall);
  for (const [row, colour] of [
    [0.32, '#4ee6a2'],
    [0.7, '#5ac8f5'],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = 7;
    context.beginPath();
    for (let step = 0; step <= 40; step++) {
      const beat = step % 10;
      const swing = beat === 4 ? -44 : beat === 5 ? 26 : beat === 7 ? -10 : 0;
      context.lineTo(
        x - wide / 2 + (wide * 0.74 * step) / 40,
        top + tall * row + swing * (1.1 - row),
      );
    }
    context.stroke();
    context.fillStyle = colour;
    context.fillRect(x + wide * 0.3, top + tall * row - 22, 44, 32);
  }
}

/** Paints an examination lamp with an arm from the ceiling and a head that faces the room. */
function lamp(context: SKRSContext2D, from: number, x: number, horizon: number): void {
  context.strokeStyle = '#dde3e6';
  context.lineWidth = 22;
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(from, -60);
  context.lineTo(from, horizon * 0.12);
  context.lineTo(x, horizon * 0.22);
  context.lineTo(x, horizon * 0.3);
  context.stroke();
  context.fillStyle = '#cfd7da';
  context.beginPath();
  context.ellipse(x, horizon * 0.31, 128, 54, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#fffdf2';
  for (const shift of [-70, 0, 70]) {
    context.beginPath();
    context.ellipse(x + shift, horizon * 0.335, 28, 20, 0, 0, Math.PI * 2);
    context.fill();
  }
}
