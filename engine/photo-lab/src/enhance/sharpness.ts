import { narrowBlur } from './narrow-blur.ts';

/**
 * Standard deviation, in pixels, of the blur of the copy that is compared with the photo to measure its edges.
 */
const PROBE_SIGMA_PX = 1;
/**
 * Share of the edges, sorted by sharpness, that are used to measure the sharpness of the lens. Edges that are less
 * sharp may be out of focus.
 */
const FOCUS_SHARE = 0.25;
/**
 * Share of the edges that are sharp in a photo that is mostly out of focus. A photo has no sharp edges if all
 * of it is blurred.
 */
const CRISPEST_SHARE = 0.05;
/** Minimum number of measured edges; a photo with fewer edges counts as sharp. */
const MIN_EDGES = 50;
/** Minimum gradient of an edge, in levels; weaker gradients are noise. */
const MIN_GRADIENT = 8;
/** Maximum standard deviation of the blur that can be measured, in pixels. */
const MAX_SIGMA_PX = 2.5;

/**
 * Blur of a photo: the standard deviation of a Gaussian, in pixels; 0 if the photo has too few edges to
 * measure.
 */
export interface Blur {
  /** Blur of the edges in focus, in pixels: about 0.3 in a sharp photo. */
  inFocus: number;
  /**
   * Blur of the few sharpest edges, in pixels: about 0.2 in a sharp photo, even if most of the photo is out of
   * focus.
   */
  crispest: number;
}

/**
 * Measures the blur of the sharpest edges. When a photo is blurred again, sharp edges lose more of their
 * gradient (Zhuo & Sim 2011).
 */
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

/** Tells whether the gradient at a pixel is higher than at its two neighbours in the gradient's direction. */
function isRidge(plane: Float32Array, at: number, width: number, steepness: number): boolean {
  const across = Math.abs((plane[at + 1] ?? 0) - (plane[at - 1] ?? 0));
  const down = Math.abs((plane[at + width] ?? 0) - (plane[at - width] ?? 0));
  const step = across > down ? 1 : width;
  return (
    gradient(plane, at - step, width) <= steepness && gradient(plane, at + step, width) <= steepness
  );
}
