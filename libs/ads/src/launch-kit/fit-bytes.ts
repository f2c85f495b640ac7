/** JPEG qualities that are tried in turn; under the last one the artefacts show. */
const QUALITIES = [0.9, 0.82, 0.74, 0.66, 0.58, 0.5];

/** Encodes a picture as a JPEG of the given quality. */
export type EncodeJpeg = (image: Blob, quality: number) => Promise<Blob>;

/** By the browser's own encoder. */
export const encodeJpeg: EncodeJpeg = async (image, quality) => {
  const bitmap = await createImageBitmap(image);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser can’t draw');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
};

/** The picture as it is where it is small enough, else at the best quality that is; null when none is. */
export async function fitBytes(
  image: Blob,
  maxBytes: number,
  encode: EncodeJpeg = encodeJpeg,
): Promise<Blob | null> {
  if (image.size <= maxBytes) return image;
  for (const quality of QUALITIES) {
    const smaller = await encode(image, quality);
    if (smaller.size <= maxBytes) return smaller;
  }
  return null;
}
