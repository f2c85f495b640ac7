import type { ReviewAd, ReviewView } from '@adwright/contracts/review';
import { formatLongDate, PageHeader } from '@adwright/ui';
import { AdReview } from './ad-review.tsx';
import { DecisionBar } from './decision-form.tsx';
import { ALL_ADS } from './draft-keys.ts';
import classes from './review-page.module.css';
import { useReviewer } from './use-reviewer.ts';
import { useSendEntry } from './use-send-entry.ts';

interface ReviewSheetProps {
  token: string;
  review: ReviewView;
  /** True if the last request got no response. */
  isLost: boolean;
}

/** Shows the ads of a review, one below another. */
export function ReviewSheet({ token, review, isLost }: ReviewSheetProps) {
  const { reviewer, keep } = useReviewer();
  const send = useSendEntry(token);
  const reviewing = { reviewer, onNamed: keep, send };
  const { ads, approvals_asked: asked } = review;
  const decidable = ads.filter(({ is_deleted }) => !is_deleted);
  return (
    <>
      <PageHeader title={review.name} lead={describeReview(review)} />
      <div aria-live="polite">
        {isLost ? (
          <p className={classes.notice}>
            The connection is lost. What you type stays here, and the page goes on by itself.
          </p>
        ) : null}
      </div>
      <Progress ads={ads} />
      {decidable.length > 1 ? (
        <section aria-label="All ads" className={classes.all}>
          <DecisionBar
            {...reviewing}
            ads={decidable}
            name={ALL_ADS}
            labels={{
              approved: `Approve all ${decidable.length}`,
              changes_asked: 'Ask for changes to all',
            }}
          />
        </section>
      ) : null}
      {ads.map((ad, at) => (
        <AdReview key={ad.id} {...reviewing} ad={ad} number={at + 1} approvalsAsked={asked} />
      ))}
    </>
  );
}

function describeReview({ ads, expires_at: end }: ReviewView): string {
  const count = ads.length === 1 ? '1 ad to look at.' : `${ads.length} ads to look at.`;
  return end ? `${count} This link is open until ${formatLongDate(end)}.` : count;
}

function Progress({ ads }: { ads: readonly ReviewAd[] }) {
  const approved = ads.filter(({ state }) => state === 'approved').length;
  return (
    <div className={classes.progress}>
      <p role="status">
        {approved} of {ads.length} approved
      </p>
      <div className={classes.bar} aria-hidden>
        <div style={{ width: `${(approved / ads.length) * 100}%` }} />
      </div>
    </div>
  );
}
