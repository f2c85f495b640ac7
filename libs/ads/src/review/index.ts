export { LinkActions } from './link-actions.tsx';
export { ReviewPanel } from './review-panel.tsx';
export { downloadAudit, printAudit, useOwnReviews, useReviewActions } from './review-queries.ts';
export { ShareButton } from './share-button.tsx';
