/** What a pixel meets: a part's index, the ground, or what nobody has looked at yet. */
export const GROUND = -1;
export const UNKNOWN = -2;
/** What a part's index grows by where a decal lies on it: what is printed has fine lines, what is bare beside it has none. */
export const PRINTED = 64;

/** Where a pixel's sample holds what: from 0 its red, green and blue in levels, then the light it gets and how far off it is. */
export const SAMPLE = { key: 3, open: 4, depth: 5, length: 6 } as const;

/** The pixels of a picture while it is traced. */
export interface PixelGrid {
  width: number;
  height: number;
  /** For each pixel the index of the part that it shows, {@link PRINTED} more under a decal, or {@link GROUND} or {@link UNKNOWN}. */
  parts: Int8Array;
  /** For each pixel {@link SAMPLE} numbers; no meaning on the ground. */
  samples: Float32Array;
}

const NO_SAMPLES = new Float32Array(0);

/**
 * The samples of this thread's pictures, one after the other, until its heap is searched: megabytes anew for each would have
 * that done about once an ad.
 */
let shared = new WeakRef(NO_SAMPLES);

/** An empty grid; the one before it ends. */
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

/** Leaves the samples to the next grid, or to the search of the heap, whoever still holds this one. */
export function endPixelGrid(grid: PixelGrid): void {
  grid.samples = NO_SAMPLES;
}
