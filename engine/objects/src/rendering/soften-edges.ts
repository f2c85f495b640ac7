import { GROUND, type PixelGrid, SAMPLE } from './pixel-grid.ts';
import type { PixelTracer } from './pixel-tracer.ts';

const { abs, max, min } = Math;

/**
 * Minimum difference between neighbouring pixels that counts as an edge, in levels summed over the channels.
 */
const MIN_EDGE_STEP = 44;
/**
 * Positions of the additional rays in a pixel on an edge (rotated grid). Each position is followed by its
 * mirror image through the pixel's centre.
 */
const SUBPIXELS: readonly (readonly [number, number])[] = [
  [0.125, 0.625],
  [0.875, 0.375],
  [0.375, 0.125],
  [0.625, 0.875],
];
/** Number of equal ray results after which no more rays are traced for a pixel on an edge. */
const ENOUGH_RAYS = 2;
/**
 * Distance by which an edge pixel's rays start in front of the neighbouring pixels, in the scene's
 * units.
 */
const BEFORE = 0.04;

/**
 * Marks the pixels on both sides of an edge. Interpolated pixels are not compared with the pixel to their right
 * or below.
 */
export function findEdges(grid: PixelGrid, filled: Uint8Array): Uint8Array {
  const { width, height, parts, samples } = grid;
  const edges = new Uint8Array(width * height);
  function compare(i: number, other: number): void {
    const grounds = ((parts[i] ?? GROUND) < 0 ? 1 : 0) + ((parts[other] ?? GROUND) < 0 ? 1 : 0);
    if (grounds === 2) return;
    if (grounds === 0) {
      const at = i * SAMPLE.length;
      const to = other * SAMPLE.length;
      let step = 0;
      for (let c = 0; c < SAMPLE.key; c++)
        step += abs((samples[at + c] ?? 0) - (samples[to + c] ?? 0));
      if (step <= MIN_EDGE_STEP) return;
    }
    edges[i] = 1;
    edges[other] = 1;
  }
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const i = y * width + x;
      if (filled[i]) continue;
      compare(i, i + 1);
      compare(i, i + width);
    }
  }
  return edges;
}

/**
 * Writes a pixel on an edge as the mean of several rays. If the edge borders on the background, all
 * rays count.
 * @param sum array of three numbers to which the sum of colours is written
 */
export function writeEdge(
  { width, parts, samples }: PixelGrid,
  tracer: PixelTracer,
  data: Uint8ClampedArray,
  sum: Float64Array,
  x: number,
  y: number,
): void {
  const { sample } = tracer;
  const i = y * width + x;
  const at = i * SAMPLE.length;
  const part = parts[i] ?? GROUND;
  let agreed = true;
  let from = Number.POSITIVE_INFINITY;
  for (const other of [i, i - 1, i + 1, i - width, i + width]) {
    if ((parts[other] ?? GROUND) < 0) agreed = false;
    else from = min(from, (samples[other * SAMPLE.length + SAMPLE.depth] ?? 0) - BEFORE);
  }
  let rays = 1;
  let hits = 0;
  sum.fill(0);
  if (part >= 0) {
    hits = 1;
    for (let c = 0; c < SAMPLE.key; c++) sum[c] = samples[at + c] ?? 0;
  }
  for (const [px, py] of SUBPIXELS) {
    if (agreed && rays > ENOUGH_RAYS) break;
    rays += 1;
    tracer.keepLight(x, y);
    const met = tracer.cast(x + px, y + py, from, part);
    agreed &&= met === part;
    if (met < 0) continue;
    hits += 1;
    let step = 0;
    for (let c = 0; c < SAMPLE.key; c++) {
      const level = sample[c] ?? 0;
      step += abs(level - (samples[at + c] ?? 0));
      sum[c] = (sum[c] ?? 0) + level;
    }
    agreed &&= step <= MIN_EDGE_STEP / 2;
  }
  for (let c = 0; c < SAMPLE.key; c++) data[i * 4 + c] = (sum[c] ?? 0) / max(1, hits);
  data[i * 4 + 3] = (hits / rays) * 255;
}
