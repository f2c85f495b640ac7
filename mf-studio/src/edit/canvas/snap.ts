import type { Box } from './canvas-elements.ts';

/** A guide line to which an element snaps, relative to the picture's size. */
export interface Guide {
  axis: 'x' | 'y';
  at: number;
}

interface Snapped {
  x: number;
  y: number;
  guides: Guide[];
}

/** Maximum distance at which an edge or a centre snaps to a line, relative to the picture's size. */
const REACH = 0.012;

/**
 * Returns the shift that snaps a box to edges and centres of its area and of other elements. The values `x`
 * and `y` are added to the box's coordinates.
 */
export function snap(box: Box, room: Box, others: readonly Box[]): Snapped {
  const across = findNearest(
    listEdges(box.x, box.width),
    [room, ...others].flatMap(({ x, width }) => listEdges(x, width)),
  );
  const down = findNearest(
    listEdges(box.y, box.height),
    [room, ...others].flatMap(({ y, height }) => listEdges(y, height)),
  );
  return {
    x: across?.by ?? 0,
    y: down?.by ?? 0,
    guides: [
      ...(across ? [{ axis: 'x' as const, at: across.at }] : []),
      ...(down ? [{ axis: 'y' as const, at: down.at }] : []),
    ],
  };
}

/** Moves a box inside its area. A box that is larger than the area keeps its left or upper edge inside. */
export function moveInside(box: Box, room: Box): Box {
  const kept = (from: number, length: number, start: number, space: number) =>
    Math.max(start, Math.min(from, start + space - length));
  return {
    ...box,
    x: kept(box.x, box.width, room.x, room.width),
    y: kept(box.y, box.height, room.y, room.height),
  };
}

function listEdges(from: number, length: number): number[] {
  return [from, from + length / 2, from + length];
}

function findNearest(
  edges: readonly number[],
  lines: readonly number[],
): { by: number; at: number } | null {
  let best: { by: number; at: number } | null = null;
  for (const edge of edges) {
    for (const at of lines) {
      const by = at - edge;
      if (Math.abs(by) <= REACH && (best === null || Math.abs(by) < Math.abs(best.by)))
        best = { by, at };
    }
  }
  return best;
}
