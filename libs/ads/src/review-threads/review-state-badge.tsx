import type { ReviewState } from '@adwright/contracts/review';
import classes from './review-state-badge.module.css';
import { REVIEW_STATE_LABELS } from './review-texts.ts';

interface ReviewStateBadgeProps {
  state: ReviewState;
  /** Number of versions that are newer than the reviewed version. */
  newerVersions: number;
}

/** Shows an ad's review state, with a note when the review concerns an older version. */
export function ReviewStateBadge({ state, newerVersions }: ReviewStateBadgeProps) {
  return (
    <span className={`${classes.badge} ${classes[state]}`}>
      {REVIEW_STATE_LABELS[state]}
      {state !== 'draft' && newerVersions > 0 ? `, ${describeNewerVersions(newerVersions)}` : ''}
    </span>
  );
}

function describeNewerVersions(versions: number): string {
  return versions === 1 ? '1 version newer' : `${versions} versions newer`;
}
