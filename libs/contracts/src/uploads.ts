import * as z from 'zod';
import {
  DRAWING_SEARCH_BYTES,
  detectForeignImage,
  detectImageType,
  detectUnusableImage,
  type ForeignImage,
  IMAGE_SIGNATURE_BYTES,
  type UnusableImage,
  type UploadMimeType,
} from './image-type.ts';
import { MAX_UPLOAD_BYTES, UPLOAD_MIME_TYPES } from './limits.ts';
import { isStorable } from './plain-text.ts';

/**
 * Maximum number of characters of a sanitised file name. A longer name loses its beginning, since the ending
 * matters most.
 */
const MAX_NAME_LENGTH = 100;

/**
 * Replaces characters other than letters, digits and dots by underscores (spec §3 Storage). Consecutive dots,
 * which the storage reads as a parent folder, become one: "at 4.09 p.m..png".
 */
export function sanitiseFileName(name: string): string {
  return name
    .replace(/[^a-zA-Z0-9.]/g, '_')
    .replace(/\.{2,}/g, '.')
    .slice(-MAX_NAME_LENGTH);
}

/** Returns the lower-case extension of a file's name; `jpg` for a name without a usable one. */
export function getFileEnding(name: string): string {
  return /\.([a-z0-9]{1,5})$/.exec(name.toLowerCase())?.[1] ?? 'jpg';
}

/** Random digits after the milliseconds of an upload's timestamp: 59 bits, which nobody can guess. */
const RANDOM_DIGITS = 18;

/**
 * Returns the timestamp in an upload's path (spec §3): milliseconds since 1970, then random digits. The path is
 * part of a URL, and one known URL reveals the user's folder.
 */
export function uploadTimestamp(now: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_DIGITS * 4));
  // Bytes of 250 and more would make the lower digits more likely.
  const digits = [...bytes].filter((byte) => byte < 250).map((byte) => byte % 10);
  return `${now}${digits.slice(0, RANDOM_DIGITS).join('')}`;
}

/**
 * Returns the object path in `uploads`, as the spec defines for `ad_images`:
 * {userId}/{prefix}_{timestamp}_{sanitised file name}.
 * @param prefix of the tool, letters only
 */
export function buildAdImagePath(
  userId: string,
  prefix: string,
  timestamp: string,
  fileName: string,
): string {
  return `${userId}/${prefix}_${timestamp}_${sanitiseFileName(fileName)}`;
}

const ENDINGS: Record<UploadMimeType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/**
 * Returns the object path in `assets`: {userId}/{uuid}.{extension of its type}. Nobody can guess the path, and
 * it contains nothing of the file's name.
 */
export function buildAssetPath(userId: string, type: UploadMimeType): string {
  return `${userId}/${crypto.randomUUID()}.${ENDINGS[type]}`;
}

export type UploadProblem = 'too-large' | 'wrong-type' | ForeignImage | UnusableImage;

/**
 * Checks an upload in the browser before anything is spent (spec §5). The check compares the first bytes, the
 * size and the stated type. Returns null when the file can be sent, or else the problem, such as a format to
 * convert first. Never rejects: an unreadable file counts as no image.
 */
export async function uploadProblem(file: Blob): Promise<UploadProblem | null> {
  try {
    const start = new Uint8Array(await file.slice(0, DRAWING_SEARCH_BYTES).arrayBuffer());
    const head = start.subarray(0, IMAGE_SIGNATURE_BYTES);
    if (file.size > MAX_UPLOAD_BYTES) return 'too-large';
    // The stated type is not checked, because browsers report none for most of these formats.
    const foreign = detectForeignImage(head);
    if (foreign) return foreign;
    const isClaimed = UPLOAD_MIME_TYPES.some((type) => type === file.type);
    if (isClaimed && detectImageType(head)) return null;
    return detectUnusableImage(start, file.type) ?? 'wrong-type';
  } catch {
    return 'wrong-type';
  }
}

/** URL of an uploaded object. The engine also requires the origin of the storage. */
export const imageUrlSchema = z
  .url({ protocol: /^https?$/ })
  .max(2048)
  .refine(isStorable, 'Holds characters that cannot be stored');
