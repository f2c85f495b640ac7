import { computePlaneSimilarity, type Raster } from '@adwright/engine-pixels';

/** Side length of a compared window, in pixels. */
const WINDOW = 8;
/** Approximate number of windows in which the similarity of two pictures is measured. */
const COMPARED_WINDOWS = 10_000;

/**
 * Copies the luma of windows from all over a raster into one array, one window below another. {@link
 * windowSimilarity} compares such arrays.
 */
export function windowsOf({ width, height, data }: Raster): Float32Array {
  const stride = Math.max(4, Math.ceil(Math.sqrt((width * height) / COMPARED_WINDOWS)));
  const across = Math.max(0, Math.floor((width - WINDOW) / stride) + 1);
  const down = Math.max(0, Math.floor((height - WINDOW) / stride) + 1);
  const luma = new Float32Array(across * down * WINDOW * WINDOW);
  let to = 0;
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      for (let y = 0; y < WINDOW; y++) {
        let at = 3 * ((row * stride + y) * width + column * stride);
        for (let x = 0; x < WINDOW; x++, at += 3)
          luma[to++] =
            0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
      }
    }
  }
  return luma;
}

/**
 * Returns the structural similarity between the windows of two rasters. {@link windowsOf} copies the windows.
 */
export function windowSimilarity(first: Float32Array, second: Float32Array): number {
  return computePlaneSimilarity(first, second, WINDOW, first.length / WINDOW, WINDOW);
}
