import * as z from 'zod';
import { IMAGE_SIGNATURE_BYTES, imageTypeOf, type UploadMimeType } from './image-type.ts';
import { MAX_UPLOAD_BYTES, UPLOAD_MIME_TYPES } from './limits.ts';
import { isStorable } from './plain-text.ts';

export const BUCKETS = {
  adImages: 'ad_images',
  photoshoots: 'photoshoots',
  assets: 'assets',
  jobAnswers: 'job_answers',
} as const;

/** Characters other than letters, digits and dots become underscores (spec §3 Storage). */
export function sanitiseFileName(name: string): string {
  return name.replace(/[^a-zA-Z0-9.]/g, '_');
}

/** Random digits behind the milliseconds of an upload's timestamp: 59 bits that nobody can guess. */
const RANDOM_DIGITS = 18;

/**
 * The timestamp in an upload's path (spec §3): milliseconds since 1970, followed by random digits. The path is part of a
 * public address, and whoever knows one of a user's addresses knows their folder.
 */
export function uploadTimestamp(now: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_DIGITS * 4));
  // Bytes from 250 would make the lower digits likelier.
  const digits = [...bytes].filter((byte) => byte < 250).map((byte) => byte % 10);
  return `${now}${digits.slice(0, RANDOM_DIGITS).join('')}`;
}

/** Object path in `ad_images`: {userId}/{prefix}_{timestamp}_{sanitised file name}. @param prefix of the tool: letters. */
export function adImagePath(
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

/** Object path in `assets`: {userId}/{uuid}.{ending of its type}. Nobody can guess it, and nothing of the file's name is in it. */
export function assetPath(userId: string, type: UploadMimeType): string {
  return `${userId}/${crypto.randomUUID()}.${ENDINGS[type]}`;
}

export type UploadProblem = 'too-large' | 'wrong-type';

/**
 * The browser's check of an upload (spec §5), before anything is spent: its size, the type that it claims, then what its
 * first bytes say. Null when it may be sent. Never rejects: a file that can't be read is no image.
 */
export async function uploadProblem(file: Blob): Promise<UploadProblem | null> {
  if (file.size > MAX_UPLOAD_BYTES) return 'too-large';
  if (!UPLOAD_MIME_TYPES.some((type) => type === file.type)) return 'wrong-type';
  try {
    const head = await file.slice(0, IMAGE_SIGNATURE_BYTES).arrayBuffer();
    return imageTypeOf(new Uint8Array(head)) ? null : 'wrong-type';
  } catch {
    return 'wrong-type';
  }
}

/** An uploaded object's public address; the engine further insists on the storage origin. */
export const imageUrlSchema = z
  .url({ protocol: /^https?$/ })
  .max(2048)
  .refine(isStorable, 'Holds characters that cannot be stored');
