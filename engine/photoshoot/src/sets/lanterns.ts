import { norm, oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { lay, rgb } from '../kit/backdrop.ts';
import { SIDE } from '../kit/frame.ts';
import { LAMPLIGHT, paintPool } from '../kit/light-pool.ts';
import { cloudy } from '../kit/noise-field.ts';
import type { PaintSet } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** Lanterns, low enough for a long lens to show some: middle as a share of the side, foot as one of the sky's height, width in pixels. */
const HUNG = [
  [0.14, 0.62, 190],
  [0.87, 0.56, 210],
  [0.3, 0.36, 130],
  [0.68, 0.32, 120],
  [0.5, 0.16, 90],
] as const;

/** Round lanterns of red paper before a red wall: the New Year of the moon. */
export const redLanterns: PaintSet = (painter, hue) => {
  const { noise, horizon } = painter;
  const base = hue ?? 26;
  const [deep, lit] = [rgb(0.24, 0.1, base), rgb(0.5, 0.19, base)];
  painter.backdrop(4, (x, y, out) => {
    out.set(deep);
    lay(out, lit, 0.95 * Math.exp(-norm((x - 0.5) * 0.9, y - 0.26) * 2));
    lay(out, deep, 0.5 * cloudy(noise, x * 4, y * 4, 3) - 0.16);
  });
  for (const [x, y, width] of HUNG) paperLantern(painter, SIDE * x, horizon * y, width, base);
  painter.bokeh(['#ffd98a', '#ffb35a', '#ffe9b8'], 34, 0, horizon, 6, 24, 1.5);
  painter.floor({
    material: 'wood',
    light: oklch(0.42, 0.11, base + 8),
    dark: oklch(0.18, 0.06, base + 4),
    sheen: 0.36,
  });
  return { gloss: 0.26, shadowSide: 1, shadow: 0.38, stand: { hue: 84, metal: true } };
};

/** A lantern: the paper glows in its middle, ribs run over it, caps and tassel are of gold. */
function paperLantern(painter: SetPainter, x: number, y: number, width: number, hue: number): void {
  const half = width / 2;
  const tall = width * 0.4;
  paintPool(painter.context, 'screen', { x, y, reach: width * 1.5, stops: LAMPLIGHT }, 0.8);
  painter.blurred(width > 150 ? 5 : 7, (context) => {
    context.strokeStyle = '#5a1a10';
    context.lineWidth = 4;
    line(context, x, -60, x, y - tall);
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
    line(context, x, y + tall, x, y + tall * 1.75);
  });
}

function line(context: SKRSContext2D, x: number, y: number, toX: number, toY: number): void {
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(toX, toY);
  context.stroke();
}

/** A night of Ramadan: a crescent and stars over domes, lanterns of pierced metal. */
export const crescentNight: PaintSet = (painter, hue) => {
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
  for (const [x, y, width] of HUNG.slice(0, 3))
    metalLantern(painter, SIDE * x, horizon * y * 1.05, width * 0.62);
  painter.floor({
    material: 'marble',
    light: oklch(0.36, 0.08, base),
    dark: oklch(0.17, 0.06, base),
    vein: '#c9a050',
    sheen: 0.4,
  });
  return { gloss: 0.3, shadowSide: 1, shadow: 0.3, stand: { hue: 84, metal: true } };
};

/** Dome and minarets against the sky. */
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

/** A lantern of six sides, its panes lit from within. */
function metalLantern(painter: SetPainter, x: number, y: number, width: number): void {
  const half = width / 2;
  paintPool(painter.context, 'screen', { x, y, reach: width * 2.4, stops: LAMPLIGHT });
  painter.blurred(4, (context) => {
    context.strokeStyle = '#6b4a1c';
    context.lineWidth = 4;
    line(context, x, -60, x, y - width);
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
      line(context, x + share * half, y - width * 0.6, x + share * width, y);
      line(context, x + share * width, y, x + share * half * 1.3, y + width * 0.62);
    }
    line(context, x - half, y, x + half, y);
    context.fillStyle = gold;
    context.beginPath();
    context.moveTo(x - half * 0.6, y - width * 0.58);
    context.quadraticCurveTo(x - half * 0.4, y - width * 0.9, x, y - width * 1.05);
    context.quadraticCurveTo(x + half * 0.4, y - width * 0.9, x + half * 0.6, y - width * 0.58);
    context.fill();
  });
}
