import { dilatePlane, erodePlane } from './mask.ts';

/** Steps that barriers are told apart by; the queue has one bucket for each. */
const LEVELS = 256;

/**
 * Height of the lowest pass between every pixel and the rim of the picture: the least, over all ways, of the greatest
 * barrier on the way (as water that rises over a relief, Vincent & Soille 1991). Barriers over `highest` count as that.
 */
export function passFromRim(
  barrier: Float32Array,
  width: number,
  height: number,
  highest: number,
): Float32Array {
  const level = (at: number) =>
    Math.min(LEVELS - 1, Math.floor(((barrier[at] ?? 0) / highest) * LEVELS));
  const pass = new Int16Array(barrier.length).fill(-1);
  const buckets: number[][] = Array.from({ length: LEVELS }, () => []);
  const reach = (at: number, from: number) => {
    if (pass[at] !== -1) return;
    const height = Math.max(from, level(at));
    pass[at] = height;
    buckets[height]?.push(at);
  };
  for (let x = 0; x < width; x++) {
    reach(x, 0);
    reach((height - 1) * width + x, 0);
  }
  for (let y = 0; y < height; y++) {
    reach(y * width, 0);
    reach(y * width + width - 1, 0);
  }
  for (const [from, bucket] of buckets.entries()) {
    for (let at = bucket.pop(); at !== undefined; at = bucket.pop()) {
      const x = at % width;
      if (x > 0) reach(at - 1, from);
      if (x < width - 1) reach(at + 1, from);
      if (at >= width) reach(at - width, from);
      if (at < barrier.length - width) reach(at + width, from);
    }
  }
  return Float32Array.from(pass, (value) => ((value + 0.5) / LEVELS) * highest);
}

/** The same where gaps of up to twice `leak` pixels in a barrier let nothing through. */
export function passFromRimClosed(
  barrier: Float32Array,
  width: number,
  height: number,
  highest: number,
  leak: number,
): Float32Array {
  const closed = dilatePlane(barrier, width, height, leak);
  return erodePlane(passFromRim(closed, width, height, highest), width, height, leak);
}
