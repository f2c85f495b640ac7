/**
 * JPEG qualities (0–1) that the encoder tries, from the best to the lowest. Qualities below 0.5 would have
 * visible artefacts.
 */
const QUALITIES = [0.9, 0.82, 0.74, 0.66, 0.58, 0.5];

interface Encoding {
  quality: number;
  /** Factor from 0 to 1 by which the picture's width and height are scaled. */
  scale: number;
}

/** Encodes a picture as a JPEG. */
export type EncodeJpeg = (image: Blob, encoding: Encoding) => Promise<Blob>;

/** Encodes the picture with the browser's own encoder. */
const encodeJpeg: EncodeJpeg = async (image, { quality, scale }) => {
  const bitmap = await createImageBitmap(image);
  const width = Math.floor(bitmap.width * scale);
  const height = Math.floor(bitmap.height * scale);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser can’t resize pictures: it has no 2D canvas');
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
};

interface PictureBounds {
  maxBytes: number;
  /**
   * Factor from 0 to 1 by which the picture's width and height are scaled. The scale is below 1 for a picture
   * with too many pixels.
   */
  scale?: number;
}

/**
 * Returns the picture unchanged when its file is small enough, or else encodes the picture with the best
 * quality that fits. Returns null when the file is too large at every quality.
 */
export async function fitBytes(
  image: Blob,
  { maxBytes, scale = 1 }: PictureBounds,
  encode: EncodeJpeg = encodeJpeg,
): Promise<Blob | null> {
  if (scale === 1 && image.size <= maxBytes) return image;
  for (const quality of QUALITIES) {
    const smaller = await encode(image, { quality, scale });
    if (smaller.size <= maxBytes) return smaller;
  }
  return null;
}
