import { fillFrom } from './fill.ts';
import { type Lab, mapLab } from './grain.ts';

/** Terms of a full polynomial of degree four in two variables. */
const DEGREE = 4;
const SAMPLE_STEP = 41;

/**
 * The background behind the product: a quartic fitted to what is known of it (lamps and vignettes run on smoothly), and
 * what that leaves over continued from near.
 *
 * @param margin pixels to each side that no camera has seen: no lamp shows there
 */
export function backdropOf(
  planes: Lab,
  known: Uint8Array,
  width: number,
  height: number,
  margin: number,
): Lab {
  const seen = new Uint8Array(known.length);
  for (let y = margin; y < height - margin; y++) {
    const [from, to] = [y * width + margin, (y + 1) * width - margin];
    seen.set(known.subarray(from, to), from);
  }
  const smooth = mapLab(planes, (plane) =>
    polynomial(fit(plane, seen, width, height), width, height),
  );
  const left = mapLab(planes, (plane, channel) =>
    plane.map((value, at) => value - (smooth[channel][at] ?? 0)),
  );
  const rest = fillFrom(left, seen, width, height);
  return mapLab(smooth, (plane, channel) =>
    plane.map((value, at) => value + (rest[channel][at] ?? 0)),
  );
}

/** A row at a time: there the terms join to a polynomial of x alone (Horner's scheme). */
function polynomial(factors: readonly number[], width: number, height: number): Float32Array {
  const plane = new Float32Array(width * height);
  const ofX = new Float64Array(DEGREE + 1);
  for (let row = 0; row < height; row++) {
    const y = row / height - 0.5;
    let term = 0;
    ofX.fill(0);
    for (let degree = 0; degree <= DEGREE; degree++)
      for (let power = 0; power <= degree; power++)
        ofX[degree - power] = (ofX[degree - power] ?? 0) + (factors[term++] ?? 0) * y ** power;
    for (let column = 0; column < width; column++) {
      const x = column / width - 0.5;
      let value = 0;
      for (let power = DEGREE; power >= 0; power--) value = value * x + (ofX[power] ?? 0);
      plane[row * width + column] = value;
    }
  }
  return plane;
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
