/** Side of the windows in which two pictures are compared, in pixels. */
const WINDOW = 8;

/**
 * Returns the structural similarity of two luma planes (Wang et al. 2004), measured in 8 × 8 windows every
 * `stride` pixels; 1 for equal planes.
 */
export function computePlaneSimilarity(
  first: Float32Array,
  second: Float32Array,
  width: number,
  height: number,
  stride = 4,
): number {
  let total = 0;
  let windows = 0;
  for (let top = 0; top + WINDOW <= height; top += stride) {
    for (let left = 0; left + WINDOW <= width; left += stride) {
      let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
      for (let y = top; y < top + WINDOW; y++) {
        for (let at = y * width + left; at < y * width + left + WINDOW; at++) {
          const p = first[at] ?? 0;
          const q = second[at] ?? 0;
          a += p / 64;
          b += q / 64;
          aa += (p * p) / 64;
          bb += (q * q) / 64;
          ab += (p * q) / 64;
        }
      }
      total +=
        ((2 * a * b + 6.5) * (2 * (ab - a * b) + 58.5)) /
        ((a * a + b * b + 6.5) * (aa - a * a + bb - b * b + 58.5));
      windows++;
    }
  }
  return windows === 0 ? 1 : total / windows;
}
