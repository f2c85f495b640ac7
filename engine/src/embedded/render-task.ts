import type { Creative } from '@adwright/contracts';
import type { AdCopy, CopyBrief } from './copy/ad-copy.ts';

/** An ad, composed from a brief. */
export interface AdTask {
  kind: 'ad';
  brief: CopyBrief;
  /** Written on the main thread: the language data would cost every thread some 100 MB, and takes a millisecond to use. */
  copy: AdCopy;
  /** A post is square. */
  format: NonNullable<Creative['format']>;
  seed: number;
  /** Number of the variation, from 0; layout and looks differ from one to the next. */
  variation: number;
}

/** An uploaded photo, mended. */
export interface EnhanceTask {
  kind: 'enhance';
  photo: Uint8Array;
}

/** Work for a thread: plain data, for structured clone. Each task is a fair share, at best one picture. */
export type RenderTask = AdTask | EnhanceTask;
