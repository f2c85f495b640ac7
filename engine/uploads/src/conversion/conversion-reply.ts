import type { UploadMimeType } from '@adwright/contracts/values';

/** A picture that everything else here can open. */
export interface ReadablePicture {
  bytes: Uint8Array;
  mediaType: UploadMimeType;
  /** Number of pages in the file; only the first one is read. */
  pages: number;
}

/**
 * What the process answers: the picture, or one sentence for the user. The process ends without an answer if it
 * has no sentence for the user.
 */
export type ConversionReply = ReadablePicture | { refusal: string };
