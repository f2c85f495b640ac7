import type { Texture } from './draw-decal.ts';
import { fillBetween } from './fill-between.ts';
import { endPixelGrid, GROUND, makePixelGrid, SAMPLE } from './pixel-grid.ts';
import { makePixelTracer, type PixelTracer } from './pixel-tracer.ts';
import type { PlaneWindow, Scene } from './scene.ts';
import { fillSmoothCells } from './smooth-cells.ts';
import { findEdges, writeEdge } from './soften-edges.ts';
import type { StudioLight } from './studio.ts';

/** Pixels of a rendered scene as RGBA, not premultiplied. */
export interface Raster {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * Keeps a reference to the functions of the last picture, for speed. V8 reuses the machine code of
 * a picture's closures for the next picture only while one of them is still referenced.
 */
const kept: [PixelTracer?] = [];

/**
 * Renders a window of the scene without the floor; the background stays transparent. First, rays
 * are traced through every fourth pixel of every fourth row, and through one pixel between each
 * four of these pixels. Cells between these rays are interpolated if they and their neighbour cells
 * are smooth. In other cells, every other pixel of every other row is traced. Further pixels are
 * traced only where neighbours differ. Pixels on edges get up to four additional rays.
 */
export function renderScene(
  scene: Scene,
  textures: readonly Texture[],
  light: StudioLight,
  view: PlaneWindow,
  width: number,
  height: number,
): Raster {
  const grid = makePixelGrid(width, height);
  const tracer = makePixelTracer(scene, textures, light, view, grid);
  const filled = fillSmoothCells(grid, tracer);
  fillBetween(grid, tracer, filled);

  const edges = findEdges(grid, filled);
  const data = new Uint8ClampedArray(width * height * 4);
  const sum = new Float64Array(SAMPLE.key);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (edges[i] && x > 0 && y > 0 && x < width - 1 && y < height - 1) {
        writeEdge(grid, tracer, data, sum, x, y);
        continue;
      }
      const at = i * SAMPLE.length;
      data[i * 4] = grid.samples[at] ?? 0;
      data[i * 4 + 1] = grid.samples[at + 1] ?? 0;
      data[i * 4 + 2] = grid.samples[at + 2] ?? 0;
      data[i * 4 + 3] = (grid.parts[i] ?? GROUND) < 0 ? 0 : 255;
    }
  }
  endPixelGrid(grid);
  kept[0] = tracer;
  return { data, width, height };
}
