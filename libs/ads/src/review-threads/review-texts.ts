import type { ReviewOutcome, ReviewState } from '@adwright/contracts/review';

export const REVIEW_STATE_LABELS: Record<ReviewState, string> = {
  draft: 'Draft',
  in_review: 'In review',
  changes_asked: 'Changes asked',
  approved: 'Approved',
};

/**
 * Error messages for a comment or decision that was not saved. A text that could not be sent remains in its
 * field.
 */
export const OUTCOME_TEXTS: Record<Exclude<ReviewOutcome, 'done'>, string> = {
  password: 'The link needs its password again. Your text stays here.',
  revoked: 'This link was revoked. Your text stays here: copy it and send it another way.',
  expired: 'This link has expired. Your text stays here: copy it and send it another way.',
  not_found: 'This comment is no longer there. Your text stays here.',
  ad_deleted: 'This ad was deleted. Your text stays here.',
  full: 'This review is full: it takes no more comments. Your text stays here.',
  stale: 'A newer version of an ad was sent meanwhile. Please look at it and decide again.',
};

/** Error message for a request that got no response. */
export const NOT_SENT = 'This could not be sent. Your text stays here: please try again.';

/** Error message for a text that is too long or contains characters that cannot be stored. */
export const NOT_VALID =
  'This can’t be kept as it is. Your text stays here: please shorten it, or take unusual characters out.';
