/** Mean over a square window of side `2 * radius + 1`, edges clamped; two passes of running sums. */
export function boxBlur(
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  if (radius < 1) return Float32Array.from(plane);
  const across = new Float32Array(plane.length);
  for (let y = 0; y < height; y++) runningMean(plane, across, y * width, 1, width, radius);
  const blurred = new Float32Array(plane.length);
  for (let x = 0; x < width; x++) runningMean(across, blurred, x, width, height, radius);
  return blurred;
}

/** Three box blurs, close to a Gaussian of this standard deviation (Wells 1986). */
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

function runningMean(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  const at = (index: number) => from[start + Math.min(count - 1, Math.max(0, index)) * step] ?? 0;
  let sum = 0;
  for (let index = -radius; index <= radius; index++) sum += at(index);
  const share = 1 / (2 * radius + 1);
  for (let index = 0; index < count; index++) {
    to[start + index * step] = sum * share;
    sum += at(index + radius + 1) - at(index - radius);
  }
}
