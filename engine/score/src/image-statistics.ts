import { norm } from '@adwright/engine-pixels';
import type { CreativePixels } from './creative-pixels.ts';

/**
 * Measures the colourfulness of a picture (Hasler & Süsstrunk, SPIE 2003): 0 for grey, 15 for
 * slight, 45 for average, 80 for extreme colour.
 */
export function measureColourfulness({ rgb, luma }: CreativePixels): number {
  const count = luma.length;
  let redGreen = 0;
  let yellowBlue = 0;
  let redGreenSquared = 0;
  let yellowBlueSquared = 0;
  for (let at = 0; at < rgb.length; at += 3) {
    const red = rgb[at] ?? 0;
    const green = rgb[at + 1] ?? 0;
    const blue = rgb[at + 2] ?? 0;
    const rg = red - green;
    const yb = 0.5 * (red + green) - blue;
    redGreen += rg;
    yellowBlue += yb;
    redGreenSquared += rg * rg;
    yellowBlueSquared += yb * yb;
  }
  const meanRg = redGreen / count;
  const meanYb = yellowBlue / count;
  const deviation = Math.sqrt(
    Math.max(0, redGreenSquared / count - meanRg ** 2) +
      Math.max(0, yellowBlueSquared / count - meanYb ** 2),
  );
  return deviation + 0.3 * norm(meanRg, meanYb);
}

export interface Tones {
  /** 2nd percentile (`low`) and 98th percentile (`high`) of the picture's luma. */
  low: number;
  high: number;
  mean: number;
  /** Standard deviation of the picture's luma (RMS contrast, Peli 1990). */
  deviation: number;
}

/** Measures the distribution of luma over the picture. */
export function measureTones({ luma }: CreativePixels): Tones {
  const histogram = new Uint32Array(256);
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < luma.length; at++) {
    const value = luma[at] ?? 0;
    const bin = Math.round(value);
    histogram[bin] = (histogram[bin] ?? 0) + 1;
    sum += value;
    squares += value * value;
  }
  const mean = sum / luma.length;
  return {
    low: percentile(histogram, luma.length, 0.02),
    high: percentile(histogram, luma.length, 0.98),
    mean,
    deviation: Math.sqrt(Math.max(0, squares / luma.length - mean * mean)),
  };
}

function percentile(histogram: Uint32Array, count: number, share: number): number {
  let seen = 0;
  for (let bin = 0; bin < 256; bin++) {
    seen += histogram[bin] ?? 0;
    if (seen >= share * count) return bin;
  }
  return 255;
}

const EDGE_WINDOW_PX = 6;
const EDGE_CONTRAST = 28;

/**
 * Measures the sharpness (acutance) of the sharpest edges, 0–1. The sharpness of an edge is its
 * steepest one-pixel step, divided by the contrast around the edge. Blur lowers the sharpness
 * value, but low contrast doesn't. Returns the 80th percentile of the sharpness of strong edges; 0
 * if there are no strong edges.
 */
export function measureAcutance({ width, height, luma }: CreativePixels): number {
  const ratios: number[] = [];
  for (let y = 2; y < height - 2; y += 3) {
    for (let x = EDGE_WINDOW_PX; x < width - EDGE_WINDOW_PX; x += EDGE_WINDOW_PX) {
      const at = y * width + x;
      let low = 255;
      let high = 0;
      for (let beside = at - EDGE_WINDOW_PX; beside <= at + EDGE_WINDOW_PX; beside++) {
        const value = luma[beside] ?? 0;
        if (value < low) low = value;
        if (value > high) high = value;
      }
      if (high - low < EDGE_CONTRAST) continue;
      let steepest = 0;
      for (let beside = at - EDGE_WINDOW_PX; beside < at + EDGE_WINDOW_PX; beside++)
        steepest = Math.max(steepest, Math.abs((luma[beside + 1] ?? 0) - (luma[beside] ?? 0)));
      ratios.push(steepest / (high - low));
    }
  }
  if (ratios.length < (width * height) / 20_000) return 0;
  return Float64Array.from(ratios).sort()[Math.floor(ratios.length * 0.8)] ?? 0;
}

const STRUCTURE_CELLS = 24;

/**
 * Returns the share of the luma variance that remains after a strong blur. Noise and flat pictures
 * give almost 0, and pictures of objects give more than 0.3.
 */
export function measureStructure({ width, height, luma }: CreativePixels): number {
  const sums = new Float64Array(STRUCTURE_CELLS ** 2);
  const counts = new Uint32Array(STRUCTURE_CELLS ** 2);
  let sum = 0;
  let squares = 0;
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * STRUCTURE_CELLS) / height) * STRUCTURE_CELLS;
    for (let x = 0; x < width; x++) {
      const value = luma[y * width + x] ?? 0;
      const cell = row + Math.floor((x * STRUCTURE_CELLS) / width);
      sums[cell] = (sums[cell] ?? 0) + value;
      counts[cell] = (counts[cell] ?? 0) + 1;
      sum += value;
      squares += value * value;
    }
  }
  const mean = sum / luma.length;
  const variance = squares / luma.length - mean * mean;
  if (variance < 4) return 0;
  let between = 0;
  sums.forEach((total, cell) => {
    const count = counts[cell] ?? 0;
    if (count > 0) between += count * (total / count - mean) ** 2;
  });
  return between / luma.length / variance;
}
