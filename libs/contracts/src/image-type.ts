import { AppError } from './app-error.ts';
import type { UPLOAD_MIME_TYPES } from './limits.ts';

/** MIME types of the images that the product accepts. */
export type UploadMimeType = (typeof UPLOAD_MIME_TYPES)[number];

/** Number of bytes at the start of a file that identify the image type. */
export const IMAGE_SIGNATURE_BYTES = 12;

/**
 * Returns the MIME type of an image by its first bytes (WHATWG MIME Sniffing §6.1). The file's name and its
 * declared type are ignored.
 * @param bytes bytes from the beginning of the file; {@link IMAGE_SIGNATURE_BYTES} bytes are enough
 * @returns null for any other type of file
 */
export function detectImageType(bytes: Uint8Array): UploadMimeType | null {
  const holds = (signature: readonly number[], at = 0) =>
    signature.every((byte, index) => bytes[at + index] === byte);
  if (holds(JPEG)) return 'image/jpeg';
  if (holds(PNG)) return 'image/png';
  if (holds(RIFF) && holds(WEBP, 8)) return 'image/webp';
  return null;
}

/**
 * Picture formats of phones, scanners and design programs. The engine converts pictures in these formats on upload.
 */
export type ForeignImage = 'HEIC' | 'AVIF' | 'TIFF';

/** Advice for a user, by the format of the picture that can't be converted. */
export const FOREIGN_IMAGE_ADVICE: Record<ForeignImage, string> = {
  HEIC: 'This HEIC photo can’t be read here. Please send it as JPEG: choose “Most Compatible” under Settings › Camera › Formats, or save a screenshot of it.',
  AVIF: 'This AVIF image can’t be read here. Please save it as JPEG or PNG.',
  TIFF: 'This TIFF image can’t be read here. Please save it as JPEG or PNG.',
};

/**
 * Returns the format of a file that {@link detectImageType} does not recognise but that can be converted, by
 * its first bytes. Returns null for any other file.
 */
export function detectForeignImage(bytes: Uint8Array): ForeignImage | null {
  const letters = String.fromCharCode(...bytes.subarray(0, IMAGE_SIGNATURE_BYTES));
  // The signature of a large TIFF file (BigTIFF) has a "+" in place of the "*".
  if (/^(?:II[*+]\0|MM\0[*+])/.test(letters)) return 'TIFF';
  // ISO base media files state their brand after the letters "ftyp" (ISO/IEC 14496-12 §4.3, 23008-12 §10).
  if (letters.slice(4, 8) !== 'ftyp') return null;
  const brand = letters.slice(8, 12);
  if (/^avi[fs]$/.test(brand)) return 'AVIF';
  return /^(?:hei[cxms]|hev[cxms]|mif[12]|msf1)$/.test(brand) ? 'HEIC' : null;
}

/** Picture formats that the product can't read or convert. */
export type UnusableImage = 'SVG' | 'GIF' | 'BMP';

/** Advice for a user, by the unusable format of the picture. */
export const UNUSABLE_IMAGE_ADVICE: Record<UnusableImage, string> = {
  SVG: 'SVG drawings can’t be used. Please save it as a PNG and choose that.',
  GIF: 'GIF pictures can’t be used. Please choose a still JPEG or PNG.',
  BMP: 'BMP pictures can’t be used. Please save it as a JPEG or PNG.',
};

/**
 * Number of bytes at the start of a file that are searched for the root element of an SVG. Comments may
 * precede the root element.
 */
export const DRAWING_SEARCH_BYTES = 1024;

/**
 * Returns the format of a file that the product can't read. Returns null for any other file, including a text
 * that only begins like a picture.
 * @param head the file's first {@link DRAWING_SEARCH_BYTES} bytes
 * @param type MIME type that the browser states; empty when the browser knows no type
 */
export function detectUnusableImage(head: Uint8Array, type: string): UnusableImage | null {
  if (type !== '' && !type.startsWith('image/')) return null;
  const text = new TextDecoder().decode(head);
  if (/^GIF8[79]a/.test(text)) return 'GIF';
  if (text.startsWith('BM')) return 'BMP';
  return /<svg[\s>]/i.test(text) ? 'SVG' : null;
}

/** Returns the error for a file of an unsupported type, with advice for known formats. */
export function refuseFile(bytes: Uint8Array): AppError {
  const kind = detectForeignImage(bytes);
  const userMessage = kind ? FOREIGN_IMAGE_ADVICE[kind] : undefined;
  return new AppError('invalid_file_type', 'the file is no JPEG, PNG or WebP', { userMessage });
}

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/**
 * A WebP file begins with the signature of its container (RIFF). The signature "WEBP" follows the container's
 * length.
 */
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];
