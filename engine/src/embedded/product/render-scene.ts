import type { Texture } from './draw-decal.ts';
import { makeStarts } from './ray-starts.ts';
import type { PlaneWindow, Scene } from './scene.ts';
import { type StudioLight, toneMap } from './studio.ts';
import { makeShader, SHADED } from './surface-shader.ts';
import { makeTracer } from './tracer.ts';

const { abs, max, min } = Math;

/** Side of the cells that are filled in whole where the surface is smooth. */
const CELL = 4;
/** A smooth cell's corners are no further apart than this, in levels of one channel, */
const MAX_CELL_STEP = 14;
/** and its middle no further from what they say. */
const MAX_CELL_ERROR = 1.6;
/** Neighbours no further apart than this, in levels of one channel, have between them what their mean says. */
const MAX_SMOOTH_STEP = 9;
/** The same for pixels that touch corner to corner, which lie further apart. */
const MAX_SMOOTH_CORNERS = 6;
/** The same for the light that they get, 0–1. */
const MAX_LIGHT_STEP = 0.08;
/** Neighbours further apart than this, in levels summed over the channels, are an edge. */
const MIN_EDGE_STEP = 44;
/** Where in a pixel the extra rays of an edge go (rotated grid), opposite ones in turn. */
const SUBPIXELS: readonly (readonly [number, number])[] = [
  [0.125, 0.625],
  [0.875, 0.375],
  [0.375, 0.125],
  [0.625, 0.875],
];
/** Where so many of them agree with the pixel's middle, the rest would too. */
const ENOUGH_RAYS = 2;

/** What a pixel meets: a part's index, the ground, or what nobody has looked at yet. */
const GROUND = -1;
const UNKNOWN = -2;

/** Pixels of a rendered scene: RGBA, not premultiplied. */
export interface Raster {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * Renders a window of the scene without its floor; what is not the object stays clear. Rays go through every fourth pixel of
 * every fourth row and between those; cells that are smooth as far as these can tell, and their neighbours too, are filled in.
 * Elsewhere rays go through every other pixel of every other row, and through the rest only where the neighbours differ; edges
 * get up to four more each.
 */
export function renderScene(
  scene: Scene,
  textures: readonly Texture[],
  light: StudioLight,
  view: PlaneWindow,
  width: number,
  height: number,
): Raster {
  const tracer = makeTracer(scene);
  const shade = makeShader(scene, textures, light);
  const pixel = (view.right - view.left) / width;
  const startOf = makeStarts(tracer, view, pixel, width, height);
  const ray = new Float64Array(3);
  const shaded = new Float64Array(SHADED.length);
  /** A pixel's red, green and blue in levels, and the light it gets. */
  const samples = new Float32Array(width * height * SHADED.length);
  const parts = new Int8Array(width * height).fill(UNKNOWN);

  /** Shades where a ray through this point of the picture meets; the part that it meets. */
  function trace(px: number, py: number, start: number, litPart: number): number {
    tracer.direction(view.left + px * pixel, view.top - py * pixel, ray);
    const dx = ray[0] ?? 0;
    const dy = ray[1] ?? 0;
    const dz = ray[2] ?? 0;
    const t = tracer.march(dx, dy, dz, start, 0);
    if (t < 0) return GROUND;
    const { camera } = tracer;
    return shade(dx * t, camera.y + dy * t, camera.z + dz * t, dx, dy, dz, shaded, litPart);
  }

  function tracePixel(x: number, y: number, litPart = UNKNOWN): void {
    const i = y * width + x;
    const start = startOf(x, y);
    const part = start < 0 ? GROUND : trace(x + 0.5, y + 0.5, start, litPart);
    parts[i] = part;
    if (part === GROUND) return;
    const at = i * SHADED.length;
    for (let c = 0; c < 3; c++) samples[at + c] = toneMap(shaded[c] ?? 0);
    for (let c = SHADED.key; c < SHADED.length; c++) samples[at + c] = shaded[c] ?? 0;
  }

  const isInner = (x: number, y: number) => x > 0 && y > 0 && x < width - 1 && y < height - 1;
  const printed = new Set(scene.object.decals.map(({ part }) => part));
  const half = CELL / 2;
  const cellsAcross = Math.floor((width - 1) / CELL);
  const cellsDown = Math.floor((height - 1) / CELL);

  for (let y = 0; y < height; y += CELL) for (let x = 0; x < width; x += CELL) tracePixel(x, y);
  for (let y = half; y < height; y += CELL)
    for (let x = half; x < width; x += CELL) tracePixel(x, y);

  /** Whether a cell's corners and its middle tell of one smooth surface. A fine line of a print could pass between them. */
  function isSmooth(column: number, row: number): boolean {
    const first = row * CELL * width + column * CELL;
    const middle = first + half * width + half;
    const part = parts[first] ?? GROUND;
    if (part < 0 || printed.has(part) || parts[middle] !== part) return false;
    const [b, c, d] = [first + CELL, first + CELL * width, first + CELL * width + CELL];
    if (parts[b] !== part || parts[c] !== part || parts[d] !== part) return false;
    for (let channel = 0; channel < 3; channel++) {
      const of = (i: number) => samples[i * SHADED.length + channel] ?? 0;
      const spread = max(of(first), of(b), of(c), of(d)) - min(of(first), of(b), of(c), of(d));
      if (spread > MAX_CELL_STEP) return false;
      if (abs((of(first) + of(b) + of(c) + of(d)) / 4 - of(middle)) > MAX_CELL_ERROR) return false;
    }
    return true;
  }

  const filled = new Uint8Array(width * height);
  function fillCell(column: number, row: number): void {
    const first = row * CELL * width + column * CELL;
    const part = parts[first] ?? GROUND;
    for (let channel = 0; channel < SHADED.length; channel++) {
      const from = first * SHADED.length + channel;
      const below = from + CELL * width * SHADED.length;
      const topLeft = samples[from] ?? 0;
      const topRight = samples[from + CELL * SHADED.length] ?? 0;
      const leftStep = ((samples[below] ?? 0) - topLeft) / CELL;
      const rightStep = ((samples[below + CELL * SHADED.length] ?? 0) - topRight) / CELL;
      for (let y = 0; y <= CELL; y++) {
        const left = topLeft + leftStep * y;
        const step = (topRight + rightStep * y - left) / CELL;
        const line = from + y * width * SHADED.length;
        for (let x = 0; x <= CELL; x++) samples[line + x * SHADED.length] = left + step * x;
      }
    }
    for (let y = 0; y <= CELL; y++) {
      const line = first + y * width;
      parts.fill(part, line, line + CELL + 1);
      filled.fill(1, line, line + CELL + 1);
    }
  }

  const smooth = new Uint8Array(cellsAcross * cellsDown);
  for (let row = 0; row < cellsDown; row++)
    for (let column = 0; column < cellsAcross; column++)
      smooth[row * cellsAcross + column] = isSmooth(column, row) ? 1 : 0;
  // What is thin may slip through one cell, but not through its neighbours as well.
  for (let row = 1; row < cellsDown - 1; row++) {
    for (let column = 1; column < cellsAcross - 1; column++) {
      const cell = row * cellsAcross + column;
      if (
        smooth[cell] &&
        smooth[cell - 1] &&
        smooth[cell + 1] &&
        smooth[cell - cellsAcross] &&
        smooth[cell + cellsAcross]
      )
        fillCell(column, row);
    }
  }

  /**
   * Fills a pixel in from the four that lie a step along either way, where they agree; where only their light does, takes that
   * and traces the rest.
   */
  function settle(x: number, y: number, one: number, other: number, maxStep: number): void {
    const i = y * width + x;
    const [before, after, above, below] = [i - one, i + one, i - other, i + other];
    const part = parts[before] ?? GROUND;
    if (part !== parts[after] || part !== parts[above] || part !== parts[below]) {
      tracePixel(x, y);
      return;
    }
    const at = i * SHADED.length;
    let step = 0;
    let lightStep = 0;
    for (let channel = 0; channel < SHADED.length; channel++) {
      const a = samples[before * SHADED.length + channel] ?? 0;
      const b = samples[after * SHADED.length + channel] ?? 0;
      const c = samples[above * SHADED.length + channel] ?? 0;
      const d = samples[below * SHADED.length + channel] ?? 0;
      const spread = max(a, b, c, d) - min(a, b, c, d);
      if (channel < SHADED.key) step = max(step, spread);
      else lightStep = max(lightStep, spread);
      samples[at + channel] = (a + b + c + d) / 4;
    }
    if (step <= maxStep) {
      parts[i] = part;
      return;
    }
    for (let channel = SHADED.key; channel < SHADED.length; channel++)
      shaded[channel] = samples[at + channel] ?? 0;
    tracePixel(x, y, lightStep > MAX_LIGHT_STEP ? UNKNOWN : part);
  }

  /** A fine line of a print, or a thin part in front of the ground, can pass between the corners of a pixel. */
  const cornersTell = (i: number) => {
    const part = parts[i - width - 1] ?? GROUND;
    return part >= 0 && !printed.has(part);
  };

  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      if (parts[y * width + x] !== UNKNOWN) continue;
      if (x < 2 || y < 2 || x >= width - 2 || y >= height - 2) tracePixel(x, y);
      else settle(x, y, 2, 2 * width, -1);
    }
  }
  for (let y = 1; y < height; y += 2) {
    for (let x = 1; x < width; x += 2) {
      const i = y * width + x;
      if (parts[i] !== UNKNOWN) continue;
      if (!isInner(x, y)) tracePixel(x, y);
      else settle(x, y, width - 1, width + 1, cornersTell(i) ? MAX_SMOOTH_CORNERS : -1);
    }
  }
  for (let y = 0; y < height; y++) {
    for (let x = (y + 1) & 1; x < width; x += 2) {
      if (parts[y * width + x] !== UNKNOWN) continue;
      if (isInner(x, y)) settle(x, y, 1, width, MAX_SMOOTH_STEP);
      else tracePixel(x, y);
    }
  }

  const difference = (i: number, red: number, green: number, blue: number) =>
    abs((samples[i * SHADED.length] ?? 0) - red) +
    abs((samples[i * SHADED.length + 1] ?? 0) - green) +
    abs((samples[i * SHADED.length + 2] ?? 0) - blue);
  const edges = new Uint8Array(width * height);
  function compare(i: number, other: number): void {
    const grounds = ((parts[i] ?? GROUND) < 0 ? 1 : 0) + ((parts[other] ?? GROUND) < 0 ? 1 : 0);
    if (grounds === 2) return;
    if (grounds === 0) {
      const at = other * SHADED.length;
      const step = difference(i, samples[at] ?? 0, samples[at + 1] ?? 0, samples[at + 2] ?? 0);
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
  const data = new Uint8ClampedArray(width * height * 4);

  /** Writes an edge's pixel: the mean of rays through it, all of them where it touches the ground. */
  function writeEdge(x: number, y: number): void {
    const i = y * width + x;
    const at = i * SHADED.length;
    const start = startOf(x, y);
    const part = parts[i] ?? GROUND;
    // Negative if any of the five is.
    const inside =
      part |
      (parts[i - 1] ?? GROUND) |
      (parts[i + 1] ?? GROUND) |
      (parts[i - width] ?? GROUND) |
      (parts[i + width] ?? GROUND);
    let agreed = inside >= 0;
    let rays = 1;
    let hits = part < 0 ? 0 : 1;
    let red = samples[at] ?? 0;
    let green = samples[at + 1] ?? 0;
    let blue = samples[at + 2] ?? 0;
    for (const [sx, sy] of SUBPIXELS) {
      if (agreed && rays > ENOUGH_RAYS) break;
      rays += 1;
      for (let c = SHADED.key; c < SHADED.length; c++) shaded[c] = samples[at + c] ?? 0;
      const met = start < 0 ? GROUND : trace(x + sx, y + sy, start, part);
      agreed &&= met === part;
      if (met < 0) continue;
      const r = toneMap(shaded[0] ?? 0);
      const g = toneMap(shaded[1] ?? 0);
      const b = toneMap(shaded[2] ?? 0);
      agreed &&= difference(i, r, g, b) <= MIN_EDGE_STEP / 2;
      red += r;
      green += g;
      blue += b;
      hits += 1;
    }
    data[i * 4] = red / max(1, hits);
    data[i * 4 + 1] = green / max(1, hits);
    data[i * 4 + 2] = blue / max(1, hits);
    data[i * 4 + 3] = (hits / rays) * 255;
  }

  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (edges[i] && isInner(x, y)) {
        writeEdge(x, y);
        continue;
      }
      for (let c = 0; c < 3; c++) data[i * 4 + c] = samples[i * SHADED.length + c] ?? 0;
      data[i * 4 + 3] = (parts[i] ?? GROUND) < 0 ? 0 : 255;
    }
  }
  return { data, width, height };
}
