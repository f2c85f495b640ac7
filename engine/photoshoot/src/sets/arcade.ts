import { norm, oklch, withAlpha } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows a hall of video games: a row of cabinets with lit signs and screens, below neon tubes.
 */
export const arcade = defineSet({
  indoors: true,
  light: 'neon',
  paint,
});

/** Distance between the middles of two game cabinets, in pixels. */
const APART = 290;
/** Width of a game cabinet, in pixels. */
const CABINET = 236;
/** Number of coarse game pixels across a cabinet's screen. */
const POINTS = 14;

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const { horizon } = painter;
  const base = hue ?? 320;
  const bottom = Math.max(1, horizon) / SIDE;
  const [dark, mist] = [rgb(0.12, 0.05, base - 40), rgb(0.34, 0.14, base - 20)];
  painter.backdrop(6, (x, y, out) => {
    out.set(dark);
    lay(out, mist, 0.8 * Math.exp(-norm((x - 0.5) * 0.9, y - bottom * 0.25) * 2.4));
  });
  neon(painter, base);
  const shift = (pick % 3) * 90;
  const lights = [base, base - 130, base + 70, base - 70].map((turn) => oklch(0.76, 0.2, turn));
  const machines = Array.from({ length: 5 }, (_, index) => ({
    left: -120 - shift + index * APART,
    light: lights[(index + pick) % lights.length] ?? '#ff5ac8',
    points: Array.from({ length: 46 }, () => [
      painter.random(),
      painter.random(),
      painter.random(),
    ]),
  }));
  for (const [blur, opacity, glow] of [
    [30, 0.8, true],
    [5, 1, false],
  ] as const)
    painter.blurred(
      blur,
      (context) => {
        for (const { left, light, points } of machines) {
          if (!glow) body(context, left, horizon, light);
          lit(context, left, horizon, light, glow ? [] : points);
        }
      },
      opacity,
    );
  painter.bokeh(lights, 22, horizon * 0.06, horizon * 0.3, 7, 22, 1.5);
  painter.floor({
    material: 'concrete',
    light: oklch(0.28, 0.05, base - 30),
    dark: oklch(0.1, 0.04, base - 40),
    sheen: 0.58,
  });
  return { gloss: 0.34, shadowSide: 1, shadow: 0.22 };
}

/** Paints two neon tubes along the ceiling of the hall. */
function neon(painter: SetPainter, base: number): void {
  for (const [blur, width, opacity] of [
    [34, 36, 0.8],
    [4, 9, 1],
  ] as const)
    painter.blurred(
      blur,
      (context) => {
        context.lineWidth = width;
        for (const [turn, y] of [
          [base + 10, 0.06],
          [base - 125, 0.13],
        ] as const) {
          context.strokeStyle = oklch(blur < 10 ? 0.9 : 0.7, blur < 10 ? 0.09 : 0.22, turn);
          context.beginPath();
          context.moveTo(-80, painter.horizon * y);
          context.lineTo(SIDE + 80, painter.horizon * y);
          context.stroke();
        }
      },
      opacity,
    );
}

/**
 * Paints a game cabinet from the front: the sides, the sloping panel with stick and buttons, and the coin
 * slots.
 */
function body(context: SKRSContext2D, left: number, horizon: number, light: string): void {
  const top = horizon * 0.2;
  const side = context.createLinearGradient(left, 0, left + CABINET, 0);
  side.addColorStop(0, withAlpha(light, 0.5));
  side.addColorStop(0.07, '#15131c');
  side.addColorStop(0.93, '#15131c');
  side.addColorStop(1, withAlpha(light, 0.35));
  context.fillStyle = '#0c0a12';
  context.fillRect(left, top, CABINET, horizon + 40 - top);
  context.fillStyle = side;
  context.fillRect(left, top, CABINET, horizon + 40 - top);
  const desk = horizon * 0.7;
  context.fillStyle = '#34303f';
  context.beginPath();
  context.moveTo(left + 14, desk);
  context.lineTo(left + CABINET - 14, desk);
  context.lineTo(left + CABINET + 8, desk + 62);
  context.lineTo(left - 8, desk + 62);
  context.fill();
  context.fillStyle = '#08070b';
  context.fillRect(left - 8, desk + 62, CABINET + 16, 12);
  context.fillStyle = '#1a1822';
  context.fillRect(left + CABINET * 0.3, desk + 104, CABINET * 0.4, 92);
  context.fillStyle = '#ff4d3d';
  context.fillRect(left + CABINET * 0.37, desk + 122, 16, 24);
  context.fillRect(left + CABINET * 0.55, desk + 122, 16, 24);
}

/** Paints the glowing parts of a game cabinet: the sign at the top, the screen with a game, and the buttons. */
function lit(
  context: SKRSContext2D,
  left: number,
  horizon: number,
  light: string,
  points: readonly (readonly number[])[],
): void {
  context.fillStyle = light;
  context.fillRect(left + 10, horizon * 0.22, CABINET - 20, horizon * 0.1);
  context.fillStyle = 'rgba(255,255,255,0.75)';
  for (let letter = 0; letter < 6; letter++)
    context.fillRect(left + 40 + letter * 27, horizon * 0.245, 16, horizon * 0.05);
  const [x, y, wide, tall] = [left + 26, horizon * 0.37, CABINET - 52, horizon * 0.27];
  const screen = context.createLinearGradient(0, y, 0, y + tall);
  screen.addColorStop(0, '#101c52');
  screen.addColorStop(1, '#2a1650');
  context.fillStyle = screen;
  context.fillRect(x, y, wide, tall);
  // The game on a cabinet's screen shows rows of invaders and other sprites.
  const size = wide / POINTS;
  const inks = [light, '#7dff8a', '#ffe45c', '#ffffff'];
  for (const [across = 0, down = 0, own = 0] of points) {
    context.fillStyle = inks[Math.floor(own * inks.length)] ?? light;
    context.fillRect(
      x + Math.floor(across * POINTS) * size,
      y + Math.floor(down * 9) * (tall / 11) + 10,
      size * 0.8,
      size * 0.8,
    );
  }
  const desk = horizon * 0.7;
  for (const [at, radius, colour] of [
    [0.26, 15, '#ff3d4f'],
    [0.56, 10, '#ffe45c'],
    [0.7, 10, '#5cc8ff'],
    [0.84, 10, '#7dff8a'],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(left + CABINET * at, desk + (radius > 12 ? 8 : 34), radius, 0, Math.PI * 2);
    context.fill();
  }
}
