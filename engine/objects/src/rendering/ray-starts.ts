import type { PlaneWindow } from './scene.ts';
import type { Tracer } from './tracer.ts';

/** Side of the squares of pixels that share one coarse ray. */
const TILE = 8;

/**
 * Gives where the rays of a pixel may start, or -1 where they meet nothing: as far as one that is as wide as its square of
 * pixels comes. Turns the tracer's ray.
 */
export function makeStarts(
  tracer: Tracer,
  view: PlaneWindow,
  pixel: number,
  width: number,
  height: number,
): (x: number, y: number) => number {
  const across = Math.ceil(width / TILE);
  /** 0 where nobody asked yet. */
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
