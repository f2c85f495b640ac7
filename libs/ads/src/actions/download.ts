import { convertedPictureSchema, SIGNED_JPEG_PATH } from '@adwright/contracts';
import { requestEditor } from '../editor/editor-request.ts';
import { encodeReadableAddress } from '../readable-address/readable-address.ts';

/**
 * Returns the file name 'creative-{id}.jpg', or a name with a timestamp if there is no id (spec §9). The
 * argument `now` is in milliseconds since 1970.
 */
export function downloadName(id: string | undefined, now: number): string {
  return `creative-${id ?? now}.jpg`;
}

/**
 * JPEG quality (0–1). A JPEG with quality 0.95 is hard to distinguish from the original and has a third of its
 * size.
 */
const JPEG_QUALITY = 0.95;

/**
 * Returns the image as a JPEG, because its file name ends in `.jpg`. Some programs refuse a PNG whose file
 * name ends in `.jpg`.
 */
async function convertToJpeg(image: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(image);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser can’t convert images: it has no 2D canvas');
  // A JPEG file can't be transparent. Transparent areas would become black, so the background is white.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
}

/** Matches the markers of content credentials in a JPEG (`jumb`) and in a PNG (`caBX`). */
const CREDENTIALS = /jumb|caBX/;

/**
 * Returns the image as a JPEG with its current alt text, signed by the engine. Returns null when the engine
 * doesn't sign the image.
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
    // If the engine can't sign the picture, the user gets it with its earlier alt text or without
    // credentials.
    console.error('The engine signed no JPEG', cause);
    return null;
  }
}

/**
 * Returns the alt text in the XMP metadata of a file; undefined when the file has no alt text.
 * @param file contents of the file as text
 */
function readAltText(file: string): string | undefined {
  const [packet] = /<x:xmpmeta[\s\S]*?<\/x:xmpmeta>/.exec(file) ?? [];
  if (packet === undefined) return undefined;
  const xmp = new DOMParser().parseFromString(packet, 'text/xml');
  return xmp.getElementsByTagName('rdf:li')[0]?.textContent;
}

/**
 * Fetches an image and returns it as a JPEG blob. Browsers ignore a link's `download` attribute for a URL of
 * another origin. The storage has another origin, so this function fetches the picture's bytes. The engine
 * signs the file again if the alt text in the file differs from `altText`.
 * @throws when the image can't be fetched, or when the response is not an image
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
  return signed ?? (isJpeg ? image : convertToJpeg(image));
}
