import type { Texture } from './draw-decal.ts';
import { GROUND, type PixelGrid, SAMPLE, UNKNOWN } from './pixel-grid.ts';
import { makeStarts } from './ray-starts.ts';
import type { PlaneWindow, Scene } from './scene.ts';
import { type StudioLight, toneMap } from './studio.ts';
import { makeShader, SHADED } from './surface-shader.ts';
import { makeTracer } from './tracer.ts';

/** Creates a tracer that traces the pixels of a window of the scene into a grid. */
export function makePixelTracer(
  scene: Scene,
  textures: readonly Texture[],
  light: StudioLight,
  view: PlaneWindow,
  grid: PixelGrid,
) {
  const { width, height, parts } = grid;
  const tracer = makeTracer(scene);
  const shade = makeShader(scene, textures, light, tracer);
  const pixel = (view.right - view.left) / width;
  const startOf = makeStarts(tracer, view, pixel, width, height);
  /**
   * Red, green and blue of the last traced ray, in levels, and the light at the ray's hit point.
   * Before a ray is traced, the array contains the light of a neighbouring pixel, which may be
   * reused.
   */
  const sample = new Float64Array(SHADED.length);

  /**
   * Traces a ray through a point of the picture; the ray starts at length `from`. Writes the ray's
   * colour into `sample`, which already contains the light of `litPart`, and returns the part that
   * the ray hits.
   */
  function cast(px: number, py: number, from: number, litPart: number): number {
    tracer.aim(view.left + px * pixel, view.top - py * pixel);
    if (!tracer.meets(from)) return GROUND;
    const part = shade(sample, litPart);
    for (let c = 0; c < SHADED.key; c++) sample[c] = toneMap(sample[c] ?? 0);
    return part;
  }

  function tracePixel(x: number, y: number, from: number, litPart: number): void {
    const { samples } = grid;
    const i = y * width + x;
    const part = from < 0 ? GROUND : cast(x + 0.5, y + 0.5, from, litPart);
    parts[i] = part;
    if (part === GROUND) return;
    const at = i * SAMPLE.length;
    for (let c = 0; c < SHADED.length; c++) samples[at + c] = sample[c] ?? 0;
    samples[at + SAMPLE.depth] = tracer.met[0] ?? 0;
  }

  /** Copies the light of a pixel into `sample`, so that it can be reused. */
  function keepLight(x: number, y: number): void {
    const { samples } = grid;
    const at = (y * width + x) * SAMPLE.length;
    sample[SHADED.key] = samples[at + SAMPLE.key] ?? 0;
    sample[SHADED.open] = samples[at + SAMPLE.open] ?? 0;
  }

  return {
    sample,
    cast,
    keepLight,
    /**
     * Traces a pixel of the grid. If the pixel shows the part `litPart`, the pixel's light is known
     * and is reused.
     */
    trace(x: number, y: number, litPart = UNKNOWN): void {
      const from = startOf(x, y);
      if (litPart !== UNKNOWN) keepLight(x, y);
      tracePixel(x, y, from, litPart);
    },
    /** Traces a pixel with an approximate depth that is known from the pixel's neighbours. */
    traceNear(x: number, y: number, litPart: number): void {
      if (litPart !== UNKNOWN) keepLight(x, y);
      const depth = grid.samples[(y * width + x) * SAMPLE.length + SAMPLE.depth] ?? 0;
      tracePixel(x, y, depth, litPart);
    },
  };
}

export type PixelTracer = ReturnType<typeof makePixelTracer>;
