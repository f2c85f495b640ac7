import type { UploadMimeType } from '@adwright/contracts/values';

/** A picture that all other code can open. */
export interface ReadablePicture {
  bytes: Uint8Array;
  mediaType: UploadMimeType;
  /** Number of pages in the file; only the first one is read. */
  pages: number;
}

/**
 * The answer of the conversion process: the picture, or one sentence for the user why it was refused. If the
 * process has no such sentence, it ends without an answer.
 */
export type ConversionReply = ReadablePicture | { refusal: string };
