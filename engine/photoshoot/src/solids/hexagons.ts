const TALL = Math.sqrt(3);

/**
 * Returns a position's coordinates relative to the centre of its honeycomb cell, and the distance to the cell's
 * wall. Cells are one unit wide.
 */
export function locateInHexagon(x: number, y: number): { u: number; v: number; edge: number } {
  const [ax, ay] = [folded(x, 1) - 0.5, folded(y, TALL) - TALL / 2];
  const [bx, by] = [folded(x - 0.5, 1) - 0.5, folded(y - TALL / 2, TALL) - TALL / 2];
  const [u, v] = ax * ax + ay * ay < bx * bx + by * by ? [ax, ay] : [bx, by];
  return { u, v, edge: 0.5 - Math.max(Math.abs(u), Math.abs(u) * 0.5 + Math.abs(v) * (TALL / 2)) };
}

function folded(value: number, size: number): number {
  return ((value % size) + size) % size;
}
