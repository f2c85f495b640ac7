import { insetRect, overlaps, type Rect, touchesSilhouette } from '@adwright/engine-pixels';
import type { Silhouette } from '../places/place-elements.ts';

/** The middle of a box, in pixels. */
interface Point {
  x: number;
  y: number;
}

/** Input of a search for free positions; lengths are pixels of the ad. */
interface Room {
  /** The area inside which free positions are searched. */
  area: Rect;
  /** Boxes that are occupied and that the found box must not overlap. */
  taken: readonly Rect[];
  silhouettes: readonly Silhouette[];
  /** Minimum distance of the found box from the area's edge and from occupied boxes, in pixels. */
  clearance: number;
  /** Side of a grid cell in pixels; smaller cells make the search more exact but slower. */
  cell: number;
}

/**
 * Returns a function that searches the free box of a given size nearest to a point. The function returns null
 * if no free box of the size exists. The search counts occupied grid cells with a summed-area table, so it
 * takes only a few milliseconds for a whole picture.
 */
export function makeRoomFinder(
  room: Room,
): (width: number, height: number, near: Point) => Rect | null {
  const { area, cell } = room;
  const columns = Math.max(1, Math.floor(area.width / cell));
  const rows = Math.max(1, Math.floor(area.height / cell));
  const sums = countTakenCells(room, columns, rows);
  const takenIn = (left: number, top: number, right: number, bottom: number) => {
    const at = (column: number, row: number) => sums[row * (columns + 1) + column] ?? 0;
    return at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
  };
  return (width, height, near) => {
    if (width > area.width || height > area.height) return null;
    const wanted = moveInside(buildBoxAround(near, width, height), area);
    if (isFree(wanted, room)) return wanted;
    const [wide, high] = [Math.ceil(width / cell), Math.ceil(height / cell)];
    let best: Rect | null = null;
    let least = Infinity;
    for (let top = 0; top + high <= rows; top++) {
      for (let left = 0; left + wide <= columns; left++) {
        const box = { x: area.x + left * cell, y: area.y + top * cell, width, height };
        const far = Math.hypot(box.x + width / 2 - near.x, box.y + height / 2 - near.y);
        if (far >= least || takenIn(left, top, left + wide, top + high) > 0) continue;
        least = far;
        best = box;
      }
    }
    return best;
  };
}

function buildBoxAround({ x, y }: Point, width: number, height: number): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function moveInside(box: Rect, area: Rect): Rect {
  return {
    ...box,
    x: Math.min(Math.max(box.x, area.x), area.x + area.width - box.width),
    y: Math.min(Math.max(box.y, area.y), area.y + area.height - box.height),
  };
}

function isFree(box: Rect, { taken, silhouettes, clearance }: Room): boolean {
  const around = insetRect(box, -clearance);
  return (
    !taken.some((other) => overlaps(around, other)) &&
    !silhouettes.some(({ mask, box: place }) => touchesSilhouette(mask, place, around))
  );
}

/** Returns the number of occupied cells above and to the left of each corner of the grid. */
function countTakenCells(room: Room, columns: number, rows: number): Uint32Array {
  const { area, cell } = room;
  const sums = new Uint32Array((columns + 1) * (rows + 1));
  for (let row = 0; row < rows; row++) {
    let inRow = 0;
    for (let column = 0; column < columns; column++) {
      const box = { x: area.x + column * cell, y: area.y + row * cell, width: cell, height: cell };
      if (!isFree(box, room)) inRow += 1;
      const above = sums[row * (columns + 1) + column + 1] ?? 0;
      sums[(row + 1) * (columns + 1) + column + 1] = above + inRow;
    }
  }
  return sums;
}
