import { fillUnknown } from './fill.ts';
import { type Lab, mapLab } from './grain.ts';
import { sum } from './pixel-sets.ts';
import { fitPolynomial } from './polynomial.ts';

/**
 * Degree of the polynomial that models the background's brightness. A polynomial of degree 4 can follow the
 * light of lamps and vignettes.
 */
const DEGREE = 4;
/** Every 41st pixel is used to fit the polynomial, which is enough because the background is smooth. */
const SAMPLE_STEP = 41;

/**
 * Estimates the background behind the product. A polynomial of degree 4 is fitted to the known background pixels,
 * because the light of lamps and vignettes changes smoothly. The remaining difference between the polynomial and the
 * photo is interpolated from nearby pixels.
 * @param margin number of added pixels on each side that are not part of the photo, and are therefore left out
 * of the fit
 */
export function estimateBackdrop(
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
  const samples: number[] = [];
  for (let at = 0; at < seen.length; at += SAMPLE_STEP) if (seen[at]) samples.push(at);
  const smooth = mapLab(planes, (plane) =>
    polynomial(fitPolynomial(plane, samples, width, height, DEGREE).factors, width, height),
  );
  const left = mapLab(planes, (plane, channel) => sum(plane, smooth[channel], -1));
  const rest = fillUnknown(left, seen, width, height);
  return mapLab(smooth, (plane, channel) => sum(plane, rest[channel]));
}

/**
 * Evaluates the polynomial row by row: within a row, the terms form a polynomial in x alone (Horner's scheme).
 */
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
