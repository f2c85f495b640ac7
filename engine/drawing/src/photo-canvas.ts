import { type Raster, toJpeg } from '@adwright/engine-pixels';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';

/** Draws the result of a sharp pipeline on a canvas. */
export async function toCanvas(picture: Sharp): Promise<Canvas> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const canvas = createCanvas(info.width, info.height);
  const bytes = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  const pixels = new ImageData(bytes, info.width, info.height);
  canvas.getContext('2d').putImageData(pixels, 0, 0);
  return canvas;
}

/** Encodes an opaque canvas as JPEG. */
export function encodeCanvasAsJpeg(canvas: Canvas): Promise<Buffer> {
  const raw = { width: canvas.width, height: canvas.height, channels: 4 } as const;
  return toJpeg(sharp(canvas.data(), { raw }).removeAlpha());
}

/** Copies the pixels of an opaque canvas. */
export function toRaster(canvas: Canvas): Raster {
  // The canvas's size is read only once, because each access calls native code; a million accesses would take
  // half a second.
  const { width, height } = canvas;
  const bytes = canvas.data();
  const data = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    data[pixel * 3] = bytes[pixel * 4] ?? 0;
    data[pixel * 3 + 1] = bytes[pixel * 4 + 1] ?? 0;
    data[pixel * 3 + 2] = bytes[pixel * 4 + 2] ?? 0;
  }
  return { width, height, data };
}
