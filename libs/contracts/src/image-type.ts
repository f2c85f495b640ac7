import type { UPLOAD_MIME_TYPES } from './limits.ts';

/** The image types that the product takes. */
export type UploadMimeType = (typeof UPLOAD_MIME_TYPES)[number];

/** As many of a file's first bytes as it takes to tell the types apart. */
export const IMAGE_SIGNATURE_BYTES = 12;

/**
 * The type of an image by its first bytes (WHATWG MIME Sniffing §6.1), whatever its name or a header says.
 * @param bytes of the file, from its beginning; {@link IMAGE_SIGNATURE_BYTES} are enough
 * @returns null when it is none of the types we take
 */
export function imageTypeOf(bytes: Uint8Array): UploadMimeType | null {
  const holds = (signature: readonly number[], at = 0) =>
    signature.every((byte, index) => bytes[at + index] === byte);
  if (holds(JPEG)) return 'image/jpeg';
  if (holds(PNG)) return 'image/png';
  if (holds(RIFF) && holds(WEBP, 8)) return 'image/webp';
  return null;
}

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The letters of WebP's container, and of WebP itself behind the container's length. */
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];
