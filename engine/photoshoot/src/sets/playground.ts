import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { LAND_DIM, paintLand } from '../kit/land.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintTreeLine } from '../kit/tree-line.ts';

/** Photoshoot scene that shows a playground in a park: a slide with a tower, a swing, trees and sand. */
export const playground = defineSet({
  light: 'hours',
  ownProps: ['leaves'],
  paint,
});

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const horizon = Math.max(1, painter.horizon);
  const dim = LAND_DIM[painter.view.time ?? 'day'];
  paintLand(painter, {
    lit: rgb(0.78, 0.14, 124),
    shade: rgb(0.66, 0.13, 130),
    ground: rgb(0.6, 0.12, 132),
    rows: 0,
    hills: rgb(0.46, 0.09, 140),
  });
  const x = (share: number) => SIDE * (pick % 2 === 0 ? share : 1 - share);
  const away = pick % 2 === 0 ? 1 : -1;
  paintTreeLine(painter, 11, { foot: horizon * 0.66, radius: () => 104 }, { dim, blur: 8 });
  painter.blurred(6, (context) => {
    slide(context, { x: x(0.16), away, horizon, dim, hue: hue ?? 25 });
    swing(context, { x: x(0.8), away, horizon, dim, hue: hue ?? 250 });
  });
  painter.floor({
    material: 'sand',
    light: oklch(0.92, 0.05, 82),
    dark: oklch(0.66, 0.065, 74),
    sheen: 0.04,
  });
  paintOutdoorLight(painter, horizon);
  return { gloss: 0, shadowSide: 1, shadow: 0.42 };
}

interface Thing {
  x: number;
  /** Direction in which the slide or swing extends into the picture: −1 left, 1 right. */
  away: number;
  horizon: number;
  dim: number;
  hue: number;
}

/** Paints a tower with a roof, a ladder, and a slide that leads down from the tower. */
function slide(context: SKRSContext2D, { x, away, horizon, dim, hue }: Thing): void {
  const [foot, deck, roof] = [horizon + 10, horizon * 0.52, horizon * 0.16];
  context.fillStyle = oklch(0.6 * dim, 0.08, 62);
  for (const side of [-86, 74]) context.fillRect(x + side, roof + 70, 18, foot - roof);
  context.fillStyle = oklch(0.78 * dim, 0.16, 88);
  context.fillRect(x - 100, deck, 200, 22);
  context.fillStyle = oklch(0.62 * dim, 0.15, 250);
  context.fillRect(x - 86, deck - 84, 172, 62);
  context.fillStyle = oklch(0.6 * dim, 0.2, hue);
  context.beginPath();
  context.moveTo(x - 130, roof + 90);
  context.lineTo(x, roof);
  context.lineTo(x + 130, roof + 90);
  context.fill();
  context.lineCap = 'round';
  for (const [width, shift, lightness] of [
    [58, 0, 0.68],
    [34, -6, 0.8],
  ] as const) {
    context.strokeStyle = oklch(lightness * dim, 0.17, hue === 25 ? 75 : hue + 40);
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(x + away * 90, deck + shift);
    context.quadraticCurveTo(x + away * 190, foot - 60 + shift, x + away * 300, foot - 26 + shift);
    context.stroke();
  }
}

/** Paints a frame with two seats on chains. */
function swing(context: SKRSContext2D, { x, away, horizon, dim, hue }: Thing): void {
  const [foot, beam] = [horizon + 10, horizon * 0.3];
  context.strokeStyle = oklch(0.56 * dim, 0.16, hue);
  context.lineWidth = 17;
  context.lineCap = 'round';
  for (const side of [-170, 170]) {
    context.beginPath();
    context.moveTo(x + side - 56, foot);
    context.lineTo(x + side, beam);
    context.lineTo(x + side + 56, foot);
    context.stroke();
  }
  context.beginPath();
  context.moveTo(x - 180, beam);
  context.lineTo(x + 180, beam);
  context.stroke();
  for (const [seat, lean] of [
    [-76, 26 * away],
    [70, -8 * away],
  ] as const) {
    context.strokeStyle = oklch(0.5 * dim, 0.01, 250);
    context.lineWidth = 5;
    for (const side of [-26, 26]) {
      context.beginPath();
      context.moveTo(x + seat + side, beam);
      context.lineTo(x + seat + side + lean, horizon * 0.78);
      context.stroke();
    }
    context.fillStyle = oklch(0.34 * dim, 0.02, 250);
    context.fillRect(x + seat - 38 + lean, horizon * 0.78 - 4, 76, 16);
  }
}
