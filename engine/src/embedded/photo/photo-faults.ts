import type { Planes, Raster } from './raster.ts';

/** What an enhancement may have to mend. */
export interface PhotoFaults {
  /** Standard deviation of luma noise in levels. */
  noise: number;
  /** Gains for red, green and blue that would make the light neutral, before they are limited. */
  whiteBalance: [number, number, number];
  /** 0–1: how sure we are of that light. */
  whiteBalanceTrust: number;
  /** Luma below which 0.3 % and 99.7 % of the pixels lie. */
  black: number;
  white: number;
  mean: number;
  /** Mean distance of the chroma from grey. */
  chroma: number;
  /** Steepness of the sharpest edges, levels a pixel: about 90 for a crisp photo. */
  steepness: number;
}

export function findFaults(raster: Raster, planes: Planes): PhotoFaults {
  const { black, white, mean } = toneOf(planes.luma);
  return {
    noise: noiseOf(planes),
    ...lightOf(raster),
    black,
    white,
    mean,
    chroma: chromaOf(planes),
    steepness: steepnessOf(planes),
  };
}

function toneOf(luma: Float32Array) {
  const histogram = new Uint32Array(256);
  let sum = 0;
  for (const value of luma) {
    const bin = Math.min(255, Math.max(0, Math.round(value)));
    histogram[bin] = (histogram[bin] ?? 0) + 1;
    sum += value;
  }
  const below = (share: number) => {
    let seen = 0;
    const at = histogram.findIndex((count) => {
      seen += count;
      return seen >= share * luma.length;
    });
    return at < 0 ? 255 : at;
  };
  return { black: below(0.003), white: below(0.997), mean: sum / luma.length };
}

/** Immerkær's estimate at full size and one octave down, where JPEG has not eaten the noise. */
function noiseOf({ width, height, luma }: Planes): number {
  const fine = immerkaer(luma, width, height);
  const w = width >> 1;
  const h = height >> 1;
  const half = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const at = 2 * y * width + 2 * x;
      half[y * w + x] =
        ((luma[at] ?? 0) +
          (luma[at + 1] ?? 0) +
          (luma[at + width] ?? 0) +
          (luma[at + width + 1] ?? 0)) /
        4;
    }
  }
  return Math.max(fine, 1.5 * immerkaer(half, w, h));
}

function immerkaer(luma: Float32Array, width: number, height: number): number {
  const responses: number[] = [];
  const stride = width * height > 1_000_000 ? 3 : 1;
  for (let y = 1; y < height - 1; y += stride) {
    for (let x = 1; x < width - 1; x += stride) {
      const at = y * width + x;
      const value = luma[at] ?? 0;
      // Clipped areas have no noise left and would make a noisy photo look clean.
      if (value < 4 || value > 251) continue;
      const corners =
        (luma[at - width - 1] ?? 0) +
        (luma[at - width + 1] ?? 0) +
        (luma[at + width - 1] ?? 0) +
        (luma[at + width + 1] ?? 0);
      const sides =
        (luma[at - width] ?? 0) +
        (luma[at + width] ?? 0) +
        (luma[at - 1] ?? 0) +
        (luma[at + 1] ?? 0);
      responses.push(Math.abs(corners - 2 * sides + 4 * value));
    }
  }
  if (responses.length < 100) return 0;
  const sorted = Float32Array.from(responses).sort();
  return (sorted[Math.floor(sorted.length * 0.3)] ?? 0) / 6 / 0.3853;
}

/**
 * Two estimates of the light: shades of grey (Minkowski norm 6; Finlayson & Trezzi 2004) and the brightest unclipped
 * pixels. Where they agree the light is coloured; where they don't, the subject is.
 */
function lightOf({ data }: Raster): Pick<PhotoFaults, 'whiteBalance' | 'whiteBalanceTrust'> {
  const powers = [0, 0, 0];
  const brightest: [number, number, number, number][] = [];
  let count = 0;
  for (let at = 0; at < data.length; at += 21) {
    const pixel = at - (at % 3);
    const r = data[pixel] ?? 0;
    const g = data[pixel + 1] ?? 0;
    const b = data[pixel + 2] ?? 0;
    const top = Math.max(r, g, b);
    if (top > 250 || top < 12) continue;
    powers[0] = (powers[0] ?? 0) + (r / 255) ** 6;
    powers[1] = (powers[1] ?? 0) + (g / 255) ** 6;
    powers[2] = (powers[2] ?? 0) + (b / 255) ** 6;
    count++;
    brightest.push([0.299 * r + 0.587 * g + 0.114 * b, r, g, b]);
  }
  if (count < 100) return { whiteBalance: [1, 1, 1], whiteBalanceTrust: 0 };
  const greys = powers.map((power) => (power / count) ** (1 / 6));
  brightest.sort((a, b) => b[0] - a[0]);
  const bright = brightest.slice(0, Math.max(20, Math.floor(count * 0.02)));
  const highlights = [1, 2, 3].map(
    (channel) => bright.reduce((sum, pixel) => sum + (pixel[channel] ?? 0), 0) / bright.length,
  );
  const first = gainsOf(greys);
  const second = gainsOf(highlights);
  const agreement = similarity(first, second);
  const whiteBalance: [number, number, number] = [
    mean(first[0], second[0]),
    mean(first[1], second[1]),
    mean(first[2], second[2]),
  ];
  return { whiteBalance, whiteBalanceTrust: Math.max(0, agreement) };
}

function gainsOf(light: readonly number[]): [number, number, number] {
  const [red = 1, green = 1, blue = 1] = light;
  const grey = (red + green + blue) / 3;
  return [grey / Math.max(0.001, red), grey / Math.max(0.001, green), grey / Math.max(0.001, blue)];
}

/** Cosine of the two corrections, times how alike they are in size; 1 where both say the same. */
function similarity(
  first: readonly [number, number, number],
  second: readonly [number, number, number],
): number {
  const a = first.map(Math.log);
  const b = second.map(Math.log);
  const sizeA = Math.hypot(...a);
  const sizeB = Math.hypot(...b);
  if (sizeA < 0.02 || sizeB < 0.02) return 0;
  const dot = a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
  return ((dot / sizeA / sizeB) * Math.min(sizeA, sizeB)) / Math.max(sizeA, sizeB);
}

function mean(first: number, second: number): number {
  return Math.sqrt(first * second);
}

function chromaOf({ blue, red }: Planes): number {
  let sum = 0;
  for (let at = 0; at < blue.length; at += 7) sum += Math.hypot(blue[at] ?? 0, red[at] ?? 0);
  return sum / (blue.length / 7);
}

function steepnessOf({ width, height, luma }: Planes): number {
  const steps: number[] = [];
  for (let y = 1; y < height - 1; y += 2) {
    for (let x = 1; x < width - 1; x += 2) {
      const at = y * width + x;
      steps.push(
        Math.max(
          Math.abs((luma[at + 1] ?? 0) - (luma[at] ?? 0)),
          Math.abs((luma[at + width] ?? 0) - (luma[at] ?? 0)),
        ),
      );
    }
  }
  const sorted = Float32Array.from(steps).sort();
  return sorted[Math.floor(sorted.length * 0.995)] ?? 0;
}
