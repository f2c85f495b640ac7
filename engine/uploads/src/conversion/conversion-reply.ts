import type { UploadMimeType } from '@adwright/contracts/values';

/** A picture in a format that all other code can open. */
export interface ReadablePicture {
  bytes: Uint8Array;
  mediaType: UploadMimeType;
  /** Number of pages in the file; only the first page is read. */
  pages: number;
}

/**
 * The answer of the conversion process: the picture, or one sentence that tells the user why the
 * picture was refused. If the process has no such sentence, it ends without an answer.
 */
export type ConversionReply = ReadablePicture | { refusal: string };
