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
/** Where in a pixel the extra rays of an edge go (rotated grid). */
const SUBPIXELS: readonly (readonly [number, number])[] = [
  [0.125, 0.625],
  [0.625, 0.125],
  [0.875, 0.875],
  [0.375, 0.375],
];

/** Pixels of a rendered scene: RGBA, not premultiplied. */
export interface Raster {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * Renders a window of the scene without its floor; what is not the object stays clear. Rays go through every other pixel,
 * as on a chessboard, and through the rest only where the neighbours differ; edges get four more each.
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

  /** Fills a pixel in from its neighbours where they agree; false where they don't. */
  function fillIn(x: number, y: number): boolean {
    if (!isInner(x, y)) return false;
    const i = y * width + x;
    const part = parts[i - 1];
    if (part !== parts[i + 1] || part !== parts[i - width] || part !== parts[i + width])
      return false;
    for (let c = 0; c < 3; c++) {
      const left = samples[(i - 1) * 3 + c] ?? 0;
      const right = samples[(i + 1) * 3 + c] ?? 0;
      const above = samples[(i - width) * 3 + c] ?? 0;
      const below = samples[(i + width) * 3 + c] ?? 0;
      const spread = max(left, right, above, below) - min(left, right, above, below);
      if (spread > MAX_SMOOTH_STEP) return false;
      samples[i * 3 + c] = (left + right + above + below) / 4;
    }
    parts[i] = part ?? -1;
    return true;
  }

  for (let y = 0; y < height; y++) for (let x = y & 1; x < width; x += 2) tracePixel(x, y);
  for (let y = 0; y < height; y++) {
    for (let x = (y + 1) & 1; x < width; x += 2) if (!fillIn(x, y)) tracePixel(x, y);
  }

  const isEdge = (i: number, other: number) =>
    parts[i] !== parts[other] ||
    abs((samples[i * 3] ?? 0) - (samples[other * 3] ?? 0)) +
      abs((samples[i * 3 + 1] ?? 0) - (samples[other * 3 + 1] ?? 0)) +
      abs((samples[i * 3 + 2] ?? 0) - (samples[other * 3 + 2] ?? 0)) >
      MIN_EDGE_STEP;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      let red = samples[i * 3] ?? 0;
      let green = samples[i * 3 + 1] ?? 0;
      let blue = samples[i * 3 + 2] ?? 0;
      let cover = (parts[i] ?? -1) < 0 ? 0 : 1;
      if (
        isInner(x, y) &&
        (isEdge(i, i - 1) || isEdge(i, i + 1) || isEdge(i, i - width) || isEdge(i, i + width))
      ) {
        const start = max(0, neighbourStart(starts, tilesAcross, x, y));
        for (const [sx, sy] of SUBPIXELS) {
          if (trace(x + sx, y + sy, start) < 0) continue;
          red += toneMap(colour[0] ?? 0);
          green += toneMap(colour[1] ?? 0);
          blue += toneMap(colour[2] ?? 0);
          cover += 1;
        }
        red /= max(1, cover);
        green /= max(1, cover);
        blue /= max(1, cover);
        cover /= 1 + SUBPIXELS.length;
      }
      data[i * 4] = red;
      data[i * 4 + 1] = green;
      data[i * 4 + 2] = blue;
      data[i * 4 + 3] = cover * 255;
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
