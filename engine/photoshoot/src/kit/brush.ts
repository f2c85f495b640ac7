import { norm } from '@adwright/engine-pixels';
import { createCanvas } from '@napi-rs/canvas';
import { SIDE } from './frame.ts';
import { sumOctaves } from './noise-field.ts';
import type { SetPainter } from './set-painter.ts';

/** Layers of brush strokes from broad to fine: number of strokes, length and width in pixels, and opacity. */
const STROKES = [
  [700, 120, 46, 0.9],
  [1700, 74, 25, 0.88],
  [2600, 42, 12, 0.85],
] as const;

/**
 * Minimum change of level over four pixels of the small copy at an object's outline.
 */
const OUTLINE = 22;

/** Pixels of the picture per pixel of the small copy from which brush strokes take their colours. */
const COARSENESS = 6;

/**
 * Turns a painted photoshoot scene into brush strokes, as on canvas. The product and other objects that are painted
 * after this call still look photographic.
 */
export function paintStrokes(painter: SetPainter): void {
  const { canvas, context, noise, horizon } = painter;
  const side = SIDE / COARSENESS;
  const small = createCanvas(side, side);
  const inside = small.getContext('2d');
  inside.imageSmoothingQuality = 'high';
  inside.drawImage(canvas, 0, 0, side, side);
  const { data } = inside.getImageData(0, 0, side, side);
  const drift = painter.between(0, 80);
  const slope = (at: number, step: number) =>
    (data[at + step + 1] ?? data[at + 1] ?? 0) - (data[at - step + 1] ?? data[at + 1] ?? 0);
  context.save();
  context.lineCap = 'round';
  for (const [count, length, width, opacity] of STROKES)
    for (let stroke = 0; stroke < count; stroke++) {
      const [x, y] = [painter.random() * SIDE, painter.random() * SIDE];
      const at = (Math.floor(y / COARSENESS) * side + Math.floor(x / COARSENESS)) * 4;
      // Strokes follow the outlines of objects. Where there is no outline, they follow the direction of the
      // floor or a gentle wave.
      const onFloor = y > horizon;
      const [across, down] = [slope(at, 8), slope(at, 8 * side)];
      const edge = norm(across, down);
      const sway = (sumOctaves(noise, (x / SIDE) * 1.5 + drift, (y / SIDE) * 1.5, 2) - 0.5) * 5;
      const turn = onFloor
        ? painter.between(-0.14, 0.14)
        : edge > OUTLINE
          ? Math.atan2(down, across) + Math.PI / 2
          : sway;
      const long = length * painter.between(0.5, 1.2) * (onFloor ? 1.7 : edge > OUTLINE ? 0.75 : 1);
      const lift = painter.between(-17, 17);
      const [red, green, blue] = [0, 1, 2].map((channel) =>
        Math.round(Math.min(255, Math.max(0, (data[at + channel] ?? 0) * 1.02 + lift))),
      );
      const [dx, dy] = [Math.cos(turn) * long * 0.5, Math.sin(turn) * long * 0.5];
      context.globalAlpha = opacity;
      context.lineWidth = width * painter.between(0.5, 1.2) * (onFloor ? 0.8 : 1);
      context.strokeStyle = `rgb(${red},${green},${blue})`;
      context.beginPath();
      context.moveTo(x - dx, y - dy);
      context.quadraticCurveTo(x + dy * 0.3, y - dx * 0.3, x + dx, y + dy);
      context.stroke();
    }
  context.restore();
}
