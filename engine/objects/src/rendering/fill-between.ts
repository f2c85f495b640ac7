import { findFineCells } from './fine-cells.ts';
import { takeLight } from './light-between.ts';
import { GROUND, type PixelGrid, PRINTED, SAMPLE, UNKNOWN } from './pixel-grid.ts';
import type { PixelTracer } from './pixel-tracer.ts';

const { max, min } = Math;

/** A pixel gets the mean of its direct neighbours if they differ by at most this, in levels per channel. */
const MAX_SMOOTH_STEP = 9;
/**
 * Maximum difference between a pixel's diagonal neighbours, in levels per channel. The limit for diagonal neighbours is
 * lower than the limit for direct neighbours, because diagonal neighbours are farther apart.
 */
const MAX_SMOOTH_CORNERS = 6;
/** A limit that no difference can meet, so the pixel between the neighbours is always traced. */
const NEVER = -1;
/** Maximum depth difference between neighbouring pixels of one surface, in the scene's units. */
const MAX_DEPTH_STEP = 0.03;

/**
 * Four known pixels around an unknown pixel: two on opposite sides at one offset and two at
 * another.
 */
interface About {
  one: number;
  other: number;
  /** Distance of the four known pixels from the unknown pixel between them, in columns or rows. */
  reach: number;
}

/**
 * Fills in the unknown pixels of a picture. Every fourth pixel of every fourth row must be known.
 * First, every other pixel of every other row is traced. Pixels between four diagonal neighbours
 * are filled in next, and pixels between four direct neighbours last. A pixel between neighbours is
 * traced if the neighbours differ, and interpolated otherwise.
 */
export function fillBetween(grid: PixelGrid, tracer: PixelTracer, filled: Uint8Array): void {
  const { width, height, parts } = grid;

  function settleRow(
    y: number,
    from: number,
    step: number,
    about: About,
    maxStep: (x: number) => number,
  ): void {
    const { reach } = about;
    for (let x = from; x < width; x += step) {
      if (parts[y * width + x] !== UNKNOWN) continue;
      if (x < reach || y < reach || x >= width - reach || y >= height - reach) tracer.trace(x, y);
      else settle(grid, tracer, x, y, about, maxStep(x));
    }
  }

  const never = () => NEVER;
  const farCorners = { one: 2 * width - 2, other: 2 * width + 2, reach: 2 };
  for (let y = 2; y < height; y += 4) settleRow(y, 2, 4, farCorners, never);
  const farSides = { one: 2, other: 2 * width, reach: 2 };
  for (let y = 0; y < height; y += 2) settleRow(y, 0, 2, farSides, never);

  const isFine = findFineCells(grid, filled);
  /**
   * Tells whether a pixel may be interpolated from its diagonal neighbours. A fine line, or a thin
   * part in front of the background, may lie between a pixel's diagonal neighbours.
   */
  const cornersTell = (x: number, y: number) => {
    const part = parts[(y - 1) * width + x - 1] ?? GROUND;
    return part >= 0 && part < PRINTED && !isFine(x, y);
  };
  const corners = { one: width - 1, other: width + 1, reach: 1 };
  for (let y = 1; y < height; y += 2)
    settleRow(y, 1, 2, corners, (x) => (cornersTell(x, y) ? MAX_SMOOTH_CORNERS : NEVER));
  const sides = { one: 1, other: width, reach: 1 };
  for (let y = 0; y < height; y++) settleRow(y, (y + 1) & 1, 2, sides, () => MAX_SMOOTH_STEP);
}

/**
 * Interpolates a pixel from its four neighbours if the neighbours agree. If the neighbours agree
 * only in light, only the light is interpolated. The pixel's part and colour are traced.
 */
function settle(
  grid: PixelGrid,
  tracer: PixelTracer,
  x: number,
  y: number,
  { one, other, reach }: About,
  maxStep: number,
): void {
  const { width, parts, samples } = grid;
  const i = y * width + x;
  const part = parts[i - one] ?? GROUND;
  if (part !== parts[i + one] || part !== parts[i - other] || part !== parts[i + other]) {
    tracer.trace(x, y);
    return;
  }
  if (part < 0) {
    if (maxStep === NEVER) tracer.trace(x, y);
    else parts[i] = part;
    return;
  }
  const at = i * SAMPLE.length;
  const before = at - one * SAMPLE.length;
  const after = at + one * SAMPLE.length;
  const above = at - other * SAMPLE.length;
  const below = at + other * SAMPLE.length;
  let step = 0;
  let depthStep = 0;
  for (let channel = 0; channel < SAMPLE.length; channel++) {
    const a = samples[before + channel] ?? 0;
    const b = samples[after + channel] ?? 0;
    const c = samples[above + channel] ?? 0;
    const d = samples[below + channel] ?? 0;
    const spread = max(a, b, c, d) - min(a, b, c, d);
    if (channel < SAMPLE.key) step = max(step, spread);
    else if (channel === SAMPLE.depth) depthStep = spread;
    samples[at + channel] = (a + b + c + d) / 4;
  }
  if (step <= maxStep) {
    parts[i] = part;
    return;
  }
  const litPart = takeLight(grid, i, i - one, i + one, i - other, i + other);
  if (reach === 1 && depthStep < MAX_DEPTH_STEP) tracer.traceNear(x, y, litPart);
  // The pixel is traced, because a thin part may cover the surface that its neighbours show.
  else tracer.trace(x, y, litPart);
}
