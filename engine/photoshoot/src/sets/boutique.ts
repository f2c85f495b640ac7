import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { paintPlaster } from '../kit/plaster.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintStandingObject } from '../kit/standing-objects.ts';

/**
 * Photoshoot scene that shows a boutique: clothes on brass rails in front of a pale wall, and bags on a shelf.
 */
export const boutique = defineSet({
  indoors: true,
  light: 'day',
  paint,
});

/** Lightness, chroma and hue (OKLCH) of the clothes on a rail. */
const CLOTHES = [
  [0.92, 0.02, 80],
  [0.72, 0.07, 60],
  [0.44, 0.06, 255],
  [0.8, 0.06, 15],
  [0.3, 0.01, 60],
  [0.66, 0.06, 150],
  [0.86, 0.05, 85],
  [0.5, 0.11, 28],
] as const;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const base = hue ?? [40, 75, 355, 150][pick % 4] ?? 40;
  const chroma = hue === null ? 0.6 : 1.4;
  paintPlaster(painter, rgb(0.95, 0.03 * chroma, base), rgb(0.8, 0.045 * chroma, base));
  const { horizon } = painter;
  painter.blurred(9, (context) => {
    context.fillStyle = oklch(0.86, 0.05 * chroma, base);
    context.beginPath();
    context.roundRect(SIDE * 0.42, horizon * 0.08, SIDE * 0.24, horizon, [130, 130, 0, 0]);
    context.fill();
    for (const down of [0.42, 0.7]) {
      context.fillStyle = oklch(0.72, 0.06, 68);
      context.fillRect(SIDE * 0.43, horizon * down, SIDE * 0.22, 13);
    }
  });
  painter.blurred(7, (context) => {
    for (const [left, right] of [
      [-40, SIDE * 0.37],
      [SIDE * 0.71, SIDE + 40],
    ] as const) {
      const rail = horizon * 0.15;
      for (let x = left + 20; x < right - 30; x += painter.between(38, 54))
        garment(painter, context, x, rail, horizon * painter.between(0.5, 0.76));
      const brass = context.createLinearGradient(0, rail - 8, 0, rail + 8);
      brass.addColorStop(0, '#f0d492');
      brass.addColorStop(1, '#8a6526');
      context.fillStyle = brass;
      context.fillRect(left, rail - 7, right - left, 13);
      for (const post of [left + 24, right - 14]) context.fillRect(post, rail, 10, horizon);
    }
  });
  for (const [kind, share, down, height, body] of [
    ['handbag', 0.5, 0.42, 110, '#9a5a34'],
    ['highHeel', 0.6, 0.7, 84, '#b8323f'],
    ['handbag', 0.49, 0.7, 96, '#e6dccb'],
  ] as const)
    paintStandingObject(painter, {
      kind,
      x: SIDE * share,
      base: horizon * down + 4,
      height,
      blur: 7,
      body,
    });
  painter.windowLight(0.24);
  painter.floor({
    material: 'wood',
    light: oklch(0.84, 0.045, 76),
    dark: oklch(0.6, 0.055, 64),
    sheen: 0.16,
  });
  return { gloss: 0.12, shadowSide: 1, shadow: 0.34 };
}

/** Paints a shirt or a coat with folds on a hanger. The argument `long` is the garment's length in pixels. */
function garment(
  painter: SetPainter,
  context: SKRSContext2D,
  x: number,
  rail: number,
  long: number,
): void {
  const [lightness, chroma, turn] = CLOTHES[Math.floor(painter.random() * CLOTHES.length)] ?? [
    0.8, 0.03, 60,
  ];
  const half = painter.between(26, 40);
  const top = rail + 26;
  context.strokeStyle = '#5b4a35';
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(x, rail - 8);
  context.lineTo(x, top);
  context.stroke();
  const cloth = context.createLinearGradient(x - half, 0, x + half, 0);
  for (const [at, shift] of [
    [0, -0.04],
    [0.3, 0.05],
    [0.5, -0.06],
    [0.72, 0.02],
    [1, -0.16],
  ] as const)
    cloth.addColorStop(at, oklch(Math.min(0.97, lightness + shift), chroma, turn));
  context.fillStyle = cloth;
  context.beginPath();
  context.moveTo(x - 8, top - 6);
  context.lineTo(x + 8, top - 6);
  context.quadraticCurveTo(x + half, top + 10, x + half, top + 40);
  context.lineTo(x + half * 1.12, rail + long);
  context.lineTo(x - half * 1.12, rail + long);
  context.lineTo(x - half, top + 40);
  context.quadraticCurveTo(x - half, top + 10, x - 8, top - 6);
  context.fill();
}
