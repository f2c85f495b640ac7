import type { MaskLevels } from './mask-levels.ts';

/** Decodes a picture that the engine returned as base64. */
export function readPicture(base64: string): Promise<ImageBitmap> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return createImageBitmap(new Blob([bytes]));
}

/** Reads a mask from a picture in base64. */
export async function readMask(base64: string): Promise<MaskLevels> {
  const picture = await readPicture(base64);
  const { width, height } = picture;
  const context = getDrawingContext(width, height);
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const levels = Uint8Array.from({ length: width * height }, (_, at) => data[at * 4] ?? 0);
  return { width, height, levels };
}

/** Writes a mask as a PNG in base64. */
export async function writeMask({ width, height, levels }: MaskLevels): Promise<string> {
  const context = getDrawingContext(width, height);
  const image = context.createImageData(width, height);
  for (let at = 0; at < levels.length; at++) {
    image.data.fill(levels[at] ?? 0, at * 4, at * 4 + 3);
    image.data[at * 4 + 3] = 255;
  }
  context.putImageData(image, 0, 0);
  // The method `toDataURL` writes a PNG by default.
  return context.canvas.toDataURL().replace(/^data:image\/png;base64,/, '');
}

export function getDrawingContext(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser can’t draw pictures: it has no 2D canvas');
  return context;
}
