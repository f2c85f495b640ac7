import { norm, oklch } from '@adwright/engine-pixels';
import { lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { HUNG_LANTERNS, strokeLine } from '../kit/hung-lanterns.ts';
import { LAMPLIGHT, paintPool } from '../kit/light-pool.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows round red paper lanterns in front of a red wall, as for the Lunar New Year.
 */
export const redLanterns = defineSet({
  light: 'hours',
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise, horizon } = painter;
  const base = hue ?? 26;
  const [deep, lit] = [rgb(0.24, 0.1, base), rgb(0.5, 0.19, base)];
  painter.backdrop(4, (x, y, out) => {
    out.set(deep);
    lay(out, lit, 0.95 * Math.exp(-norm((x - 0.5) * 0.9, y - 0.26) * 2));
    lay(out, deep, 0.5 * sumOctaves(noise, x * 4, y * 4, 3) - 0.16);
  });
  for (const [x, y, width] of HUNG_LANTERNS)
    paperLantern(painter, SIDE * x, horizon * y, width, base);
  painter.bokeh(['#ffd98a', '#ffb35a', '#ffe9b8'], 34, 0, horizon, 6, 24, 1.5);
  painter.floor({
    material: 'wood',
    light: oklch(0.42, 0.11, base + 8),
    dark: oklch(0.18, 0.06, base + 4),
    sheen: 0.36,
  });
  return { gloss: 0.26, shadowSide: 1, shadow: 0.38, stand: { hue: 84, metal: true } };
}

/** Paints a paper lantern: glowing paper with ribs, golden caps and a tassel. */
function paperLantern(painter: SetPainter, x: number, y: number, width: number, hue: number): void {
  const half = width / 2;
  const tall = width * 0.4;
  paintPool(painter.context, 'screen', { x, y, reach: width * 1.5, stops: LAMPLIGHT }, 0.8);
  painter.blurred(width > 150 ? 5 : 7, (context) => {
    context.strokeStyle = '#5a1a10';
    context.lineWidth = 4;
    strokeLine(context, x, -60, x, y - tall);
    const paper = context.createRadialGradient(x, y, 0, x, y, half);
    paper.addColorStop(0, oklch(0.78, 0.17, hue + 30));
    paper.addColorStop(0.45, oklch(0.6, 0.22, hue + 4));
    paper.addColorStop(1, oklch(0.4, 0.17, hue));
    context.fillStyle = paper;
    context.beginPath();
    context.ellipse(x, y, half, tall, 0, 0, Math.PI * 2);
    context.fill();
    context.strokeStyle = 'rgba(110,10,10,0.5)';
    context.lineWidth = 3;
    for (const share of [0.28, 0.56, 0.82]) {
      context.beginPath();
      context.ellipse(x, y, half * share, tall, 0, 0, Math.PI * 2);
      context.stroke();
    }
    context.fillStyle = '#e3b04b';
    for (const end of [-1, 1])
      context.fillRect(x - half * 0.36, y + end * tall - 8, half * 0.72, 16);
    context.strokeStyle = '#e9a93c';
    context.lineWidth = width * 0.05;
    strokeLine(context, x, y + tall, x, y + tall * 1.75);
  });
}
