import { convertedPictureSchema, SIGNED_JPEG_PATH } from '@adwright/contracts';
import { requestEditor } from '../editor/editor-request.ts';
import { encodeReadableAddress } from '../readable-address/readable-address.ts';

/**
 * 'creative-{id}.jpg', or a jpg with a timestamp where there is no id (spec §9). `now` is in milliseconds since
 * 1970.
 */
export function downloadName(id: string | undefined, now: number): string {
  return `creative-${id ?? now}.jpg`;
}

/** JPEG quality (0–1) whose result is hard to distinguish from the original, at a third of its size. */
const JPEG_QUALITY = 0.95;

/**
 * Returns the image as a JPEG, which its file name promises; some programs refuse a PNG with that extension.
 */
async function asJpeg(image: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(image);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser can’t convert images: it has no 2D canvas');
  // JPEG has no transparency, and transparent areas would become black without a white background.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
}

/** Markers of content credentials in a JPEG and in a PNG. */
const CREDENTIALS = /jumb|caBX/;

/**
 * Returns the image as a JPEG with its current alt text, signed by the engine. Null when the engine doesn't
 * sign it.
 */
async function fetchSignedJpeg(image: Blob): Promise<Blob | null> {
  try {
    const { picture, mediaType } = await requestEditor({
      path: SIGNED_JPEG_PATH,
      schema: convertedPictureSchema,
      body: image,
    });
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    return new Blob([bytes], { type: mediaType });
  } catch (cause) {
    // When the engine can't sign, the user still gets the picture, with its earlier alt text or without
    // credentials.
    console.error('The engine signed no JPEG', cause);
    return null;
  }
}

/**
 * Returns the alt text in a file's XMP metadata; undefined when it has none.
 * @param file as text
 */
function readAltText(file: string): string | undefined {
  const [packet] = /<x:xmpmeta[\s\S]*?<\/x:xmpmeta>/.exec(file) ?? [];
  if (packet === undefined) return undefined;
  const xmp = new DOMParser().parseFromString(packet, 'text/xml');
  return xmp.getElementsByTagName('rdf:li')[0]?.textContent;
}

/**
 * Fetches an image and returns it as a JPEG blob. Storage is another origin, where a link's `download`
 * attribute is ignored, so the bytes are fetched here. A file whose alt text differs from the given one is
 * signed again.
 * @throws when the image can't be fetched or is not an image
 */
export async function fetchImage(imageUrl: string, altText?: string): Promise<Blob> {
  const response = await fetch(await encodeReadableAddress(imageUrl));
  if (!response.ok) throw new Error(`${imageUrl} answered ${response.status}`);
  const image = await response.blob();
  const isJpeg = image.type === 'image/jpeg';
  if (isJpeg && !altText) return image;
  const file = await image.text();
  const isCurrent = isJpeg && readAltText(file) === altText;
  const signed = CREDENTIALS.test(file) && !isCurrent ? await fetchSignedJpeg(image) : null;
  return signed ?? (isJpeg ? image : asJpeg(image));
}
