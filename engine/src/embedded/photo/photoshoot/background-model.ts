import { toLab } from '../lab.ts';
import type { Raster } from '../raster.ts';

/** A smooth studio background, fitted to the border of a photo. */
export interface BackgroundModel {
  /** Lab of the photo, three floats a pixel. */
  lab: Float32Array;
  /** Distance of every pixel from the background: shadows count little, colour counts most. Lab units. */
  distance: Float32Array;
  /** Lightness over the background's, 1 on it, below 1 in shadow. */
  shade: Float32Array;
  /** Colour difference alone, Lab units. */
  chroma: Float32Array;
  /** 90th percentile of the distance along the border: how plain the background is. */
  residual: number;
}

const BORDER_SHARE = 0.04;
/** Terms of a full polynomial of degree four in two variables. */
const TERMS = 15;
const ROUNDS = 5;

/**
 * Fits a smooth surface in Lab to the border (a quadratic), or to what is known to be background (a quartic), robustly (iteratively reweighted least squares), so that studio
 * gradients and vignettes are followed and a product that touches the border is not.
 */
export function fitBackground(raster: Raster, known?: Uint8Array): BackgroundModel {
  const { width, height, data } = raster;
  const lab = toLab(data);
  const border = borderSamples(width, height);
  const samples = known ? knownSamples(known) : border;
  // The border alone says nothing of the middle: a steep polynomial would run away there.
  const surfaces = fitSurfaces(lab, samples, width, height, known ? TERMS : 6);
  const distance = new Float32Array(width * height);
  const shade = new Float32Array(width * height);
  const chroma = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const terms = termsAt(x / width - 0.5, y / height - 0.5);
      const ground = surfaces.map((surface) => surfaceAt(surface, terms));
      const light = (lab[at * 3] ?? 0) - (ground[0] ?? 0);
      const colour = Math.hypot(
        (lab[at * 3 + 1] ?? 0) - (ground[1] ?? 0),
        (lab[at * 3 + 2] ?? 0) - (ground[2] ?? 0),
      );
      chroma[at] = colour;
      shade[at] = (lab[at * 3] ?? 0) / Math.max(1, ground[0] ?? 1);
      distance[at] = Math.hypot(light, 1.6 * colour);
    }
  }
  const residuals = border.map((at) => distance[at] ?? 0).sort((a, b) => a - b);
  return {
    lab,
    distance,
    shade,
    chroma,
    residual: residuals[Math.floor(residuals.length * 0.9)] ?? 0,
  };
}

function knownSamples(known: Uint8Array): number[] {
  const samples: number[] = [];
  for (let at = 0; at < known.length; at += 37) if (known[at]) samples.push(at);
  return samples;
}

function borderSamples(width: number, height: number): number[] {
  const band = Math.max(3, Math.round(Math.min(width, height) * BORDER_SHARE));
  const samples: number[] = [];
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      if (x < band || y < band || x >= width - band || y >= height - band)
        samples.push(y * width + x);
    }
  }
  return samples;
}

function termsAt(x: number, y: number): number[] {
  const terms: number[] = [];
  for (let degree = 0; degree <= 4; degree++) {
    for (let power = 0; power <= degree; power++) terms.push(x ** (degree - power) * y ** power);
  }
  return terms;
}

function surfaceAt(surface: readonly number[], terms: readonly number[]): number {
  return surface.reduce((sum, factor, index) => sum + factor * (terms[index] ?? 0), 0);
}

function fitSurfaces(
  lab: Float32Array,
  samples: readonly number[],
  width: number,
  height: number,
  order: number,
): number[][] {
  const terms = samples.map((at) =>
    termsAt((at % width) / width - 0.5, Math.floor(at / width) / height - 0.5).slice(0, order),
  );
  let weights = samples.map(() => 1);
  let surfaces: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    surfaces = [0, 1, 2].map((channel) =>
      solve(
        terms,
        weights,
        samples.map((at) => lab[at * 3 + channel] ?? 0),
      ),
    );
    weights = samples.map((at, index) => {
      const error = surfaces.reduce(
        (sum, surface, channel) =>
          sum + ((lab[at * 3 + channel] ?? 0) - surfaceAt(surface, terms[index] ?? [])) ** 2,
        0,
      );
      return 1 / (1 + error / 9) ** 2;
    });
  }
  return surfaces;
}

/** Weighted least squares through the normal equations and Gauss–Jordan elimination. */
function solve(
  terms: readonly (readonly number[])[],
  weights: readonly number[],
  values: readonly number[],
): number[] {
  const order = terms[0]?.length ?? 0;
  const rows = Array.from({ length: order }, () => new Float64Array(order + 1));
  terms.forEach((basis, sample) => {
    const weight = weights[sample] ?? 0;
    rows.forEach((row, i) => {
      const scaled = weight * (basis[i] ?? 0);
      for (let j = 0; j < order; j++) row[j] = (row[j] ?? 0) + scaled * (basis[j] ?? 0);
      row[order] = (row[order] ?? 0) + scaled * (values[sample] ?? 0);
    });
  });
  rows.forEach((pivot, i) => {
    const scale = (pivot[i] ?? 0) + 1e-4;
    for (let j = i; j <= order; j++) pivot[j] = (pivot[j] ?? 0) / scale;
    rows.forEach((row, k) => {
      const factor = row[i] ?? 0;
      if (k === i || factor === 0) return;
      for (let j = i; j <= order; j++) row[j] = (row[j] ?? 0) - factor * (pivot[j] ?? 0);
    });
  });
  return rows.map((row) => row[order] ?? 0);
}
