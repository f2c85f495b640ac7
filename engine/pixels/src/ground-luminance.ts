import { contrastRatio, toLinearChannel } from './colour/contrast.ts';

/** RGBA pixels of a picture, as in a canvas's ImageData. */
export interface Pixels {
  data: Uint8ClampedArray | Uint8Array;
  width: number;
  height: number;
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Darkest and lightest relative luminance behind text in an area. */
export interface LuminanceRange {
  low: number;
  high: number;
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => toLinearChannel(value / 255));
/** Number of bins of the luminance histogram. */
const BINS = 1024;
/**
 * Share of pixels at each end that may lie outside the luminance range, because single specks of grain do not
 * affect legibility.
 */
const TAIL = 0.01;

/**
 * Returns the relative luminance (WCAG 2.2) of a pixel. The argument `i` is the index of the pixel's red
 * value.
 */
export function readLuminanceAt(data: Pixels['data'], i: number): number {
  return (
    0.2126 * (LINEAR[data[i] ?? 0] ?? 0) +
    0.7152 * (LINEAR[data[i + 1] ?? 0] ?? 0) +
    0.0722 * (LINEAR[data[i + 2] ?? 0] ?? 0)
  );
}

/** Measures the luminance range of an area, in blocks of two by two pixels, the width of a thin stroke. */
export function measureGroundLuminance(pixels: Pixels, area: Area): LuminanceRange {
  const { data, width, height } = pixels;
  const left = Math.max(0, Math.floor(area.x));
  const top = Math.max(0, Math.floor(area.y));
  const right = Math.min(width - 1, Math.ceil(area.x + area.width));
  const bottom = Math.min(height - 1, Math.ceil(area.y + area.height));
  const bins = new Uint32Array(BINS);
  let count = 0;
  for (let y = top; y < bottom; y += 2) {
    for (let x = left; x < right; x += 2) {
      const i = (y * width + x) * 4;
      const below = i + width * 4;
      const mean =
        (readLuminanceAt(data, i) +
          readLuminanceAt(data, i + 4) +
          readLuminanceAt(data, below) +
          readLuminanceAt(data, below + 4)) /
        4;
      const bin = Math.min(BINS - 1, Math.floor(Math.sqrt(mean) * BINS));
      bins[bin] = (bins[bin] ?? 0) + 1;
      count += 1;
    }
  }
  return {
    low: binLevel(bins, count * TAIL, 0, 1),
    high: binLevel(bins, count * TAIL, BINS - 1, -1),
  };
}

function binLevel(bins: Uint32Array, skip: number, start: number, step: number): number {
  let passed = 0;
  for (let bin = start; bin >= 0 && bin < BINS; bin += step) {
    passed += bins[bin] ?? 0;
    if (passed > skip) return ((bin + 0.5) / BINS) ** 2;
  }
  return 0;
}

/**
 * The argument `ink` is the relative luminance of the text colour. `ink` is the relative luminance of the
 * text colour.
 */
export function computeContrastOnGround(ink: number, ground: LuminanceRange): number {
  if (ink >= ground.low && ink <= ground.high) return 1;
  return Math.min(contrastRatio(ink, ground.low), contrastRatio(ink, ground.high));
}
