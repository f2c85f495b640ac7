import { boxBlur } from './box-blur.ts';
import { narrowBlur } from './narrow-blur.ts';

/** Edges are measured against a copy blurred by this much more. Pixels. */
const PROBE_SIGMA_PX = 1;
/** The sharpest quarter of the edges is what the lens could do; the rest lies out of focus. */
const FOCUS_SHARE = 0.25;
/** What is crisp in a photo of which most lies out of focus. A picture that was softened has none of it. */
const CRISPEST_SHARE = 0.05;
const MIN_EDGES = 50;
const MIN_GRADIENT = 8;
const MAX_SIGMA_PX = 2.5;

/** Blur of a photo as the standard deviation of a Gaussian, in pixels; 0 where there are no edges to judge by. */
export interface Blur {
  /** Of the edges in focus: about 0.3 for a crisp photo. */
  inFocus: number;
  /** Of the few crispest: about 0.2 for a crisp photo, whatever else lies out of focus. */
  crispest: number;
}

/** Blur of the sharpest edges: how much less steep they get when blurred once more tells how soft they were (Zhuo & Sim 2011). */
export function blurOf(luma: Float32Array, width: number, height: number, noise: number): Blur {
  const softer = narrowBlur(luma, width, height, PROBE_SIGMA_PX);
  const threshold = Math.max(MIN_GRADIENT, 5 * noise);
  const sigmas: number[] = [];
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const at = y * width + x;
      const steepness = gradient(luma, at, width);
      if (steepness < threshold || !isRidge(luma, at, width, steepness)) continue;
      const ratio = steepness / gradient(softer, at, width);
      sigmas.push(ratio <= 1.02 ? MAX_SIGMA_PX : PROBE_SIGMA_PX / Math.sqrt(ratio * ratio - 1));
    }
  }
  if (sigmas.length < MIN_EDGES) return { inFocus: 0, crispest: 0 };
  const sorted = Float32Array.from(sigmas).sort();
  const at = (share: number) =>
    Math.min(MAX_SIGMA_PX, sorted[Math.floor(sorted.length * share)] ?? 0);
  return { inFocus: at(FOCUS_SHARE), crispest: at(CRISPEST_SHARE) };
}

function gradient(plane: Float32Array, at: number, width: number): number {
  const across = (plane[at + 1] ?? 0) - (plane[at - 1] ?? 0);
  const down = (plane[at + width] ?? 0) - (plane[at - width] ?? 0);
  return Math.sqrt(across * across + down * down) / 2;
}

/** Whether the slope is steepest here, along its own direction. */
function isRidge(plane: Float32Array, at: number, width: number, steepness: number): boolean {
  const across = Math.abs((plane[at + 1] ?? 0) - (plane[at - 1] ?? 0));
  const down = Math.abs((plane[at + width] ?? 0) - (plane[at - width] ?? 0));
  const step = across > down ? 1 : width;
  return (
    gradient(plane, at - step, width) <= steepness && gradient(plane, at + step, width) <= steepness
  );
}

/** Three rounds give back most of what a blur took and at most treble the noise. */
const ROUNDS = 3;
/** Contrast around a pixel, in levels, from which it counts as detail rather than as a calm area. */
const DETAIL_CONTRAST = 6;
const MAX_TAKEN_BACK_PX = 1.6;

/**
 * Takes back a Gaussian blur from a luma plane by fixed-point iteration (van Cittert 1931), where there is detail to
 * sharpen: in calm areas only noise and the traces of compression would grow.
 */
export function deblur(
  luma: Float32Array,
  width: number,
  height: number,
  sigma: number,
  noise: number,
): Float32Array {
  const taken = Math.min(MAX_TAKEN_BACK_PX, sigma);
  const sharp = Float32Array.from(luma);
  for (let round = 1; round < ROUNDS; round++) {
    const blurred = narrowBlur(sharp, width, height, taken);
    for (let at = 0; at < sharp.length; at++)
      sharp[at] = (sharp[at] ?? 0) + (luma[at] ?? 0) - (blurred[at] ?? 0);
  }
  const mean = boxBlur(luma, width, height, 2);
  const squares = boxBlur(
    luma.map((value) => value * value),
    width,
    height,
    2,
  );
  const calm = (DETAIL_CONTRAST + 1.5 * noise) ** 2;
  for (let at = 0; at < sharp.length; at++) {
    const variance = Math.max(0, (squares[at] ?? 0) - (mean[at] ?? 0) ** 2);
    const value = luma[at] ?? 0;
    sharp[at] = value + (((sharp[at] ?? 0) - value) * variance) / (variance + calm);
  }
  return sharp;
}
