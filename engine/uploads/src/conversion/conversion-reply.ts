import type { UploadMimeType } from '@adwright/contracts/values';

/** A picture in a format that all other code can open (JPEG, PNG or WebP). */
export interface ReadablePicture {
  bytes: Uint8Array;
  mediaType: UploadMimeType;
  /** Number of pages in the uploaded file; only the first page is converted. */
  pages: number;
}

/**
 * The answer of the conversion process: the picture, or one sentence that tells the user why the picture was
 * refused. The conversion process ends without an answer if it has no sentence for the user.
 */
export type ConversionReply = ReadablePicture | { refusal: string };
