/**
 * Applies a Gaussian blur with an exact kernel, for standard deviations that are too small for {@link boxBlur}. Border
 * pixels are repeated outwards. Standard deviation of the blur, in pixels.
 */
export function narrowBlur(
  plane: Float32Array,
  width: number,
  height: number,
  sigma: number,
): Float32Array {
  const kernel = gaussianKernel(sigma);
  const across = new Float32Array(plane.length);
  for (let y = 0; y < height; y++) convolveLine(plane, across, y * width, 1, width, kernel);
  const blurred = new Float32Array(plane.length);
  const radius = kernel.length - 1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let reach = -radius; reach <= radius; reach++) {
      const from = Math.min(height - 1, Math.max(0, y + reach)) * width;
      const weight = kernel[Math.abs(reach)] ?? 0;
      for (let x = 0; x < width; x++)
        blurred[row + x] = (blurred[row + x] ?? 0) + weight * (across[from + x] ?? 0);
    }
  }
  return blurred;
}

/**
 * Returns half of a Gaussian kernel: the weight of the centre, followed by the weight at each distance. The
 * weights of the whole kernel sum to 1.
 */
function gaussianKernel(sigma: number): Float32Array {
  const radius = Math.max(1, Math.ceil(3 * sigma));
  const half = Float32Array.from({ length: radius + 1 }, (_, at) =>
    Math.exp((-at * at) / (2 * sigma * sigma)),
  );
  const total = half.reduce((sum, weight, at) => sum + (at === 0 ? weight : 2 * weight), 0);
  return half.map((weight) => weight / total);
}

function convolveLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  kernel: Float32Array,
): void {
  const radius = kernel.length - 1;
  const at = (index: number) => from[start + Math.min(count - 1, Math.max(0, index)) * step] ?? 0;
  for (let index = 0; index < count; index++) {
    let sum = (kernel[0] ?? 0) * at(index);
    const inside = index >= radius && index < count - radius;
    const here = start + index * step;
    for (let reach = 1; reach <= radius; reach++) {
      const both = inside
        ? (from[here - reach * step] ?? 0) + (from[here + reach * step] ?? 0)
        : at(index - reach) + at(index + reach);
      sum += (kernel[reach] ?? 0) * both;
    }
    to[here] = sum;
  }
}
