import type { Random, Rect } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { FigureColours } from './figure-colours.ts';

/**
 * Function that fills a box with abstract flat geometry. The function draws all random numbers before it
 * returns the painter. The painter may paint beyond the box's edges, where the drawing is clipped.
 */
export type Figure = (
  box: Rect,
  colours: FigureColours,
  random: Random,
) => (context: SKRSContext2D) => void;

/**
 * A square cell of the grid that fills a box. Along the box's shorter side all cells are complete; at the end
 * of the longer side the last cells are clipped.
 */
export interface Cell {
  x: number;
  y: number;
  size: number;
  column: number;
  row: number;
}

/** Returns the square cells that fill a box, `count` of them along the box's shorter side. */
export function divideIntoCells(box: Rect, count: number): Cell[] {
  const size = Math.min(box.width, box.height) / count;
  const columns = Math.ceil(box.width / size - 0.02);
  const rows = Math.ceil(box.height / size - 0.02);
  return Array.from({ length: columns * rows }, (_, at) => {
    const column = at % columns;
    const row = Math.floor(at / columns);
    return { column, row, size, x: box.x + column * size, y: box.y + row * size };
  });
}

/** Returns the number of cells along the shorter side of a box; a nearly square box has more. */
export function cellCount({ width, height }: Rect): number {
  const ratio = Math.max(width, height) / Math.min(width, height);
  return ratio > 3 ? 1 : ratio > 1.7 ? 2 : 3;
}

/** Returns the colour of the shape with the given number; the list of colours repeats after its last colour. */
export function shapeColour({ shapes }: FigureColours, number: number): string {
  return shapes[number % shapes.length] ?? shapes[0];
}

export function fillCircle(context: SKRSContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}
