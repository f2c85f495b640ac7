import { getErrorMessage, isAppError } from '@adwright/contracts';
import type { ReviewView } from '@adwright/contracts/review';
import { LoadingIndicator, PageFrame, PageHeader } from '@adwright/ui';
import { useParams } from '@adwright/ui/router';
import { type ReactNode, useState } from 'react';
import { listDraftKeys } from './draft-keys.ts';
import { KeptDrafts } from './kept-drafts.tsx';
import { PasswordForm } from './password-form.tsx';
import classes from './review-page.module.css';
import { ReviewSheet } from './review-sheet.tsx';
import { useReview } from './use-review.ts';

/** Shows the page /review/{token}, on which a client views ads, comments and decides, without an account. */
export function ReviewPage() {
  const { token = '' } = useParams();
  return (
    <PageFrame>
      <meta name="robots" content="noindex, nofollow" />
      <ReviewOfToken key={token} token={token} />
    </PageFrame>
  );
}

function ReviewOfToken({ token }: { token: string }) {
  const { data, error, dataUpdatedAt, errorUpdatedAt, refetch } = useReview(token);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [review, setReview] = useState<ReviewView | null>(null);
  // A review link may end while the user is typing, so the drafts are shown outside of the ads.
  if (data?.outcome === 'open' && data.review !== review) {
    setReview(data.review);
    setKeys(listDraftKeys(data.review));
  }
  const isLost = error !== null && errorUpdatedAt > dataUpdatedAt;
  // A review link that was open may not exist any more, because the sender's account was deleted.
  if (isAppError(error, 'not_found')) {
    return (
      <Message title="No such review link">
        <p>{error.userMessage}</p>
        <KeptDrafts keys={keys} />
      </Message>
    );
  }
  if (!data) {
    if (error === null) return <LoadingIndicator label="Loading the review" />;
    return (
      <Message title="The review can’t be shown">
        <p role="alert">{getErrorMessage(error, 'Please try again.')}</p>
        <button type="button" className={classes.button} onClick={() => void refetch()}>
          Try Again
        </button>
      </Message>
    );
  }
  switch (data.outcome) {
    case 'password':
      return <PasswordForm token={token} />;
    case 'open':
      return <ReviewSheet token={token} review={data.review} isLost={isLost} />;
    default:
      return (
        <Message
          title={data.outcome === 'revoked' ? 'This link was revoked' : 'This link has expired'}
        >
          <p>Please ask whoever sent it for a new one.</p>
          <KeptDrafts keys={keys} />
        </Message>
      );
  }
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} />
      <div className={classes.message}>{children}</div>
    </>
  );
}
