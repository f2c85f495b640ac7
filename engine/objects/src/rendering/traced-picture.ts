import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import type { ProductObject } from '../kit/product-object.ts';
import type { Texture } from './draw-decal.ts';
import { type Raster, renderScene } from './render-scene.ts';
import { makeScene, type PlaneWindow, type Scene } from './scene.ts';
import type { StudioLight } from './studio.ts';
import { makeTracer, silhouetteWindow } from './tracer.ts';

/** Box into which a silhouette must fit, in pixels. */
export interface Fit {
  maxWidth: number;
  maxHeight: number;
  /** Maximum number of traced pixels; a larger picture is traced at a lower resolution and scaled up. */
  maxTraced?: number;
}

/** Maximum number of traced pixels for a picture in a finished ad. */
export const MAX_TRACED_PIXELS = 400_000;

export function toCanvas({ data, width, height }: Raster): Canvas {
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0);
  return canvas;
}

/**
 * Ray-marches a scene without the floor so that its silhouette fills the box. `scale` in the result
 * is in pixels per unit of the image plane.
 */
export function tracedPicture(
  scene: Scene,
  textures: readonly Texture[],
  light: StudioLight,
  { maxWidth, maxHeight, maxTraced = MAX_TRACED_PIXELS }: Fit,
): { image: Canvas; width: number; height: number; window: PlaneWindow; scale: number } {
  const window = silhouetteWindow(scene, makeTracer(scene));
  const planeWidth = window.right - window.left;
  const planeHeight = window.top - window.bottom;
  const scale = Math.min(maxWidth / planeWidth, maxHeight / planeHeight);
  const width = planeWidth * scale;
  const height = planeHeight * scale;
  const detail = Math.min(1, Math.sqrt(maxTraced / (width * height)));
  const columns = Math.max(2, Math.round(width * detail));
  const rows = Math.max(2, Math.round(height * detail));
  const image = toCanvas(renderScene(scene, textures, light, window, columns, rows));
  return { image, width, height, window, scale };
}

/** Ray-marches an object without decals, podium and shadow. */
export function tracedSolid(
  object: ProductObject,
  light: StudioLight,
  turn: number,
  fit: Fit,
): { image: Canvas; width: number; height: number } {
  return tracedPicture(makeScene(object, null, turn), [], light, fit);
}
