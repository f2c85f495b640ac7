import type { AdFormat } from '@adwright/contracts';
import type { ReviewComment } from '@adwright/contracts/review';

/** A comment with its answers. */
export interface Thread {
  /** Number of the thread, from 1 in the order of threads; it marks the thread's point on a picture. */
  number: number;
  comment: ReviewComment;
  answers: ReviewComment[];
}

/** A numbered point on a picture, in shares of its width and height. */
export interface Point {
  number: number;
  x: number;
  y: number;
}

/** Groups comments, given oldest first, into threads. */
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
 * Lists the points of open threads on one version's picture. Points of other versions are omitted, since the
 * picture may have changed there.
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
