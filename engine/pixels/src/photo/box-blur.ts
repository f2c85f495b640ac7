/**
 * Blurs a plane with the mean over a square window whose side is `2 * radius + 1`. Beyond the plane's edges,
 * the edge pixels are repeated. The box blur uses two passes of running sums.
 */
export function boxBlur(
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  if (radius < 1) return Float32Array.from(plane);
  const across = new Float32Array(plane.length);
  for (let y = 0; y < height; y++) runningMean(plane, across, y * width, width, radius);
  const blurred = new Float32Array(plane.length);
  // The vertical pass processes all columns at once, row by row, because rows are contiguous in memory.
  const sums = new Float64Array(width);
  const row = (y: number) => Math.min(height - 1, Math.max(0, y)) * width;
  for (let y = -radius; y <= radius; y++) {
    const from = row(y);
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (across[from + x] ?? 0);
  }
  const share = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y++) {
    const to = y * width;
    const enters = row(y + radius + 1);
    const leaves = row(y - radius);
    for (let x = 0; x < width; x++) {
      const sum = sums[x] ?? 0;
      blurred[to + x] = sum * share;
      sums[x] = sum + ((across[enters + x] ?? 0) - (across[leaves + x] ?? 0));
    }
  }
  return blurred;
}

/** Approximates a Gaussian blur of the given standard deviation by three box blurs (Wells 1986). */
export function gaussianBlur(
  plane: Float32Array,
  width: number,
  height: number,
  sigma: number,
): Float32Array {
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  let blurred = plane;
  for (let pass = 0; pass < 3; pass++) blurred = boxBlur(blurred, width, height, radius);
  return blurred;
}

/** Blurs one row with a running mean. */
function runningMean(
  from: Float32Array,
  to: Float32Array,
  start: number,
  count: number,
  radius: number,
): void {
  const last = start + count - 1;
  const share = 1 / (2 * radius + 1);
  let sum = 0;
  for (let index = -radius; index <= radius; index++)
    sum += from[Math.min(last, Math.max(start, start + index))] ?? 0;
  for (let at = start; at <= last; at++) {
    to[at] = sum * share;
    sum += (from[Math.min(last, at + radius + 1)] ?? 0) - (from[Math.max(start, at - radius)] ?? 0);
  }
}
