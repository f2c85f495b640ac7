/**
 * Weights for scaling a line of `from` pixels down to `to` pixels. Each target pixel has its first source
 * pixel and the weights from there on.
 */
interface Reduction {
  from: number;
  to: number;
  starts: Int32Array;
  weights: Float64Array[];
}

/** Number of lobes of the Lanczos filter on each side. */
const LOBES = 3;

function lanczos(x: number): number {
  if (x === 0) return 1;
  if (Math.abs(x) >= LOBES) return 0;
  const angle = Math.PI * x;
  return (LOBES * Math.sin(angle) * Math.sin(angle / LOBES)) / (angle * angle);
}

/**
 * Returns Lanczos weights with three lobes in the smaller picture. As in libvips and Pillow, centres are
 * aligned and border pixels are repeated.
 */
function reductionOf(from: number, to: number): Reduction {
  const scale = from / to;
  const starts = new Int32Array(to);
  const weights = Array.from({ length: to }, (_, index) => {
    const centre = (index + 0.5) * scale - 0.5;
    const [first, last] = [Math.ceil(centre - LOBES * scale), Math.floor(centre + LOBES * scale)];
    const start = Math.max(0, first);
    const taps = new Float64Array(Math.min(from - 1, last) - start + 1);
    let sum = 0;
    for (let place = first; place <= last; place++) {
      const weight = lanczos((place - centre) / scale);
      const tap = Math.min(from - 1, Math.max(0, place)) - start;
      taps[tap] = (taps[tap] ?? 0) + weight;
      sum += weight;
    }
    starts[index] = start;
    return taps.map((tap) => tap / sum);
  });
  return { from, to, starts, weights };
}

/** Maximum distance between two pixels of the scaled-down line that are computed from a common source pixel. */
const BAND = 2 * LOBES;

/**
 * Returns the Cholesky factor of the matrix of weights times its transpose. The factor has `BAND + 1` numbers
 * per pixel, and the diagonal comes last. Scaling down loses no frequency of the smaller line, so the matrix
 * is well conditioned.
 */
function factorOf({ to, starts, weights }: Reduction): Float64Array {
  const width = BAND + 1;
  const factor = new Float64Array(to * width);
  for (let row = 0; row < to; row++) {
    for (let column = Math.max(0, row - BAND); column <= row; column++) {
      let sum = overlap(weights, starts, row, column);
      for (let at = Math.max(0, row - BAND); at < column; at++) {
        if (at < column - BAND) continue;
        sum -=
          (factor[row * width + at - row + BAND] ?? 0) *
          (factor[column * width + at - column + BAND] ?? 0);
      }
      factor[row * width + column - row + BAND] =
        column === row
          ? Math.sqrt(Math.max(1e-9, sum))
          : sum / (factor[column * width + BAND] ?? 1);
    }
  }
  return factor;
}

function overlap(
  weights: readonly Float64Array[],
  starts: Int32Array,
  row: number,
  column: number,
): number {
  const [first, second] = [weights[row], weights[column]];
  if (!first || !second) return 0;
  const shift = (starts[row] ?? 0) - (starts[column] ?? 0);
  let sum = 0;
  for (let at = 0; at < first.length; at++) sum += (first[at] ?? 0) * (second[at + shift] ?? 0);
  return sum;
}

/**
 * Solves a system of linear equations for one line of pixels in place. The product of `factor`, its transpose
 * and the result equals the line.
 */
function solve(line: Float64Array, factor: Float64Array): void {
  const width = BAND + 1;
  for (let row = 0; row < line.length; row++) {
    let sum = line[row] ?? 0;
    for (let at = Math.max(0, row - BAND); at < row; at++)
      sum -= (factor[row * width + at - row + BAND] ?? 0) * (line[at] ?? 0);
    line[row] = sum / (factor[row * width + BAND] ?? 1);
  }
  for (let row = line.length - 1; row >= 0; row--) {
    let sum = line[row] ?? 0;
    for (let at = row + 1; at <= Math.min(line.length - 1, row + BAND); at++)
      sum -= (factor[at * width + row - at + BAND] ?? 0) * (line[at] ?? 0);
    line[row] = sum / (factor[row * width + BAND] ?? 1);
  }
}

/**
 * Returns the picture of least energy that gives the picture `small` when it is scaled down. The function
 * applies the pseudo-inverse of the scaling, which is exact except for rounding. First all rows are
 * processed, then all columns.
 * @param small values of one channel of the small picture, row by row
 */
export function inverseScaling(
  small: Float32Array,
  width: number,
  height: number,
  largeWidth: number,
  largeHeight: number,
): Float32Array {
  const across = along(small, height, width, reductionOf(largeWidth, width));
  const down = along(across, largeWidth, height, reductionOf(largeHeight, height));
  return down;
}

/**
 * Processes lines of `length` pixels and transposes the result. Two calls in a row therefore process the rows and the
 * columns, and restore the original orientation.
 */
function along(
  lines: Float32Array,
  count: number,
  length: number,
  reduction: Reduction,
): Float32Array {
  const factor = factorOf(reduction);
  const line = new Float64Array(length);
  const spread = new Float64Array(reduction.from);
  const out = new Float32Array(count * reduction.from);
  for (let index = 0; index < count; index++) {
    for (let at = 0; at < length; at++) line[at] = lines[index * length + at] ?? 0;
    solve(line, factor);
    spread.fill(0);
    for (let at = 0; at < length; at++) {
      const value = line[at] ?? 0;
      const start = reduction.starts[at] ?? 0;
      const taps = reduction.weights[at];
      if (!taps || value === 0) continue;
      for (let tap = 0; tap < taps.length; tap++)
        spread[start + tap] = (spread[start + tap] ?? 0) + value * (taps[tap] ?? 0);
    }
    for (let at = 0; at < reduction.from; at++) out[at * count + index] = spread[at] ?? 0;
  }
  return out;
}
