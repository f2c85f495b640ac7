import type { AdFormat } from '@adwright/contracts';
import type { ReviewComment } from '@adwright/contracts/review';

/** A review comment with its answers. */
export interface Thread {
  /**
   * Number of the thread, from 1 in the order of the threads. The number of a thread also marks the thread's point on a
   * picture.
   */
  number: number;
  comment: ReviewComment;
  answers: ReviewComment[];
}

/** A numbered point on a picture, with coordinates relative to the picture's width and height. */
export interface Point {
  number: number;
  x: number;
  y: number;
}

/** Groups comments into threads; the comments must be sorted from the oldest to the newest. */
export function groupThreads(comments: readonly ReviewComment[]): Thread[] {
  const threads = new Map<string, Thread>();
  for (const comment of comments) {
    if (comment.parent_id === null) {
      threads.set(comment.id, { number: threads.size + 1, comment, answers: [] });
    } else {
      threads.get(comment.parent_id)?.answers.push(comment);
    }
  }
  return [...threads.values()];
}

/**
 * Lists the points of open threads on the picture of one version. Points of other versions are omitted,
 * because the picture may have changed there.
 */
export function listPoints(threads: readonly Thread[], format: AdFormat, version: number): Point[] {
  return threads.flatMap(({ number, comment }) =>
    comment.format === format &&
    comment.version === version &&
    !comment.is_resolved &&
    comment.x !== null &&
    comment.y !== null
      ? [{ number, x: comment.x, y: comment.y }]
      : [],
  );
}
