import { boxBlur } from '../../box-blur.ts';

/** What the known part is smoothed over, pixels. */
const NEAR_PX = 8;

/**
 * A plane continued from where it is known to everywhere: near means where there are any, else the means of ever wider
 * surroundings (push–pull, Gortler et al. 1996).
 */
export function fillFrom(
  plane: Float32Array,
  known: Uint8Array,
  width: number,
  height: number,
): Float32Array {
  const weight = boxBlur(Float32Array.from(known), width, height, NEAR_PX);
  const sum = boxBlur(
    plane.map((value, at) => (known[at] ? value : 0)),
    width,
    height,
    NEAR_PX,
  );
  const mean = sum.map((value, at) => value / Math.max(1e-6, weight[at] ?? 0));
  return pull({ width, height, mean, weight: weight.map((value) => Math.min(1, value * 4)) });
}

interface Layer {
  width: number;
  height: number;
  mean: Float32Array;
  /** 1 where the mean is to be trusted, 0 where nothing is known. */
  weight: Float32Array;
}

function pull(layer: Layer): Float32Array {
  const { width, height, mean, weight } = layer;
  if (width < 2 || height < 2) return mean;
  const half = halved(layer);
  const wide = pull(half);
  const filled = new Float32Array(mean.length);
  for (let y = 0; y < height; y++) {
    const fromY = Math.min(half.height - 1, Math.max(0, (y - 0.5) / 2));
    const top = Math.floor(fromY);
    const below = Math.min(half.height - 1, top + 1);
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const trust = weight[at] ?? 0;
      const fromX = Math.min(half.width - 1, Math.max(0, (x - 0.5) / 2));
      const left = Math.floor(fromX);
      const right = Math.min(half.width - 1, left + 1);
      const across = fromX - left;
      const upper = mix(wide[top * half.width + left], wide[top * half.width + right], across);
      const lower = mix(wide[below * half.width + left], wide[below * half.width + right], across);
      filled[at] = mix(mix(upper, lower, fromY - top), mean[at], trust);
    }
  }
  return filled;
}

function mix(from = 0, to = 0, share = 0): number {
  return from + (to - from) * share;
}

function halved({ width, height, mean, weight }: Layer): Layer {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const halfMean = new Float32Array(half.width * half.height);
  const halfWeight = new Float32Array(half.width * half.height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = y * width + x;
      const to = (y >> 1) * half.width + (x >> 1);
      const trust = weight[from] ?? 0;
      halfWeight[to] = (halfWeight[to] ?? 0) + trust;
      halfMean[to] = (halfMean[to] ?? 0) + trust * (mean[from] ?? 0);
    }
  }
  return {
    ...half,
    mean: halfMean.map((value, at) => value / Math.max(1e-6, halfWeight[at] ?? 0)),
    weight: halfWeight.map((value) => Math.min(1, value)),
  };
}
