import type { SKRSContext2D } from '@napi-rs/canvas';
import { SIDE } from '../kit/frame.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Paints bubbles in the air. A bubble is larger if it is farther from the focal plane.
 * @param rows rows between which the bubbles float, as shares of the picture's side
 * @param radii radii of the smallest and the largest bubble, in pixels
 */
export function paintBubbles(
  painter: SetPainter,
  count: number,
  [high, low]: readonly [number, number],
  [small, large]: readonly [number, number],
): void {
  for (const [share, blur] of [
    [0.6, 1],
    [1, 3],
  ] as const)
    painter.blurred(blur, (context) => {
      for (let one = 0; one < count / 2; one++)
        bubble(
          context,
          painter.random() * SIDE,
          SIDE * painter.between(high, low),
          small + (large - small) * share * painter.random() ** 1.6,
        );
    });
}

/**
 * Paints a soap bubble: clear in the middle, with the colours of thin films at its rim, the lamp's reflection
 * above and a second reflection below.
 */
function bubble(context: SKRSContext2D, x: number, y: number, radius: number): void {
  const film = context.createRadialGradient(x, y, radius * 0.2, x, y, radius);
  film.addColorStop(0, 'rgba(255,255,255,0)');
  film.addColorStop(0.68, 'rgba(255,255,255,0.06)');
  film.addColorStop(0.82, 'rgba(140,205,240,0.3)');
  film.addColorStop(0.91, 'rgba(232,160,222,0.42)');
  film.addColorStop(0.96, 'rgba(255,255,255,0.8)');
  // A dark line around the bubble keeps it visible on white.
  film.addColorStop(0.985, 'rgba(84,112,158,0.62)');
  film.addColorStop(1, 'rgba(84,112,158,0)');
  context.fillStyle = film;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
  for (const [side, size, opacity] of [
    [-1, 0.2, 0.85],
    [1, 0.11, 0.5],
  ] as const) {
    context.fillStyle = `rgba(255,255,255,${opacity})`;
    context.beginPath();
    context.ellipse(
      x + side * radius * 0.46,
      y + side * radius * 0.5,
      radius * size,
      radius * size * 0.55,
      -Math.PI / 4,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}
