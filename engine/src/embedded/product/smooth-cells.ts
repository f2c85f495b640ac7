import { GROUND, type PixelGrid, SAMPLE } from './pixel-grid.ts';
import type { PixelTracer } from './pixel-tracer.ts';

const { abs, max, min } = Math;

/** Side of the cells that are filled in whole where the surface is smooth. */
const CELL = 4;
const HALF = CELL / 2;
/** A smooth cell's corners are no further apart than this, in levels of one channel, */
const MAX_CELL_STEP = 14;
/** and its middle no further from what they say. */
const MAX_CELL_ERROR = 1.6;

/**
 * Traces every fourth pixel of every fourth row and those between them, and fills in the cells that are smooth as far as
 * these can tell, and their neighbours too. Gives a mark for each pixel that was filled in.
 */
export function fillSmoothCells(
  grid: PixelGrid,
  tracer: PixelTracer,
  printed: ReadonlySet<number>,
): Uint8Array {
  const { width, height } = grid;
  const columns = Math.floor((width - 1) / CELL);
  const rows = Math.floor((height - 1) / CELL);
  for (let y = 0; y < height; y += CELL) for (let x = 0; x < width; x += CELL) tracer.trace(x, y);
  for (let y = HALF; y < height; y += CELL)
    for (let x = HALF; x < width; x += CELL) tracer.trace(x, y);

  const filled = new Uint8Array(width * height);
  const smooth = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      smooth[row * columns + column] = isSmooth(grid, printed, column, row) ? 1 : 0;
  // What is thin may slip through one cell, but not through its neighbours as well.
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      const cell = row * columns + column;
      const about = [cell, cell - 1, cell + 1, cell - columns, cell + columns];
      if (about.every((one) => smooth[one])) fillCell(grid, filled, column, row);
    }
  }
  return filled;
}

/** Whether a cell's corners and its middle tell of one smooth surface. A fine line of a print could pass between them. */
function isSmooth(
  { width, parts, samples }: PixelGrid,
  printed: ReadonlySet<number>,
  column: number,
  row: number,
): boolean {
  const first = row * CELL * width + column * CELL;
  const middle = first + HALF * width + HALF;
  const part = parts[first] ?? GROUND;
  if (part < 0 || printed.has(part) || parts[middle] !== part) return false;
  const [b, c, d] = [first + CELL, first + CELL * width, first + CELL * width + CELL];
  if (parts[b] !== part || parts[c] !== part || parts[d] !== part) return false;
  for (let channel = 0; channel < SAMPLE.key; channel++) {
    const one = samples[first * SAMPLE.length + channel] ?? 0;
    const two = samples[b * SAMPLE.length + channel] ?? 0;
    const three = samples[c * SAMPLE.length + channel] ?? 0;
    const four = samples[d * SAMPLE.length + channel] ?? 0;
    if (max(one, two, three, four) - min(one, two, three, four) > MAX_CELL_STEP) return false;
    const error = (one + two + three + four) / 4 - (samples[middle * SAMPLE.length + channel] ?? 0);
    if (abs(error) > MAX_CELL_ERROR) return false;
  }
  return true;
}

/** Fills a cell in from its corners, and marks its pixels. */
function fillCell(
  { width, parts, samples }: PixelGrid,
  filled: Uint8Array,
  column: number,
  row: number,
): void {
  const first = row * CELL * width + column * CELL;
  const part = parts[first] ?? GROUND;
  for (let channel = 0; channel < SAMPLE.length; channel++) {
    const from = first * SAMPLE.length + channel;
    const below = from + CELL * width * SAMPLE.length;
    const topLeft = samples[from] ?? 0;
    const topRight = samples[from + CELL * SAMPLE.length] ?? 0;
    const leftStep = ((samples[below] ?? 0) - topLeft) / CELL;
    const rightStep = ((samples[below + CELL * SAMPLE.length] ?? 0) - topRight) / CELL;
    for (let y = 0; y <= CELL; y++) {
      const left = topLeft + leftStep * y;
      const step = (topRight + rightStep * y - left) / CELL;
      const line = from + y * width * SAMPLE.length;
      for (let x = 0; x <= CELL; x++) samples[line + x * SAMPLE.length] = left + step * x;
    }
  }
  for (let y = 0; y <= CELL; y++) {
    const line = first + y * width;
    parts.fill(part, line, line + CELL + 1);
    filled.fill(1, line, line + CELL + 1);
  }
}
