/** Side of the blocks that the DCT transforms, in pixels. The block size is the same as in JPEG. */
export const BLOCK = 8;

/**
 * Returns half the cosine of `sixteenths` × π/16. These values are the factors of the orthonormal DCT of
 * eight values.
 */
const halfCosine = (sixteenths: number) => Math.cos((sixteenths * Math.PI) / 16) / 2;
/** Half the cosine of π/16, a factor of the DCT. */
const C1 = halfCosine(1);
/** Half the cosine of 2π/16, a factor of the DCT. */
const C2 = halfCosine(2);
/** Half the cosine of 3π/16, a factor of the DCT. */
const C3 = halfCosine(3);
/** Half the cosine of 4π/16, a factor of the DCT. */
const C4 = halfCosine(4);
/** Half the cosine of 5π/16, a factor of the DCT. */
const C5 = halfCosine(5);
/** Half the cosine of 6π/16, a factor of the DCT. */
const C6 = halfCosine(6);
/** Half the cosine of 7π/16, a factor of the DCT. */
const C7 = halfCosine(7);

/**
 * Transforms overlapping blocks of a plane by the DCT, and averages the overlaps (Yu & Sapiro, "DCT image
 * denoising", IPOL 2011). The function `treat` changes the frequencies of a block in place and returns the
 * block's weight. A block starts every `step` pixels. A plane smaller than a block stays unchanged.
 */
export function transformBlocks(
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

/** Returns the start positions of blocks along an axis; the last block ends at the end of the axis. */
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

/**
 * Transforms the rows of a block and then its columns by the DCT-II, or reverses the transform. The DCT is
 * orthonormal and changes the block in place.
 */
export function transform(block: Float32Array, scratch: Float32Array, inverse: boolean): void {
  const pass = inverse ? inversePass : forwardPass;
  pass(block, scratch);
  pass(scratch, block);
}

/**
 * Transforms the rows of a block and writes them as columns, so that two passes cover both axes. Even
 * frequencies use the sums of opposite values, and odd frequencies use the differences of opposite values
 * (Chen, Smith & Fralick 1977).
 */
function forwardPass(from: Float32Array, to: Float32Array): void {
  for (let row = 0; row < BLOCK; row++) {
    const start = row * BLOCK;
    const a = from[start] ?? 0;
    const h = from[start + 7] ?? 0;
    const b = from[start + 1] ?? 0;
    const g = from[start + 6] ?? 0;
    const c = from[start + 2] ?? 0;
    const f = from[start + 5] ?? 0;
    const d = from[start + 3] ?? 0;
    const e = from[start + 4] ?? 0;
    const ah = a + h;
    const bg = b + g;
    const cf = c + f;
    const de = d + e;
    const outer = ah + de;
    const inner = bg + cf;
    const outerTilt = ah - de;
    const innerTilt = bg - cf;
    to[row] = C4 * (outer + inner);
    to[2 * BLOCK + row] = C2 * outerTilt + C6 * innerTilt;
    to[4 * BLOCK + row] = C4 * (outer - inner);
    to[6 * BLOCK + row] = C6 * outerTilt - C2 * innerTilt;
    const p = a - h;
    const q = b - g;
    const r = c - f;
    const s = d - e;
    to[BLOCK + row] = C1 * p + C3 * q + C5 * r + C7 * s;
    to[3 * BLOCK + row] = C3 * p - C7 * q - C1 * r - C5 * s;
    to[5 * BLOCK + row] = C5 * p - C1 * q + C7 * r + C3 * s;
    to[7 * BLOCK + row] = C7 * p - C5 * q + C3 * r - C1 * s;
  }
}

function inversePass(from: Float32Array, to: Float32Array): void {
  for (let row = 0; row < BLOCK; row++) {
    const start = row * BLOCK;
    const mean = C4 * (from[start] ?? 0);
    const fourth = C4 * (from[start + 4] ?? 0);
    const second = from[start + 2] ?? 0;
    const sixth = from[start + 6] ?? 0;
    const outerTilt = C2 * second + C6 * sixth;
    const innerTilt = C6 * second - C2 * sixth;
    const ah = mean + fourth + outerTilt;
    const de = mean + fourth - outerTilt;
    const bg = mean - fourth + innerTilt;
    const cf = mean - fourth - innerTilt;
    const first = from[start + 1] ?? 0;
    const third = from[start + 3] ?? 0;
    const fifth = from[start + 5] ?? 0;
    const seventh = from[start + 7] ?? 0;
    const p = C1 * first + C3 * third + C5 * fifth + C7 * seventh;
    const q = C3 * first - C7 * third - C1 * fifth - C5 * seventh;
    const r = C5 * first - C1 * third + C7 * fifth + C3 * seventh;
    const s = C7 * first - C5 * third + C3 * fifth - C1 * seventh;
    to[row] = ah + p;
    to[BLOCK + row] = bg + q;
    to[2 * BLOCK + row] = cf + r;
    to[3 * BLOCK + row] = de + s;
    to[4 * BLOCK + row] = de - s;
    to[5 * BLOCK + row] = cf - r;
    to[6 * BLOCK + row] = bg - q;
    to[7 * BLOCK + row] = ah - p;
  }
}
