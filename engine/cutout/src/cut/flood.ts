import { dilatePlane, erodePlane } from './mask.ts';

/** Number of distinct barrier heights; the queue of pixels has one bucket for each height. */
const LEVELS = 256;

/** Marks the end of a linked list of pixels in a bucket. */
const NOBODY = -1;

/**
 * Returns the barrier height of each pixel. Every path from the pixel to the picture's border has a highest
 * value; the barrier height is the lowest of these values. The computation floods the picture from its
 * border, like rising water over a relief (Vincent & Soille 1991). Values above `highest` are treated as
 * equal to `highest`.
 */
export function passFromRim(
  barrier: Float32Array,
  width: number,
  height: number,
  highest: number,
): Float32Array {
  const pass = new Int16Array(barrier.length).fill(-1);
  // Each barrier height has a bucket: a linked list of the pixels to visit. A pixel is in at most one bucket.
  const first = new Int32Array(LEVELS).fill(NOBODY);
  const next = new Int32Array(barrier.length);
  const share = LEVELS / highest;
  const reach = (at: number, from: number) => {
    if (pass[at] !== -1) return;
    const level = Math.min(LEVELS - 1, Math.floor((barrier[at] ?? 0) * share));
    const height = Math.max(level, from);
    pass[at] = height;
    next[at] = first[height] ?? NOBODY;
    first[height] = at;
  };
  for (let x = 0; x < width; x++) {
    reach(x, 0);
    reach((height - 1) * width + x, 0);
  }
  for (let y = 0; y < height; y++) {
    reach(y * width, 0);
    reach(y * width + width - 1, 0);
  }
  for (let from = 0; from < LEVELS; from++) {
    for (let at = first[from] ?? NOBODY; at !== NOBODY; at = first[from] ?? NOBODY) {
      first[from] = next[at] ?? NOBODY;
      const x = at % width;
      if (x > 0) reach(at - 1, from);
      if (x < width - 1) reach(at + 1, from);
      if (at >= width) reach(at - width, from);
      if (at < barrier.length - width) reach(at + width, from);
    }
  }
  const heights = new Float32Array(pass.length);
  for (let at = 0; at < pass.length; at++)
    heights[at] = (((pass[at] ?? 0) + 0.5) / LEVELS) * highest;
  return heights;
}

/**
 * Returns barrier heights like {@link passFromRim}, but gaps of up to twice `leak` pixels in a barrier count as
 * closed. The background continues beyond the picture's border, so the border and an object near the border
 * enclose no area.
 */
export function passFromRimClosed(
  barrier: Float32Array,
  width: number,
  height: number,
  highest: number,
  leak: number,
): Float32Array {
  const margin = 2 * leak;
  const [wide, high] = [width + 2 * margin, height + 2 * margin];
  const padded = new Float32Array(wide * high);
  for (let y = 0; y < height; y++)
    padded.set(barrier.subarray(y * width, (y + 1) * width), (y + margin) * wide + margin);
  const closed = dilatePlane(padded, wide, high, leak);
  const pass = erodePlane(passFromRim(closed, wide, high, highest), wide, high, leak);
  const inside = new Float32Array(barrier.length);
  for (let y = 0; y < height; y++) {
    const from = (y + margin) * wide + margin;
    inside.set(pass.subarray(from, from + width), y * width);
  }
  return inside;
}
