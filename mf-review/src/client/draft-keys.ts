import { getAnswerKey } from '@adwright/ads/review-threads';
import type { ReviewAd, ReviewView } from '@adwright/contracts/review';

/** Returns the session storage key for the draft of a comment on an ad. */
export const commentKey = (reviewAdId: string) => `review-comment:${reviewAdId}`;

/**
 * Returns the session storage key for the draft of a decision's comment, on one ad or on all ads.
 */
export const noteKey = (reviewAdId: string) => `review-note:${reviewAdId}`;
export const ALL_ADS = 'all';

/** Returns the session storage keys of all drafts on a review's page. */
export function listDraftKeys({ ads }: ReviewView): string[] {
  return [noteKey(ALL_ADS), ...ads.flatMap(listAdDraftKeys)];
}

/**
 * Returns the session storage keys of an ad's drafts: the new comment, the decision's comment, and an answer to
 * each comment.
 */
export function listAdDraftKeys({ id, comments }: ReviewAd): string[] {
  return [commentKey(id), noteKey(id), ...comments.map((comment) => getAnswerKey(comment.id))];
}
