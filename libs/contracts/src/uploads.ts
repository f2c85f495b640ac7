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
 * Maximum number of characters of a sanitised file name. A longer name is cut at its beginning, because its end
 * contains the file extension.
 */
const MAX_NAME_LENGTH = 100;

/**
 * Replaces each character that is not a letter, a digit or a dot by an underscore (spec §3 Storage).
 * Consecutive dots become one dot, because the storage reads two dots as a parent folder. An example is "at
 * 4.09 p.m..png".
 */
export function sanitiseFileName(name: string): string {
  return name
    .replace(/[^a-zA-Z0-9.]/g, '_')
    .replace(/\.{2,}/g, '.')
    .slice(-MAX_NAME_LENGTH);
}

/** Returns the lower-case extension of a file's name, or `jpg` for a name without a valid extension. */
export function getFileEnding(name: string): string {
  return /\.([a-z0-9]{1,5})$/.exec(name.toLowerCase())?.[1] ?? 'jpg';
}

/**
 * Number of random digits after the milliseconds in an upload's timestamp. The digits are 59 random bits,
 * which can't be guessed.
 */
const RANDOM_DIGITS = 18;

/**
 * Returns the timestamp in an upload's path (spec §3): milliseconds since 1970, then random digits. The path
 * is part of a URL and must be unguessable, because a known URL reveals the user's folder.
 */
export function uploadTimestamp(now: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_DIGITS * 4));
  // Bytes from 250 on are dropped, because they would make some digits more likely than others.
  const digits = [...bytes].filter((byte) => byte < 250).map((byte) => byte % 10);
  return `${now}${digits.slice(0, RANDOM_DIGITS).join('')}`;
}

/**
 * Returns the object path in `uploads` that the spec defines for `ad_images`:
 * {userId}/{prefix}_{timestamp}_{sanitised file name}.
 * @param prefix letters that identify the tool
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
 * Returns the object path in `assets`: {userId}/{uuid}.{extension for the MIME type}. The path can't be
 * guessed, and contains no part of the file's name.
 */
export function buildAssetPath(userId: string, type: UploadMimeType): string {
  return `${userId}/${crypto.randomUUID()}.${ENDINGS[type]}`;
}

export type UploadProblem = 'too-large' | 'wrong-type' | ForeignImage | UnusableImage;

/**
 * Checks an upload in the browser before credits are spent (spec §5). The check of an upload examines the file's first
 * bytes, size and stated MIME type. Returns null when the file can be sent. Otherwise returns the problem, such as a
 * format that must be converted first. The promise never rejects, because an unreadable file has the problem "no
 * image".
 */
export async function uploadProblem(file: Blob): Promise<UploadProblem | null> {
  try {
    const start = new Uint8Array(await file.slice(0, DRAWING_SEARCH_BYTES).arrayBuffer());
    const head = start.subarray(0, IMAGE_SIGNATURE_BYTES);
    if (file.size > MAX_UPLOAD_BYTES) return 'too-large';
    // The stated MIME type is not checked, because browsers state no type for most HEIC, AVIF and TIFF files.
    const foreign = detectForeignImage(head);
    if (foreign) return foreign;
    const isClaimed = UPLOAD_MIME_TYPES.some((type) => type === file.type);
    if (isClaimed && detectImageType(head)) return null;
    return detectUnusableImage(start, file.type) ?? 'wrong-type';
  } catch {
    return 'wrong-type';
  }
}

/** The URL of an uploaded file. The engine also requires that the URL belongs to the configured storage. */
export const imageUrlSchema = z
  .url({ protocol: /^https?$/ })
  .max(2048)
  .refine(isStorable, 'Holds characters that cannot be stored');
