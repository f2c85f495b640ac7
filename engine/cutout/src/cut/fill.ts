import { boxBlur } from '@adwright/engine-pixels';
import { type Lab, mapLab } from './grain.ts';
import { invert } from './mask.ts';
import { copyWithValue } from './pixel-sets.ts';

/** Radius in pixels of the blur that averages the known pixels' values. */
const NEAR_PX = 8;

/**
 * Fills the unknown pixels of planes by the mean of nearby known pixels. If no known pixel is near, larger surroundings
 * are used (push–pull, Gortler et al. 1996).
 * @param wanted 1 for pixels that need a value; the result is 0 at other pixels
 */
export function fillUnknown(
  planes: Lab,
  known: Uint8Array,
  width: number,
  height: number,
  wanted: Uint8Array = new Uint8Array(known.length).fill(1),
): Lab {
  const weight = boxBlur(new Float32Array(known), width, height, NEAR_PX);
  const unknown = invert({ width, height, data: known }).data;
  const means = mapLab(planes, (plane) =>
    divideByWeights(boxBlur(copyWithValue(plane, unknown, 0), width, height, NEAR_PX), weight),
  );
  for (let at = 0; at < weight.length; at++) weight[at] = Math.min(1, (weight[at] ?? 0) * 4);
  return pull({ width, height, means, weight }, wanted);
}

/** Divides each pixel's weighted sum by the pixel's weight, in place. */
function divideByWeights(sums: Float32Array, weights: Float32Array): Float32Array {
  for (let at = 0; at < sums.length; at++)
    sums[at] = (sums[at] ?? 0) / Math.max(1e-6, weights[at] ?? 0);
  return sums;
}

interface Layer {
  width: number;
  height: number;
  means: Lab;
  /** Weight of each pixel's mean: 1 if the mean is reliable, 0 if no known pixel is near. */
  weight: Float32Array;
}

function pull(layer: Layer, wanted: Uint8Array): Lab {
  const { width, height, means } = layer;
  if (width < 2 || height < 2) return means;
  const half = halved(layer);
  const wide = pull(half, new Uint8Array(half.weight.length).fill(1));
  return mapLab(means, (mean, channel) =>
    fillFromCoarser(layer, mean, half, wide[channel], wanted),
  );
}

/**
 * Keeps reliable means and replaces unreliable means by those of larger surroundings, computed at half the
 * size.
 */
function fillFromCoarser(
  { width, height, weight }: Layer,
  mean: Float32Array,
  half: Layer,
  coarse: Float32Array,
  wanted: Uint8Array,
): Float32Array {
  const filled = new Float32Array(mean.length);
  for (let y = 0; y < height; y++) {
    const fromY = Math.min(half.height - 1, Math.max(0, (y - 0.5) / 2));
    const top = Math.floor(fromY);
    const upperRow = top * half.width;
    const lowerRow = Math.min(half.height - 1, top + 1) * half.width;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (!wanted[at]) continue;
      const trust = weight[at] ?? 0;
      if (trust === 1) {
        filled[at] = mean[at] ?? 0;
        continue;
      }
      const fromX = Math.min(half.width - 1, Math.max(0, (x - 0.5) / 2));
      const left = Math.floor(fromX);
      const right = Math.min(half.width - 1, left + 1);
      const across = fromX - left;
      const upper = mix(coarse[upperRow + left] ?? 0, coarse[upperRow + right] ?? 0, across);
      const lower = mix(coarse[lowerRow + left] ?? 0, coarse[lowerRow + right] ?? 0, across);
      filled[at] = mix(mix(upper, lower, fromY - top), mean[at] ?? 0, trust);
    }
  }
  return filled;
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function halved(layer: Layer): Layer {
  const { means, weight } = layer;
  const size = { width: Math.ceil(layer.width / 2), height: Math.ceil(layer.height / 2) };
  const weights = sumSquares(layer, weight, new Float32Array(weight.length).fill(1), size);
  const halfMeans = mapLab(means, (mean) =>
    divideByWeights(sumSquares(layer, mean, weight, size), weights),
  );
  for (let at = 0; at < weights.length; at++) weights[at] = Math.min(1, weights[at] ?? 0);
  return { ...size, means: halfMeans, weight: weights };
}

/** Sums a plane's values over each square of two by two pixels. */
function sumSquares(
  { width, height }: Layer,
  plane: Float32Array,
  shares: Float32Array,
  half: Pick<Layer, 'width' | 'height'>,
): Float32Array {
  const sums = new Float32Array(half.width * half.height);
  for (let y = 0, from = 0; y < height; y++) {
    const row = (y >> 1) * half.width;
    for (let x = 0; x < width; x++, from++) {
      const to = row + (x >> 1);
      sums[to] = (sums[to] ?? 0) + (shares[from] ?? 0) * (plane[from] ?? 0);
    }
  }
  return sums;
}
