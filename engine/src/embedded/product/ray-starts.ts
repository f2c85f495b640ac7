import type { PlaneWindow } from './scene.ts';
import type { Tracer } from './tracer.ts';

/** Sides of the squares of pixels that share one coarse ray, each size within the one before it. */
const TILES = [8, 2];

/** Gives where the rays of a pixel may start, or -1 where they meet nothing: as far as one that is as wide as its tile comes. */
export function makeStarts(
  tracer: Tracer,
  view: PlaneWindow,
  pixel: number,
  width: number,
  height: number,
): (x: number, y: number) => number {
  const ray = new Float64Array(3);
  let startOf = (_x: number, _y: number) => 0;
  for (const side of TILES) {
    const outer = startOf;
    const across = Math.ceil(width / side);
    const starts = new Float32Array(across * Math.ceil(height / side));
    startOf = (x, y) => {
      const column = Math.floor(x / side);
      const row = Math.floor(y / side);
      const known = starts[row * across + column] ?? 0;
      if (known !== 0) return known;
      let start = outer(x, y);
      if (start >= 0) {
        tracer.direction(
          view.left + (column + 0.5) * side * pixel,
          view.top - (row + 0.5) * side * pixel,
          ray,
        );
        start = tracer.march(ray[0] ?? 0, ray[1] ?? 0, ray[2] ?? 0, start, pixel * side * 0.75);
      }
      starts[row * across + column] = start;
      return start;
    };
  }
  return startOf;
}
