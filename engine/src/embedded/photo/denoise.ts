import { ramp } from './ramp.ts';

/** Size of the blocks that are transformed. */
export const BLOCK = 8;
/** Coefficients under this many standard deviations are noise (Donoho's hard threshold, as tuned for sliding DCT by Yu & Sapiro 2011). */
const THRESHOLD = 2.7;
/**
 * In a textured block small coefficients are texture more often than noise, and the texture hides the noise anyway: from
 * the first multiple of the mean that noise alone would have, the threshold falls, and at the second it is as low as this.
 */
const TEXTURE = { from: 1.1, to: 1.7, threshold: 0.7 };

const COSINES = Float32Array.from({ length: BLOCK * BLOCK }, (_, at) => {
  const frequency = Math.floor(at / BLOCK);
  const scale = Math.sqrt((frequency === 0 ? 1 : 2) / BLOCK);
  return scale * Math.cos(((2 * (at % BLOCK) + 1) * frequency * Math.PI) / (2 * BLOCK));
});

/**
 * Removes noise of a known standard deviation from a plane: overlapping 8 × 8 DCT blocks, small coefficients dropped, the
 * blocks averaged with more weight for the emptier (Yu & Sapiro, "DCT image denoising", IPOL 2011). Edges survive because
 * they are few and large coefficients, and texture does where `calm` is given: what {@link meanCoefficient} says of a block
 * that holds nothing but this noise.
 */
export function denoise(
  plane: Float32Array,
  width: number,
  height: number,
  sigma: number,
  step: number,
  calm = Number.POSITIVE_INFINITY,
): Float32Array {
  if (width < BLOCK || height < BLOCK || sigma <= 0) return Float32Array.from(plane);
  const total = new Float32Array(plane.length);
  const weights = new Float32Array(plane.length);
  const block = new Float32Array(BLOCK * BLOCK);
  const scratch = new Float32Array(BLOCK * BLOCK);
  for (const top of positions(height, step)) {
    for (const left of positions(width, step)) {
      load(plane, width, left, top, block);
      transform(block, scratch, false);
      const busy = ramp(meanCoefficient(block, sigma) / calm, TEXTURE.from, TEXTURE.to);
      const threshold = sigma * (THRESHOLD + busy * (TEXTURE.threshold - THRESHOLD));
      let kept = 1;
      for (let at = 1; at < block.length; at++) {
        if (Math.abs(block[at] ?? 0) < threshold) block[at] = 0;
        else kept++;
      }
      transform(block, scratch, true);
      add(total, weights, width, left, top, block, 1 / kept);
    }
  }
  return total.map((sum, at) => sum / (weights[at] ?? 1));
}

/** Mean size of a block's coefficients without the first, in units of `sigma`; one large one, an edge, counts for three. */
export function meanCoefficient(block: Float32Array, sigma: number): number {
  const most = 3 * sigma;
  let sum = 0;
  for (let at = 1; at < block.length; at++) sum += Math.min(most, Math.abs(block[at] ?? 0));
  return sum / (sigma * (block.length - 1));
}

/** Block origins along an axis, the last flush with the end. */
function positions(length: number, step: number): number[] {
  const last = length - BLOCK;
  const list: number[] = [];
  for (let at = 0; at < last; at += step) list.push(at);
  list.push(last);
  return list;
}

function load(
  plane: Float32Array,
  width: number,
  left: number,
  top: number,
  block: Float32Array,
): void {
  for (let y = 0; y < BLOCK; y++) {
    const from = (top + y) * width + left;
    for (let x = 0; x < BLOCK; x++) block[y * BLOCK + x] = plane[from + x] ?? 0;
  }
}

function add(
  total: Float32Array,
  weights: Float32Array,
  width: number,
  left: number,
  top: number,
  block: Float32Array,
  weight: number,
): void {
  for (let y = 0; y < BLOCK; y++) {
    const to = (top + y) * width + left;
    for (let x = 0; x < BLOCK; x++) {
      total[to + x] = (total[to + x] ?? 0) + weight * (block[y * BLOCK + x] ?? 0);
      weights[to + x] = (weights[to + x] ?? 0) + weight;
    }
  }
}

/** DCT-II of rows, then of columns, or back; orthonormal, in place. */
export function transform(block: Float32Array, scratch: Float32Array, inverse: boolean): void {
  const pass = inverse ? inversePass : forwardPass;
  pass(block, scratch);
  pass(scratch, block);
}

const HALF = BLOCK / 2;
const sums = new Float32Array(HALF);
const differences = new Float32Array(HALF);

/** Transforms rows and writes them as columns, so that two passes do both axes. Even and odd cosines halve the work. */
function forwardPass(from: Float32Array, to: Float32Array): void {
  for (let row = 0; row < BLOCK; row++) {
    const start = row * BLOCK;
    for (let index = 0; index < HALF; index++) {
      const head = from[start + index] ?? 0;
      const tail = from[start + BLOCK - 1 - index] ?? 0;
      sums[index] = head + tail;
      differences[index] = head - tail;
    }
    for (let frequency = 0; frequency < BLOCK; frequency++) {
      const half = frequency % 2 === 0 ? sums : differences;
      let sum = 0;
      for (let index = 0; index < HALF; index++)
        sum += (half[index] ?? 0) * (COSINES[frequency * BLOCK + index] ?? 0);
      to[frequency * BLOCK + row] = sum;
    }
  }
}

function inversePass(from: Float32Array, to: Float32Array): void {
  for (let row = 0; row < BLOCK; row++) {
    const start = row * BLOCK;
    for (let index = 0; index < HALF; index++) {
      let even = 0;
      let odd = 0;
      for (let frequency = 0; frequency < BLOCK; frequency += 2) {
        even += (from[start + frequency] ?? 0) * (COSINES[frequency * BLOCK + index] ?? 0);
        odd += (from[start + frequency + 1] ?? 0) * (COSINES[(frequency + 1) * BLOCK + index] ?? 0);
      }
      to[index * BLOCK + row] = even + odd;
      to[(BLOCK - 1 - index) * BLOCK + row] = even - odd;
    }
  }
}
