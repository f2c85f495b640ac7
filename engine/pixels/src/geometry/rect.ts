import { norm } from '../norm.ts';

/** A box in pixels from the top left corner of the ad. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns a box that is smaller by a margin on each side, in pixels. */
export function insetRect(rect: Rect, horizontal: number, vertical: number = horizontal): Rect {
  return {
    x: rect.x + horizontal,
    y: rect.y + vertical,
    width: rect.width - 2 * horizontal,
    height: rect.height - 2 * vertical,
  };
}

/** Tells whether two boxes overlap in more than an edge. */
export function overlaps(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** Divides a box into columns with the given shares of the width, with a gap between the columns. */
export function splitIntoColumns(rect: Rect, shares: readonly number[], gap = 0): Rect[] {
  return cut(rect.width, shares, gap).map(([start, length]) => ({
    ...rect,
    x: rect.x + start,
    width: length,
  }));
}

/** Divides a box into rows with the given shares of the height, with a gap between the rows. */
export function splitIntoRows(rect: Rect, shares: readonly number[], gap = 0): Rect[] {
  return cut(rect.height, shares, gap).map(([start, length]) => ({
    ...rect,
    y: rect.y + start,
    height: length,
  }));
}

function cut(
  length: number,
  shares: readonly number[],
  gap: number,
): [start: number, length: number][] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const free = length - gap * (shares.length - 1);
  let start = 0;
  return shares.map((share) => {
    const part: [number, number] = [start, (free * share) / whole];
    start += part[1] + gap;
    return part;
  });
}

/** Mirrors a box at the vertical middle line of an ad of the given width. */
export function mirrorRect<Box extends Rect>(rect: Box, width: number): Box {
  return { ...rect, x: width - rect.x - rect.width };
}

/** Returns the point in the middle of a box. */
export function findCentre(rect: Rect): { x: number; y: number } {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

/** Tells whether a point lies in a box. */
export function isWithin({ x, y, width, height }: Rect, px: number, py: number): boolean {
  return px >= x && py >= y && px <= x + width && py <= y + height;
}

/** Returns the distance from a point to a box; 0 for a point inside the box. */
export function measureDistance({ x, y, width, height }: Rect, px: number, py: number): number {
  return norm(Math.max(x - px, 0, px - x - width), Math.max(y - py, 0, py - y - height));
}
