import type { Rect } from '../ad/rect.ts';
import { fromRaster, type Raster } from './raster.ts';
import { type SaliencyMap, saliencyOfRaster } from './saliency.ts';

const SALIENCY_SIDE = 96;

/** Saliency of a raster, on a square grid whatever its shape. */
export async function saliencyOfPhoto(raster: Raster): Promise<SaliencyMap> {
  const small = await fromRaster(raster)
    .resize(SALIENCY_SIDE, SALIENCY_SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  return saliencyOfRaster(new Uint8Array(small), SALIENCY_SIDE, SALIENCY_SIDE);
}

/**
 * The largest window of the given aspect (width / height) that keeps most of the saliency, with the subject away from its
 * rim. `zoom` above 1 makes the window smaller. Pixels of the raster.
 */
export function cropWindow(raster: Raster, saliency: SaliencyMap, aspect: number, zoom = 1): Rect {
  const scale = Math.min(raster.width, raster.height * aspect) / zoom;
  const width = Math.round(scale);
  const height = Math.round(scale / aspect);
  const steps = 24;
  let best: Rect & { worth: number } = {
    x: 0,
    y: 0,
    width,
    height,
    worth: Number.NEGATIVE_INFINITY,
  };
  for (let row = 0; row <= steps; row++) {
    for (let column = 0; column <= steps; column++) {
      const x = Math.round(((raster.width - width) * column) / steps);
      const y = Math.round(((raster.height - height) * row) / steps);
      const worth = worthOf(
        saliency,
        x / raster.width,
        y / raster.height,
        width / raster.width,
        height / raster.height,
      );
      if (worth > best.worth + 1e-6) best = { x, y, width, height, worth };
    }
  }
  return { x: best.x, y: best.y, width, height };
}

/** Saliency inside a window, less towards its rim; all in shares of the picture. */
function worthOf(
  { width, height, values, skin }: SaliencyMap,
  x: number,
  y: number,
  w: number,
  h: number,
): number {
  let sum = 0;
  const samples = 20;
  for (let row = 0; row < samples; row++) {
    for (let column = 0; column < samples; column++) {
      const u = (column + 0.5) / samples;
      const v = (row + 0.5) / samples;
      const at =
        Math.min(height - 1, Math.floor((y + v * h) * height)) * width +
        Math.min(width - 1, Math.floor((x + u * w) * width));
      const rim = 1 - 0.6 * Math.max(Math.abs(u - 0.5), Math.abs(v - 0.5)) * 2;
      sum += ((values[at] ?? 0) + 0.5 * (skin[at] ?? 0)) * rim;
    }
  }
  return sum;
}

/** Cuts a window out of a raster and scales it to a size. */
export function cropTo(
  raster: Raster,
  { x, y, width, height }: Rect,
  targetWidth: number,
  targetHeight: number,
) {
  return fromRaster(raster)
    .extract({ left: x, top: y, width, height })
    .resize(targetWidth, targetHeight, { fit: 'fill', kernel: 'lanczos3' });
}
