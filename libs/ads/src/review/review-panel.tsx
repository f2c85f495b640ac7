import { AD_FORMAT_NAMES, AD_FORMATS, PATHS } from '@adwright/contracts';
import { type ReviewOfAd, WHOLE_AD } from '@adwright/contracts/review';
import { formatShortDate, Panel } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { Link } from '@adwright/ui/router';
import { useMemo } from 'react';
import { CommentThreads } from '../review-threads/comment-threads.tsx';
import { DecisionList } from '../review-threads/decision-list.tsx';
import { PointedPicture } from '../review-threads/pointed-picture.tsx';
import { ReviewStateBadge } from '../review-threads/review-state-badge.tsx';
import { groupThreads, listPoints } from '../review-threads/threads.ts';
import { LinkActions } from './link-actions.tsx';
import classes from './review-panel.module.css';
import { downloadAudit, printAudit, useReviewActions, useReviewsOfAd } from './review-queries.ts';

interface ReviewPanelProps {
  adId: string;
  /**
   * Text for an ad without a review link. If it is absent, the panel is hidden for an ad without a review link.
   */
  whenUnshared?: string;
}

/**
 * Shows the comments and decisions of reviewers on an ad, grouped by review link, with the points on the ad's
 * picture.
 */
export function ReviewPanel({ adId, whenUnshared }: ReviewPanelProps) {
  const { data: reviews, isError, refetch } = useReviewsOfAd(adId);
  if (!reviews && isError) {
    return (
      <Panel title="Approval">
        <p role="alert">The reviews of this ad can’t be loaded.</p>
        <Button onClick={() => void refetch()}>Try Again</Button>
      </Panel>
    );
  }
  if (!reviews?.length) {
    return reviews && whenUnshared ? <Panel title="Approval">{whenUnshared}</Panel> : null;
  }
  return (
    <Panel title="Approval">
      {reviews.map((review) => (
        <Review key={review.id} review={review} />
      ))}
    </Panel>
  );
}

const STATE_WORDS = { open: 'Open', revoked: 'Revoked', expired: 'Expired' } as const;

function Review({ review }: { review: ReviewOfAd }) {
  const { ad } = review;
  const { sendVersion, write } = useReviewActions();
  const threads = useMemo(() => groupThreads(ad.comments), [ad.comments]);
  const isOpen = review.state === 'open';
  const pointed = AD_FORMAT_NAMES.flatMap((format) => {
    const src = ad.images[format];
    const points = listPoints(threads, format, ad.version);
    return src && points.length > 0 ? [{ format, src, points }] : [];
  });
  return (
    <article className={classes.review} aria-label={review.name}>
      <div className={classes.head}>
        <h3 dir="auto">{review.name}</h3>
        <ReviewStateBadge state={ad.state} newerVersions={ad.newer_versions} />
      </div>
      <p className={classes.note}>
        {STATE_WORDS[review.state]} link of {formatShortDate(review.created_at)}, version{' '}
        {ad.version}
        {review.expires_at && isOpen ? `, until ${formatShortDate(review.expires_at)}` : ''}
      </p>
      <DecisionList decisions={ad.decisions} />
      <div className={classes.actions}>
        {isOpen && ad.newer_versions > 0 ? (
          <Button type="primary" onClick={() => void sendVersion(ad.id)}>
            Send the new version
          </Button>
        ) : null}
        {isOpen ? <LinkActions review={review} /> : null}
        <Button onClick={() => void downloadAudit(review.id, review.name)}>Audit as CSV</Button>
        <Button onClick={() => void printAudit(review.id, review.name)}>Audit as PDF</Button>
      </div>
      {pointed.length > 0 ? (
        <div className={classes.pictures}>
          {pointed.map(({ format, src, points }) => (
            <PointedPicture
              key={format}
              src={src}
              alt={`${AD_FORMATS[format].label} picture with the points of comments`}
              format={format}
              points={points}
              sizes="(min-width: 768px) 440px, 100vw"
            />
          ))}
        </div>
      ) : null}
      <CommentThreads
        threads={threads}
        version={ad.version}
        side="sender"
        answerNote={
          <p className={classes.note}>
            Your client reads it under your name from <Link to={PATHS.account}>your account</Link>,
            without your mail address.
          </p>
        }
        onAnswer={(parentId, body, id) =>
          write(review.id, {
            ...WHOLE_AD,
            id,
            body,
            parent_id: parentId,
            review_ad_id: ad.id,
            version: ad.version,
          })
        }
        onResolve={(commentId, isResolved) =>
          write(review.id, { comment_id: commentId, is_resolved: isResolved })
        }
      />
    </article>
  );
}
