import type { Raster } from '@adwright/engine-pixels';

/** Pixels this far apart that differ by no more than this are of one tone: camera noise and soft light differ by more. */
const FIELD = { apart: 8, tone: 1 };
/** Share of a picture's pixels that lie in fields of one tone, from which it may have been drawn. */
const FLAT = 0.45;
/** Neighbours that differ by this much are an edge, such as letters have. */
const EDGE = 48;
/** Cells of a grid that hold fields of one tone and edges: screenshots have a fourth and more of them, packshots a sixteenth. */
const CELLS = { side: 12, flat: 0.3, edges: 6, share: 0.2 };
/** Every so many pixels one is looked at. */
const STEP = 3;

/** Whether a picture is a screenshot, a chart or a page: flat fields, and something to read all over it. */
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
