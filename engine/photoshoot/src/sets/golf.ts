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

/**
 * Photoshoot scene that shows a golf course: a mown green with a flag, bunkers, trees, and the fairway in front.
 */
export const golf = defineSet({
  light: 'hours',
  ownProps: ['leaves'],
  paint,
});

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const horizon = Math.max(1, painter.horizon);
  const dim = LAND_DIM[painter.view.time ?? 'day'];
  paintLand(painter, {
    lit: rgb(0.74, 0.145, 128),
    shade: rgb(0.68, 0.14, 131),
    ground: rgb(0.65, 0.135, 132),
    rows: 0,
    hills: rgb(0.44, 0.08, 145),
  });
  const x = (share: number) => SIDE * (pick % 2 === 0 ? share : 1 - share);
  // The trees in the middle are lower, so that the golf course looks open.
  const radius = (share: number) => 26 + 110 * Math.abs(share - 0.5);
  paintTreeLine(painter, 24, { foot: horizon * 0.62, radius }, { dim, blur: 6 });
  painter.blurred(7, (context) => {
    lawn(context, x(0.62), horizon * 0.72, { wide: 330, tall: 40, dim, lightness: 0.8 });
    for (const [share, down, wide] of [
      [0.24, 0.76, 150],
      [0.36, 0.7, 84],
      [0.92, 0.8, 130],
    ] as const)
      bunker(context, x(share), horizon * down, wide, dim);
  });
  painter.blurred(3.5, (context) => flag(context, x(0.68), horizon, dim, hue ?? 25));
  painter.floor({
    material: 'grass',
    light: oklch(0.78, 0.15, 126),
    dark: oklch(0.42, 0.11, 134),
    vein: oklch(0.86, 0.13, 120),
    sheen: 0,
  });
  paintOutdoorLight(painter, horizon);
  return { gloss: 0, shadowSide: 1, shadow: 0.42 };
}

/** Paints stripes of short grass that is paler than other grass. */
function lawn(
  context: SKRSContext2D,
  x: number,
  y: number,
  { wide, tall, dim, lightness }: { wide: number; tall: number; dim: number; lightness: number },
): void {
  context.save();
  context.beginPath();
  context.ellipse(x, y, wide, tall, 0, 0, Math.PI * 2);
  context.clip();
  for (let stripe = -8; stripe < 8; stripe++) {
    context.fillStyle = oklch((stripe % 2 === 0 ? lightness : lightness - 0.05) * dim, 0.15, 124);
    context.fillRect(x + (stripe * wide) / 8, y - tall, wide / 8 + 1, 2 * tall);
  }
  context.restore();
}

function bunker(context: SKRSContext2D, x: number, y: number, wide: number, dim: number): void {
  context.fillStyle = oklch(0.4 * dim, 0.1, 135);
  context.beginPath();
  context.ellipse(x, y - 6, wide * 1.06, wide * 0.19, 0, 0, Math.PI * 2);
  context.fill();
  const sand = context.createLinearGradient(0, y - wide * 0.16, 0, y + wide * 0.16);
  sand.addColorStop(0, oklch(0.76 * dim, 0.05, 82));
  sand.addColorStop(1, oklch(0.93 * dim, 0.045, 84));
  context.fillStyle = sand;
  context.beginPath();
  context.ellipse(x, y, wide, wide * 0.16, 0, 0, Math.PI * 2);
  context.fill();
}

function flag(context: SKRSContext2D, x: number, horizon: number, dim: number, hue: number): void {
  const [foot, top] = [horizon * 0.72, horizon * 0.36];
  context.fillStyle = 'rgba(10,30,10,0.5)';
  context.beginPath();
  context.ellipse(x, foot, 15, 5, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = oklch(0.96 * dim, 0.01, 90);
  context.fillRect(x - 4, top, 8, foot - top);
  context.fillStyle = oklch(0.6 * dim, 0.21, hue);
  context.beginPath();
  context.moveTo(x + 4, top);
  context.quadraticCurveTo(x + 60, top + 26, x + 124, top + 34);
  context.quadraticCurveTo(x + 60, top + 52, x + 4, top + 76);
  context.fill();
}
