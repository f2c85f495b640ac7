import { GROUND, type PixelGrid, SAMPLE } from './pixel-grid.ts';
import { CELL, cellsOf } from './smooth-cells.ts';

const { abs } = Math;

/**
 * A pixel shows a fine detail if it differs from its agreeing neighbours by more than this, in levels of one
 * channel.
 */
const MIN_FINE_STEP = 6;

/**
 * Returns a function that tells whether the cell around a pixel may contain a fine detail. A cell
 * lies between known pixels, which are in every other row and column. The pixel inside each cell
 * was traced too. A fine detail is visible in the cell's inner pixel, or in the inner pixel of an
 * adjacent cell.
 */
export function findFineCells(
  grid: PixelGrid,
  filled: Uint8Array,
): (x: number, y: number) => boolean {
  const { width } = grid;
  const { columns, rows, innerX, innerY } = cellsOf(grid);
  const fine = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = innerX(column, row);
      const y = innerY(column, row);
      if (filled[y * width + x] || !isFine(grid, x, y)) continue;
      for (const [besideColumn, besideRow] of [
        [column, row],
        [column - 1, row],
        [column + 1, row],
        [column, row - 1],
        [column, row + 1],
      ] as const)
        if (besideColumn >= 0 && besideColumn < columns && besideRow >= 0 && besideRow < rows)
          fine[besideRow * columns + besideColumn] = 1;
    }
  }
  return (x, y) => {
    const column = Math.floor(x / CELL);
    const row = Math.floor(y / CELL);
    return column < columns && row < rows && fine[row * columns + column] === 1;
  };
}

/**
 * Tells whether a pixel differs from its neighbours in even columns and rows, although the neighbours all show
 * one part.
 */
function isFine({ width, parts, samples }: PixelGrid, x: number, y: number): boolean {
  const across = x & 1;
  const down = (y & 1) * width;
  if (across === 0 && down === 0) return false;
  const i = y * width + x;
  const about = [i - across - down, i + across - down, i - across + down, i + across + down];
  const [first = i] = about;
  const part = parts[first] ?? GROUND;
  if (part < 0 || about.some((one) => parts[one] !== part)) return false;
  if (parts[i] !== part) return true;
  for (let channel = 0; channel < SAMPLE.key; channel++) {
    let sum = 0;
    for (const one of about) sum += samples[one * SAMPLE.length + channel] ?? 0;
    if (abs((samples[i * SAMPLE.length + channel] ?? 0) - sum / about.length) > MIN_FINE_STEP)
      return true;
  }
  return false;
}
