/** Size of the blocks that are transformed, that of JPEG. */
export const BLOCK = 8;

const COSINES = Float32Array.from({ length: BLOCK * BLOCK }, (_, at) => {
  const frequency = Math.floor(at / BLOCK);
  const scale = Math.sqrt((frequency === 0 ? 1 : 2) / BLOCK);
  return scale * Math.cos(((2 * (at % BLOCK) + 1) * frequency * Math.PI) / (2 * BLOCK));
});

/**
 * Transforms overlapping blocks of a plane, lets `treat` change their frequencies in place and say with what weight they
 * count, and averages them where they overlap (Yu & Sapiro, "DCT image denoising", IPOL 2011). A block starts every `step`
 * pixels. A plane smaller than a block stays as it is.
 */
export function overBlocks(
  plane: Float32Array,
  width: number,
  height: number,
  step: number,
  treat: (block: Float32Array) => number,
): Float32Array {
  if (width < BLOCK || height < BLOCK) return Float32Array.from(plane);
  const total = new Float32Array(plane.length);
  const weights = new Float32Array(plane.length);
  const block = new Float32Array(BLOCK * BLOCK);
  const scratch = new Float32Array(BLOCK * BLOCK);
  for (const top of positions(height, step)) {
    for (const left of positions(width, step)) {
      load(plane, width, left, top, block);
      transform(block, scratch, false);
      const weight = treat(block);
      transform(block, scratch, true);
      add(total, weights, width, left, top, block, weight);
    }
  }
  for (let at = 0; at < total.length; at++) total[at] = (total[at] ?? 0) / (weights[at] ?? 1);
  return total;
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
