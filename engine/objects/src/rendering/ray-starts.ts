import type { PlaneWindow } from './scene.ts';
import type { Tracer } from './tracer.ts';

/** Side in pixels of the square tiles that share one wide ray. */
const TILE = 8;

/**
 * Returns a function that gives the length at which a pixel's rays may start, or -1 if they hit
 * nothing. The returned function traces one wide ray for a whole tile of pixels. The call changes
 * the ray that the tracer stores.
 */
export function makeStarts(
  tracer: Tracer,
  view: PlaneWindow,
  pixel: number,
  width: number,
  height: number,
): (x: number, y: number) => number {
  const across = Math.ceil(width / TILE);
  /** Start length of the rays in each tile; 0 where the length is not yet known. */
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
