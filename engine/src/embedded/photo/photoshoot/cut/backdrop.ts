import { fillFrom } from './fill.ts';

/** Terms of a full polynomial of degree four in two variables. */
const DEGREE = 4;
const SAMPLE_STEP = 41;

/**
 * The background behind the product: a quartic fitted to what is known of it (lamps and vignettes run on smoothly), and
 * what that leaves over continued from near.
 */
export function backdropOf(
  plane: Float32Array,
  known: Uint8Array,
  width: number,
  height: number,
): Float32Array {
  const factors = fit(plane, known, width, height);
  const terms = new Float64Array(factors.length);
  const smooth = new Float32Array(plane.length);
  for (let at = 0; at < plane.length; at++) {
    termsAt(at, width, height, terms);
    let sum = 0;
    for (let term = 0; term < terms.length; term++)
      sum += (terms[term] ?? 0) * (factors[term] ?? 0);
    smooth[at] = sum;
  }
  const rest = fillFrom(
    plane.map((value, at) => value - (smooth[at] ?? 0)),
    known,
    width,
    height,
  );
  return smooth.map((value, at) => value + (rest[at] ?? 0));
}

function termsAt(at: number, width: number, height: number, terms: Float64Array): void {
  const x = (at % width) / width - 0.5;
  const y = Math.floor(at / width) / height - 0.5;
  let term = 0;
  for (let degree = 0; degree <= DEGREE; degree++)
    for (let power = 0; power <= degree; power++)
      terms[term++] = x ** (degree - power) * y ** power;
}

/** Least squares through the normal equations and Gauss–Jordan elimination, slightly damped. */
function fit(
  plane: Float32Array,
  known: Uint8Array,
  width: number,
  height: number,
): readonly number[] {
  const order = ((DEGREE + 1) * (DEGREE + 2)) / 2;
  const terms = new Float64Array(order);
  const rows = Array.from({ length: order }, () => new Float64Array(order + 1));
  for (let at = 0; at < plane.length; at += SAMPLE_STEP) {
    if (!known[at]) continue;
    termsAt(at, width, height, terms);
    for (const [i, row] of rows.entries()) {
      const scale = terms[i] ?? 0;
      for (let j = 0; j < order; j++) row[j] = (row[j] ?? 0) + scale * (terms[j] ?? 0);
      row[order] = (row[order] ?? 0) + scale * (plane[at] ?? 0);
    }
  }
  for (const [i, pivot] of rows.entries()) {
    const scale = (pivot[i] ?? 0) + 1e-3;
    for (let j = i; j <= order; j++) pivot[j] = (pivot[j] ?? 0) / scale;
    for (const [k, row] of rows.entries()) {
      const factor = row[i] ?? 0;
      if (k === i || factor === 0) continue;
      for (let j = i; j <= order; j++) row[j] = (row[j] ?? 0) - factor * (pivot[j] ?? 0);
    }
  }
  return rows.map((row) => row[order] ?? 0);
}
