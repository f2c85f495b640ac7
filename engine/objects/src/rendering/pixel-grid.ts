/** Value of a pixel that shows the background, in place of a part's index. */
export const GROUND = -1;
/** Value of a pixel that is not yet traced, in place of a part's index. */
export const UNKNOWN = -2;
/**
 * Number that is added to a part's index where a decal covers the part, because a decal can have fine lines.
 */
export const PRINTED = 64;

/** Offsets in the numbers stored for one pixel: red, green and blue at 0 to 2, then the light and the depth. */
export const SAMPLE = { key: 3, open: 4, depth: 5, length: 6 } as const;

/** The pixels of a picture while the picture's rays are traced. */
export interface PixelGrid {
  width: number;
  height: number;
  /**
   * For each pixel, the index of the part that it shows (plus {@link PRINTED} under a decal), {@link GROUND} or
   * {@link UNKNOWN}.
   */
  parts: Int8Array;
  /**
   * For each pixel, the numbers at the offsets in {@link SAMPLE}, which are meaningless for background pixels.
   */
  samples: Float32Array;
}

const NO_SAMPLES = new Float32Array(0);

/**
 * The buffer for the numbers of all pixels, shared by all pictures of this thread. A new buffer for
 * each picture would cause a garbage collection about once per ad.
 */
let shared = new WeakRef(NO_SAMPLES);

/**
 * Creates an empty grid of pixels. The new grid uses the shared buffer, so the previous grid
 * becomes invalid.
 */
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

/**
 * Releases the grid's buffer for the next grid or for garbage collection, even if the grid is still
 * referenced.
 */
export function endPixelGrid(grid: PixelGrid): void {
  grid.samples = NO_SAMPLES;
}
