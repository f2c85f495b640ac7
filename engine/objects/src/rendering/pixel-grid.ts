/** Value of a pixel that shows the background, in place of a part's index. */
export const GROUND = -1;
/** Value of a pixel that is not yet traced, in place of a part's index. */
export const UNKNOWN = -2;
/** Added to a part's index where a decal covers the part: a decal has fine lines, unlike the bare surface beside it. */
export const PRINTED = 64;

/** Offsets in the numbers of one pixel: red, green and blue in levels start at 0, then come its light and its depth. */
export const SAMPLE = { key: 3, open: 4, depth: 5, length: 6 } as const;

/** The pixels of a picture during tracing. */
export interface PixelGrid {
  width: number;
  height: number;
  /**
   * For each pixel, the index of the part that it shows (plus {@link PRINTED} under a decal), {@link GROUND} or
   * {@link UNKNOWN}.
   */
  parts: Int8Array;
  /** {@link SAMPLE} numbers for each pixel, which are meaningless for pixels of the background. */
  samples: Float32Array;
}

const NO_SAMPLES = new Float32Array(0);

/**
 * The buffer for the pixels' numbers, which all pictures of this thread share. New megabytes for each picture
 * would cause a garbage collection about once per ad.
 */
let shared = new WeakRef(NO_SAMPLES);

/** Creates an empty grid. The new grid reuses the buffer, so the previous grid can't be used any more. */
export function makePixelGrid(width: number, height: number): PixelGrid {
  const length = width * height * SAMPLE.length;
  let buffer = shared.deref();
  if (!buffer || buffer.length < length) {
    buffer = new Float32Array(length);
    shared = new WeakRef(buffer);
  }
  const samples = buffer.subarray(0, length).fill(0);
  return { width, height, parts: new Int8Array(width * height).fill(UNKNOWN), samples };
}

/** Releases the buffer for the next grid or for garbage collection, even if something still refers to this grid. */
export function endPixelGrid(grid: PixelGrid): void {
  grid.samples = NO_SAMPLES;
}
