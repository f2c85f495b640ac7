import type { SKRSContext2D } from '@napi-rs/canvas';
import { SIDE, type TimeOfDay } from './frame.ts';
import type { SetPainter } from './set-painter.ts';
import { paintStandingObject } from './standing-objects.ts';

/** The most frequent colours of cars. */
const PAINT = ['#33373f', '#d4d6d8', '#93302a'] as const;

/**
 * Horizontal distance of the trees and cars from the middle of the street, and their size, as shares of the
 * picture's side.
 */
const ALONG = [
  [0.16, 0.36],
  [0.29, 0.62],
  [0.45, 1],
] as const;

/**
 * Paints young trees and parked cars on both sides of a street, larger when nearer, and the headlights of
 * oncoming cars.
 */
export function paintTraffic(painter: SetPainter, time: TimeOfDay, level: number): void {
  const light = { day: 1, sunset: 0.62, night: 0.32 }[time];
  painter.blurred(13, (context) => {
    for (const side of [-1, 1])
      for (const [away, size] of ALONG) {
        const x = SIDE * (0.5 + side * away) + side * 26 * size;
        crown(painter, context, x, level - 250 * size, 150 * size, light);
      }
  });
  if (painter.view.carless) return;
  for (const side of [-1, 1])
    for (const [away, size] of ALONG)
      paintStandingObject(painter, {
        kind: 'car',
        x: SIDE * (0.5 + side * away) - side * 36 * size,
        base: level + 34 * size + 16,
        height: 122 * size,
        blur: 8,
        body: PAINT[Math.floor(painter.random() * PAINT.length)] ?? PAINT[0],
        turn: side < 0 ? 0.5 : -0.9,
        light,
      });
  if (time === 'day') return;
  painter.bokeh(['#fff2cf', '#ff5a44'], 14, level - 30, level + 20, 8, 20, 2);
}

/** Paints the crown of a tree on its trunk. */
function crown(
  painter: SetPainter,
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  light: number,
): void {
  const shade = (red: number, green: number, blue: number, tone: number) =>
    `rgb(${Math.round(red * tone)},${Math.round(green * tone)},${Math.round(blue * tone)})`;
  context.globalAlpha = 1;
  context.fillStyle = shade(72, 60, 52, light);
  context.fillRect(x - radius * 0.05, y, radius * 0.1, radius * 1.9);
  for (let clump = 0; clump < 46; clump++) {
    const turn = painter.between(0, 6.3);
    const out = Math.sqrt(painter.random()) * radius;
    const [dx, dy] = [Math.cos(turn) * out * 0.8, Math.sin(turn) * out];
    // The crown of the tree is lit from above and from the left.
    context.fillStyle = shade(
      108,
      128,
      72,
      light * (0.78 - 0.3 * (dy / radius) - 0.14 * (dx / radius)),
    );
    context.globalAlpha = 0.75;
    context.beginPath();
    context.arc(x + dx, y + dy, radius * painter.between(0.12, 0.26), 0, Math.PI * 2);
    context.fill();
  }
}

/** Paints the crowns of trees on both pavements, out of focus. */
export function paintAvenue(painter: SetPainter, time: TimeOfDay): void {
  const dim = { day: 1, sunset: 0.72, night: 0.4 }[time];
  for (const side of [-1, 1])
    painter.blurred(13, (context) => {
      context.fillStyle = `rgb(${Math.round(70 * dim)},${Math.round(58 * dim)},${Math.round(50 * dim)})`;
      const x = SIDE * (0.5 + side * 0.44);
      context.fillRect(x - 11, painter.horizon * 0.45, 22, painter.horizon);
      for (let leaf = 0; leaf < 90; leaf++) {
        const tone = painter.between(0.5, 1.15) * dim;
        context.fillStyle = `rgb(${Math.round(96 * tone)},${Math.round(128 * tone)},${Math.round(58 * tone)})`;
        context.globalAlpha = 0.7;
        context.beginPath();
        context.arc(
          x + side * 40 + painter.between(-150, 150),
          painter.horizon * 0.28 + painter.between(-150, 130),
          painter.between(14, 40),
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    });
}
