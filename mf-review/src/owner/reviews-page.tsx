import {
  downloadAudit,
  LinkActions,
  printAudit,
  useOwnReviews,
  useReviewActions,
} from '@adwright/ads/review';
import { buildAdPath, PATHS } from '@adwright/contracts';
import type { OwnReview } from '@adwright/contracts/review';
import {
  EmptyState,
  ErrorState,
  formatShortDate,
  LinkButton,
  LoadingIndicator,
  PageHeader,
  PageShell,
} from '@adwright/ui';
import { Checkbox } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { KitRule } from './kit-rule.tsx';
import classes from './reviews-page.module.css';

/** Shows the page /reviews with the user's review links, and the review states of the ads in each link. */
export function ReviewsPage() {
  return (
    <PageShell>
      <PageHeader
        title="Review links"
        lead="What you have sent for approval. Links are made in My Ads, in an ad’s details and in a campaign."
        actions={<LinkButton to={PATHS.myAds}>My Ads</LinkButton>}
      />
      <KitRule />
      <Links />
    </PageShell>
  );
}

function Links() {
  const { data: reviews, isError, refetch } = useOwnReviews();
  if (!reviews && isError) {
    return <ErrorState title="Your links can’t be loaded." onRetry={() => void refetch()} />;
  }
  if (!reviews) return <LoadingIndicator label="Loading your links" />;
  if (reviews.length === 0) {
    return (
      <EmptyState
        title="No review links yet"
        description="Choose ads in My Ads, then Share for approval. Your client needs no account."
      />
    );
  }
  return (
    <ul className={classes.links}>
      {reviews.map((review) => (
        <LinkItem key={review.id} review={review} />
      ))}
    </ul>
  );
}

function LinkItem({ review }: { review: OwnReview }) {
  const { id, name, state, ad_id: adId, mails_decisions: hasMails } = review;
  const { setMails } = useReviewActions();
  return (
    <li className={classes.link}>
      <h2 dir="auto">{name}</h2>
      <p>{describeAnswers(review)}</p>
      <p className={classes.note}>{describeHistory(review)}</p>
      <div className={classes.actions}>
        {adId ? (
          <LinkButton to={buildAdPath(adId)} label={`See the comments: ${name}`}>
            See the comments
          </LinkButton>
        ) : null}
        <Button aria-label={`Audit as CSV: ${name}`} onClick={() => void downloadAudit(id, name)}>
          Audit as CSV
        </Button>
        <Button aria-label={`Audit as PDF: ${name}`} onClick={() => void printAudit(id, name)}>
          Audit as PDF
        </Button>
        {state === 'open' ? <LinkActions review={review} /> : null}
      </div>
      <Checkbox
        aria-label={`Send me a mail when somebody decides: ${name}`}
        checked={hasMails}
        onChange={(event) => void setMails(id, event.target.checked)}
      >
        Send me a mail when somebody decides
      </Checkbox>
    </li>
  );
}

function describeAnswers({ ads, approved, changes_asked: asked }: OwnReview): string {
  const changes = asked > 0 ? `, changes asked to ${asked}` : '';
  return `${approved} of ${ads} approved${changes}`;
}

const STATE_WORDS = { open: 'Open', revoked: 'Revoked', expired: 'Expired' } as const;

function describeHistory({
  state,
  created_at: made,
  expires_at: end,
  has_password,
}: OwnReview): string {
  const until = end && state === 'open' ? `, until ${formatShortDate(end)}` : '';
  const password = has_password ? ', with a password' : '';
  return `${STATE_WORDS[state]}, made ${formatShortDate(made)}${until}${password}`;
}
