import type { Creative } from '@adwright/contracts';
import type { CopyBrief } from './copy/ad-copy.ts';

/** An ad, composed from a brief. */
export interface AdTask {
  kind: 'ad';
  brief: CopyBrief;
  /** A post is square. */
  format: NonNullable<Creative['format']>;
  seed: number;
  /** Number of the variation, from 0; copy, layout and looks differ from one to the next. */
  variation: number;
}

/** Work for a thread: plain data, for structured clone. Each task is a fair share, at best one picture. */
export type RenderTask = AdTask;
