import { contrastRatio, halveLuma, type Luma, toLinearChannel } from '@adwright/engine-pixels';
import type { CreativePixels } from './creative-pixels.ts';

/** The areas of a picture that contain lettering. The letters themselves are not recognised. */
export interface TextRegions {
  columns: number;
  rows: number;
  /** For each cell of the picture's grid, 1 if the cell contains lettering, otherwise 0. */
  cells: Uint8Array;
  /** Share of the picture that lettering covers, 0–1. */
  coverage: number;
  /** Approximate height of the largest lettering, as a share of the picture's height. */
  largest: number;
  /**
   * WCAG 2 contrast ratio between text and background for the weakest fifth of the text; 1 if there
   * is not text.
   */
  contrast: number;
}

const CELL_PX = 10;
/** Side of the windows in which lettering is searched, in pixels: two grid cells. */
const WINDOW_PX = 2 * CELL_PX;
/**
 * Number of times that the picture is halved and searched again, so that large headlines are found
 * too.
 */
const OCTAVES = 2;
const MIN_SEPARATION = 36;
/**
 * Minimum Otsu ratio of text (variance between two tones divided by total variance); noise and
 * foliage stay below 0.8.
 */
const MIN_OTSU_RATIO = 0.84;
const MIN_TURNS_PER_LINE = 1.6;

/**
 * Finds lettering by its statistics: two flat tones (Otsu's between-class variance) that alternate
 * along a line. Texture and noise don't have two flat tones, and a plain edge doesn't alternate.
 */
export function findText(pixels: CreativePixels): TextRegions {
  const columns = Math.max(1, Math.floor(pixels.width / CELL_PX));
  const rows = Math.max(1, Math.floor(pixels.height / CELL_PX));
  const cells = new Uint8Array(columns * rows);
  const contrasts: number[] = [];
  let largest = 0;
  let plane: Luma = pixels;
  for (let octave = 0; octave <= OCTAVES; octave++) {
    if (octave > 0) plane = halveLuma(plane);
    const reduction = 2 ** octave;
    const variances = windowVariances(plane);
    const across = Math.floor(plane.width / CELL_PX) - 1;
    for (let y = 0; y + WINDOW_PX <= plane.height; y += CELL_PX) {
      for (let x = 0; x + WINDOW_PX <= plane.width; x += CELL_PX) {
        const variance = variances[(y / CELL_PX) * across + x / CELL_PX] ?? 0;
        const contrast = letteringContrast(plane, x, y, variance);
        if (contrast === null) continue;
        contrasts.push(contrast);
        largest = Math.max(largest, reduction);
        mark(
          cells,
          columns,
          rows,
          (x * reduction) / CELL_PX,
          (y * reduction) / CELL_PX,
          (WINDOW_PX * reduction) / CELL_PX,
        );
      }
    }
  }
  contrasts.sort((a, b) => a - b);
  const covered = cells.reduce((sum, cell) => sum + cell, 0);
  return {
    columns,
    rows,
    cells,
    coverage: covered / cells.length,
    largest: (largest * WINDOW_PX) / pixels.height,
    contrast: contrasts[Math.floor(contrasts.length * 0.2)] ?? 1,
  };
}

function mark(
  cells: Uint8Array,
  columns: number,
  rows: number,
  x: number,
  y: number,
  size: number,
): void {
  // Only the window's middle half counts as lettering, because the rest is mostly background.
  const inset = size / 4;
  for (let row = Math.floor(y + inset); row < Math.min(rows, y + size - inset); row++) {
    for (
      let column = Math.floor(x + inset);
      column < Math.min(columns, x + size - inset);
      column++
    ) {
      cells[row * columns + column] = 1;
    }
  }
}

/** Returns the variance of luma in each window, one window per grid cell, row by row. */
function windowVariances({ width, height, luma }: Luma): Float64Array {
  const columns = Math.floor(width / CELL_PX);
  const rows = Math.floor(height / CELL_PX);
  const sums = new Float64Array(columns * rows);
  const squares = new Float64Array(columns * rows);
  for (let y = 0; y < rows * CELL_PX; y++) {
    const row = Math.floor(y / CELL_PX) * columns;
    for (let column = 0; column < columns; column++) {
      const start = y * width + column * CELL_PX;
      let sum = 0;
      let square = 0;
      for (let at = start; at < start + CELL_PX; at++) {
        const value = luma[at] ?? 0;
        sum += value;
        square += value * value;
      }
      sums[row + column] = (sums[row + column] ?? 0) + sum;
      squares[row + column] = (squares[row + column] ?? 0) + square;
    }
  }
  const across = Math.max(0, columns - 1);
  const ofWindow = (cells: Float64Array, at: number) =>
    (cells[at] ?? 0) +
    (cells[at + 1] ?? 0) +
    (cells[at + columns] ?? 0) +
    (cells[at + columns + 1] ?? 0);
  const count = WINDOW_PX ** 2;
  return Float64Array.from({ length: across * Math.max(0, rows - 1) }, (_, window) => {
    const at = Math.floor(window / across) * columns + (window % across);
    return ofWindow(squares, at) / count - (ofWindow(sums, at) / count) ** 2;
  });
}

/**
 * Returns the WCAG contrast ratio between the two tones of a window; null if the window is not like
 * text.
 */
function letteringContrast(
  { width, luma }: Luma,
  left: number,
  top: number,
  variance: number,
): number | null {
  if (variance < (MIN_SEPARATION / 2) ** 2 * 0.35) return null;
  const count = WINDOW_PX ** 2;
  const histogram = new Uint32Array(64);
  for (let y = top; y < top + WINDOW_PX; y++) {
    for (let at = y * width + left; at < y * width + left + WINDOW_PX; at++) {
      const bin = Math.min(63, (luma[at] ?? 0) >> 2);
      histogram[bin] = (histogram[bin] ?? 0) + 1;
    }
  }
  const split = otsu(histogram, count);
  if (split.high - split.low < MIN_SEPARATION || split.between / variance < MIN_OTSU_RATIO)
    return null;
  if (split.share < 0.06 || split.share > 0.94) return null;
  if (
    countTurns(width, luma, left, top, (split.low + split.high) / 2, (split.high - split.low) / 5) <
    MIN_TURNS_PER_LINE
  )
    return null;
  return contrastRatio(toLinearChannel(split.high / 255), toLinearChannel(split.low / 255));
}

function otsu(histogram: Uint32Array, count: number) {
  let total = 0;
  for (let bin = 0; bin < 64; bin++) total += (histogram[bin] ?? 0) * (bin * 4 + 2);
  let best = { between: 0, low: 0, high: 0, share: 0 };
  let below = 0;
  let sumBelow = 0;
  for (let bin = 0; bin < 63; bin++) {
    const amount = histogram[bin] ?? 0;
    // A threshold at an empty histogram bin gives the same division as the previous threshold, so
    // the loop skips it.
    if (amount === 0) continue;
    below += amount;
    sumBelow += amount * (bin * 4 + 2);
    if (below === count) break;
    const low = sumBelow / below;
    const high = (total - sumBelow) / (count - below);
    const share = below / count;
    const between = share * (1 - share) * (high - low) ** 2;
    if (between > best.between) best = { between, low, high, share };
  }
  return best;
}

/**
 * Returns the number of changes between the two tones along a line of the window. A hysteresis
 * ignores the grain of a photo.
 */
function countTurns(
  width: number,
  luma: Float32Array,
  left: number,
  top: number,
  middle: number,
  margin: number,
): number {
  let turns = 0;
  let lines = 0;
  for (let y = top; y < top + WINDOW_PX; y++) {
    let state = 0;
    let lineTurns = 0;
    for (let x = left; x < left + WINDOW_PX; x++) {
      const value = luma[y * width + x] ?? 0;
      const next = value > middle + margin ? 1 : value < middle - margin ? -1 : state;
      if (state !== 0 && next !== state) lineTurns++;
      state = next;
    }
    if (lineTurns > 0) {
      turns += lineTurns;
      lines++;
    }
  }
  return lines >= WINDOW_PX / 4 ? turns / lines : 0;
}
