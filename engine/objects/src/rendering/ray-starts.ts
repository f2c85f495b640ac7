import type { PlaneWindow } from './scene.ts';
import type { Tracer } from './tracer.ts';

/** Side in pixels of the squares that share one wide ray. */
const TILE = 8;

/**
 * Returns a function that gives the length at which a pixel's rays start, or -1 if they meet nothing. The
 * returned function sends one wide ray for a whole square of pixels, and thereby changes the ray that the
 * tracer stores.
 */
export function makeStarts(
  tracer: Tracer,
  view: PlaneWindow,
  pixel: number,
  width: number,
  height: number,
): (x: number, y: number) => number {
  const across = Math.ceil(width / TILE);
  /** Start length of each square; 0 where it is not yet known. */
  const starts = new Float32Array(across * Math.ceil(height / TILE));
  return (x, y) => {
    const column = Math.floor(x / TILE);
    const row = Math.floor(y / TILE);
    const tile = row * across + column;
    const known = starts[tile] ?? 0;
    if (known !== 0) return known;
    tracer.aim(view.left + (column + 0.5) * TILE * pixel, view.top - (row + 0.5) * TILE * pixel);
    const start = tracer.reachOf(0, pixel * TILE * 0.75);
    starts[tile] = start;
    return start;
  };
}
