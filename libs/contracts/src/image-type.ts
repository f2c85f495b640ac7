import { AppError } from './app-error.ts';
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

/** Kinds of pictures that phones, scanners and design programs make: they are converted before anything else reads them. */
export type ForeignImage = 'HEIC' | 'AVIF' | 'TIFF';

/** What a user can do about a picture of such a kind that can't be converted. */
export const FOREIGN_IMAGE_ADVICE: Record<ForeignImage, string> = {
  HEIC: 'This HEIC photo can’t be read here. Please send it as JPEG: choose “Most Compatible” under Settings › Camera › Formats, or save a screenshot of it.',
  AVIF: 'This AVIF image can’t be read here. Please save it as JPEG or PNG.',
  TIFF: 'This TIFF image can’t be read here. Please save it as JPEG or PNG.',
};

/** Which of the kinds a file that {@link imageTypeOf} does not know is, by its first bytes; null for any other file. */
export function foreignImageOf(bytes: Uint8Array): ForeignImage | null {
  const letters = String.fromCharCode(...bytes.subarray(0, IMAGE_SIGNATURE_BYTES));
  // A "+" in place of the "*" is BigTIFF.
  if (/^(?:II[*+]\0|MM\0[*+])/.test(letters)) return 'TIFF';
  // ISO base media files name their brand behind the word "ftyp" (ISO/IEC 14496-12 §4.3, 23008-12 §10).
  if (letters.slice(4, 8) !== 'ftyp') return null;
  const brand = letters.slice(8, 12);
  if (/^avi[fs]$/.test(brand)) return 'AVIF';
  return /^(?:hei[cxms]|hev[cxms]|mif[12]|msf1)$/.test(brand) ? 'HEIC' : null;
}

/** Kinds of pictures that nothing here reads. */
export type UnusableImage = 'SVG' | 'GIF' | 'BMP';

/** What a user can do about a picture of such a kind. */
export const UNUSABLE_IMAGE_ADVICE: Record<UnusableImage, string> = {
  SVG: 'SVG drawings can’t be used. Please save it as a PNG and choose that.',
  GIF: 'GIF pictures can’t be used. Please choose a still JPEG or PNG.',
  BMP: 'BMP pictures can’t be used. Please save it as a JPEG or PNG.',
};

/** As much of a drawing as it takes to find its root element behind a comment or two. */
export const DRAWING_SEARCH_BYTES = 1024;

/**
 * Which of the kinds a file is; null for any other file, also for a text that begins like a picture.
 * @param head its first {@link DRAWING_SEARCH_BYTES}
 * @param type as the browser states it; empty when it is unknown
 */
export function unusableImageOf(head: Uint8Array, type: string): UnusableImage | null {
  if (type !== '' && !type.startsWith('image/')) return null;
  const text = new TextDecoder().decode(head);
  if (/^GIF8[79]a/.test(text)) return 'GIF';
  if (text.startsWith('BM')) return 'BMP';
  return /<svg[\s>]/i.test(text) ? 'SVG' : null;
}

/** The refusal of a file that is none of the types we take, with what to do about it where its kind is known. */
export function refusedFile(bytes: Uint8Array): AppError {
  const kind = foreignImageOf(bytes);
  const userMessage = kind ? FOREIGN_IMAGE_ADVICE[kind] : undefined;
  return new AppError('invalid_file_type', 'not a JPEG, PNG or WebP', { userMessage });
}

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The letters of WebP's container, and of WebP itself behind the container's length. */
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];
