import type { Raster } from '@adwright/engine-pixels';

/**
 * Maximum difference (0–255) from the background, in the channel that differs most, at which a pixel counts as
 * background.
 */
export const GROUND_TONE = 12;
/**
 * Minimum shares of the border and of the whole picture that must be background, so that the background counts
 * as even.
 */
const LEAST = { rim: 0.9, whole: 0.22 };
/** Width of the border strip that is examined, as a share of the picture's shorter side. */
const RIM = 0.02;
/** Number of terms of the polynomial that models the background (second degree in x and y). */
const TERMS = 6;

/**
 * Returns the even or softly shaded background of a picture as it would be without objects, as three values per
 * pixel. Returns null if the picture's border shows more than background.
 */
export function evenGround(raster: Raster): Float32Array | null {
  const rim = rimOf(raster);
  let ground = fitSurface(raster, rim);
  for (const tone of [3 * GROUND_TONE, GROUND_TONE]) {
    const near = rim.filter((at) => offGround(raster, at, ground) <= tone);
    if (near.length < LEAST.rim * rim.length) return null;
    ground = fitSurface(raster, near);
  }
  let [seen, like] = [0, 0];
  for (let at = 0; at < raster.width * raster.height; at += 7) {
    seen++;
    if (offGround(raster, at, ground) <= GROUND_TONE) like++;
  }
  return like < LEAST.whole * seen ? null : ground;
}

/** Returns the difference between a pixel and the background, in the channel that differs most, 0–255. */
export function offGround({ data }: Raster, at: number, ground: Float32Array): number {
  const differs = (channel: number) =>
    Math.abs((data[3 * at + channel] ?? 0) - (ground[3 * at + channel] ?? 0));
  return Math.max(differs(0), differs(1), differs(2));
}

/** Returns the indexes of the sampled pixels along the picture's border. */
function rimOf({ width, height }: Raster): number[] {
  const depth = Math.max(2, Math.round(Math.min(width, height) * RIM));
  const step = Math.max(1, Math.round(depth / 4));
  const pixels: number[] = [];
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      const inside = x >= depth && x < width - depth && y >= depth && y < height - depth;
      if (!inside) pixels.push(y * width + x);
    }
  return pixels;
}

const termsAt = (u: number, v: number) => [1, u, v, u * u, v * v, u * v];

/** Fits a curved surface (second-degree polynomial) to each channel by least squares. */
function fitSurface({ width, height, data }: Raster, pixels: readonly number[]): Float32Array {
  const matrix = Array.from({ length: TERMS }, () => new Float64Array(TERMS + 3));
  for (const at of pixels) {
    const terms = termsAt((at % width) / width, Math.floor(at / width) / height);
    for (const [row, one] of terms.entries()) {
      const sums = matrix[row];
      if (!sums) continue;
      for (const [column, other] of terms.entries())
        sums[column] = (sums[column] ?? 0) + one * other;
      for (let channel = 0; channel < 3; channel++)
        sums[TERMS + channel] = (sums[TERMS + channel] ?? 0) + one * (data[3 * at + channel] ?? 0);
    }
  }
  for (let row = 0; row < TERMS; row++) {
    const sums = matrix[row];
    // A small term keeps the equations solvable if the border is a single row.
    if (sums) sums[row] = (sums[row] ?? 0) + 1e-3;
  }
  eliminate(matrix);
  const factor = (term: number, channel: number) => matrix[term]?.[TERMS + channel] ?? 0;
  const factors = [0, 1, 2].map((channel) =>
    Array.from({ length: TERMS }, (_, term) => factor(term, channel)),
  );
  const ground = new Float32Array(width * height * 3);
  for (const [channel, [c = 0, u = 0, v = 0, uu = 0, vv = 0, uv = 0]] of factors.entries())
    for (let y = 0; y < height; y++) {
      const down = y / height;
      for (let x = 0; x < width; x++) {
        const across = x / width;
        ground[3 * (y * width + x) + channel] =
          c + down * (v + vv * down) + across * (u + uu * across + uv * down);
      }
    }
  return ground;
}

/**
 * Solves linear equations by Gauss–Jordan elimination in place: afterwards, the columns after the square matrix
 * contain the solutions.
 */
function eliminate(matrix: readonly Float64Array[]): void {
  for (const [pivot, own] of matrix.entries()) {
    const scale = own[pivot] ?? 1;
    for (let column = 0; column < own.length; column++) own[column] = (own[column] ?? 0) / scale;
    for (const [row, other] of matrix.entries()) {
      const times = other[pivot] ?? 0;
      if (row === pivot || times === 0) continue;
      for (let column = 0; column < own.length; column++)
        other[column] = (other[column] ?? 0) - times * (own[column] ?? 0);
    }
  }
}
