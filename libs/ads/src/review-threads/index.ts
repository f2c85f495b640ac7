export { getAnswerKey } from './answer-key.ts';
export { CommentForm } from './comment-form.tsx';
export { describePlace } from './comment-place.ts';
export { CommentThreads } from './comment-threads.tsx';
export { DecisionList } from './decision-list.tsx';
export { type PointChange, PointedPicture, type Position } from './pointed-picture.tsx';
export { ReviewStateBadge } from './review-state-badge.tsx';
export { NOT_SENT, OUTCOME_TEXTS, REVIEW_STATE_LABELS } from './review-texts.ts';
export { groupThreads, listPoints, type Thread } from './threads.ts';
