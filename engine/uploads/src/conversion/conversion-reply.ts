import type { UploadMimeType } from '@adwright/contracts/values';

/** A picture that everything else here can open. */
export interface ReadablePicture {
  bytes: Uint8Array;
  mediaType: UploadMimeType;
  /** Number of pages in the file; only the first one is read. */
  pages: number;
}

/** What the process answers: the picture, or one sentence for the user. It ends without an answer where it knows no sentence. */
export type ConversionReply = ReadablePicture | { refusal: string };
