import { NOT_SENT, OUTCOME_TEXTS } from '@adwright/ads/review-threads';
import { isAppError } from '@adwright/contracts';
import {
  type Decision,
  type NewComment,
  type Resolution,
  type Reviewer,
  type ReviewRequest,
  writtenReviewSchema,
} from '@adwright/contracts/review';
import { callReview } from './call-review.ts';
import { readPass, useRefreshReview } from './use-review.ts';

type Entry =
  | { action: 'comment'; entry: NewComment & Reviewer }
  | { action: 'resolve'; entry: Resolution & Reviewer }
  | { action: 'decide'; entry: Decision };

/**
 * Sends a comment or a decision; returns the error message, or null after the comment or decision is saved and
 * shown.
 */
export type SendEntry = (entry: Entry) => Promise<string | null>;

/** Returns a function that sends comments and decisions of a review page: see {@link SendEntry}. */
export function useSendEntry(token: string): SendEntry {
  const refresh = useRefreshReview(token);
  return async (entry) => {
    const request: ReviewRequest = { ...entry, token, pass: readPass(token) };
    try {
      const { outcome } = await callReview(request, writtenReviewSchema);
      await refresh();
      return outcome === 'done' ? null : OUTCOME_TEXTS[outcome];
    } catch (error) {
      return isAppError(error) && error.code !== 'unavailable' ? error.userMessage : NOT_SENT;
    }
  };
}
