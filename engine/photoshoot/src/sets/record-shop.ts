import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { LAMPLIGHT, paintPool } from '../kit/light-pool.ts';
import { paintPlaster } from '../kit/plaster.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows a record shop: record sleeves on the wall, some with the record half out, and full bins
 * below.
 */
export const recordShop = defineSet({
  indoors: true,
  light: 'hours',
  ownThings: ['recordPlayer'],
  paint,
});

/** Side of a record sleeve on the wall, in pixels. */
const SLEEVE = 150;
/** Distance between the middles of two record sleeves, in pixels. */
const APART = 186;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { horizon, context } = painter;
  paintPlaster(painter, rgb(0.5, 0.05, hue ?? 40), rgb(0.2, 0.035, (hue ?? 40) - 10), [0.5, 0.05]);
  painter.blurred(6, (layer) => {
    const shift = (pick % 3) * 60;
    for (let row = 0; row < 3; row++)
      for (let x = -APART + shift; x < SIDE + APART; x += APART) {
        const y = horizon * 0.05 + row * (APART - 4);
        if (painter.random() < 0.34) disc(layer, x + SLEEVE * 0.78, y + SLEEVE / 2, SLEEVE * 0.47);
        sleeve(painter, layer, x, y, SLEEVE);
      }
  });
  for (const x of [0.2, 0.5, 0.8])
    paintPool(context, 'screen', { x: SIDE * x, y: 0, reach: 330, stops: LAMPLIGHT });
  painter.blurred(6, (layer) => bins(painter, layer));
  painter.floor({
    material: 'wood',
    light: oklch(0.6, 0.07, 58),
    dark: oklch(0.28, 0.05, 48),
    sheen: 0.22,
  });
  return { gloss: 0.16, shadowSide: 1, shadow: 0.34 };
}

/** Paints a record from the front, with shimmering grooves and a label. */
function disc(context: SKRSContext2D, x: number, y: number, radius: number): void {
  for (const [share, colour] of [
    [1, '#17171a'],
    [0.78, '#2c2c31'],
    [0.74, '#151518'],
    [0.36, '#d8842e'],
    [0.07, '#0c0c0d'],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(x, y, radius * share, 0, Math.PI * 2);
    context.fill();
  }
}

/** Paints a record sleeve with one of several plain designs. */
function sleeve(
  painter: SetPainter,
  context: SKRSContext2D,
  x: number,
  y: number,
  side: number,
): void {
  const turn = painter.random() * 360;
  const ink = (lightness: number, away: number) => oklch(lightness, 0.12, turn + away);
  const design = Math.floor(painter.random() * 4);
  context.fillStyle = 'rgba(0,0,0,0.4)';
  context.fillRect(x + 7, y + 9, side, side);
  context.fillStyle = ink(painter.between(0.3, 0.82), 0);
  context.fillRect(x, y, side, side);
  context.fillStyle = ink(painter.between(0.55, 0.92), painter.between(90, 220));
  context.beginPath();
  if (design === 0) context.arc(x + side / 2, y + side * 0.56, side * 0.3, 0, Math.PI * 2);
  if (design === 1) {
    context.moveTo(x, y + side);
    context.lineTo(x + side * 0.55, y + side * 0.3);
    context.lineTo(x + side, y + side);
  }
  if (design === 2)
    for (let stripe = 0; stripe < 3; stripe++)
      context.rect(x, y + side * (0.4 + stripe * 0.2), side, side * 0.1);
  if (design === 3) context.rect(x + side * 0.2, y + side * 0.26, side * 0.6, side * 0.6);
  context.fill();
  context.fillStyle = 'rgba(255,255,255,0.75)';
  context.fillRect(x + side * 0.1, y + side * 0.09, side * 0.5, side * 0.07);
}

/** Paints wooden bins along the bottom of the wall, with record sleeves one behind another. */
function bins(painter: SetPainter, context: SKRSContext2D): void {
  const { horizon } = painter;
  const [top, wide] = [horizon * 0.88, SIDE * 0.25];
  for (let bin = -1; bin < 5; bin++) {
    const left = bin * wide + 26;
    // Record sleeves are painted from back to front, each a little lower than the sleeve before.
    for (let record = 0; record < 9; record++) {
      const lift = 96 - record * 9 + painter.between(-5, 5);
      const lean = painter.between(-5, 5);
      context.fillStyle = oklch(
        painter.between(0.3, 0.85) * (0.72 + record * 0.03),
        painter.between(0.03, 0.14),
        painter.random() * 360,
      );
      context.fillRect(left + 16 + lean, top - lift, wide - 44, lift + 40);
      context.fillStyle = 'rgba(0,0,0,0.3)';
      context.fillRect(left + 16 + lean, top - lift + 5, wide - 44, 4);
    }
    const front = context.createLinearGradient(0, top - 14, 0, horizon + 40);
    front.addColorStop(0, oklch(0.62, 0.085, 62));
    front.addColorStop(0.12, oklch(0.5, 0.08, 58));
    front.addColorStop(1, oklch(0.3, 0.06, 50));
    context.fillStyle = front;
    context.fillRect(left, top - 14, wide - 12, horizon + 60 - top);
    context.fillStyle = '#efe6d2';
    context.fillRect(left + wide * 0.3, top + 12, wide * 0.34, 30);
  }
}
