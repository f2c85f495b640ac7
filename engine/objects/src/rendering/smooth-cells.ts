import { takeLight } from './light-between.ts';
import { GROUND, type PixelGrid, PRINTED, SAMPLE } from './pixel-grid.ts';
import type { PixelTracer } from './pixel-tracer.ts';

const { abs, max, min } = Math;

/** Side in pixels of the cells that are interpolated as a whole if they show a smooth surface. */
export const CELL = 4;
/** Maximum difference between the corner pixels of a smooth cell, in levels of one channel. */
const MAX_CELL_STEP = 14;
/**
 * Maximum difference in levels between a cell's traced inner pixel and the value interpolated from its corner
 * pixels.
 */
const MAX_CELL_ERROR = 1.6;
/**
 * Offsets of the inner pixel that is traced in a cell; the offset differs from cell to cell. A
 * single offset could miss a line along a row or column. Three offsets detect the line in three
 * adjacent cells.
 */
const INWARD = [2, 1, 3] as const;

/**
 * Returns the number of whole cells in a picture, and a function that returns the traced inner pixel of a cell.
 */
export function cellsOf({ width, height }: PixelGrid) {
  return {
    columns: Math.floor((width - 1) / CELL),
    rows: Math.floor((height - 1) / CELL),
    innerX: (column: number, row: number) => column * CELL + (INWARD[row % INWARD.length] ?? 0),
    innerY: (column: number, row: number) => row * CELL + (INWARD[column % INWARD.length] ?? 0),
  };
}

/**
 * Traces every fourth pixel of every fourth row, and one inner pixel between each four of these pixels.
 * Interpolates smooth cells if their neighbour cells are smooth too. Returns 1 for each interpolated pixel and
 * 0 for all other pixels.
 */
export function fillSmoothCells(grid: PixelGrid, tracer: PixelTracer): Uint8Array {
  const { width, height } = grid;
  const { columns, rows, innerX, innerY } = cellsOf(grid);
  for (let y = 0; y < height; y += CELL) for (let x = 0; x < width; x += CELL) tracer.trace(x, y);

  const filled = new Uint8Array(width * height);
  const smooth = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [innerX(column, row), innerY(column, row)];
      const first = row * CELL * width + column * CELL;
      const below = first + CELL * width;
      const i = y * width + x;
      tracer.trace(x, y, takeLight(grid, i, first, first + CELL, below, below + CELL));
      smooth[row * columns + column] = isSmooth(grid, column, row, x, y) ? 1 : 0;
    }
  }
  // One cell may miss a thin detail, but then its neighbour cells show the detail.
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      const cell = row * columns + column;
      const about = [cell, cell - 1, cell + 1, cell - columns, cell + columns];
      if (about.every((one) => smooth[one])) fillCell(grid, filled, column, row);
    }
  }
  return filled;
}

/**
 * Tells whether a cell's corner pixels and its inner pixel show one smooth surface. The inner pixel
 * is compared, because a fine line could lie between the corner pixels.
 */
function isSmooth(
  { width, parts, samples }: PixelGrid,
  column: number,
  row: number,
  innerX: number,
  innerY: number,
): boolean {
  const first = row * CELL * width + column * CELL;
  const inner = innerY * width + innerX;
  const part = parts[first] ?? GROUND;
  if (part < 0 || part >= PRINTED || parts[inner] !== part) return false;
  const [b, c, d] = [first + CELL, first + CELL * width, first + CELL * width + CELL];
  if (parts[b] !== part || parts[c] !== part || parts[d] !== part) return false;
  const right = innerX / CELL - column;
  const down = innerY / CELL - row;
  for (let channel = 0; channel < SAMPLE.key; channel++) {
    const one = samples[first * SAMPLE.length + channel] ?? 0;
    const two = samples[b * SAMPLE.length + channel] ?? 0;
    const three = samples[c * SAMPLE.length + channel] ?? 0;
    const four = samples[d * SAMPLE.length + channel] ?? 0;
    if (max(one, two, three, four) - min(one, two, three, four) > MAX_CELL_STEP) return false;
    const above = one + (two - one) * right;
    const below = three + (four - three) * right;
    const interpolated = above + (below - above) * down;
    if (abs(interpolated - (samples[inner * SAMPLE.length + channel] ?? 0)) > MAX_CELL_ERROR)
      return false;
  }
  return true;
}

/** Interpolates the pixels of a cell from its corner pixels, and marks the pixels as filled. */
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
