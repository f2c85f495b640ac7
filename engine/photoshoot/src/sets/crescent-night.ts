import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { HUNG_LANTERNS, strokeLine } from '../kit/hung-lanterns.ts';
import { LAMPLIGHT, paintPool } from '../kit/light-pool.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows a night of Ramadan: a crescent and stars above domes, and lanterns of pierced metal.
 */
export const crescentNight = defineSet({
  light: 'hours',
  ownProps: ['lights'],
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { horizon, context } = painter;
  const base = hue ?? 268;
  const [zenith, low] = [rgb(0.15, 0.06, base), rgb(0.4, 0.13, base + 20)];
  painter.backdrop(5, (_x, y, out) => {
    out.set(zenith);
    lay(out, low, 0.85 * ((y * SIDE) / Math.max(1, horizon)) ** 1.6);
  });
  painter.bokeh(['#ffffff', '#ffe9b8'], 60, 0, horizon * 0.7, 1, 3.4, 1);
  const moon = { x: SIDE * 0.66, y: horizon * 0.42 };
  paintPool(context, 'screen', { ...moon, reach: 330, stops: LAMPLIGHT }, 0.9);
  painter.blurred(2.5, (layer) => {
    layer.fillStyle = '#fff0c4';
    layer.beginPath();
    layer.arc(moon.x, moon.y, 92, 0, Math.PI * 2);
    layer.fill();
    layer.globalCompositeOperation = 'destination-out';
    layer.beginPath();
    layer.arc(moon.x + 42, moon.y - 16, 80, 0, Math.PI * 2);
    layer.fill();
  });
  painter.blurred(7, (layer) => {
    layer.fillStyle = oklch(0.2, 0.07, base + 8);
    for (const [x, size] of [
      [0.1, 0.13],
      [0.42, 0.19],
      [0.8, 0.15],
    ] as const)
      mosque(layer, SIDE * x, horizon + 20, SIDE * size);
  });
  for (const [x, y, width] of HUNG_LANTERNS.slice(0, 3))
    metalLantern(painter, SIDE * x, horizon * y * 1.05, width * 0.62);
  painter.floor({
    material: 'marble',
    light: oklch(0.36, 0.08, base),
    dark: oklch(0.17, 0.06, base),
    vein: '#c9a050',
    sheen: 0.4,
  });
  return { gloss: 0.3, shadowSide: 1, shadow: 0.3, stand: { hue: 84, metal: true } };
}

/** Paints a mosque's dome and minarets against the sky. */
function mosque(context: SKRSContext2D, x: number, base: number, size: number): void {
  context.fillRect(x - size * 0.62, base - size * 0.5, size * 1.24, size * 0.5);
  context.beginPath();
  context.moveTo(x - size * 0.44, base - size * 0.48);
  context.bezierCurveTo(
    x - size * 0.6,
    base - size,
    x - size * 0.1,
    base - size * 1.06,
    x,
    base - size * 1.34,
  );
  context.bezierCurveTo(
    x + size * 0.1,
    base - size * 1.06,
    x + size * 0.6,
    base - size,
    x + size * 0.44,
    base - size * 0.48,
  );
  context.fill();
  for (const side of [-1, 1]) {
    const left = x + side * size * 0.74;
    context.fillRect(left - size * 0.06, base - size * 1.3, size * 0.12, size * 1.3);
    context.beginPath();
    context.moveTo(left - size * 0.09, base - size * 1.28);
    context.lineTo(left, base - size * 1.62);
    context.lineTo(left + size * 0.09, base - size * 1.28);
    context.fill();
  }
}

/** Paints a six-sided lantern with panes that are lit from inside. */
function metalLantern(painter: SetPainter, x: number, y: number, width: number): void {
  const half = width / 2;
  paintPool(painter.context, 'screen', { x, y, reach: width * 2.4, stops: LAMPLIGHT });
  painter.blurred(4, (context) => {
    context.strokeStyle = '#6b4a1c';
    context.lineWidth = 4;
    strokeLine(context, x, -60, x, y - width);
    const gold = '#c8963c';
    const outline = (grow: number) => {
      context.beginPath();
      context.moveTo(x - half * 0.5 - grow, y - width * 0.6);
      context.lineTo(x + half * 0.5 + grow, y - width * 0.6);
      context.lineTo(x + half + grow, y);
      context.lineTo(x + half * 0.62 + grow, y + width * 0.62);
      context.lineTo(x - half * 0.62 - grow, y + width * 0.62);
      context.lineTo(x - half - grow, y);
      context.closePath();
    };
    context.fillStyle = gold;
    outline(6);
    context.fill();
    const panes = context.createRadialGradient(x, y, 0, x, y, width * 0.7);
    panes.addColorStop(0, '#fff6d6');
    panes.addColorStop(0.5, '#ffc864');
    panes.addColorStop(1, '#c9651c');
    context.fillStyle = panes;
    outline(-4);
    context.fill();
    context.strokeStyle = gold;
    context.lineWidth = 5;
    for (const share of [-0.33, 0.33]) {
      strokeLine(context, x + share * half, y - width * 0.6, x + share * width, y);
      strokeLine(context, x + share * width, y, x + share * half * 1.3, y + width * 0.62);
    }
    strokeLine(context, x - half, y, x + half, y);
    context.fillStyle = gold;
    context.beginPath();
    context.moveTo(x - half * 0.6, y - width * 0.58);
    context.quadraticCurveTo(x - half * 0.4, y - width * 0.9, x, y - width * 1.05);
    context.quadraticCurveTo(x + half * 0.4, y - width * 0.9, x + half * 0.6, y - width * 0.58);
    context.fill();
  });
}
