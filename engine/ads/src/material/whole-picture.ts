import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import sharp from 'sharp';
import { type AdPicture, measurePicture } from './ad-picture.ts';

/** Longer side in pixels to which photos are scaled down; no ad shows a larger photo. */
const MAX_SIDE_PX = 1600;

/**
 * Decodes and measures a photo that must not be cropped. The same decoded photo is used for every ad format.
 */
export async function openWholePicture(bytes: Uint8Array): Promise<AdPicture> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const canvas: Canvas = createCanvas(info.width, info.height);
  const pixels = new ImageData(new Uint8ClampedArray(data), info.width, info.height);
  canvas.getContext('2d').putImageData(pixels, 0, 0);
  return { ...(await measurePicture(canvas)), isWhole: true };
}
