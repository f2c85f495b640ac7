import type { Raster } from '@adwright/engine-pixels';

/**
 * Definition of a flat area: two pixels at a distance of `apart` pixels differ by at most `tone` levels
 * (0–255). In photos, camera noise and gradual changes of light cause larger differences.
 */
const FIELD = { apart: 8, tone: 1 };
/**
 * Minimum share (0–1) of sampled pixels that lie in flat areas, for a picture to count as drawn (screenshot,
 * chart or page).
 */
const FLAT = 0.45;
/** Minimum difference between adjacent pixels, in levels (0–255), at an edge, such as that of a letter. */
const EDGE = 48;
/**
 * A cell (square part of the picture) with both flat areas and edges probably shows text. In a screenshot, at least a
 * quarter of all cells (squares of the picture) show text. In a photo of a product on white, about a sixteenth of all
 * cells look as if they showed text.
 */
const CELLS = {
  /** Number of cells along each side of the picture. */
  side: 12,
  /** Minimum share of a cell's sampled pixels that lie in flat areas (0–1). */
  flat: 0.3,
  /** Minimum number of a cell's sampled pixels that lie on edges. */
  edges: 6,
  /** Minimum share of cells that have enough flat area and enough edges (0–1). */
  share: 0.2,
};
/** Distance between neighbouring sampled pixels, in pixels. */
const STEP = 3;

/**
 * Tells whether a picture is a screenshot, a chart or a page. Such pictures have flat areas everywhere, and
 * letters or lines in many places.
 */
export function isDrawn({ width, height, data }: Raster): boolean {
  const differs = (at: number, other: number) =>
    Math.max(
      Math.abs((data[at] ?? 0) - (data[other] ?? 0)),
      Math.abs((data[at + 1] ?? 0) - (data[other + 1] ?? 0)),
      Math.abs((data[at + 2] ?? 0) - (data[other + 2] ?? 0)),
    );
  const cells = Array.from({ length: CELLS.side ** 2 }, () => ({ seen: 0, flat: 0, edges: 0 }));
  const far = 3 * FIELD.apart;
  for (let y = 0; y + FIELD.apart < height; y += STEP)
    for (let x = 0; x + FIELD.apart < width; x += STEP) {
      const [column, row] = [(x / width) * CELLS.side, (y / height) * CELLS.side];
      const cell = cells[Math.floor(row) * CELLS.side + Math.floor(column)];
      if (cell === undefined) continue;
      const at = 3 * (y * width + x);
      cell.seen++;
      if (differs(at, at + far) <= FIELD.tone && differs(at, at + far * width) <= FIELD.tone)
        cell.flat++;
      else if (Math.max(differs(at, at + 3), differs(at, at + 3 * width)) > EDGE) cell.edges++;
    }
  const sum = (key: 'seen' | 'flat') => cells.reduce((total, cell) => total + cell[key], 0);
  if (sum('flat') <= FLAT * sum('seen')) return false;
  const written = cells.filter(
    ({ seen, flat, edges }) => flat > CELLS.flat * seen && edges >= CELLS.edges,
  );
  return written.length > CELLS.share * cells.length;
}
