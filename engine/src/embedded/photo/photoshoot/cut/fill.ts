import { boxBlur } from '../../box-blur.ts';
import { type Lab, mapLab } from './grain.ts';

/** What the known part is smoothed over, pixels. */
const NEAR_PX = 8;

/**
 * Planes continued from where they are known to everywhere: near means where there are any, else the means of ever wider
 * surroundings (push–pull, Gortler et al. 1996).
 */
export function fillFrom(planes: Lab, known: Uint8Array, width: number, height: number): Lab {
  const weight = boxBlur(Float32Array.from(known), width, height, NEAR_PX);
  const means = mapLab(planes, (plane) => {
    const inside = new Float32Array(plane.length);
    for (let at = 0; at < plane.length; at++) if (known[at]) inside[at] = plane[at] ?? 0;
    return shared(boxBlur(inside, width, height, NEAR_PX), weight);
  });
  for (let at = 0; at < weight.length; at++) weight[at] = Math.min(1, (weight[at] ?? 0) * 4);
  return pull({ width, height, means, weight });
}

/** Sums divided by their weights, in place. */
function shared(sums: Float32Array, weights: Float32Array): Float32Array {
  for (let at = 0; at < sums.length; at++)
    sums[at] = (sums[at] ?? 0) / Math.max(1e-6, weights[at] ?? 0);
  return sums;
}

interface Layer {
  width: number;
  height: number;
  means: Lab;
  /** 1 where the means are to be trusted, 0 where nothing is known. */
  weight: Float32Array;
}

function pull(layer: Layer): Lab {
  const { width, height, means, weight } = layer;
  if (width < 2 || height < 2) return means;
  const half = halved(layer);
  const wide = pull(half);
  return mapLab(means, (mean, channel) => {
    const coarse = wide[channel];
    const filled = new Float32Array(mean.length);
    for (let y = 0; y < height; y++) {
      const fromY = Math.min(half.height - 1, Math.max(0, (y - 0.5) / 2));
      const top = Math.floor(fromY);
      const upperRow = top * half.width;
      const lowerRow = Math.min(half.height - 1, top + 1) * half.width;
      for (let x = 0; x < width; x++) {
        const at = y * width + x;
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
  });
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function halved({ width, height, means, weight }: Layer): Layer {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const gathered = (plane: Float32Array, shares: Float32Array) => {
    const sums = new Float32Array(half.width * half.height);
    for (let y = 0, from = 0; y < height; y++) {
      const row = (y >> 1) * half.width;
      for (let x = 0; x < width; x++, from++) {
        const to = row + (x >> 1);
        sums[to] = (sums[to] ?? 0) + (shares[from] ?? 0) * (plane[from] ?? 0);
      }
    }
    return sums;
  };
  const weights = gathered(weight, new Float32Array(weight.length).fill(1));
  const halfMeans = mapLab(means, (mean) => shared(gathered(mean, weight), weights));
  for (let at = 0; at < weights.length; at++) weights[at] = Math.min(1, weights[at] ?? 0);
  return { ...half, means: halfMeans, weight: weights };
}
