import { answerKey } from '@adwright/ads/review-threads';
import type { ReviewAd, ReviewView } from '@adwright/contracts/review';

/** Where the tab keeps a comment that is being written on an ad. */
export const commentKey = (reviewAdId: string) => `review-comment:${reviewAdId}`;

/** Where it keeps the words of a decision, on one ad or on all. */
export const noteKey = (reviewAdId: string) => `review-note:${reviewAdId}`;
export const ALL_ADS = 'all';

/** Every place in which something may be typed on a review's page. */
export function draftKeysOf({ ads }: ReviewView): string[] {
  return [noteKey(ALL_ADS), ...ads.flatMap(draftKeysOfAd)];
}

/** Those of one ad. */
export function draftKeysOfAd({ id, comments }: ReviewAd): string[] {
  return [commentKey(id), noteKey(id), ...comments.map((comment) => answerKey(comment.id))];
}
