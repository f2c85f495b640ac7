import { contrastRatio, linearChannel } from '../colour/contrast.ts';
import type { CreativePixels } from './creative-pixels.ts';

/** Where lettering stands, found without reading it. */
export interface TextRegions {
  columns: number;
  rows: number;
  /** 1 where a cell of the grid holds lettering. */
  cells: Uint8Array;
  /** Share of the picture that lettering covers, 0–1. */
  coverage: number;
  /** Height of the largest lettering as a share of the picture's height, coarse. */
  largest: number;
  /** WCAG 2 contrast of the weakest fifth of the lettering with its ground; 1 where there is none. */
  contrast: number;
}

const CELL_PX = 10;
const WINDOW_PX = 20;
/** Lettering is looked for at the picture's size and at these reductions, for large headlines. */
const REDUCTIONS = [1, 2, 4] as const;
const MIN_SEPARATION = 36;
/** Two flat tones leave little variance within each; noise and foliage stay under 0.8. */
const MIN_OTSU_RATIO = 0.84;
const MIN_TURNS_PER_LINE = 1.6;

/**
 * Finds lettering by its statistics: two flat tones (Otsu's between-class variance) that alternate along a line. Texture
 * and noise have no two flat tones, a plain edge does not alternate.
 */
export function findText(pixels: CreativePixels): TextRegions {
  const columns = Math.max(1, Math.floor(pixels.width / CELL_PX));
  const rows = Math.max(1, Math.floor(pixels.height / CELL_PX));
  const cells = new Uint8Array(columns * rows);
  const contrasts: number[] = [];
  let largest = 0;
  for (const reduction of REDUCTIONS) {
    const plane = reduce(pixels, reduction);
    for (let y = 0; y + WINDOW_PX <= plane.height; y += CELL_PX) {
      for (let x = 0; x + WINDOW_PX <= plane.width; x += CELL_PX) {
        const contrast = letteringContrast(plane, x, y);
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

interface Plane {
  width: number;
  height: number;
  luma: Float32Array;
}

function reduce({ width, height, luma }: Plane, factor: number): Plane {
  if (factor === 1) return { width, height, luma };
  const w = Math.floor(width / factor);
  const h = Math.floor(height / factor);
  const small = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      let sum = 0;
      for (let dy = 0; dy < factor; dy++) {
        for (let dx = 0; dx < factor; dx++)
          sum += luma[(y * factor + dy) * width + x * factor + dx] ?? 0;
      }
      small[y * w + x] = sum / factor ** 2;
    }
  }
  return { width: w, height: h, luma: small };
}

function mark(
  cells: Uint8Array,
  columns: number,
  rows: number,
  x: number,
  y: number,
  size: number,
): void {
  // The window's middle half: its rim is mostly ground.
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

/** WCAG contrast between the two tones of a window that looks like lettering, or null. */
function letteringContrast({ width, luma }: Plane, left: number, top: number): number | null {
  let sum = 0;
  let squares = 0;
  for (let y = top; y < top + WINDOW_PX; y++) {
    for (let at = y * width + left; at < y * width + left + WINDOW_PX; at++) {
      const value = luma[at] ?? 0;
      sum += value;
      squares += value * value;
    }
  }
  const count = WINDOW_PX ** 2;
  const variance = squares / count - (sum / count) ** 2;
  if (variance < (MIN_SEPARATION / 2) ** 2 * 0.35) return null;
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
    turnsPerLine(
      width,
      luma,
      left,
      top,
      (split.low + split.high) / 2,
      (split.high - split.low) / 5,
    ) < MIN_TURNS_PER_LINE
  )
    return null;
  return contrastRatio(linearChannel(split.high / 255), linearChannel(split.low / 255));
}

function otsu(histogram: Uint32Array, count: number) {
  let total = 0;
  histogram.forEach((amount, bin) => {
    total += amount * (bin * 4 + 2);
  });
  let best = { between: 0, low: 0, high: 0, share: 0 };
  let below = 0;
  let sumBelow = 0;
  for (let bin = 0; bin < 63; bin++) {
    below += histogram[bin] ?? 0;
    sumBelow += (histogram[bin] ?? 0) * (bin * 4 + 2);
    if (below === 0 || below === count) continue;
    const low = sumBelow / below;
    const high = (total - sumBelow) / (count - below);
    const share = below / count;
    const between = share * (1 - share) * (high - low) ** 2;
    if (between > best.between) best = { between, low, high, share };
  }
  return best;
}

/** How often a line of the window goes from one tone to the other and back, with hysteresis so that grain does not count. */
function turnsPerLine(
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
