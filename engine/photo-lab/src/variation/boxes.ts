import type { Raster, Rect } from '@adwright/engine-pixels';
import { joinBoxes } from './lettering.ts';

/** Tells whether a box contains a pixel. The box's edges belong to the box. */
export function isIn({ x, y, width, height }: Rect, column: number, row: number): boolean {
  return column >= x && row >= y && column < x + width && row < y + height;
}

/** Tells whether the middle of the first box lies inside the second box. */
export function isInside(one: Rect, other: Rect): boolean {
  const [x, y] = [one.x + one.width / 2, one.y + one.height / 2];
  return x > other.x && y > other.y && x < other.x + other.width && y < other.y + other.height;
}

/** Tells whether two boxes overlap, or have a gap smaller than `near`. */
export function areNear(one: Rect, other: Rect, near: number): boolean {
  return (
    one.x < other.x + other.width + near &&
    other.x < one.x + one.width + near &&
    one.y < other.y + other.height + near &&
    other.y < one.y + one.height + near
  );
}

/** Joins boxes until no two boxes are closer to each other than `near`. */
export function joinNearBoxes(boxes: readonly Rect[], near: number): Rect[] {
  const left = [...boxes];
  for (let at = 0; at < left.length; at++) {
    const one = left[at];
    const index = one ? left.findIndex((other, i) => i !== at && areNear(one, other, near)) : -1;
    const other = left[index];
    if (!one || !other) continue;
    left.splice(Math.max(at, index), 1);
    left.splice(Math.min(at, index), 1, joinBoxes(one, other));
    at = -1;
  }
  return left;
}

/**
 * Converts a box from shares of the picture to pixels, and widens it by `room`.
 * @param room room to add at the left and right (`beside`), and above and below (`above`), in heights of the
 * box
 */
export function convertToPixels(
  { x, y, width, height }: Rect,
  raster: Raster,
  room: { beside: number; above: number },
): Rect {
  const tall = height * raster.height;
  const [left, top] = [
    x * raster.width - room.beside * tall,
    y * raster.height - room.above * tall,
  ];
  const right = (x + width) * raster.width + room.beside * tall;
  const foot = (y + height) * raster.height + room.above * tall;
  const from = { x: Math.max(0, Math.floor(left)), y: Math.max(0, Math.floor(top)) };
  return {
    ...from,
    width: Math.min(raster.width, Math.ceil(right)) - from.x,
    height: Math.min(raster.height, Math.ceil(foot)) - from.y,
  };
}

/** Yields the index of each pixel in a box. */
export function* listIndexes({ x, y, width, height }: Rect, raster: Raster): Generator<number> {
  for (let row = y; row < y + height; row++)
    for (let column = x; column < x + width; column++) yield row * raster.width + column;
}
