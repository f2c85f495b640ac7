import type { UploadMimeType } from '@adwright/contracts/values';

/** A picture in a format that all other code can open (JPEG, PNG or WebP). */
export interface ReadablePicture {
  bytes: Uint8Array;
  mediaType: UploadMimeType;
  /** Number of pages in the uploaded file; only the first page is converted. */
  pages: number;
}

/**
 * The answer of the conversion process: the picture, or a sentence for the user with the reason for the refusal. If the
 * process has no sentence for the user, it ends without an answer.
 */
export type ConversionReply = ReadablePicture | { refusal: string };
