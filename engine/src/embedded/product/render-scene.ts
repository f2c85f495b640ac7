import type { Texture } from './draw-decal.ts';
import type { PlaneWindow, Scene } from './scene.ts';
import { type StudioLight, toneMap } from './studio.ts';
import { makeShader } from './surface-shader.ts';
import { makeTracer, type Tracer } from './tracer.ts';

const { abs, max, min } = Math;

/** Side of the square of pixels that share one coarse ray. */
const TILE = 8;
/** Neighbours no further apart than this, in levels of one channel, have between them what their mean says. */
const MAX_SMOOTH_STEP = 9;
/** Neighbours further apart than this, in levels summed over the channels, are an edge. */
const MIN_EDGE_STEP = 44;
/** The same for pixels that touch corner to corner, which lie further apart. */
const MAX_SMOOTH_CORNERS = 6;
/** Where in a pixel the extra rays of an edge go (rotated grid), opposite ones in turn. */
const SUBPIXELS: readonly (readonly [number, number])[] = [
  [0.125, 0.625],
  [0.875, 0.375],
  [0.375, 0.125],
  [0.625, 0.875],
];
/** Where so many of them agree with the pixel's middle, the rest would too. */
const ENOUGH_RAYS = 2;

/** Pixels of a rendered scene: RGBA, not premultiplied. */
export interface Raster {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * Renders a window of the scene without its floor; what is not the object stays clear. Rays go through every other pixel of
 * every other row, and through the rest only where the neighbours differ; edges get up to four more each.
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
  const tilesAcross = Math.ceil(width / TILE);
  const starts = coarseStarts(tracer, view, { pixel, tilesAcross, height });
  const ray = new Float64Array(3);
  const colour = new Float64Array(3);
  const samples = new Float32Array(width * height * 3);
  const parts = new Int8Array(width * height);

  /** Shades where a ray through this point of the picture meets; the part that it meets, or -1. */
  function trace(px: number, py: number, start: number): number {
    tracer.direction(view.left + px * pixel, view.top - py * pixel, ray);
    const dx = ray[0] ?? 0;
    const dy = ray[1] ?? 0;
    const dz = ray[2] ?? 0;
    const t = tracer.march(dx, dy, dz, start, 0);
    if (t < 0) return -1;
    return shade(dx * t, tracer.camera.y + dy * t, tracer.camera.z + dz * t, dx, dy, dz, colour);
  }

  function tracePixel(x: number, y: number): void {
    const i = y * width + x;
    const start = starts[Math.floor(y / TILE) * tilesAcross + Math.floor(x / TILE)] ?? -1;
    parts[i] = start < 0 ? -1 : trace(x + 0.5, y + 0.5, start);
    if ((parts[i] ?? -1) < 0) return;
    for (let c = 0; c < 3; c++) samples[i * 3 + c] = toneMap(colour[c] ?? 0);
  }

  const isInner = (x: number, y: number) => x > 0 && y > 0 && x < width - 1 && y < height - 1;

  /** Fills a pixel in from the four that lie a step along either way, where they agree; false where they don't. */
  function fillIn(i: number, one: number, other: number, maxStep: number): boolean {
    const part = parts[i - one] ?? -1;
    if (part !== parts[i + one] || part !== parts[i - other] || part !== parts[i + other])
      return false;
    for (let c = 0; c < 3; c++) {
      const before = samples[(i - one) * 3 + c] ?? 0;
      const after = samples[(i + one) * 3 + c] ?? 0;
      const above = samples[(i - other) * 3 + c] ?? 0;
      const below = samples[(i + other) * 3 + c] ?? 0;
      const spread = max(before, after, above, below) - min(before, after, above, below);
      if (spread > maxStep) return false;
      samples[i * 3 + c] = (before + after + above + below) / 4;
    }
    parts[i] = part;
    return true;
  }

  const printed = new Set(scene.object.decals.map(({ part }) => part));
  /** A fine line of a print, or a thin part in front of the ground, can pass between the corners of a pixel. */
  function fillFromCorners(x: number, y: number): boolean {
    const i = y * width + x;
    const part = parts[i - width - 1] ?? -1;
    if (part < 0 || printed.has(part)) return false;
    return fillIn(i, width - 1, width + 1, MAX_SMOOTH_CORNERS);
  }

  for (let y = 0; y < height; y += 2) for (let x = 0; x < width; x += 2) tracePixel(x, y);
  for (let y = 1; y < height; y += 2) {
    for (let x = 1; x < width; x += 2)
      if (!isInner(x, y) || !fillFromCorners(x, y)) tracePixel(x, y);
  }
  for (let y = 0; y < height; y++) {
    for (let x = (y + 1) & 1; x < width; x += 2) {
      if (!isInner(x, y) || !fillIn(y * width + x, 1, width, MAX_SMOOTH_STEP)) tracePixel(x, y);
    }
  }

  const difference = (i: number, red: number, green: number, blue: number) =>
    abs((samples[i * 3] ?? 0) - red) +
    abs((samples[i * 3 + 1] ?? 0) - green) +
    abs((samples[i * 3 + 2] ?? 0) - blue);
  const isEdge = (i: number, other: number) =>
    parts[i] !== parts[other] ||
    difference(
      i,
      samples[other * 3] ?? 0,
      samples[other * 3 + 1] ?? 0,
      samples[other * 3 + 2] ?? 0,
    ) > MIN_EDGE_STEP;
  const data = new Uint8ClampedArray(width * height * 4);

  /** Writes an edge's pixel: the mean of rays through it, all of them where it touches the ground. */
  function writeEdge(x: number, y: number): void {
    const i = y * width + x;
    const start = max(0, neighbourStart(starts, tilesAcross, x, y));
    const part = parts[i] ?? -1;
    // Negative if any of the five is.
    const inside =
      part |
      (parts[i - 1] ?? -1) |
      (parts[i + 1] ?? -1) |
      (parts[i - width] ?? -1) |
      (parts[i + width] ?? -1);
    let agreed = inside >= 0;
    let rays = 1;
    let hits = part < 0 ? 0 : 1;
    let red = samples[i * 3] ?? 0;
    let green = samples[i * 3 + 1] ?? 0;
    let blue = samples[i * 3 + 2] ?? 0;
    for (const [sx, sy] of SUBPIXELS) {
      if (agreed && rays > ENOUGH_RAYS) break;
      rays += 1;
      const met = trace(x + sx, y + sy, start);
      agreed &&= met === part;
      if (met < 0) continue;
      const r = toneMap(colour[0] ?? 0);
      const g = toneMap(colour[1] ?? 0);
      const b = toneMap(colour[2] ?? 0);
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
      if (
        isInner(x, y) &&
        (isEdge(i, i - 1) || isEdge(i, i + 1) || isEdge(i, i - width) || isEdge(i, i + width))
      ) {
        writeEdge(x, y);
        continue;
      }
      data[i * 4] = samples[i * 3] ?? 0;
      data[i * 4 + 1] = samples[i * 3 + 1] ?? 0;
      data[i * 4 + 2] = samples[i * 3 + 2] ?? 0;
      data[i * 4 + 3] = (parts[i] ?? -1) < 0 ? 0 : 255;
    }
  }
  return { data, width, height };
}

/** Where the rays of each tile may start: how far one as wide as the tile comes, or -1 where it meets nothing. */
function coarseStarts(
  tracer: Tracer,
  view: PlaneWindow,
  { pixel, tilesAcross, height }: { pixel: number; tilesAcross: number; height: number },
): Float32Array {
  const starts = new Float32Array(tilesAcross * Math.ceil(height / TILE));
  const ray = new Float64Array(3);
  const cone = pixel * TILE * 0.75;
  for (let i = 0; i < starts.length; i++) {
    const centreX = ((i % tilesAcross) + 0.5) * TILE;
    const centreY = (Math.floor(i / tilesAcross) + 0.5) * TILE;
    tracer.direction(view.left + centreX * pixel, view.top - centreY * pixel, ray);
    starts[i] = tracer.march(ray[0] ?? 0, ray[1] ?? 0, ray[2] ?? 0, 0, cone);
  }
  return starts;
}

/** Nearest start among a pixel's own tile and those it may reach into. */
function neighbourStart(starts: Float32Array, tilesAcross: number, x: number, y: number): number {
  let start = Number.POSITIVE_INFINITY;
  for (const dy of [-1, 1]) {
    for (const dx of [-1, 1]) {
      const value =
        starts[Math.floor((y + dy) / TILE) * tilesAcross + Math.floor((x + dx) / TILE)] ?? -1;
      if (value >= 0) start = min(start, value);
    }
  }
  return Number.isFinite(start) ? start : 0;
}
