/** A fitted polynomial in two variables: its degree and the factors of its terms. */
export interface Polynomial {
  degree: number;
  factors: readonly number[];
}

/**
 * Fits a polynomial to some pixels of a plane by least squares (normal equations and Gauss–Jordan elimination),
 * slightly damped for stability.
 */
export function fitPolynomial(
  plane: Float32Array,
  pixels: Iterable<number>,
  width: number,
  height: number,
  degree: number,
): Polynomial {
  const order = ((degree + 1) * (degree + 2)) / 2;
  const terms = new Float64Array(order);
  const rows = Array.from({ length: order }, () => new Float64Array(order + 1));
  for (const at of pixels) {
    computeTerms(at, width, height, degree, terms);
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
  return { degree, factors: rows.map((row) => row[order] ?? 0) };
}

/** Returns the value of a polynomial at a pixel. */
export function evaluatePolynomial(
  { degree, factors }: Polynomial,
  at: number,
  width: number,
  height: number,
): number {
  const terms = new Float64Array(factors.length);
  computeTerms(at, width, height, degree, terms);
  return terms.reduce((sum, term, index) => sum + term * (factors[index] ?? 0), 0);
}

function computeTerms(
  at: number,
  width: number,
  height: number,
  most: number,
  terms: Float64Array,
): void {
  const x = (at % width) / width - 0.5;
  const y = Math.floor(at / width) / height - 0.5;
  let term = 0;
  for (let degree = 0; degree <= most; degree++)
    for (let power = 0; power <= degree; power++)
      terms[term++] = x ** (degree - power) * y ** power;
}
