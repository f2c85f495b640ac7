import type { Random, Rect } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { FigureColours } from './figure-colours.ts';

/**
 * Flat geometry that fills a box: it stands for nothing. Draws everything random before it returns what paints it; the
 * painter may run over the box's edges, where it is cut.
 */
export type Figure = (
  box: Rect,
  colours: FigureColours,
  random: Random,
) => (context: SKRSContext2D) => void;

/** Squares that fill a box: whole ones along its shorter side, cut ones at the end of the longer. */
export interface Cell {
  x: number;
  y: number;
  size: number;
  column: number;
  row: number;
}

/** Cells of a box, `count` along its shorter side. */
export function cellsOf(box: Rect, count: number): Cell[] {
  const size = Math.min(box.width, box.height) / count;
  const columns = Math.ceil(box.width / size - 0.02);
  const rows = Math.ceil(box.height / size - 0.02);
  return Array.from({ length: columns * rows }, (_, at) => {
    const column = at % columns;
    const row = Math.floor(at / columns);
    return { column, row, size, x: box.x + column * size, y: box.y + row * size };
  });
}

/** Cells along the shorter side of a box: more in one that is nearly square. */
export function cellCount({ width, height }: Rect): number {
  const ratio = Math.max(width, height) / Math.min(width, height);
  return ratio > 3 ? 1 : ratio > 1.7 ? 2 : 3;
}

/** The n-th of the shapes' colours. */
export function shapeColour({ shapes }: FigureColours, number: number): string {
  return shapes[number % shapes.length] ?? shapes[0];
}

export function fillCircle(context: SKRSContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}
