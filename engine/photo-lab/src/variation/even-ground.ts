import type { Raster } from '@adwright/engine-pixels';

/**
 * Maximum difference (0–255) of a background pixel from the background, in the channel that differs most.
 */
export const GROUND_TONE = 12;
/**
 * Minimum shares of the border and of the whole picture that are background, if the background counts as
 * even. Under the light of a lamp, more of the picture must be background, because photos with soft shades
 * look similar.
 */
const LEAST = { rim: 0.9, whole: 0.22, underLamp: 0.4 };
/** Width of the border strip that is examined, as a share of the picture's shorter side. */
const RIM = 0.02;
/**
 * Degrees of the polynomials in x and y that model the background: for a soft shade, and for the light of a
 * lamp.
 */
const DEGREE = { shade: 2, lamp: 4 };
/**
 * Maximum differences of a background pixel from the model, in levels, in the successive steps that refine
 * the model of a lamp's light.
 */
const REFINING = [48, 28, 18, GROUND_TONE] as const;

/**
 * Returns the even or softly shaded background that a picture would have without objects, as three values per
 * pixel. Returns null if the picture's border shows anything other than background.
 */
export function findEvenGround(raster: Raster): Float32Array | null {
  const rim = listRim(raster);
  let ground = fitSurface(raster, rim, DEGREE.shade);
  for (const tone of [3 * GROUND_TONE, GROUND_TONE]) {
    const near = rim.filter((at) => measureGroundDistance(raster, at, ground) <= tone);
    if (near.length < LEAST.rim * rim.length) return null;
    ground = fitSurface(raster, near, DEGREE.shade);
  }
  return coversEnough(raster, ground, LEAST.whole) ? ground : null;
}

/**
 * Returns the background under the uneven light of a lamp, which a polynomial of degree 2 cannot model. Background
 * pixels between the objects refine the model, because the border alone does not show the middle of the light.
 */
export function findLampGround(raster: Raster): Float32Array | null {
  const rim = listRim(raster);
  const all = Array.from(
    { length: Math.ceil((raster.width * raster.height) / INNER_STEP) },
    (_, place) => place * INNER_STEP,
  );
  let ground = fitSurface(raster, rim, DEGREE.shade);
  for (const tone of REFINING) {
    const near = [...rim, ...all].filter((at) => measureGroundDistance(raster, at, ground) <= tone);
    ground = fitSurface(raster, near, DEGREE.lamp);
  }
  const near = rim.filter((at) => measureGroundDistance(raster, at, ground) <= GROUND_TONE);
  return near.length >= LEAST.rim * rim.length && coversEnough(raster, ground, LEAST.underLamp)
    ? ground
    : null;
}

/** Number of pixels from one sample of the whole picture to the next. */
const INNER_STEP = 97;

function coversEnough(raster: Raster, ground: Float32Array, least: number): boolean {
  let [seen, like] = [0, 0];
  for (let at = 0; at < raster.width * raster.height; at += 7) {
    seen++;
    if (measureGroundDistance(raster, at, ground) <= GROUND_TONE) like++;
  }
  return like >= least * seen;
}

/** Returns the difference between a pixel and the background, in the channel that differs most, 0–255. */
export function measureGroundDistance({ data }: Raster, at: number, ground: Float32Array): number {
  const differs = (channel: number) =>
    Math.abs((data[3 * at + channel] ?? 0) - (ground[3 * at + channel] ?? 0));
  return Math.max(differs(0), differs(1), differs(2));
}

/** Returns the indexes of the sampled pixels along the picture's border. */
function listRim({ width, height }: Raster): number[] {
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

/** Returns all pairs of powers of x and y with a sum of at most `degree`. */
function listPowers(degree: number): (readonly [u: number, v: number])[] {
  const powers: (readonly [number, number])[] = [];
  for (let sum = 0; sum <= degree; sum++) for (let v = 0; v <= sum; v++) powers.push([sum - v, v]);
  return powers;
}

/** Fits a curved surface (a polynomial) to each channel by least squares. */
function fitSurface(
  { width, height, data }: Raster,
  pixels: readonly number[],
  degree: number,
): Float32Array {
  const powers = listPowers(degree);
  const count = powers.length;
  const matrix = Array.from({ length: count }, () => new Float64Array(count + 3));
  for (const at of pixels) {
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
    const terms = powers.map(([u, v]) => x ** u * y ** v);
    for (const [row, one] of terms.entries()) {
      const sums = matrix[row];
      if (!sums) continue;
      for (const [column, other] of terms.entries())
        sums[column] = (sums[column] ?? 0) + one * other;
      for (let channel = 0; channel < 3; channel++)
        sums[count + channel] = (sums[count + channel] ?? 0) + one * (data[3 * at + channel] ?? 0);
    }
  }
  // A small constant keeps the equations solvable if the border is a single row of pixels.
  for (const [row, sums] of matrix.entries()) sums[row] = (sums[row] ?? 0) + 1e-3;
  eliminate(matrix);
  const ground = new Float32Array(width * height * 3);
  for (let channel = 0; channel < 3; channel++) {
    const factors = matrix.map((row) => row[count + channel] ?? 0);
    for (let y = 0; y < height; y++) {
      const inRow = computeRowFactors(powers, factors, y / height);
      for (let x = 0; x < width; x++) {
        let value = 0;
        for (let power = inRow.length - 1; power >= 0; power--)
          value = value * (x / width) + (inRow[power] ?? 0);
        ground[3 * (y * width + x) + channel] = value;
      }
    }
  }
  return ground;
}

/** Returns the factors of the powers of x in one row of the picture. */
function computeRowFactors(
  powers: readonly (readonly [number, number])[],
  factors: readonly number[],
  down: number,
): Float64Array {
  const inRow = new Float64Array(1 + Math.max(...powers.map(([u]) => u)));
  for (const [term, [u, v]] of powers.entries())
    inRow[u] = (inRow[u] ?? 0) + (factors[term] ?? 0) * down ** v;
  return inRow;
}

/**
 * Solves linear equations in place by Gauss–Jordan elimination. Afterwards, the columns after the square
 * matrix contain the solutions.
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
