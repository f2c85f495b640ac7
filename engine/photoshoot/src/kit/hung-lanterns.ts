import type { SKRSContext2D } from '@napi-rs/canvas';

/**
 * Lanterns that hang low enough to be visible with a long lens, each with its centre (share of the picture's
 * side), bottom (share of the sky's height) and width (pixels).
 */
export const HUNG_LANTERNS = [
  [0.14, 0.62, 190],
  [0.87, 0.56, 210],
  [0.3, 0.36, 130],
  [0.68, 0.32, 120],
  [0.5, 0.16, 90],
] as const;

/** Draws a straight line from one point to another. */
export function strokeLine(
  context: SKRSContext2D,
  x: number,
  y: number,
  toX: number,
  toY: number,
): void {
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(toX, toY);
  context.stroke();
}
