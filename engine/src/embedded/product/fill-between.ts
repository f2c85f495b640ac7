import { GROUND, type PixelGrid, SAMPLE, UNKNOWN } from './pixel-grid.ts';
import type { PixelTracer } from './pixel-tracer.ts';

const { max, min } = Math;

/** Neighbours no further apart than this, in levels of one channel, have between them what their mean says. */
const MAX_SMOOTH_STEP = 9;
/** The same for pixels that touch corner to corner, which lie further apart. */
const MAX_SMOOTH_CORNERS = 6;
/** The same for the light that they get, 0–1. */
const MAX_LIGHT_STEP = 0.08;
/** Neighbours no further apart in depth than this, in the scene's units, show one surface. */
const MAX_DEPTH_STEP = 0.03;

/**
 * Finds out about the pixels that are unknown still, where every fourth one of every fourth row is known: every other one of
 * every other row is traced, then those whose corners, then those whose sides touch them, as far as they differ.
 */
export function fillBetween(
  grid: PixelGrid,
  tracer: PixelTracer,
  printed: ReadonlySet<number>,
): void {
  const { width, height, parts } = grid;

  /** A fine line of a print, or a thin part in front of the ground, can pass between the corners of a pixel. */
  const cornersTell = (i: number) => {
    const part = parts[i - width - 1] ?? GROUND;
    return part >= 0 && !printed.has(part);
  };
  const isInner = (x: number, y: number) => x > 0 && y > 0 && x < width - 1 && y < height - 1;

  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      if (parts[y * width + x] !== UNKNOWN) continue;
      if (x < 2 || y < 2 || x >= width - 2 || y >= height - 2) tracer.trace(x, y);
      else settle(grid, tracer, x, y, 2, 2 * width, -1);
    }
  }
  for (let y = 1; y < height; y += 2) {
    for (let x = 1; x < width; x += 2) {
      const i = y * width + x;
      if (parts[i] !== UNKNOWN) continue;
      if (!isInner(x, y)) tracer.trace(x, y);
      else
        settle(grid, tracer, x, y, width - 1, width + 1, cornersTell(i) ? MAX_SMOOTH_CORNERS : -1);
    }
  }
  for (let y = 0; y < height; y++) {
    for (let x = (y + 1) & 1; x < width; x += 2) {
      if (parts[y * width + x] !== UNKNOWN) continue;
      if (isInner(x, y)) settle(grid, tracer, x, y, 1, width, MAX_SMOOTH_STEP);
      else tracer.trace(x, y);
    }
  }
}

/**
 * Fills a pixel in from the four that lie a step along either way, where they agree; where only their light does, takes that
 * and traces the rest.
 */
function settle(
  { width, parts, samples }: PixelGrid,
  tracer: PixelTracer,
  x: number,
  y: number,
  one: number,
  other: number,
  maxStep: number,
): void {
  const i = y * width + x;
  const part = parts[i - one] ?? GROUND;
  if (part !== parts[i + one] || part !== parts[i - other] || part !== parts[i + other]) {
    tracer.trace(x, y);
    return;
  }
  if (part < 0 && maxStep >= 0) {
    parts[i] = part;
    return;
  }
  const at = i * SAMPLE.length;
  const before = at - one * SAMPLE.length;
  const after = at + one * SAMPLE.length;
  const above = at - other * SAMPLE.length;
  const below = at + other * SAMPLE.length;
  let step = 0;
  let lightStep = 0;
  let depthStep = 0;
  for (let channel = 0; channel < SAMPLE.length; channel++) {
    const a = samples[before + channel] ?? 0;
    const b = samples[after + channel] ?? 0;
    const c = samples[above + channel] ?? 0;
    const d = samples[below + channel] ?? 0;
    const spread = max(a, b, c, d) - min(a, b, c, d);
    if (channel < SAMPLE.key) step = max(step, spread);
    else if (channel < SAMPLE.depth) lightStep = max(lightStep, spread);
    else depthStep = spread;
    samples[at + channel] = (a + b + c + d) / 4;
  }
  const litPart = part < 0 || lightStep > MAX_LIGHT_STEP ? UNKNOWN : part;
  if (step <= maxStep) parts[i] = part;
  else if (part >= 0 && depthStep < MAX_DEPTH_STEP && one !== 2) tracer.traceNear(x, y, litPart);
  // Something thin may stand before what pixels further away show.
  else tracer.trace(x, y, litPart);
}
